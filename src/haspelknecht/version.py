"""The version of the package; records are stamped with it."""

__version__ = "0.1.0"
