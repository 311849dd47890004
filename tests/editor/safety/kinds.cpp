// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/kinds.h"

#include "core/ambush/pattern_file.h"
#include "core/kings_conflict/format/formats.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/text_map/text_map_file.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/game_record.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/profiles/signs.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/model/board_document.h"
#include "tests/support/boards.h"
#include "tests/support/duels.h"
#include "tests/support/profile.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::test {

using namespace kings_conflict;
using namespace token_battle;

namespace {

/// Nobody moves but on command: a computer would as soon as it had thought enough.
GameSetup setupOfPeople() {
    GameSetup setup = anySetup(1);
    for (Side& side : setup.sides)
        side.player = personAtDesk;
    return setup;
}

wastes::GameSetup warOfPeople() {
    wastes::GameSetup setup{.board = publicBoard("wastes-multiplayer"), .seed = 1, .players = {}};
    setup.players.fill(std::string(personAtDesk));
    return setup;
}

/// Lives as long as any document of these tests.
text_map::SignBook& theBook() {
    static text_map::SignBook book(text_map::loadSigns().table);
    return book;
}

pocket_heroes::Template twoZones() {
    pocket_heroes::Template worldTemplate;
    worldTemplate.zones.resize(2);
    worldTemplate.zones[0].place = pocket_heroes::DrawingPoint{0, 0};
    worldTemplate.zones[1].place = pocket_heroes::DrawingPoint{150, 0};
    worldTemplate.links.push_back({.first = 0, .second = 1});
    return worldTemplate;
}

} // namespace

const char* suffixOf(Kind kind) {
    switch (kind) {
    case Kind::Map: return "smap";
    case Kind::Deck: return "sdeck";
    case Kind::Game: return "sduel";
    case Kind::Board: return "sboard";
    case Kind::War: return "swar";
    case Kind::Pattern: return "ambush";
    case Kind::TextMap: return "txt";
    case Kind::World: return "hmm";
    case Kind::Template: break;
    }
    return "ztemplate";
}

std::string newBytes(Kind kind) {
    switch (kind) {
    case Kind::Map: return MapDocument(newMap(kingsConflict()), kingsConflict()).recoveryBytes().value();
    case Kind::Deck: return DeckDocument(tokenBattle()).recoveryBytes().value();
    case Kind::Game:
        return writeGameRecord(Game::of(tokenBattleTable(), setupOfPeople()).value().record(), tokenBattle());
    case Kind::Board: return wastes::writeSboard(publicBoard("wastes-multiplayer"), theWastes()).value();
    case Kind::Pattern:
        return ambush::writePattern(ambush::readPattern("..@@..\n#....#\n##*X##\n#!.5%#\n").value()).value();
    case Kind::TextMap: return "######..\r\n#.~..#  \n#....###\n\n########";
    case Kind::War: return wastes::writeSwar(wastes::Game::of(warOfPeople(), theWastes()).value()).value();
    case Kind::World:
        return pocket_heroes::writeWorld(drawn({"..A.....B", "...C..G..", "====#...."})).value();
    case Kind::Template: break;
    }
    return pocket_heroes::writeTemplate(twoZones(), pocket_heroes::TemplateFormat::Own).value();
}

std::string largeMapBytes() {
    std::string bytes;
    for (int row = 0; row < 1100; ++row)
        bytes += std::string(1000, row % 3 ? '.' : '#') + '\n';
    return bytes;
}

std::unique_ptr<Document> documentOf(Kind kind, const std::string& bytes) {
    switch (kind) {
    case Kind::Map:
        return std::make_unique<MapDocument>(readSmap(bytes, std::span(&kingsConflict(), 1)).value(),
                                             kingsConflict());
    case Kind::Deck:
        return std::make_unique<DeckDocument>(readDecks(bytes, tokenBattle()).value(), tokenBattle());
    case Kind::Game: return DuelDocument::read(bytes, tokenBattleTable()).value();
    case Kind::Board:
        return std::make_unique<wastes::BoardDocument>(wastes::readSboard(bytes, theWastes()).value(),
                                                       theWastes());
    case Kind::Pattern: {
        return std::make_unique<ambush::PatternDocument>(
            ambush::readPattern(bytes, ambush::Completeness::Draft).value());
    }
    case Kind::TextMap:
        return std::make_unique<text_map::TextMapDocument>(text_map::readTextMap(bytes).value(), theBook());
    case Kind::War:
        return std::make_unique<wastes::WarDocument>(wastes::readSwar(bytes, theWastes()).value(),
                                                     theWastes());
    case Kind::World:
        return std::make_unique<pocket_heroes::WorldDocument>(pocket_heroes::readWorld(bytes).value(),
                                                              pocketHeroes());
    case Kind::Template: break;
    }
    return std::make_unique<pocket_heroes::TemplateDocument>(pocket_heroes::readTemplate(bytes).value(),
                                                             pocketHeroes());
}

void addKinds() {
    QTest::addColumn<Kind>("kind");
    for (const Kind kind : allKinds)
        QTest::newRow(suffixOf(kind)) << kind;
}

} // namespace stonemason::test
