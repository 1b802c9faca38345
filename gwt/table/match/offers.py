"""The offers of a server: the games, the packs and the players that it may use, by their names.

Names come from strangers, so they are looked up here and nowhere else: no folder is reached by a path,
and no player is imported by the name of a module.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import evolve, frozen

from gwt import decoding, errors, json_types, kernel, play, spec
from gwt.packs import Manifest, Pack, limits
from gwt.players import LEVELS, cannot_play, player_factory, player_names
from gwt.table.match import host_editing, live_game, messages
from gwt.table.problems import RequestRefused
from gwt.text import DEFAULT, event_formatter, languages

_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that show nothing, though Unicode calls them printable."""
COVER = "cover.svg"
"""The file of a pack with the picture that is shown to who chooses what to play."""
OPPONENT = "opponent.yaml"
"""The file of a pack that brings an opponent who plays by itself."""
NOBODY = "random"
"""Written for the player of an automatic seat, whom the game never asks."""


@frozen
class ContentCatalog:
    """The folders of packs by game and name, and the names of players."""

    packs: Mapping[str, Mapping[str, Path]]
    usual: Sequence[str]
    """The packs of a new table that names none, if the operator said so."""
    game: str
    """The game of a new table that names none."""
    players: Sequence[str]
    test: bool = False
    """Whether new tables are test tables by default."""

    @classmethod
    def of(
        cls,
        game: str | None = None,
        packs: Sequence[str | Path] = (),
        players: Sequence[str] | None = None,
        test: bool = False,
    ) -> "ContentCatalog":
        """Returns the offers of an operator who plays `packs`, and lets these players sit down.

        With `test` new tables are test tables by default.

        Raises:
            UsageError: there is no such game, pack or player.
            ContentError: a pack has problems.
        """
        offered = {name: _shipped(name) for name in spec.GAMES}
        usual: list[str] = []
        for pack in packs:
            loaded = spec.load_pack(game, pack)
            # The pack itself, not what it lies on.
            top, folders = loaded.layers[-1], offered[loaded.manifest.game]
            named = next((key for key, folder in folders.items() if folder == top.folder), top.manifest.id)
            folders[named] = top.folder
            usual.append(named)
            game = game or loaded.manifest.game
        chosen = tuple(filter(_ready, player_names())) if players is None else tuple(players)
        for player in chosen:
            player_factory(player)
        return cls(offered, usual, spec.game_kind(game or spec.DEFAULT_GAME).name, chosen, test)

    def folders(self, game: str, names: Sequence[str]) -> list[Path]:
        """The folders of packs by their names. Raises `RequestRefused` where there is none."""
        if game not in self.packs:
            raise RequestRefused(
                "unknown",
                f"There is no game '{game}' here. {errors.did_you_mean(game, self.packs)}",
                "not-here",
                name=errors.shorten_value(game),
            )
        folders = self.packs[game]
        for name in names:
            if name not in folders:
                raise RequestRefused(
                    "unknown",
                    f"There is no pack '{name}' here. {errors.did_you_mean(name, folders)}",
                    "not-here",
                    name=errors.shorten_value(name),
                )
        return [folders[name] for name in names]

    def pack(self, game: str, names: Sequence[str]) -> Pack:
        """Packs by their names. Raises as `folders` does, and if they cannot be played together."""
        folders = self.folders(game, names)
        try:
            return spec.load_pack(game, folders)
        except errors.ContentError as error:
            # Without the places, which are no business of strangers.
            text = " ".join(f"{problem.message}. {problem.hint}".strip() for problem in error.problems)
            if len(names) > 1:
                raise RequestRefused(
                    "malformed", f"These packs cannot be played together: {text}", "packs-apart", cause=text
                ) from None
            raise RequestRefused(
                "broken", f"The pack has mistakes: {text}", "pack-broken", name=names[0], cause=text
            ) from None

    def check_player(self, name: str, pack: Pack) -> None:
        """Raises `RequestRefused` unless a person or this player may sit down at a game of a pack."""
        if name != live_game.HUMAN and name not in self.players:
            hint = errors.did_you_mean(name, (live_game.HUMAN, *self.players))
            raise RequestRefused(
                "unknown",
                f"There is no player '{name}' here. {hint}",
                "not-here",
                name=errors.shorten_value(name),
            )
        if name != live_game.HUMAN and (reason := cannot_play(name, pack)):
            raise RequestRefused("malformed", reason, "cannot-play", player=name, cause=reason)

    def able(self, pack: Pack) -> list[str]:
        """Returns the names of the players that can play the games of a pack."""
        return [player for player in self.players if not cannot_play(player, pack)]

    def may_load(self, request: messages.NewTable) -> bool:
        """Whether other packs than the usual may have to be loaded for it. Raises as `folders` does."""
        if not request.packs:
            return request.record is not None
        game = request.game or self.game
        return not spec.is_loaded(game, self.folders(game, request.packs))

    @property
    def levels(self) -> list[json_types.JsonObject]:
        """The levels among the players, from the weakest to the strongest, as JSON."""
        return [
            {"level": level.name, "player": level.player, "won": level.won}
            for level in LEVELS
            if level.name in self.players
        ]

    def check(self, request: messages.NewTable) -> None:
        """Raises as `begin` does."""
        self.begin(request, 0)

    def begin(self, request: messages.NewTable, seed: int) -> tuple[play.Game, json_types.JsonObject]:
        """Starts or reopens the game of a new table, and returns its settings too.

        `seed` is used if none is asked for.

        Raises:
            Refused: something is not offered, or the game is not for so many.
        """
        if request.record is not None:
            return self._reopen(request, request.record)
        if request.position is not None:
            return self._arranged(request, request.position)
        if request.study:
            raise RequestRefused(
                "malformed", "What is studied is a saved game: say its `record`.", "no-record"
            )
        game = request.game or self.game
        names = self._usual(request, game)
        pack = self.pack(game, names)
        seats = self._seats(request, request.players or 0, pack)
        try:
            begun = play.new_game(
                len(seats),
                seed if request.seed is None else request.seed,
                pack=pack,
                setup=request.setup,
                first=None if request.first is None else request.first - 1,
                rulings=request.rulings,
            )
        except errors.UsageError as error:
            raise RequestRefused("malformed", str(error)) from None
        return begun, _settings(request, begun, names, seats, self.test)

    def begin_next(
        self, before: play.Game, packs: Sequence[str], request: messages.NewTable, seed: int
    ) -> tuple[play.Game, json_types.JsonObject]:
        """Starts the next game of a campaign, with the same packs. Returns and raises as `begin` does."""
        alone = ("record", "position", "game", "packs", "players", "setup", "rulings")
        _check_alone(request, alone, "the game before")
        seats = self._seats(request, before.premise.players, before.pack)
        first = None if request.first is None else request.first - 1
        try:
            begun = play.next_game(before, seed if request.seed is None else request.seed, first=first)
        except (errors.UnfinishedGame, errors.UsageError) as error:
            raise RequestRefused(
                "not-yours", f"No game follows: {error}.", "no-next-game", cause=str(error)
            ) from None
        return begun, _settings(request, begun, packs, seats, self.test)

    def _arranged(self, request: messages.NewTable, text: str) -> tuple[play.Game, json_types.JsonObject]:
        """The game of a position, with the requested packs or the usual ones."""
        _check_alone(request, ("players", "setup", "seed", "first", "rulings"), "the position")
        game = request.game or self.game
        names = self._usual(request, game)
        begun = host_editing.start_from_yaml(text, self.pack(game, names))
        seats = self._seats(request, begun.premise.players, begun.pack)
        return begun, _settings(request, begun, names, seats, self.test)

    def _usual(self, request: messages.NewTable, game: str) -> list[str]:
        """The packs that a new table is to have, by name."""
        usual = self.usual if game == self.game else ()
        return list(request.packs or usual or list(self.packs.get(game, {}))[:1])

    def _reopen(self, request: messages.NewTable, text: str) -> tuple[play.Game, json_types.JsonObject]:
        """The game of a saved text, with its choices."""
        alone = ("position", "game", "packs", "players", "setup", "seed", "first", "rulings")
        _check_alone(request, alone, "the saved game")
        try:
            saved = kernel.record.parse_record(decoding.normalize_line_breaks(text), "the saved game")
            game = saved.premise.game
            names = self._names_of(game, [stamp.id for stamp in saved.premise.packs])
            begun = play.replay_record(saved, packs=self.pack(game, names))
        except errors.GwtError as error:
            raise (
                error if isinstance(error, RequestRefused) else RequestRefused("malformed", str(error))
            ) from None
        seats = self._seats(request, saved.premise.players, begun.pack)
        if request.study:
            if any(player != live_game.HUMAN for player in seats):
                raise RequestRefused(
                    "malformed", "Nobody plays where a game is studied: leave out `seats`.", "study-only"
                )
            request = evolve(request, wait="no", watch="choices")
        return begun, _settings(request, begun, names, seats, self.test)

    def _names_of(self, game: str, ids: Sequence[str]) -> list[str]:
        """The names by which packs with these ids are offered."""
        offered = self.packs.get(game, {})
        by_id = {manifest.id: name for name, folder in offered.items() if (manifest := _readable(folder))}
        for id in ids:
            if id not in by_id:
                raise RequestRefused(
                    "unknown",
                    f"The game was played with '{errors.shorten_value(id)}', which is not here.",
                    "not-here",
                    name=errors.shorten_value(id),
                )
        return [by_id[id] for id in ids]

    def _seats(self, request: messages.NewTable, players: int, pack: Pack) -> list[str]:
        seats = list(request.seats or [live_game.HUMAN] * players)
        if not seats:
            raise RequestRefused(
                "malformed", "Say who sits where: `seats`, or how many `players`.", "no-seats"
            )
        if (players or len(seats)) != len(seats):
            message = f"The game is for {players} players, and there are {len(seats)} seats."
            raise RequestRefused("malformed", message, "other-seats", number=players)
        for player in seats:
            self.check_player(player, pack)
        if len(request.names) > len(seats):
            raise RequestRefused(
                "malformed",
                f"There are {len(request.names)} names for {len(seats)} seats.",
                "other-seats",
                number=len(seats),
            )
        return seats

    def titles(self, game: str, names: Sequence[str], language: str) -> list[str]:
        """Returns what packs are called, by their names; those that are not offered are left out."""
        folders = self.packs.get(game, {})
        manifests = (_readable(folders[name]) for name in names if name in folders)
        return [manifest.name_in(language) for manifest in manifests if manifest is not None]

    def play_settings(self, game: str, names: Sequence[str], language: str) -> json_types.JsonObject:
        """Returns what is played with some packs, and by whom, as JSON. Raises as `pack` does."""
        return self._played(self.pack(game, names), language)

    def _played(self, pack: Pack, language: str) -> json_types.JsonObject:
        numbers = tuple(spec.game_kind(pack.manifest.game).play.players(pack))
        return {
            "title": pack.title(language),
            "players": list(numbers),
            "computers": self.able(pack),
            # They have the last seats.
            "opponents": list(play.new_game(numbers[-1], 0, pack=pack, listen=False).opponents.values()),
            "rulings": _switches(pack, language),
        }

    def data(self, language: str = "en") -> list[json_types.JsonObject]:
        """The games that can be played, as JSON; their titles are in a language or in English."""
        return [self._game(name, language) for name in self.packs]

    def _game(self, game: str, language: str) -> json_types.JsonObject:
        kind, folders = spec.game_kind(game), self.packs[game]
        first = self.pack(game, list(folders)[:1])
        return {
            "game": game,
            **self._played(first, language),
            "packs": _described(folders, language),
            "setups": list(kind.play.setups),
            "languages": list(languages(first)),
        }


