// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/edits.h"

#include "core/ambush/pattern.h"
#include "core/kings_conflict/map/map.h"
#include "core/text_map/text_map.h"
#include "core/wastes/board/board.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/model/board_document.h"
#include "tests/editor/safety/edits_of_kinds.h"
#include "tests/support/profile.h"

#include <algorithm>

namespace stonemason::test {

using namespace kings_conflict;
using namespace token_battle;

namespace {

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
        document.replace(step, expected);
        break;
    default: paint(document, expected, random);
    }
    return document.map() == expected;
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
            expected.signs[stroke.cell] = stroke.code;
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
    document.replace(step, *after);
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

} // namespace

bool edit(Document& document, Random& random) {
    if (auto* map = qobject_cast<MapDocument*>(&document)) return editMap(*map, random);
    if (auto* decks = qobject_cast<DeckDocument*>(&document)) return editDecks(*decks, random);
    if (auto* world = qobject_cast<pocket_heroes::WorldDocument*>(&document))
        return editWorld(*world, random);
    if (auto* templates = qobject_cast<pocket_heroes::TemplateDocument*>(&document))
        return editTemplate(*templates, random);
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
