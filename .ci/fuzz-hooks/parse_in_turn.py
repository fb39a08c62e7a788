"""One thread parses Python at a time.

Python up to 3.11.7 counts how deep its parser is in one place for all threads (CPython issue 106905), and Hypothesis parses the
sources of lambdas whenever it prints a strategy: with several workers a run ended in "AST constructor recursion depth mismatch".
"""

import ast
import threading

_one_at_a_time = threading.RLock()
_parse = ast.parse


def _parse_in_turn(*args, **kwargs):
    with _one_at_a_time:
        return _parse(*args, **kwargs)


ast.parse = _parse_in_turn
