"""The verbs of Imperial Settlers: effect nodes for what Locations produce, watch for and do when activated."""
