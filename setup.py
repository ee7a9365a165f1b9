"""Compile the rules and the search of the bots with mypyc; without a compiler the same .py files are used as they are.

HASPELKNECHT_PURE=1 builds without compiling.
"""

import os
from pathlib import Path

from setuptools import setup

extensions = []
if not os.environ.get("HASPELKNECHT_PURE"):
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("mypyc is not installed: building the engine as plain Python")
    else:
        # Lets the C compiler inline across the exported functions (10 to 25 % faster).
        os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition"
        compiled = ("src/haspelknecht/rules", "src/haspelknecht/bots/search", "src/haspelknecht/envs/encoding")
        sources = sorted(str(path) for folder in compiled for path in Path(folder).rglob("*.py"))
        sources.append("src/haspelknecht/records/state_words.py")
        # The engine imports only itself; whatever else the package imports is not needed to compile it.
        options = ["--follow-imports=silent", "--ignore-missing-imports"]
        extensions = mypycify([*options, *sources], opt_level="3", debug_level="0")
        for extension in extensions:
            extension.optional = True  # no compiler: plain Python, not a failed installation

setup(ext_modules=extensions)
