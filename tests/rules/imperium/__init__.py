"""The rules of Imperium, section by section of docs/rules/imperium.md."""
