"""Every route of the API: what it takes, what it answers, who answers it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from drakkar.bots import BOTS, offered
from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.record import version_of
from drakkar.kernel.telling import Words
from drakkar.server import asks
from drakkar.server import messages as m
from drakkar.server import shelf as s
from drakkar.server.errors import ApiError, BadValue, not_found
from drakkar.server.http.catalogue import texts_of_cards, words_for_pictures
from drakkar.server.http.endpoint import RECORD_BODY, Call, Route
from drakkar.server.http.friends import FRIENDS
from drakkar.server.http.ladders import LADDERS
from drakkar.server.http.network import Network, is_local
from drakkar.server.http.notices import NOTICES
from drakkar.server.http.routes_beside import BESIDE
from drakkar.server.store.data import OTHER, OVER, PLAYING, WATCHER, Listed
from drakkar.server.store.people import marks
from drakkar.server.tables.telling import local_names, own_words, words_of
from drakkar.server.tables.views import titled
from drakkar.teaching.lesson import Lesson, lesson

_TABLES_SHOWN = 200
_LONGEST_LIST = 6000
"""Letters of a list of texts: some hundred cards."""


# ---- tables ----------------------------------------------------------------------------------


async def _create(call: Call) -> m.Made:
    if all(seat.kind == "bot" for seat in call.body.seats):
        call.limit("show")
    return await call.service.create(call.body, call.make_device(), call.lang)


async def _import(call: Call) -> m.Made:
    return await call.service.import_record(call.body, call.make_device(), call.lang)


async def _list(call: Call) -> m.MyTables:
    device = call.device
    if device is None:
        return m.MyTables([])
    tables = await call.service.store.tables_of(device, _TABLES_SHOWN)
    shown = [table for table in tables if table.game in GAMES and not table.summary.lesson]
    waiting = call.service.rooms.waiting
    listed = [list_line(table, call.lang, table.id in waiting) for table in shown]
    away, own = await marks(call.service.store, device)
    for line in listed:
        line.archived, line.maker = line.table in away, line.table in own
    order = {True: 0, False: 1}
    listed.sort(key=lambda table: (order[table.my_turn], table.status != PLAYING))
    return m.MyTables(listed)


def list_line(table: Listed, lang: str, waits: bool) -> m.ListedTable:
    """A line of the list of tables. ``waits``: it is known to wait for another version. One of
    later rules or with another box certainly does; one of earlier rules may go on, and nobody has
    looked yet."""
    here = version_of(GAMES[table.game])
    certain = table.version.revision >= here.revision and table.version != here
    status = OTHER if table.status == PLAYING and (waits or certain) else table.status
    deciders = table.summary.deciders if status == PLAYING else []
    names = local_names(tuple(seat.name for seat in table.seats), lang)
    return m.ListedTable(
        table=table.id,
        game=table.game,
        title=titled(
            GAMES[table.game].title[lang],
            table.summary.kind,
            lang,
            table.summary.rated is not None,
        ),
        status=status,  # type: ignore[arg-type]  # one of the four
        seq=table.seq,
        my_turn=status != OTHER
        and any(seat in table.mine for seat in (*deciders, *table.summary.asked)),
        my_seats=table.mine,
        waiting_for=[names[seat] for seat in deciders],
        seats=[
            m.SeatView(
                seat=seat.seat,
                name=name,
                kind="bot" if seat.level else "person",
                level=seat.level,
                mine=seat.seat in table.mine,
                claimed=bool(seat.level or table.summary.handed.get(seat.seat))
                or seat.seat in table.held,
                to_move=seat.seat in deciders,
                devices=table.held.get(seat.seat, 0),
                token=seat.token is not None,
            )
            for seat, name in zip(table.seats, names, strict=True)
        ],
        winners=table.summary.winners if table.status == OVER else [],
        chosen_seed=table.summary.chosen and not table.summary.lesson,
        created=int(table.created),
        updated=int(table.updated),
    )


async def _claim(call: Call) -> m.Claimed:
    table = call.table
    return await call.service.claim(table, call.body.secret, call.body.name, call.make_device())


async def _view(call: Call) -> msgspec.Raw:
    since = call.number("log_since", call.request.query_params.get("log_since"))
    return await call.service.view(call.table, call.device, call.seat, call.lang, since)


async def _log(call: Call) -> m.LogPart:
    return await call.service.log(call.table, call.device, call.seat, call.lang)


async def _history(call: Call) -> m.View:
    seq = call.number("seq", call.request.path_params["seq"]) or 0
    return await call.service.history(call.table, seq, call.device, call.seat, call.lang)


async def _record(call: Call) -> dict[str, Any]:
    return await call.service.record(call.table, call.device)


async def _move(call: Call) -> m.Played:
    return await call.service.move(call.table, call.body, call.device, call.lang)


async def _undo(call: Call) -> m.Played:
    return await call.service.undo(call.table, call.body, call.device, call.lang)


async def _take_back(call: Call) -> m.Played:
    return await call.service.take_back(call.table, call.body, call.device, call.lang)


async def _answer_take_back(call: Call) -> m.Played:
    return await call.service.answer_take_back(call.table, call.body, call.device, call.lang)


async def _why(call: Call) -> m.Why:
    return await call.service.why(call.table, call.body, call.device, call.lang)


async def _preview(call: Call) -> msgspec.Raw:
    return await call.service.preview(call.table, call.body, call.device, call.lang)


async def _hint(call: Call) -> msgspec.Raw:
    return await call.service.hint(call.table, call.body, call.device, call.lang)


async def _review(call: Call) -> m.Review:
    return await call.service.reviews.review(call.table, call.body, call.device, call.lang)


async def _rematch(call: Call) -> m.Made:
    return await call.service.rematch(call.table, call.device, call.lang)


async def _rename(call: Call) -> m.Ok:
    await call.service.rename(call.table, call.seat_in_path, call.body.name, call.device)
    return m.Ok()


async def _link(call: Call) -> m.Url:
    return await call.service.new_link(call.table, call.seat_in_path, call.device)


async def _token(call: Call) -> m.Token:
    asked: asks.AskToken = call.body
    return await call.service.token(call.table, call.seat_in_path, asked.on, call.device)


async def _watch(call: Call) -> m.Url:
    return await call.service.new_link(call.table, WATCHER, call.device)


# ---- the network -----------------------------------------------------------------------------


async def _network(call: Call) -> m.NetworkState:
    network: Network = call.request.app.state.server.network
    client = call.request.client
    if client is None or not is_local(client.host):
        return m.NetworkState(open=True, can=False, address="")  # the asker has come in
    where = network.where()
    return m.NetworkState(open=bool(where), can=network.can(), address=where)


async def _set_network(call: Call) -> m.NetworkState:
    if not (await _network(call)).can:
        raise ApiError(403, "not-allowed")
    state = call.request.app.state
    network: Network = state.server.network
    await (network.open(state.guarded) if call.body.open else network.close())
    return await _network(call)


# ---- games -----------------------------------------------------------------------------------


async def _games(call: Call) -> s.Shelf:
    return _shelf(call.lang)


@cache
def _shelf(lang: str) -> s.Shelf:
    say = own_words(lang)
    bots = []
    for name in BOTS:
        played = [slug for slug in GAMES if name in offered(slug)]
        if played:
            how = f"bot-{name}-how"
            bots.append(
                s.BotText(name, say(f"bot-{name}"), say(how) if say.has(how) else "", played)
            )
    return s.Shelf([_game_text(game, lang) for game in GAMES.values()], bots)


def _game_text(game: Game, lang: str) -> s.GameText:
    words = words_of(game, lang)

    def named(message: str, other: str) -> str:
        return words(message) if words.has(message) else other

    taught = lesson(game.package)
    return s.GameText(
        slug=game.slug,
        title=game.title[lang],
        pitch=named("game-pitch", ""),
        designers=list(game.designers),
        seats=list(game.seats),
        minutes=list(game.minutes),
        options=[
            s.OptionText(
                name=name,
                text=words.option(name),
                help=named(f"option-{name}-help", ""),
                detail=option.detail,
                default=option.default,
                choices=[
                    s.Choice(value, words.option(name, value), list(option.parts.get(value, ())))
                    for value in option.choices
                ],
            )
            for name, option in game.options.items()
        ],
        lesson=taught is not None and bool(taught.steps),
        coach=taught is not None and bool(taught.cards),
    )


def _named_game(call: Call) -> Game:
    game = GAMES.get(call.request.path_params["game"])
    if game is None:
        raise not_found()
    return game


async def _choices(call: Call) -> s.OpenChoices:
    game = _named_game(call)
    try:
        tried = game.tried_choices(call.body.players, call.body.options)
    except DrakkarError as error:
        raise BadValue(error) from None
    words = words_of(game, call.lang)
    left = {
        name: [value for value, misfit in values.items() if misfit is None]
        for name, values in tried.items()
    }
    closed: dict[str, list[s.ClosedChoices]] = {}
    for name, values in tried.items():
        reasons: dict[str, list[str]] = {}
        for value, misfit in values.items() if len(left[name]) > 1 else ():
            if misfit is not None:
                reasons.setdefault(words(misfit.message, **misfit.args_), []).append(value)
        if reasons:
            closed[name] = [s.ClosedChoices(why, those) for why, those in reasons.items()]
    return s.OpenChoices(left, closed)


async def _rules(call: Call) -> s.RulesText:
    game, lang = _named_game(call), call.lang
    wanted = call.request.query_params.get("q", "")
    if len(wanted) > 200:
        raise ApiError(400, "bad-request", what="q")
    book = game.rulebook
    clauses = (
        book.find(wanted, lang)
        if wanted.strip()
        else [(chapter, clause) for chapter in book.chapters for clause in chapter.clauses]
    )
    chapters: dict[int, s.ChapterText] = {}
    for chapter, clause in clauses:
        chapter_text = chapters.setdefault(
            chapter.number, s.ChapterText(chapter.number, chapter.title[lang], [])
        )
        chapter_text.clauses.append(m.ClauseText(clause.id, clause.text(lang)))
    return s.RulesText(
        game=game.slug,
        title=game.title[lang],
        edition=book.edition[lang],
        chapters=list(chapters.values()),
        reconstructed=words_of(game, lang).reconstructed(),
        summary=_summary(words_of(game, lang)),
    )


def _summary(words: Words) -> s.Summary | None:
    if not words.has("summary-aim"):
        return None
    return s.Summary(words("summary-aim"), words("summary-turn"), words("summary-end"))


def _named_lesson(call: Call) -> tuple[Game, Lesson]:
    game = _named_game(call)
    taught = lesson(game.package)
    if taught is None:
        raise not_found()
    return game, taught


async def _lesson(call: Call) -> s.LessonText:
    game, taught = _named_lesson(call)
    words = words_of(game, call.lang)
    return s.LessonText(
        game=game.slug,
        title=game.title[call.lang],
        steps=[
            s.StepText(
                id=step.id,
                text=words(f"lesson-{step.id}"),
                task=words(f"lesson-{step.id}-do") if step.expect else "",
                point=step.point,
                expect=list(step.expect),
                rules=list(step.rules),
            )
            for step in taught.steps
        ],
        cards=[
            s.CardText(
                id=card.id,
                text=words(f"coach-{card.id}"),
                point=card.point,
                when=[s.When(condition.path, *condition.test) for condition in card.when],
                rules=list(card.rules),
            )
            for card in taught.cards
        ],
    )


async def _teach(call: Call) -> m.Made:
    game, taught = _named_lesson(call)
    if not taught.steps:
        raise not_found()
    device = call.make_device()
    return await call.service.teach(game, taught, call.body.name, device, call.lang)


async def _words(call: Call) -> m.Catalogue:
    game = _named_game(call)
    only = call.request.query_params.get("only")
    if only is None:
        words = words_for_pictures(game.package, call.lang)
    elif len(only) > _LONGEST_LIST:
        raise ApiError(400, "bad-request", what="only")
    else:
        words = texts_of_cards(game.package, call.lang, only.split(","))
    return m.Catalogue("fr" if call.lang == "fr" else "en", words)


# ---- the list --------------------------------------------------------------------------------

_AT = "/api/tables/{table}"

ROUTES: tuple[Route, ...] = (
    Route("GET", "/api/games", "games", "The shelf", _games, s.Shelf, "read", lasting=True),
    Route(
        "GET", "/api/games/{game}/rules", "rules", "The rulebook, or the clauses that match",
        _rules, s.RulesText, "read", errors=(404,), query=("q",), lasting=True,
    ),
    Route(
        "POST", "/api/games/{game}/choices", "choices", "What can still be chosen for a new table",
        _choices, s.OpenChoices, "read", body=asks.AskChoices, errors=(404, 422),
    ),
    Route(
        "GET", "/api/games/{game}/words", "words", "The Fluent catalogue of a game",
        _words, m.Catalogue, "read", errors=(404,), query=("only",), lasting=True,
    ),
    Route(
        "GET", "/api/network", "network", "Whether other devices can come in", _network,
        m.NetworkState, "read",
    ),
    Route(
        "POST", "/api/network", "setNetwork", "Let them in, or no longer", _set_network,
        m.NetworkState, "write", body=asks.AskNetwork, errors=(403,),
    ),
    Route(
        "GET", "/api/games/{game}/lesson", "lesson", "What a lesson says, and a coach",
        _lesson, s.LessonText, "read", errors=(404,), lasting=True,
    ),
    Route(
        "POST", "/api/games/{game}/lesson", "teach", "A table to learn at",
        _teach, m.Made, "table", body=asks.AskLesson, status=201, errors=(403, 404, 422),
    ),
    Route(
        "GET", "/api/tables", "tables", "The tables of this device", _list, m.MyTables, "read",
        packs=True,
    ),
    Route(
        "POST", "/api/tables", "create", "A new table", _create, m.Made, "table",
        body=asks.AskTable, status=201, errors=(403, 422),
    ),
    Route(
        "POST", "/api/records", "importRecord", "A table from a record", _import, m.Made, "import",
        body=dict[str, Any], status=201, largest=RECORD_BODY, errors=(403, 422),
    ),
    Route(
        "GET", _AT, "view", "What a seat may know", _view, m.View, "read",
        errors=(403, 404, 423), query=("seat", "log_since"), packs=True,
    ),
    Route(
        "POST", f"{_AT}/claim", "claim", "Sit down, or watch, by the secret of a link",
        _claim, m.Claimed, "claim", body=asks.AskClaim, errors=(403, 404, 422, 423),
    ),
    Route(
        "GET", f"{_AT}/log", "log", "The whole log in words", _log, m.LogPart, "read",
        errors=(403, 404, 423), query=("seat",), packs=True,
    ),
    Route(
        "GET", f"{_AT}/history/{{seq}}", "history", "The view as it was", _history, m.View,
        "think", errors=(403, 404, 423), query=("seat",), packs=True,
    ),
    Route(
        "GET", f"{_AT}/record", "record", "The record of the game", _record, dict[str, Any], "read",
        errors=(403, 404, 423), packs=True,
    ),
    Route(
        "POST", f"{_AT}/moves", "move", "Answer", _move, m.Played, "move",
        body=asks.AskMove, errors=(403, 404, 409, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/undo", "undo", "Take back", _undo, m.Played, "move",
        body=asks.AskUndo, errors=(403, 404, 409, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/takeback", "takeBack", "Go back further, or ask the others to",
        _take_back, m.Played, "move", body=asks.AskTakeback, errors=(403, 404, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/takeback/answer", "answerTakeBack", "Agree to go back, or not",
        _answer_take_back, m.Played, "move", body=asks.AnswerTakeback,
        errors=(403, 404, 409, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/why", "why", "Why a move is not legal", _why, m.Why, "think",
        body=asks.AskAbout, errors=(403, 404, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/preview", "preview", "What a move would do", _preview, m.Preview, "think",
        body=asks.AskAbout, errors=(403, 404, 422, 423), packs=True,
    ),
    Route(
        "POST", f"{_AT}/hint", "hint", "Help", _hint, m.Hint, "think",
        body=asks.AskHint, errors=(403, 404, 422, 423), packs=True,
    ),
    Route(
        "POST", f"{_AT}/review", "review", "Which decisions cost most", _review, m.Review, "think",
        body=asks.AskReview, errors=(403, 404, 423), packs=True,
    ),
    Route(
        "POST", f"{_AT}/rematch", "rematch", "The same people again", _rematch, m.Made, "write",
        body=asks.AskNothing, errors=(403, 404, 423),
    ),
    Route(
        "POST", f"{_AT}/watch", "watch", "A new link for spectators", _watch, m.Url, "write",
        body=asks.AskNothing, errors=(403, 404, 423),
    ),
    Route(
        "POST", f"{_AT}/seats/{{seat}}", "rename", "Name one's seat", _rename, m.Ok, "write",
        body=asks.AskName, errors=(403, 404, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/seats/{{seat}}/token", "token", "Let a program play for one's seat",
        _token, m.Token, "write", body=asks.AskToken, errors=(403, 404, 423),
    ),
    Route(
        "POST", f"{_AT}/seats/{{seat}}/link", "link", "A new link for a friend", _link, m.Url,
        "write", body=asks.AskNothing, errors=(403, 404, 423),
    ),
    *BESIDE,
    *LADDERS,
    *FRIENDS,
    *NOTICES,
)  # fmt: skip
