"""Loads saved games: replays their choices, and compares the states with the saved hashes."""

from pathlib import Path
from typing import IO

from attrs import evolve

from gwt import errors, kernel, spec
from gwt._version import __version__
from gwt.decoding import decoded, normalize_line_breaks
from gwt.kernel.record import Record, ReplayChanges
from gwt.packs import Pack
from gwt.play import game_start, position_format, position_setup, recorded
from gwt.play.game import Game

LARGEST = 4 << 20
"""The most bytes of a saved game; the longest real ones have some ten thousand."""
EDITED = "It has been cut short or edited."


def load_game(
    path: str | Path | IO[str] | IO[bytes],
    *,
    to: int | None = None,
    pack: spec.PackArgument = None,
    strict: bool = False,
    listen: bool = True,
) -> Game:
    """Loads a saved game by replaying its choices.

    If a pack or the package has changed since it was saved, it may lead to another state. `Game.changed`
    then says what has changed, and the first state that differs.

    Args:
        path: the file: its path, or an open one that is read from where it stands, as text or as bytes.
        to: how many choices to replay; all by default.
        pack: the packs of the game, if they neither come with it nor are installed; see `new_game`.
        strict: refuse the game unless it is certain to be the one that was saved.
        listen: whether events are made, so that `play` returns them.

    Raises:
        UsageError: there is no such file, or `to` is out of range.
        RecordError: the file is not a saved game, is cut short, needs something that is not here, has
            a choice that is not an option, or is refused by `strict`. The error has the game up to the
            last choice that could be replayed.

    Examples:
        >>> import gwt, io
        >>> gwt.load_game(io.StringIO(gwt.dumps(gwt.new_game(players=2, seed=1))))
        <Game of ..., 2 players, 0 choices>
    """
    content: str | bytes
    if isinstance(path, str | Path):
        content, name = _bytes(path), str(path)
    elif callable(getattr(path, "read", None)):
        content, name = path.read(LARGEST + 1), str(getattr(path, "name", "<file>"))
    else:
        value = errors.shorten_value(path)
        raise errors.UsageError(
            f"a saved game is a path or an open file, not {value}; `loads` takes its text"
        )
    return _loaded(content, name, to=to, packs=pack, strict=strict, listen=listen)


def loads(
    text: str | bytes,
    *,
    to: int | None = None,
    pack: spec.PackArgument = None,
    strict: bool = False,
    listen: bool = True,
) -> Game:
    """Loads a saved game from its text, such as `dumps` and `Game.record` return it.

    All else is as in `load_game`; problems are placed in `<text>`.

    Raises:
        UsageError: `to` is out of range, or this is no text.
        RecordError: as in `load_game`.

    Examples:
        >>> import gwt
        >>> game = gwt.new_game(players=2, seed=1)
        >>> events = game.play(game.options[0])
        >>> gwt.loads(gwt.dumps(game)).state == game.state
        True
    """
    if not isinstance(text, str | bytes):
        raise errors.UsageError(
            f"the text of a saved game is str or bytes, not {errors.shorten_value(text)}"
        )
    return _loaded(text, "<text>", to=to, packs=pack, strict=strict, listen=listen)


def dumps(game: Game) -> str:
    """Returns the text of a saved game, which `loads` reads; the same as `Game.record`.

    Examples:
        >>> import gwt
        >>> gwt.dumps(gwt.new_game(players=2, seed=1)).splitlines()[0]
        'gwt 3'
    """
    return game.record()


def _loaded(
    content: str | bytes, name: str, *, to: int | None, packs: spec.PackArgument, strict: bool, listen: bool
) -> Game:
    if to is not None and (to := errors.whole_number(to, "to")) < 0:
        raise errors.UsageError(f"`to` is a number of choices from 0, not {errors.shorten_value(to)}")
    saved = kernel.record.parse_record(_decoded(content, name), name)
    return replay_record(saved, to=to, packs=packs, strict=strict, listen=listen)


def _bytes(path: str | Path) -> bytes:
    if "\n" in str(path):
        raise errors.UsageError(
            "expected the path of a saved game, found its text, which `gwt.loads` reads"
        )
    try:
        with Path(path).open("rb") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise errors.UsageError(
            f"{errors.shorten_message(str(path))}: {getattr(error, 'strerror', None) or error}"
        ) from None


def _decoded(content: str | bytes, name: str) -> str:
    """Returns the text of a saved game. Raises `RecordError` if it is not UTF-8, or too large."""
    if len(content) > LARGEST:
        place = errors.Place(name, 1, 1)
        raise errors.RecordError(
            [errors.Problem(place, f"no saved game is larger than {LARGEST >> 20} MiB")]
        )
    try:
        return normalize_line_breaks(content) if isinstance(content, str) else decoded(content, name)
    except errors.LocatedError as error:
        raise errors.RecordError(error.problems) from None


def replay_record(
    saved: Record,
    *,
    to: int | None = None,
    packs: spec.PackArgument = None,
    strict: bool = False,
    listen: bool = True,
) -> Game:
    """Replays a record. Arguments and errors are those of `load_game`."""
    pack = _pack(saved, packs)
    because = tuple(_changes(saved, pack))
    game = _beginning(saved, pack)
    state: errors.Problem | None = None
    same: int | None = None
    lines = saved.lines if to is None else saved.lines[:to]
    choices = recorded.RecordedChoices(game, saved.format)
    for played in range(len(lines) + 1):
        mark = saved.states.get(played)
        digest = "" if mark is None else mark.digest
        if not played:
            choices.reach(digest)
        if played:
            try:
                choices.play(lines[played - 1].text, digest)
            except (errors.IllegalChoice, errors.UnfinishedGame) as error:
                game.changed = _changed(because, state)
                problems = [state] if state is not None else []
                problems.append(_misfit(game, saved, played - 1, error, because))
                raise errors.RecordError(problems, played - 1, game) from None
        if mark is not None and state is None and not choices.is_ahead:
            if mark.digest == kernel.digest_of(game.state):
                same = played
            else:
                state = saved.problem(mark.line, _differs(played, same))
    if state is None and len(lines) == len(saved.lines):
        state = _result(saved, game)
    game.changed = _changed(because, state)
    game.listen = listen
    if strict and game.changed is not None:
        raise errors.RecordError(game.changed.problems, len(game.history), game)
    return game


