// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/kinds.h"

#include "core/format/deck_format.h"
#include "core/format/game_record.h"
#include "core/format/smap.h"
#include "core/map/block.h"
#include "editor/deck/deck_document.h"
#include "editor/duel/duel_document.h"
#include "editor/duel/seats.h"
#include "editor/map/map_document.h"
#include "tests/support/duels.h"
#include "tests/support/profile.h"

#include <QTest>

namespace stonemason::test {

namespace {

const QString step = QStringLiteral("Step");

void paint(MapDocument& document, Random& random) {
    const Map& map = document.map();
    CellChanges changes;
    for (int i = random.below(4); i >= 0; --i) {
        const int layer = random.below(map.layerCount());
        const Cell cell = random.cellOf(map.size());
        const Code code = layer == terrainLayer ? Code(random.oneOf(kingsConflict().tiles).code)
                                                : Code('0' + random.below(10));
        changes.push_back({layer, cell, map.layer(layer)[cell], code});
    }
    document.apply(step, document.symmetric(merged(changes)));
}

void editMap(MapDocument& document, Random& random) {
    switch (random.below(12)) {
    case 0: document.setInfo({"Map " + std::to_string(random.below(99)), "", "", ""}); break;
    case 1: document.setSymmetry(Symmetry(random.below(3))); break;
    case 2: document.setNumber(std::size_t(random.below(3)), random.below(6)); break;
    case 3:
        document.replaceMap(step, transformed(document.map(), kingsConflict(), random.oneOf(allTransforms)));
        break;
    default: paint(document, random);
    }
}

/// Some of the decks, in order.
std::vector<int> someDecks(const DeckLibrary& library, Random& random) {
    std::vector<int> decks;
    for (int i = 0; i < library.size(); ++i)
        if (random.below(3) == 0) decks.push_back(i);
    return decks;
}

void editDecks(DeckDocument& document, Random& random) {
    const DeckLibrary& library = document.library();
    const int size = library.size();
    const int any = size > 0 ? random.below(size) : -1;
    const int what = random.below(10);
    if (any < 0 || (what == 0 && size < 8)) {
        document.insertDecks(step, random.below(size + 1), {{anyDeckName(random), anyDeck(random)}});
        return;
    }
    const std::string words = "words " + std::to_string(random.below(99));
    switch (what) {
    case 0:
    case 1: document.removeDecks(step, someDecks(library, random)); break;
    case 2: document.moveDecks(someDecks(library, random), random.below(size + 1)); break;
    case 3: document.renameDeck(any, QString::fromStdString(anyDeckName(random)), random.coin()); break;
    case 4: document.setActive(any); break;
    case 5: document.setTags(any, {words, "tag"}); break;
    case 6: document.setNotes(any, words); break;
    case 7: document.show(any); break;
    default: document.setDeck(step, any, anyDeck(random));
    }
}

void editGame(DuelDocument& document, Random& random) {
    if (document.hasEndedHere() || random.below(6) == 0) // steps back, and then tries another way
        document.show(random.below(document.game().moveCount() + 1));
    if (document.isAtEnd() && random.below(40) == 0) {
        document.resign(document.position().toMove);
        return;
    }
    const MoveList legal = document.duel().legalMoves(document.position());
    if (legal.size() > 0 && !document.hasEndedHere())
        document.play(legal[std::size_t(random.below(int(legal.size())))]);
}

/// Nobody moves but who is told to: a computer would as soon as it had thought enough.
GameSetup setupOfPeople() {
    GameSetup setup = anySetup(1);
    for (Side& side : setup.sides)
        side.player = personAtDesk;
    return setup;
}

} // namespace

const char* suffixOf(Kind kind) {
    switch (kind) {
    case Kind::Map: return "smap";
    case Kind::Deck: return "sdeck";
    case Kind::Game: break;
    }
    return "sduel";
}

std::string newBytes(Kind kind) {
    switch (kind) {
    case Kind::Map: return MapDocument(newMap(kingsConflict()), kingsConflict()).recoveryBytes();
    case Kind::Deck: return DeckDocument(tokenBattle()).recoveryBytes();
    case Kind::Game: break;
    }
    return writeGameRecord(Game::of(tokenBattleTable(), setupOfPeople()).value().record(), tokenBattle());
}

std::unique_ptr<Document> documentOf(Kind kind, const std::string& bytes) {
    switch (kind) {
    case Kind::Map:
        return std::make_unique<MapDocument>(readSmap(bytes, std::span(&kingsConflict(), 1)).value(),
                                             kingsConflict());
    case Kind::Deck:
        return std::make_unique<DeckDocument>(readDecks(bytes, tokenBattle()).value(), tokenBattle());
    case Kind::Game: break;
    }
    return DuelDocument::read(bytes, tokenBattleTable()).value();
}

void edit(Document& document, Random& random) {
    if (auto* map = qobject_cast<MapDocument*>(&document)) editMap(*map, random);
    if (auto* decks = qobject_cast<DeckDocument*>(&document)) editDecks(*decks, random);
    if (auto* game = qobject_cast<DuelDocument*>(&document)) editGame(*game, random);
}

void editForSure(Document& document, Random& random) {
    const std::string before = document.recoveryBytes();
    while (document.recoveryBytes() == before)
        edit(document, random);
}

void addKinds() {
    QTest::addColumn<Kind>("kind");
    for (const Kind kind : allKinds)
        QTest::newRow(suffixOf(kind)) << kind;
}

} // namespace stonemason::test
