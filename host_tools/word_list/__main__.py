"""Choose the words anew and write `firmware/words.txt`: `make words`.

Every change of the list changes what the words of old notes mean: it is made once.
"""

from host_tools.word_list import file
from host_tools.word_list.choosing import Chooser

if __name__ == "__main__":
    file.PATH.write_text(file.text(Chooser().choose()), encoding="ascii")