def _result(saved: Record, game: Game) -> errors.Problem | None:
    """Returns a problem if a finished game now ends with another result than the saved one.

    Raises:
        RecordError: the file has no result.
    """
    if saved.result is None:
        if game.over:
            message = "the game is over, but the file has no line with the scores"
            raise errors.RecordError(
                [saved.header_problem("choices", message, EDITED)], len(game.history), game
            )
        return None
    now = kernel.record.format_result(game.scores, game.winners)
    message = f"the game ends otherwise now, with {now}"
    return None if saved.result.text == now else saved.problem(saved.result, message)


def _pack(saved: Record, packs: spec.PackArgument) -> Pack:
    premise = saved.premise
    try:
        pack = (
            spec.folder_of_pack(premise.game, premise.pack)
            if packs is None
            else spec.load_pack(premise.game, packs)
        )
    except errors.UsageError as error:
        wrong = "pack" if premise.game in spec.GAMES else "game"
        hint = "Say where it is: --pack DIR, or pack=... in Python." if wrong == "pack" else ""
        raise errors.RecordError([saved.header_problem(wrong, str(error), hint)]) from None
    if [stamp.id for stamp in premise.packs] != [stamp.id for stamp in game_start.pack_versions(pack)]:
        message = f"the game was played with {errors.shorten_value(premise.pack)}, not with {pack.name}"
        raise errors.RecordError([saved.header_problem("pack", message)])
    return pack


def _beginning(saved: Record, pack: Pack) -> Game:
    """Starts the saved game, with the stamps of the packs as they are now."""
    kind = spec.game_kind(saved.premise.game)
    premise = evolve(saved.premise, packs=game_start.pack_versions(pack))
    wrong = list(game_start.premise_mistakes(kind, pack, premise))
    if wrong:
        raise errors.RecordError([saved.header_problem(where, message) for where, message in wrong])
    game = game_start.start_game(kind, pack, premise, listen=False)
    if saved.position:
        from gwt.packs.yaml_parser import parse_text

        # Empty lines are put before it, so that its line numbers are those of the file.
        above = "\n" * saved.header["choices"][0]
        try:
            document = parse_text(above + saved.position, saved.file)
            _agree(saved, position_format.premise_keys(document, document.data))
            game = position_setup.set_up_position(game, document, [((), document.data)])
        except errors.ContentError as error:
            raise errors.RecordError(error.problems) from None
        except errors.UnfinishedGame as error:
            raise errors.RecordError([saved.header_problem("position", str(error))]) from None
    for count in (0, len(saved.lines)):
        if count not in saved.states:
            message = f"the file does not tell the state after {count} choices"
            raise errors.RecordError([saved.header_problem("choices", message, EDITED)])
    return game


def _agree(saved: Record, stated: dict[str, object]) -> None:
    """Raises `RecordError` if header and position contradict each other."""
    premise = saved.premise
    for key in ("game", "players", "setup", "seed"):
        if key in stated and stated[key] != getattr(premise, key):
            message = f"the position that follows has {errors.shorten_value(stated[key])}"
            raise errors.RecordError([saved.header_problem(key, message, EDITED)])


def _changes(saved: Record, pack: Pack) -> list[errors.Problem]:
    """Returns a problem for each pack, and for the library, that has changed since, at its line."""
    problems = [
        saved.header_problem(
            "pack", _since(now.id, f"{was.version} {was.digest}", f"{now.version} {now.digest}")
        )
        for was, now in zip(saved.premise.packs, game_start.pack_versions(pack), strict=True)
        if was != now
    ]
    if saved.library != __version__:
        problems.append(saved.header_problem("library", _since("gwt", saved.library, __version__)))
    return problems


def _since(name: str, was: str, now: str) -> errors.Message:
    changed = "has changed since the game was saved"
    return errors.Message(f"{name} {changed}: it was {errors.shorten_value(was)} and is {now}", name)


def _differs(played: int, same: int | None) -> str:
    if played == 0:
        return "the game starts from another state than the one that was saved"
    last = "" if same is None else f"; after {same} it still was"
    return f"after {played} choices the state is not the one that was saved{last}"


def _changed(because: tuple[errors.Problem, ...], state: errors.Problem | None) -> ReplayChanges | None:
    return ReplayChanges(because, state) if because or state is not None else None


def _misfit(
    game: Game, saved: Record, played: int, error: Exception, because: tuple[errors.Problem, ...]
) -> errors.Problem:
    line = saved.lines[played]
    message, hint = str(error), ""
    if isinstance(error, errors.IllegalChoice):
        try:
            game.pack.parser.effect(line.text)
            message = f"'{errors.shorten_value(line.text)}' is not an option here"
        except errors.ExpressionError as unread:
            message, hint = unread.message, unread.hint
        if game.over:
            message = "the game is over before this choice"
        else:
            hint = hint or errors.did_you_mean(line.text, map(str, game.options))
    changed = [problem.message.about for problem in because]
    if changed:
        message += f" ({' and '.join(changed)} has changed since the game was saved)"
    return saved.problem(line, message, hint)
