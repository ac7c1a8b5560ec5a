"""stub"""


def option_words(option, lang):
    return ""


def name_of(kind, n):
    return n
