"""The rules of Imperial Settlers, section by section of docs/rules/settlers.md."""
