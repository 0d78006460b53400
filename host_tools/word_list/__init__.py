"""The list of words in which people compare a seal or a fingerprint: each is twelve bits.

`firmware/words.txt` has 4,096 lines of eight bytes: a word, blanks, a newline; in the order of the
alphabet. The device reads one line at a time (`firmware/storage/word_list.py`).
"""
