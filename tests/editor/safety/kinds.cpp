// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/kinds.h"

#include "core/kings_conflict/format/smap.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/game_record.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/token_battle/deck/deck_document.h"
#include "editor/token_battle/duel/duel_document.h"
#include "editor/token_battle/duel/seats.h"
#include "tests/support/duels.h"
#include "tests/support/profile.h"

#include <QTest>

namespace stonemason::test {

namespace {

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
    case Kind::Map: return MapDocument(newMap(kingsConflict()), kingsConflict()).recoveryBytes().value();
    case Kind::Deck: return DeckDocument(tokenBattle()).recoveryBytes().value();
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

void addKinds() {
    QTest::addColumn<Kind>("kind");
    for (const Kind kind : allKinds)
        QTest::newRow(suffixOf(kind)) << kind;
}

} // namespace stonemason::test
