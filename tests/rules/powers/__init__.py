"""The rule tests of Powers: docs/rules/powers.md section by section, then the cards faction by faction."""