def _switches(pack: Pack, language: str) -> list[json_types.JsonObject]:
    """Returns the rulings of a pack that can be switched, as JSON, each with a text in the language."""
    speaker = event_formatter(pack, language) if language in set(languages(pack)) - {DEFAULT} else None
    return [
        {
            "id": ruling.id,
            "text": ruling.text if speaker is None else speaker.name_of(ruling.id),
            "default": ruling.default,
        }
        for ruling in pack.manifest.rulings
    ]


def clean_name(text: str, joiners: str = "") -> str:
    """A name or a line without what cannot be seen or would spoil what stands beside it.

    `joiners` may stay between letters, as in the pictures of families.
    """
    visible = "".join(
        letter if (letter.isprintable() and letter not in _BLANKS) or letter in joiners else " "
        for letter in text
    )
    return " ".join(word for word in visible.split() if word.strip(joiners or None))


def _ready(player: str) -> bool:
    """Whether a player can be made here, and no library is missing for it."""
    try:
        player_factory(player)(0)
    except errors.UsageError:
        return False
    return True


def _shipped(game: str) -> dict[str, Path]:
    """The packs that come with a game or have been installed, the game's own first."""
    kind = spec.game_kind(game)
    installed = {
        name: folder for name, folder in sorted(spec.packs_by_name(kind).items()) if "/" not in name
    }
    base = spec.pack_folder(game)
    return {base.name: base} | installed


