// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/edits.h"

#include "core/ambush/pattern_shape.h"
#include "core/kings_conflict/map/block.h"
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/texts.h"
#include "core/text_map/text_map_shape.h"
#include "core/wastes/board/board_shape.h"
#include "editor/ambush/pattern_document.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/pocket_heroes/template/template_edits.h"
#include "editor/pocket_heroes/world_document.h"
#include "editor/text_map/text_map_document.h"
#include "editor/token_battle/deck/deck_document.h"
#include "editor/token_battle/duel/duel_document.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/game/war_document.h"
#include "tests/support/cards.h"
#include "tests/support/duels.h"
#include "tests/support/profile.h"

#include <algorithm>

namespace stonemason::test {

namespace {

const QString step = QStringLiteral("Step");

void paint(MapDocument& document, Map& expected, Random& random) {
    const Map& map = document.map();
    CellChanges changes;
    for (int i = random.below(4); i >= 0; --i) {
        const int layer = random.below(map.layerCount());
        const Cell cell = random.cellOf(map.size());
        const Code code = layer == terrainLayer ? Code(random.oneOf(kingsConflict().tiles).code)
                                                : Code('0' + random.below(10));
        changes.push_back({layer, cell, map.layer(layer)[cell], code});
    }
    const auto mirrored = document.symmetric(merged(changes));
    for (const CellChange& change : mirrored.changes)
        expected.layer(change.layer)[change.cell] = change.after;
    document.apply(step, mirrored);
}

void setNumber(MapDocument& document, Map& expected, Random& random) {
    const auto index = std::size_t(random.below(3));
    const NumberInfo& info = kingsConflict().kings->numberInfos[index];
    const int value = std::clamp(random.below(6), info.minimum, info.maximum);
    document.setNumber(index, value);
    const std::string id(numberFields[index].id);
    expected.rules.erase(id);
    if (value != kingsConflict().kings->numbers.*numberFields[index].value) expected.rules[id] = value;
}

bool editMap(MapDocument& document, Random& random) {
    Map expected = document.map();
    switch (random.below(12)) {
    case 0:
        expected.info = {"Map " + std::to_string(random.below(99)), "", "", ""};
        document.setInfo(expected.info);
        break;
    case 1:
        expected.symmetry = Symmetry(random.below(3));
        document.setSymmetry(expected.symmetry);
        break;
    case 2: setNumber(document, expected, random); break;
    case 3:
        expected = transformed(expected, kingsConflict(), random.oneOf(allTransforms));
        document.replaceMap(step, expected);
        break;
    default: paint(document, expected, random);
    }
    return document.map() == expected;
}

/// Decks as a plain list.
struct Decks {
    std::vector<NamedDeck> list;
    std::string active; ///< its name; empty: none

