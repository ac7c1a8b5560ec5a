"""The version of the program (a record carries the rules version of its game instead)."""

VERSION = "0.1.0"