def _check_alone(request: messages.NewTable, keys: Sequence[str], what: str) -> None:
    """Raises `RequestRefused` if a new table says what a saved game or a position says already."""
    if extra := [key for key in keys if getattr(request, key) is not None]:
        raise RequestRefused(
            "malformed", f"Leave out `{extra[0]}`: {what} says it.", "said-twice", name=extra[0]
        )


def _settings(
    request: messages.NewTable, game: play.Game, packs: Sequence[str], seats: Sequence[str], test: bool
) -> json_types.JsonObject:
    """The settings of a table; who plays an automatic seat is never asked, and has its name."""
    named = [clean_name(name) for name in request.names]
    named += [""] * (len(seats) - len(named))
    return {
        "game": game.premise.game,
        "packs": list(packs),
        "players": [NOBODY if seat in game.opponents else player for seat, player in enumerate(seats)],
        "names": [name or game.opponents.get(seat, "") for seat, name in enumerate(named)],
        "wait": request.wait,
        "watch": request.watch,
        "test": test if request.test is None else request.test,
        "study": request.study,
        "open": request.open and not request.study,
        # Who chose how it begins may know what is hidden.
        "known": any(source is not None for source in (request.seed, request.record, request.position)),
    }


def _described(folders: Mapping[str, Path], language: str) -> list[json_types.JsonObject]:
    """The packs of a game, as JSON: each with the packs that it lies on."""
    by_name = {name: _readable(folder) for name, folder in folders.items()}
    manifests = {name: manifest for name, manifest in by_name.items() if manifest is not None}
    names = {key: name for name, manifest in manifests.items() for key in (folders[name].name, manifest.id)}
    # A pack may also give way to the very one that is asked for beside it.
    standing_in = {
        other for pack in manifests.values() for beside, other in pack.instead.items() if other != beside
    }
    return [
        {
            "pack": name,
            # `gwt check` reports a pack with mistakes; the others can be played.
            "title": name if manifest is None else manifest.name_in(language),
            "about": "" if manifest is None else manifest.about_in(language),
            "edition": manifest is not None and (manifest.edition or not manifest.requires),
            "requires": [names.get(lower, lower) for lower in manifest.requires] if manifest else [],
            "stands_in": name in standing_in,
            "opponent": bool(limits.pack_files(folders[name], OPPONENT)),
            "cover": _cover(folders[name]),
        }
        for name, manifest in by_name.items()
    ]


def _cover(folder: Path) -> str:
    """The picture of a pack for who chooses what to play, as SVG; empty if it has none."""
    files = limits.pack_files(folder, COVER)
    return limits.read_bytes(files[0]).decode() if files else ""


def _readable(folder: Path) -> Manifest | None:
    """The manifest of the pack in a folder; None if it has mistakes."""
    try:
        return spec.manifest_of(folder)
    except errors.GwtError:
        return None