    bool operator==(const Decks&) const = default;
};

Decks decksOf(const DeckLibrary& library) {
    const int active = library.active();
    return {library.decks(), active < 0 ? std::string() : library.at(active).name};
}

/// Some of the decks, in order.
std::vector<int> someDecks(const DeckLibrary& library, Random& random) {
    std::vector<int> decks;
    for (int i = 0; i < library.size(); ++i)
        if (random.below(3) == 0) decks.push_back(i);
    return decks;
}

/// A name that is taken gets another one; nothing else changes.
bool insertDeck(DeckDocument& document, Random& random) {
    Decks expected = decksOf(document.library());
    const int at = random.below(int(expected.list.size()) + 1);
    const NamedDeck inserted{anyDeckName(random), anyDeck(random)};
    document.insertDecks(step, at, {inserted});
    Decks now = decksOf(document.library());
    if (now.list.size() != expected.list.size() + 1) return false;
    if (expected.list.empty()) expected.active = now.active;
    const bool isThere = now.list[std::size_t(at)].deck == inserted.deck;
    now.list.erase(now.list.begin() + at);
    return isThere && now == expected;
}

/// Which deck is active when the active one goes is the library's own business.
bool removeDecks(DeckDocument& document, const std::vector<int>& decks) {
    Decks expected = decksOf(document.library());
    for (auto deck = decks.rbegin(); deck != decks.rend(); ++deck)
        expected.list.erase(expected.list.begin() + *deck);
    document.removeDecks(step, decks);
    const Decks now = decksOf(document.library());
    const bool survives =
        std::ranges::find(expected.list, expected.active, &NamedDeck::name) != expected.list.end();
    return now.list == expected.list && (!survives || now.active == expected.active);
}

bool moveDecks(DeckDocument& document, const std::vector<int>& decks, int before) {
    const Decks was = decksOf(document.library());
    Decks expected{{}, was.active};
    for (int i = 0; i <= int(was.list.size()); ++i) {
        if (i == before)
            for (const int deck : decks)
                expected.list.push_back(was.list[std::size_t(deck)]);
        if (i < int(was.list.size()) && std::ranges::find(decks, i) == decks.end())
            expected.list.push_back(was.list[std::size_t(i)]);
    }
    document.moveDecks(decks, before);
    return decksOf(document.library()) == expected;
}

bool renameDeck(DeckDocument& document, int deck, Random& random) {
    Decks expected = decksOf(document.library());
    std::string& name = expected.list[std::size_t(deck)].name;
    const std::string wanted = anyDeckName(random);
    if (!document.renameDeck(deck, QString::fromStdString(wanted), random.coin())) {
        if (expected.active == name) expected.active = wanted;
        name = wanted;
    }
    return decksOf(document.library()) == expected;
}

bool editDecks(DeckDocument& document, Random& random) {
    const DeckLibrary& library = document.library();
    const int size = library.size();
    const int any = size > 0 ? random.below(size) : -1;
    const int what = random.below(10);
    if (any < 0 || (what == 0 && size < 8)) return insertDeck(document, random);
    Decks expected = decksOf(library);
    NamedDeck& deck = expected.list[std::size_t(any)];
    const std::string words = "words " + std::to_string(random.below(99));
    switch (what) {
    case 0:
    case 1: return removeDecks(document, someDecks(library, random));
    case 2: return moveDecks(document, someDecks(library, random), random.below(size + 1));
    case 3: return renameDeck(document, any, random);
    case 4:
        expected.active = deck.name;
        document.setActive(any);
        break;
    case 5: document.setTags(any, deck.tags = {words, "tag"}); break;
    case 6: document.setNotes(any, deck.notes = words); break;
    case 7: document.show(any); break;
    default: document.setDeck(step, any, deck.deck = anyDeck(random));
    }
    return decksOf(library) == expected;
}

bool editGame(DuelDocument& document, Random& random) {
    GameRecord expected = document.game().record();
    if (document.hasEndedHere() || random.below(6) == 0) // steps back, and then tries another way
        document.show(random.below(document.game().moveCount() + 1));
    const MoveList legal = document.duel().legalMoves(document.position());
    // Who gives up before the first move leaves nothing that could be edited any more.
    if (document.isAtEnd() && document.game().moveCount() > 0 && random.below(40) == 0) {
        expected.resigned = document.position().toMove;
        document.resign(*expected.resigned);
    } else if (legal.size() > 0 && !document.hasEndedHere()) {
        const Move move = legal[std::size_t(random.below(int(legal.size())))];
        expected.moves.resize(std::size_t(document.shown()));
        expected.moves.push_back(move);
        expected.resigned.reset();
        document.play(move);
    }
    return document.game().record() == expected;
}

/// Tiles and pieces as a tool would set them, mirror images and all.
void paint(wastes::BoardDocument& document, wastes::Board& expected, Random& random) {
    wastes::Strokes strokes;
    for (int i = random.below(4); i >= 0; --i) {
        const Cell cell = random.cellOf(expected.size());
        if (random.coin())
            strokes.tiles.push_back({cell, wastes::Tile(random.below(wastes::tileCount))});
        else if (random.coin())
            strokes.pieces.push_back({cell, std::nullopt});
        else
            strokes.pieces.push_back({cell, wastes::Piece{wastes::Side(random.below(2)), 1 + random.below(8),
                                                          cell, random.coin(), random.coin()}});
    }
    const auto both = wastes::mirrored(strokes, expected.size(), expected.symmetry);
    wastes::apply(expected, wastes::editOf(expected, both.strokes));
    document.paint(step, strokes);
}

bool editBoard(wastes::BoardDocument& document, Random& random) {
    wastes::Board expected = document.committedBoard();
    switch (random.below(12)) {
    case 0:
        expected.name = "Board " + std::to_string(random.below(99));
        expected.description = "words";
        document.setWords(expected.name, expected.author, expected.description);
        break;
    case 1:
        expected.symmetry = wastes::Symmetry(random.below(4));
        document.setSymmetry(expected.symmetry);
        break;
    case 2:
        expected.toMove = wastes::Side(random.below(2));
        document.setToMove(expected.toMove);
        break;
    case 3: {
        const Transform transform = random.oneOf(allTransforms);
        expected = wastes::transformed(expected, transform);
        document.change(step, [transform](auto& board) { board = wastes::transformed(board, transform); });
        break;
    }
    default: paint(document, expected, random);
    }
    return document.board() == expected;
}

bool editWar(wastes::WarDocument& document, Random& random) {
    wastes::GameRecord expected = document.game().record();
    if (document.hasEndedHere() || random.below(6) == 0) // steps back, and then tries another way
        document.show(random.below(document.moveCount() + 1));
    const wastes::MoveList legal = document.engine().moves(document.position());
    if (document.isAtEnd() && document.moveCount() > 0 && random.below(40) == 0) {
        expected.resigned = document.position().toMove;
        document.resign(*expected.resigned);
    } else if (legal.size() > 0 && !document.hasEndedHere()) {
        const wastes::Move move = legal[std::size_t(random.below(int(legal.size())))];
        expected.moves.resize(std::size_t(document.shown()));
        expected.moves.push_back(move);
        expected.resigned.reset();
        document.play(move);
    }
    return document.game().record() == expected;
}

bool editPattern(ambush::PatternDocument& document, Random& random) {
    ambush::Pattern expected = document.committedPattern();
    switch (random.below(10)) {
    case 0:
        expected.name = "Pattern " + std::to_string(random.below(99));
        document.setName(expected.name);
        break;
    case 1:
        expected.threshold = random.below(ambush::fullThreshold + 1);
        document.setThreshold(expected.threshold);
        break;
    case 2: {
        // One that has no orientation cannot be saved.
        const ambush::Orientation any = ambush::allOrientations[std::size_t(1 + random.below(7))];
        const bool allowed = random.coin();
        expected.orientations.set(any, allowed);
        document.setOrientation(any, allowed);
        break;
    }
    case 3: {
        const Transform transform = random.oneOf(allTransforms);
        expected.signs = ambush::transformed(expected.signs, transform);
        document.change(step, [transform](auto& pattern) {
            pattern.signs = ambush::transformed(pattern.signs, transform);
        });
        break;
    }
    default: {
        std::vector<ambush::SignStroke> strokes;
        for (int i = random.below(4); i >= 0; --i)
            // A pattern that compares nothing cannot be saved either: there is no * among these.
            strokes.push_back(
                {random.cellOf(expected.signs.size()), random.oneOf(std::string_view(".#X@!%5"))});
        for (const ambush::SignStroke& stroke : strokes)
            expected.signs[stroke.cell] = stroke.sign;
        document.preview(strokes);
        document.commit(step);
    }
    }
    return document.pattern() == expected;
}

/// What the cells hold, as words.
Grid<std::string> signsOf(const text_map::TextMap& map) {
    Grid<std::string> signs(map.cells.size());
    forEachCell(map.cells.size(), [&](Cell cell) { signs[cell] = map[cell]; });
    return signs;
}

/// A row or a column more or less at the top or at the left.
bool resizeTextMap(text_map::TextMapDocument& document, Random& random) {
    const Size size = document.size();
    const bool grows = size.rows < 4 || size.columns < 4 || (size.rows < 12 && random.coin());
    const Margins margins = random.coin() ? Margins{.top = grows ? 1 : -1} : Margins{.left = grows ? 1 : -1};
    const auto after = text_map::resized(document.committedMap(), margins, "#");
    if (!after) return true;
    document.replaceMap(step, *after);
    return document.committedMap() == *after && document.size() == withMargins(size, margins);
}

bool editTextMap(text_map::TextMapDocument& document, Random& random) {
    if (random.below(10) == 0) return resizeTextMap(document, random);
    static const std::vector<std::string> some{"#", ".", "~", "T", "\xCE\xA9", " "};
    Grid<std::string> expected = signsOf(document.committedMap());
    CellCodes codes;
    for (int i = random.below(4); i >= 0; --i) {
        const Cell cell = random.cellOf(document.size());
        const std::string& sign = random.oneOf(some);
        codes.push_back({cell, document.signs().codeOf(sign)});
        expected[cell] = sign;
    }
    document.preview(codes);
    document.commit(step);
    return signsOf(document.committedMap()) == expected;
}

void paint(pocket_heroes::WorldDocument& document, pocket_heroes::World& expected, Random& random) {
    const auto surface = pocket_heroes::Surface(random.below(pocket_heroes::surfaceCount));
    std::vector<Cell> nodes;
    for (int i = random.below(6); i >= 0; --i) {
        nodes.push_back(random.cellOf(expected.nodes.size()));
        expected.nodes[nodes.back()].surface = surface;
    }
    document.edit(step, pocket_heroes::painting(document.committedWorld(), nodes, surface));
}

void placeOne(pocket_heroes::WorldDocument& document, pocket_heroes::World& expected, Random& random) {
    pocket_heroes::Item item;
    item.cell = random.cellOf(expected.size());
    if (random.coin()) item.treasure = pocket_heroes::Chest{};
    expected.items.push_back(item);
    const pocket_heroes::Record record{pocket_heroes::ThingKind::Item, item};
    document.edit(step, placing(document.committedWorld(), record));
}

bool editWorld(pocket_heroes::WorldDocument& document, Random& random) {
    pocket_heroes::World expected = document.committedWorld();
    const int items = int(expected.items.size());
    const int any = items > 0 ? random.below(items) : -1;
    switch (random.below(8)) {
    case 0: {
        const std::string name = "World " + std::to_string(random.below(99));
        expected.texts.at(1).words[0] = name;
        document.change(step, [&name](pocket_heroes::World& world) {
            setMapWords(world, pocket_heroes::TextKind::Name, pocket_heroes::Language::English, name);
        });
        break;
    }
    case 1:
        if (any >= 0) {
            const pocket_heroes::Thing thing{pocket_heroes::ThingKind::Item, any};
            expected.items.erase(expected.items.begin() + any);
            document.edit(step, deleting(document.committedWorld(), std::span(&thing, 1)));
        }
        break;
    case 2:
        if (any >= 0) {
            const pocket_heroes::Thing thing{pocket_heroes::ThingKind::Item, any};
            expected.items[std::size_t(any)].cell = expected.items[std::size_t(any)].cell + Cell{1, -1};
            document.edit(step, moving(document.committedWorld(), std::span(&thing, 1), {1, -1}));
        }
        break;
    case 3:
    case 4: placeOne(document, expected, random); break;
    default: paint(document, expected, random);
    }
    return document.world() == expected && document.committedWorld() == expected;
}

bool editTemplate(pocket_heroes::TemplateDocument& document, Random& random) {
    pocket_heroes::Template expected = document.made();
    const int zones = int(expected.zones.size());
    const int any = zones > 0 ? random.below(zones) : -1;
    switch (random.below(6)) {
    case 0:
        expected.name = "Template " + std::to_string(random.below(99));
        document.change(step, [&](pocket_heroes::Template& made) { made.name = expected.name; });
        break;
    case 1:
        if (any < 0) break;
        expected = pocket_heroes::withoutZones(expected, {any});
        document.select({any});
        removeSelected(document);
        break;
    case 2:
        if (any < 0) break;
        expected.zones[std::size_t(any)].place->x += 7;
        document.select({any});
        moveSelected(document, {7, 0});
        break;
    case 3:
        if (any < 0 || linkBetween(expected, 0, any) >= 0 || any == 0) break;
        expected.links.push_back({.first = 0, .second = any, .kind = pocket_heroes::LinkKind::Road});
        connectZones(document, {0, any}, pocket_heroes::LinkKind::Road);
        break;
    default: {
        if (zones > 20) break;
        pocket_heroes::Zone zone;
        if (zones > 0) zone.size = expected.zones.back().size;
        zone.place = pocket_heroes::DrawingPoint{double(random.below(500)), double(random.below(500))};
        expected.zones.push_back(zone);
        addZone(document, *zone.place);
    }
    }
    return document.made() == expected;
}

} // namespace

bool edit(Document& document, Random& random) {
    if (auto* map = qobject_cast<MapDocument*>(&document)) return editMap(*map, random);
    if (auto* decks = qobject_cast<DeckDocument*>(&document)) return editDecks(*decks, random);
    if (auto* world = qobject_cast<pocket_heroes::WorldDocument*>(&document))
        return editWorld(*world, random);
    if (auto* made = qobject_cast<pocket_heroes::TemplateDocument*>(&document))
        return editTemplate(*made, random);
    if (auto* board = qobject_cast<wastes::BoardDocument*>(&document)) return editBoard(*board, random);
    if (auto* war = qobject_cast<wastes::WarDocument*>(&document)) return editWar(*war, random);
    if (auto* pattern = qobject_cast<ambush::PatternDocument*>(&document))
        return editPattern(*pattern, random);
    if (auto* map = qobject_cast<text_map::TextMapDocument*>(&document)) return editTextMap(*map, random);
    auto* game = qobject_cast<DuelDocument*>(&document);
    return game && editGame(*game, random);
}

void editForSure(Document& document, Random& random) {
    const std::string before = document.recoveryBytes().value();
    while (document.recoveryBytes().value() == before)
        edit(document, random);
}

} // namespace stonemason::test
