# Generated from the contract by openapi-generator; change contracts/ instead.


VERSION = "0.3.0"
"""Version of this package, and of the contract that it was made from."""
