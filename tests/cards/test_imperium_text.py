"""The words of Imperium: complete in three languages, free of leftovers, true to the effect trees, well inflected."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

import imperia
from imperia.cards.goods import Score
from imperia.cards.nodes import May, may_skip
from imperia.cards.presenter import presenter
from imperia.cards.speaker import Line, default_names
from imperia.cards.words import LANGS, has, plain, rich, say
from imperia.games.imperium.faces import BY_SIDE, FACES, KEYWORDS, Face
from imperia.games.imperium.lexicon import BOXES, GOODS, NATIONS, SUITS, T
from imperia.games.imperium.nouns import PICTURES
from imperia.games.imperium.points import ScoreWhere
from imperia.games.imperium.score import CATEGORIES
from imperia.games.imperium.speech import DIFFICULTY, REASONS, SPEAKER, advice
from imperia.games.imperium.tables import BY_CODE
from imperia.games.imperium.view import WAYS
from imperia.kernel.events import Event, EventKind, redact
from imperia.kernel.options import CARD, NUMBER, SEAT
from play import random_game
from texts import check_form, messages, variables

GAME = imperia.game("imperium")
TABLE = presenter(GAME)
NAMES = ["Magda", "Ilona", "Tomáš", "Gergő"]
SHARED = ("may", "branch", "aim")  # questions of the effect language: the effect says what is asked
ICON_NAMES = Path(__file__).parents[2] / "web/src/lib/icon-names.ts"

# What a language may not need to decline by: person and mood, number and case, articles, where a place stands.
GRAMMAR = {
    *("mood", "who", "deed", "open", "also", "case", "again", "leads", "definite", "article", "the", "name", "family"),
    *("form", "grade", "noun", "bare", "owned", "where", "zone", "what", "hidden", "wide", "times", "count"),
}


# --- the messages themselves ------------------------------------------------------------------------------------------
def test_every_message_exists_in_all_languages_with_the_same_variables() -> None:
    files = {lang: messages(lang, "imperium") for lang in LANGS}
    known = {lang: messages(lang, "core") | files[lang] for lang in LANGS}
    assert set(files["cs"]) == set(files["en"]) == set(files["hu"])
    for key in files["en"]:
        said = [variables(known[lang], key) - GRAMMAR for lang in LANGS]
        assert said[0] == said[1] == said[2], key


TOLD = [kind for kind in T.events if not kind.story.mark]


def _computed_keys() -> set[str]:
    """The keys that the code of Imperium puts together, but for those that the texts of all cards use anyway."""
    asked = [p.name for p in T.prompts if p.name not in SHARED]
    keys = {f"imperium-{kind}-{name}" for name in asked for kind in ("ask", "why")}
    keys |= {f"imperium-event-{kind.name}" for kind in TOLD if not kind.story.moves}
    options = {v.name: f"imperium-option-{v.name}" for v in T.actions.verbs}
    keys |= {key if has("en", key) else f"option-{name}" for name, key in options.items()}
    keys |= {f"imperium-{kind}-{nation}" for nation, _ in NATIONS for kind in ("nation", "advice")}
    keys |= {f"imperium-keyword-{word}{tail}" for word in (*KEYWORDS, "pinned", "attack") for tail in ("", "-text")}
    keys |= {f"phase-imperium-{way}" for way in WAYS} | {f"category-imperium-{c}" for c in CATEGORIES}
    keys |= {f"ending-imperium-{reason}" for reason in (*REASONS[1:], "collapse")}
    keys |= {f"imperium-suit-{suit}" for suit in SUITS} | {f"imperium-box-{box}" for box in (*BOXES, "both")}
    for choice in GAME.options.values():
        key = f"setup-imperium-{choice.key}"
        keys |= {key, f"{key}-help"} | {f"{key}-{v}{tail}" for v in choice.values for tail in ("", "-help")}
    return keys


@pytest.mark.parametrize("lang", LANGS)
def test_every_computed_key_exists(lang: str) -> None:
    assert [key for key in sorted(_computed_keys()) if not has(lang, key)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_node_of_every_card_has_words(lang: str) -> None:
    t = SPEAKER.tongue(lang)
    for node in T.nodes:
        if node is not None:
            check_form(lang, node.words(t))


# --- cards ------------------------------------------------------------------------------------------------------------
def _text(face: Face, lang: str) -> str:
    return plain(" ".join(face.text(lang)))


def _sameness(face: Face) -> tuple[object, ...]:
    """What the text of a card tells."""
    printed = face.printed
    bound = printed.fixed and printed.start != "in_play"
    return (face.effects, printed.needs, printed.free, printed.playable, printed.garrison, printed.enters_play, bound)


@pytest.mark.parametrize("lang", LANGS)
def test_every_face_has_a_text_of_whole_sentences(lang: str) -> None:
    assert len(FACES) == 510
    for face in FACES:
        lines = face.text(lang)
        assert bool(lines) == bool(face.effects or not face.printed.playable), face.code
        for line in lines:
            check_form(lang, line)
            assert plain(line)[0].isupper(), line
            assert plain(line).endswith("."), line
            for sentence in plain(line).removesuffix(".").split(". "):
                assert sentence[0].isupper(), line


@pytest.mark.parametrize("lang", LANGS)
def test_faces_read_alike_exactly_when_they_do_the_same(lang: str) -> None:
    by_text: dict[str, set[tuple[object, ...]]] = {}
    by_effect: dict[tuple[object, ...], set[str]] = {}
    for face in FACES:
        by_text.setdefault(_text(face, lang), set()).add(_sameness(face))
        by_effect.setdefault(_sameness(face), set()).add(_text(face, lang))
    assert [text for text, effects in by_text.items() if len(effects) > 1] == []
    assert [texts for texts in by_effect.values() if len(texts) > 1] == []


ENGLISH = re.compile(r"\b(the|and|you|your|card|cards|each|player|from|with|for|one|into|gain|draw|of)\b")


@pytest.mark.parametrize("lang", ["cs", "hu"])
def test_no_english_is_left_in_other_languages(lang: str) -> None:
    for face in FACES:
        for line in face.text(lang):
            ours = "".join([p if isinstance(p, str) else "X" if "card" in p else p["text"] for p in rich(line)])
            assert not ENGLISH.search(ours), line


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_and_nouns_agree(lang: str) -> None:
    wrong = {
        "en": r"\b1 (cards|points|Regions|actions|icons|masks)\b|\b([2-9]|\d\d) (card|point|Region|action)\b",
        "cs": r"\b1 (karty|karet|body|bodů|akce|suroviny|pokroky)\b|\b[2-4] (karet|bodů|akcí|surovin|pokroků)\b"
        r"|\b([5-9]|\d\d) (karty|body|akce|suroviny|pokroky)\b",
        "hu": r"\b\d+ (kártyákat|pontok|régiók)\b|\b[Aa] [aáeéiíoóöőuúüű]\w* kárty"
        r"|\b[Aa]z [bcdfghjklmnpqrstvwxz]\w* kárty",
    }[lang]
    for face in FACES:
        text = _text(face, lang).replace("\u00a0", " ")
        assert not re.search(wrong, text), text


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_with_its_own_way_to_score_names_all_its_numbers(lang: str) -> None:
    for face in FACES:
        vp = face.printed.vp
        if isinstance(vp, int):
            continue
        said = [int(n.replace("−", "-")) for n in re.findall(r"−?\d+", plain(face.text(lang)[-1]))]
        wanted: list[int] = []
        if isinstance(vp, Score):
            for term in vp.terms:
                wanted += [term.points] + ([term.every] if term.every > 1 else [])
            wanted.append(vp.most)
        while isinstance(vp, ScoreWhere):
            wanted += [vp.n] if vp.n else []
            if isinstance(vp.otherwise, int):
                wanted += [vp.otherwise] if vp.otherwise else []
                break
            vp = vp.otherwise
        assert sorted(said) == sorted(wanted), face.code


# Texts that were read beside the printed facts: at least one card for every kind of effect.
PINNED: dict[str, tuple[str, str, str]] = {}
for _entry in (Path(__file__).parent / "imperium_texts.txt").read_text(encoding="utf-8").strip().split("\n\n"):
    _code, *_said = _entry.split("\n")
    PINNED[_code] = (_said[0], _said[1], _said[2])


@pytest.mark.parametrize("code", PINNED)
def test_the_text_of(code: str) -> None:
    face = BY_SIDE[BY_CODE[code]]
    said = tuple([" / ".join([plain(line) for line in face.text(lang)]).replace("\u00a0", " ") for lang in LANGS])
    assert said == PINNED[code]


def test_a_named_card_in_a_text_can_be_previewed() -> None:
    line = rich(BY_SIDE[BY_CODE["1ROM7"]].text("hu")[0])
    rome = BY_SIDE[BY_CODE["1ROM19"]]
    assert [part for part in line if isinstance(part, dict)] == [{"card": rome.number, "text": rome.name("hu")}]


def test_suits_and_tokens_are_drawn_as_icons_and_read_in_their_case() -> None:
    line = rich(BY_SIDE[BY_CODE["1CEL14"]].text("cs")[0])
    icons = [(part["icon"], part["text"]) for part in line if isinstance(part, dict)]
    assert icons == [
        ("progress", "pokrok"), ("population", "obyvatele"), ("uncivilised", "necivilizovaných kartách"),
        ("unrest", "kartu nepokojů"), ("population", "obyvatele"),
    ]  # fmt: skip


# --- faces and icons --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_every_face_has_its_type_and_keywords_in_words(lang: str) -> None:
    faces = TABLE.cards(lang)
    assert sorted([n for face in faces for n in face["ids"]]) == list(range(580))
    for face in faces:
        check_form(lang, face["type_line"])
        for keyword in face["keywords"]:
            check_form(lang, keyword["word"])
            check_form(lang, "".join([part if isinstance(part, str) else part["text"] for part in keyword["text"]]))


def _icons_in_use() -> set[str]:
    """Every icon of a face, of a text, of a question or of the log."""
    found = {*GOODS, *SUITS, *PICTURES, *[nation for nation, _ in NATIONS]}
    for face in FACES:
        found |= {*face.icons(), *face.symbols()}
    for lang in LANGS:
        for path in ("imperium",):
            text = (Path(imperia.__file__).parent / f"locales/{lang}/{path}.ftl").read_text(encoding="utf-8")
            found |= set(re.findall(r'ICON\("([a-z-]+)"', text))
    return found


def test_every_icon_has_a_name_and_a_picture() -> None:
    drawn = set(re.findall(r'^  "?([a-z-]+)"?: "[a-z0-9-]+",$', ICON_NAMES.read_text(encoding="utf-8"), re.MULTILINE))
    of_the_set = {"drop", "journey", "hourglass"}  # called by the name they have in the set of pictures
    nations = {nation for nation, _ in NATIONS}
    for icon in sorted(_icons_in_use()):
        assert icon in drawn | of_the_set, f"no picture for {icon}"
        for lang in LANGS:
            assert icon in nations or has(lang, f"icon-{icon}"), f"no name for {icon} in {lang}"


# --- nations ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_every_nation_has_two_lines_of_advice_and_its_difficulty_where_the_books_agree(lang: str) -> None:
    names = [nation for nation, _ in NATIONS]
    assert set(names) - set(DIFFICULTY) == {"greeks", "vikings"}
    for nation in names:
        check_form(lang, advice(lang, nation))
        sentences = re.split(r"(?<=\.) ", say(lang, f"imperium-advice-{nation}"))
        assert len(sentences) in (2, 3), sentences
        assert advice(lang, nation).count("★") == DIFFICULTY.get(nation, 0)
        offered = TABLE.member(GAME.options["nations"], nation, lang)
        assert offered["help"] == advice(lang, nation)
        assert plain(offered["label"]) == say(lang, f"imperium-nation-{nation}")


# --- buttons ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_every_option_of_the_action_table_has_words(lang: str) -> None:
    labels: dict[str, dict[str, object]] = {}
    for option in GAME.actions.options:
        label = SPEAKER.option(option, lang, NAMES)
        check_form(lang, label)
        assert option.text(lang) == plain(SPEAKER.option(option, lang, default_names(lang, 4)))
        if option.name not in ("branch", "player") and not {"card", "slot"} & set(option.verb.arguments):
            assert label not in labels.setdefault(option.name, {}), label
            labels[option.name][label] = option


def test_an_option_names_cards_by_their_printed_code() -> None:
    plays = [option for option in GAME.actions.options if option.name == "play"]
    assert plays[BY_CODE["1ROM3"]].to_json()["with"] == ["1ROM3"]


# --- the log ----------------------------------------------------------------------------------------------------------
def _samples(kind: EventKind) -> list[tuple[int, ...]]:
    """Arguments that reach every branch of a kind of event: seats 1 and 2, two cards, all numbers of forms."""
    choices: list[tuple[int, ...]] = []
    for i, (key, what) in enumerate(kind.arguments):
        if what == SEAT:
            choices.append((1,) if key == "seat" else (2,))
        elif what == CARD:
            choices.append((20 + i,))
        elif what == NUMBER:
            choices.append((1, 2, 5))
        else:
            several = {"good": (0, 1, 2), "way": (1, 2, 3, 4), "reason": (1, 2, 3, 4, 5, 6), "side": (0, 1)}
            choices.append(several.get(what, (0, 3)))
    return list(product(*choices))


def _told(kind: EventKind, values: tuple[int, ...], seat: int | None) -> Event | None:
    """The event as a seat hears it: secrets are whispered to seats 1 and 2."""
    entry = redact(GAME.events, (kind.number, 0, 0b110 if any(kind.secret) else -1, *values), seat)
    return None if entry is None else Event(kind, entry)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.name)
def test_every_event_has_a_line_for_those_who_did_it_suffered_it_or_watch(kind: EventKind, lang: str) -> None:
    for values, reader in product(_samples(kind), (None, 0, 1, 2)):
        event = _told(kind, values, reader)
        assert event is not None
        marked = SPEAKER.event(event, lang, NAMES, reader)
        check_form(lang, marked)
        assert plain(marked).endswith((".", "!")), plain(marked)
        if reader is not None:
            assert NAMES[reader] not in plain(marked), f"the reader is called by name: {plain(marked)}"


@pytest.mark.parametrize("lang", LANGS)
def test_a_hidden_card_is_not_named_in_the_log(lang: str) -> None:
    for kind in [kind for kind in T.events if any(kind.secret)]:
        values = _samples(kind)[0]
        known, hidden = _told(kind, values, 1), _told(kind, values, 0)
        assert known is not None
        assert hidden is not None
        for card in [n for n, secret in zip(values, kind.secret, strict=True) if secret]:
            assert BY_SIDE[card].name(lang) in plain(SPEAKER.event(known, lang, NAMES, 1))
            assert BY_SIDE[card].name(lang) not in plain(SPEAKER.event(hidden, lang, NAMES, 0))
            assert TABLE.anchors(hidden) == []


# --- questions, met in play -------------------------------------------------------------------------------------------
TABLES = [  # nations that between them ask everything
    ("arthurians,qin,scythians", 3), ("utopians,olmecs", 2), ("vikings,atlanteans,celts,greeks", 4),
    ("carthaginians,romans", 2), ("egyptians,mauryans,minoans", 3), ("macedonians,persians", 2),
]  # fmt: skip


def test_every_question_met_in_play_is_asked_and_explained_in_three_languages() -> None:
    asked: set[tuple[str, int, str]] = set()
    reached: set[str] = set()
    for seed, ((nations, seats), sides) in enumerate(product(TABLES, ("a", "choose")), 112):
        for state in random_game("imperium", seats, {"nations": nations, "sides": sides}, seed):
            if not state.pending:
                continue
            prompt = GAME.prompts[state.asking[0]].name
            node = SPEAKER.asking(state)
            what = (prompt, state.asking[1], "" if node is None else node.phrase)
            reached.add(prompt)
            for lang in LANGS if what not in asked else ():
                _check_question(state, lang)
            asked.add(what)
    assert {p.name for p in GAME.prompts} - reached <= {"nation", "tribute", "waive", "order"}
    assert len(asked) > 500


def _check_question(state: imperia.State, lang: str) -> None:
    """The flow of the game asks and explains; an effect asks in the words of its card, which explains itself."""
    seat = state.pending[0]
    question, reason = TABLE.question(state, seat, lang, NAMES)
    for text in (question, reason):
        check_form(lang, text)
        assert NAMES[seat] not in plain(text), "the reader is called by name"
    node = SPEAKER.asking(state)
    if node is None or GAME.prompts[state.asking[0]].name == "branch":
        assert plain(question).endswith("?"), plain(question)
    else:
        assert plain(question).endswith((".", ":")), plain(question)
    if state.asking[1] >= 0 and node is not None:
        assert BY_SIDE[state.asking[1]].name(lang) in plain(reason), "the reason names the card that asks"
    for option in state.options(seat):
        check_form(lang, TABLE.option(state, option, lang, NAMES))
        detail = TABLE.detail(state, seat, option, lang, NAMES)
        if detail:
            check_form(lang, detail)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("prompt", ["nation", "tribute", "waive", "order"])
def test_rare_questions_are_asked_and_explained(prompt: str, lang: str) -> None:
    values = {"card": "X", "seat": "Y", "attack": "Z", "text": "T.", "round": 1}
    assert say(lang, f"imperium-ask-{prompt}", **values).endswith("?")
    assert say(lang, f"imperium-why-{prompt}", **values).endswith(".")


def test_what_may_be_declined_is_asked_as_such() -> None:
    for state in random_game("imperium", 2, {"nations": "macedonians,romans"}, 1):
        node = SPEAKER.asking(state) if state.pending else None
        if node is None or not node.skips or not may_skip(state.stack[-1]) or isinstance(node, May):
            continue
        question, _ = SPEAKER.question(state, state.pending[0], "en", NAMES)
        if GAME.prompts[state.asking[0]].name == "aim":
            assert plain(question).startswith("You may "), plain(question)
            return
    raise AssertionError("no such question was met")


# --- the end ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_a_finished_game_explains_its_score_and_its_end(lang: str) -> None:
    for seed in range(2):
        state = list(random_game("imperium", 2, {"nations": "vikings,qin" if seed else "olmecs,romans"}, seed))[-1]
        lines = TABLE.lines(state)
        for line in lines:
            check_form(lang, SPEAKER.score(line, lang))
        assert [sum([line.points for line in lines if line.seat == seat]) for seat in range(2)] == state.scores
        assert TABLE.sheet(state, lang, NAMES)["ending"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_line_of_the_score_sheet_tells_how_a_card_was_counted(lang: str) -> None:
    variable, where, plain_card = BY_CODE["1CAR1A"], BY_CODE["1FAM1"], BY_CODE["1CAR6"]
    counted = plain(SPEAKER.score(Line(0, "power", 3, variable, n=19), lang))
    assert [int(n) for n in re.findall(r"\d+", counted)] in ([1, 6, 10, 19], [6, 1, 10, 19])
    assert "7" in plain(SPEAKER.score(Line(0, "history", 7, where), lang))
    printed = plain(SPEAKER.score(Line(0, "hand", 4, plain_card), lang))
    assert printed
    assert not re.search(r"\d", printed)


# --- numbers in sentences ---------------------------------------------------------------------------------------------
PLURALS = [  # ~ stands for a space that keeps a line together
    ("cs", "imperium-amount-material", {1: "1~surovinu", 3: "3~suroviny", 5: "5~surovin", 22: "22~surovin"}),
    ("cs", "imperium-amount-population", {1: "1~obyvatele", 2: "2~obyvatele", 24: "24~obyvatel"}),
    ("cs", "imperium-actions", {1: "1~akci", 2: "2~akce", 5: "5~akcí"}),
    ("cs", "imperium-so-many-cards", {1: "1~kartu", 4: "4~karty", 6: "6~karet"}),
    ("en", "imperium-actions", {1: "1 action", 2: "2 actions"}),
    ("en", "imperium-so-many-cards", {1: "1 card", 4: "4 cards"}),
    ("hu", "imperium-amount-progress", {1: "1 haladást", 6: "6 haladást"}),
    ("hu", "imperium-so-many-cards", {1: "1 kártyát", 4: "4 kártyát"}),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "key", "forms"), PLURALS)
def test_numbers_take_the_right_form(lang: str, key: str, forms: dict[int, str]) -> None:
    assert {n: plain(say(lang, key, n=n)).replace("\u00a0", "~") for n in forms} == forms
