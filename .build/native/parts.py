from functools import lru_cache
from gwt.dsl import Effect, UpTo
from gwt.dsl.amounts import Bound, PerNamed
from gwt.dsl.effects import free_names
from gwt.dsl.nodes import field_values

@lru_cache(maxsize=4096)
def bind_name(effect: Effect, name: str, value: int) -> Effect:
    if name not in free_names(effect):
        return effect
    return type(effect)(*[_bound(part, name, value) for part in field_values(effect)])

def _bound(part: object, name: str, value: int) -> object:
    if isinstance(part, Effect):
        return bind_name(part, name, value)
    if isinstance(part, tuple):
        return tuple([_bound(inner, name, value) for inner in part])
    if isinstance(part, UpTo):
        return UpTo(_bound(part.most, name, value))
    if isinstance(part, Bound) and part.name == name:
        return value
    if isinstance(part, PerNamed) and isinstance(part.count, Bound) and part.count.name == name:
        return part.each * (value // part.per)
    return part


from collections.abc import Sequence
from gwt.kernel import State, look_ahead
from gwt.players.greedy import _Lookahead
from gwt.players import greedy as _g
from gwt.players import prospects

def worths_of(self: _Lookahead, state: State, options: Sequence[Effect], depth: int, finer: int, level: int) -> list[float]:
    level, finer = level or len(state.agenda), finer or self._finer
    enough = level if depth == 1 else 0
    return [worth_behind(self, state, option, enough, depth, finer, level) for option in options]

def worth_behind(self: _Lookahead, state: State, option: Effect, enough: int, depth: int, finer: int, level: int) -> float:
    ahead = look_ahead(state, option, enough)
    agenda = ahead.state.agenda
    if ahead.options and agenda[-1][0] == self._seat:
        if len(agenda) > level:
            finer -= 1
        else:
            depth, finer, level = depth - 1, self._finer, len(agenda)
        if depth and finer:
            options = self._some(prospects.without_shunned(ahead.state, ahead.options, self._shunned))
            return max(worths_of(self, ahead.state, options, depth, finer, level))
    return self._worth(ahead.state)
