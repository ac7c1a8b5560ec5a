"""Prints the OpenAPI document of the server, from which `npm run types` in web/ writes the types of the page."""

from __future__ import annotations

import json

from imperia.server.openapi import document

if __name__ == "__main__":
    print(json.dumps(document(), indent=2))
