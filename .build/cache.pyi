from functools import lru_cache as lru_cache
