"""The end: what is asked on paper, who has escaped, with how many points."""
