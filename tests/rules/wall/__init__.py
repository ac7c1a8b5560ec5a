"""The rules of The Great Wall, section by section of docs/rules/wall.md."""
