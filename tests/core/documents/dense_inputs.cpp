// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/documents/dense_inputs.h"

#include "core/base/limits.h"
#include "core/pocket_heroes/format/lzo.h"
#include "core/text_map/text_map_file.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/game/position.h"
#include "tests/support/boards.h"
#include "tests/support/profile.h"
#include "tests/support/tournaments.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;

namespace stonemason::dense {

namespace {

/// The unit repeated between the ends, as often as it fits into a file or at most `times`.
std::string filled(std::string_view begin, std::string_view unit, std::string_view end,
                   std::size_t times = std::size_t(maximumFileSize)) {
    std::string text(begin);
    text.reserve(std::size_t(maximumFileSize));
    const std::size_t room = (std::size_t(maximumFileSize) - begin.size() - end.size()) / unit.size();
    for (std::size_t i = 0; i < std::min(times, room); ++i)
        text += unit;
    if (text.ends_with(',')) text.pop_back();
    return text += end;
}

/// A map as text or code, of the maximum length.
std::string mapText(std::string_view unit, std::string_view begin = {}) {
    return filled(begin, unit, {}, (maximumMapText - begin.size()) / unit.size());
}

/// JSON with a list of the unit, which counts as `values` values, repeated up to the limit of values.
std::string listIn(std::string_view begin, std::string_view unit, std::size_t values, std::string_view end) {
    return filled(begin, unit, end, (std::size_t(maximumDeckValues) - 100) / values);
}

/// JSON with objects that have the maximum number of members, all with different names.
std::string objectsIn(std::string_view begin, std::string_view value, std::string_view end) {
    constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string object = "{";
    for (std::size_t i = 0; i < std::size_t(maximumJsonMembers); ++i) {
        object += '"';
        for (std::size_t rest = i, place = 0; place < 3; ++place, rest /= digits.size())
            object += digits[rest % digits.size()];
        object.append("\":").append(value).append(",");
    }
    object.back() = '}';
    return listIn(begin, object + ',', std::size_t(maximumJsonMembers) + 1, end);
}

std::string libraryBegin() {
    return R"({"format":"stonemason-decks","version":1,"game":"token-battle","active":0,"decks":[)";
}

/// A library of the same deck, which counts as `values` values, up to the limits of decks and values.
std::string library(std::string_view deck, std::size_t values) {
    const std::size_t times = (std::size_t(maximumDeckValues) - 100) / values;
    return filled(libraryBegin(), deck, "]}", std::min(times, std::size_t(maximumDecks)));
}

/// A result of a tournament up to the list of its decks.
std::string tournamentBegin() {
    return R"({"format":"stonemason-tournament","version":1,"game":"token-battle","fingerprint":{"game":")" +
           gameFingerprint(*test::tokenBattleTable()) +
           R"(","plan":"0"},"form":"round-robin","player":"easy","gamesPerPairing":2,"seed":0,"decks":[)";
}

/// A board with pieces as often as it may hold the text of one.
std::string board(std::string_view unit, std::size_t size = maximumMapText) {
    const std::string begin =
        R"({"format":"stonemason-board","version":1,"game":"war-in-the-wastes","tiles":["..","BR"],)";
    return filled(begin + "\"pieces\":[", unit, "]}", (size - begin.size() - 20) / unit.size());
}

/// A record of a game on a board.
std::string war(std::string_view boardText, std::string_view moves) {
    std::string text =
        R"({"format":"stonemason-wastes-game","version":1,"game":"war-in-the-wastes","seed":0,)";
    return text.append(R"("players":["",""],"board":)")
               .append(boardText)
               .append(R"(,"moves":[)")
               .append(moves) +
           R"(],"result":"open"})";
}

std::string number(std::uint32_t value) {
    return {char(value & 0xFF), char(value >> 8 & 0xFF), char(value >> 16 & 0xFF), char(value >> 24)};
}

/// A map of Pocket Heroes up to the end of the units, with their number before them.
std::string world(std::string begin, const std::string& unit) {
    const std::size_t units = (std::size_t(maximumFileSize) - begin.size() - 4) / unit.size();
    return filled(begin + number(std::uint32_t(units)), unit, {});
}

std::string textsOfWorld() {
    return world(number(0x76235278) + number(0x19) + std::string(1, '\0') + number(1), std::string(10, '\0'));
}

std::string decorationsOfWorld() {
    constexpr std::size_t nodes = std::size_t{33} * 33;
    const std::string texts(16, '\0');         // four empty ones
    const std::string lists(2 + 8 + 16, '\0'); // no events, the ultimate artifact, eight empty lists
    return world(number(0x76235278) + number(0x18) + std::string(1, '\0') + texts + lists +
                     std::string(2 * nodes, '\0'),
                 std::string(8, '\0'));
}

} // namespace

std::string largestTournament() {
    const Tournament tournament = test::tournamentOf(test::anyPlan(maximumEntrants, 2));
    return test::fileOf(tournament, PartialResult(tournament));
}

std::string longestWar() {
    constexpr int last = wastes::maximumSide - 1;
    constexpr int corridors = 31;
    std::vector<Cell> way;
    for (int i = 0; i < corridors; ++i) {
        for (int column = 0; column <= last; ++column)
            way.push_back({2 * i, i % 2 == 0 ? column : last - column});
        if (i + 1 < corridors) way.push_back({2 * i + 1, i % 2 == 0 ? last : 0});
    }
    wastes::Board labyrinth;
    labyrinth.tiles = Grid<wastes::Tile>({last + 1, last + 1}, wastes::Tile::Hole);
    for (const Cell cell : way)
        labyrinth.tiles[cell] = wastes::Tile::Normal;
    labyrinth.tiles[way.back()] = wastes::Tile::BlueGoal;
    for (const Cell cell : {Cell{last, 0}, Cell{last, 1}, Cell{last, 9}, Cell{last, 10}})
        labyrinth.tiles[cell] = wastes::Tile::Normal;
    labyrinth.pieces = {{wastes::Side::Blue, 1, way.front()},
                        {wastes::Side::Blue, 1, {last, 0}},
                        {wastes::Side::Red, 1, {last, 9}}};
    std::string moves;
    const auto move = [&moves](Cell from, Cell to) {
        moves += (moves.empty() ? "\"" : ",\"") + wastes::cellText(from) + '-' + wastes::cellText(to) + '"';
    };
    std::array<Cell, 2> here{{{last, 0}, {last, 9}}};
    std::array<Cell, 2> there{{{last, 1}, {last, 10}}};
    const auto dither = [&](std::size_t side) {
        move(here[side], there[side]);
        std::swap(here[side], there[side]);
    };
    for (std::size_t i = 0; i + 2 < way.size(); ++i) {
        move(way[i], way[i + 1]);
        dither(1);
        dither(0);
        dither(1);
    }
    return war(*wastes::writeSboard(labyrinth, test::theWastes()), moves);
}

std::string playable(std::size_t length, std::string_view stream, std::size_t players) {
    std::string file = "GMAP";
    file += std::string{0x39, 0};
    file += number(0) + number(0) + std::string(1, '\0');
    file += std::string(16, '\0'); // four empty texts
    file += number(1) + std::string{0, 0, char(0xFF)};
    file += std::string{char(players & 0xFF), char(players >> 8)};
    for (std::size_t i = 0; i < players; ++i)
        file += std::string(32, '\0') + std::string(4, char(0xFF)) + std::string(1, '\0');
    file += std::string{char(0xFF), char(0xFF), 32, 0, 32, 0};
    return file + "LZ" + number(std::uint32_t(length)) + std::string(stream);
}

std::string eventsForTheGame() {
    std::string content(2, '\0'); // no time events
    content += std::string(std::size_t{4} * 32 * 32, '\0');
    content += std::string(6, '\0');                              // no buildings
    content += std::string(2, '\0') + std::string(4, char(0xFF)); // no obelisks, no place
    content += std::string(2, '\0') + std::string(2, '\0');       // no radius, no items
    const std::string event = std::string(4 + 42 + 8 + 4, '\0') + std::string{char(0xFF), char(0xFF)};
    std::string rewards;
    for (int i = 0; i < 0xFFFF; ++i)
        rewards += std::string(9, '\0');
    content += std::string{char(0xFF), char(0xFF)};
    while (content.size() + event.size() + rewards.size() <= mostUnpacked)
        content += event + rewards;
    return content.append(mostUnpacked - content.size(), '\0');
}

std::string bombForTheGame() {
    std::string stream{18, 0, 32};
    stream.append(std::size_t{1024} * 1024 - 200, '\0');
    return stream + std::string{1, 0, 0, 0x11, 0, 0};
}

namespace {

constexpr Input densest[] = {
    {"blank lines", [] { return mapText("\n"); }},
    {"short lines", [] { return mapText("P\n"); }},
    {"rows", [] { return mapText("PPPPPPPPPPP\n"); }},
    {"rows and prose", [] { return mapText("PPPPPPPPPPP\nno row is this\n"); }},
    {"tags", [] { return mapText("[code]P[/code]"); }},
    {"fences", [] { return mapText("```\n"); }},
    {"pushed rows", [] { return mapText("'',", "var stringmap = ["); }},
    {"any text", [] { return filled("", "P\n", ""); }},
    {"sets", [] { return filled("", "set 0\n1\n2\n3\n4\n", ""); }},
    {"sets with names", [] { return filled("", "set 0\nN\n1 2 3 4 5\n6 7\n8 9 10\n11 12\n", ""); }, true},
    {"broken sets", [] { return filled("", "set 0\n", ""); }},
    {"sets of one line", [] { return filled("", "set 0\n1\n", ""); }},
    {"lists", [] { return filled("", "Deck: a\nStack 1:1\nStack 2:2\nStack 3:3\nStack 4:4\n", ""); }},
    {"stacks", [] { return filled("", "Stack 1:0\n", ""); }},
    {"codes", [] { return filled("", "sd1-48sg00820c20a2060w4yw41mzr ", ""); }},
    {"damaged codes", [] { return filled("", "sd1-0000000000 ", ""); }},
    {"user file", [] { return filled("a\nb\nc\nHandset\n0\n", "set 0\n1\n2\n3\n4\n", ""); }},
    {"words", [] { return filled("token-battle position 1\n", ". ", ""); }},
    {"numbers", [] { return listIn("[", "0,", 1, "]"); }},
    {"strings", [] { return listIn("[", "\"\",", 1, "]"); }},
    {"long strings", [] { return listIn("[", "\"0123456789abcdef\",", 1, "]"); }},
    {"lists of JSON", [] { return listIn("[", "[0],", 2, "]"); }},
    {"objects", [] { return listIn("[", "{\"\":\"\"},", 2, "]"); }},
    {"members", [] { return objectsIn("[", "0", "]"); }},
    {"members with strings", [] { return objectsIn("[", "\"\"", "]"); }},
    {"empty decks", [] { return library(R"({"name":"a","stacks":[[],[],[],[]]},)", 7); }},
    {"full decks",
     [] { return library(R"({"name":"a","stacks":[[1,2,3,4,5],[6,7,8,9],[10,11,12],[13,14]]},)", 21); }},
    {"long names",
     [] { return library("{\"name\":\"" + std::string(99, 'n') + R"(","stacks":[[],[],[],[]]},)", 7); }},
    {"left out", [] { return library("{\"name\":\"" + std::string(140, 'n') + R"(","stacks":[]},)", 3); }},
    {"tags of decks",
     [] {
         return library(
             R"({"name":"a","tags":["t","t","t","t","t","t","t","t","t","t"],"stacks":[[],[],[],[]]},)", 18);
     }},
    {"unknown fields of decks",
     [] {
         return library(
             R"({"name":"a","stacks":[[],[],[],[]],"x":["","","","","","","","","","","","","","","",""]},)",
             24);
     }},
    {"unknown strings", [] { return listIn(libraryBegin() + "],\"x\":[", "\"\",", 1, "]}"); }},
    {"unknown objects", [] { return listIn(libraryBegin() + "],\"x\":[", "{\"\":\"\"},", 2, "]}"); }},
    {"unknown members", [] { return objectsIn(libraryBegin() + "],\"x\":[", "\"\"", "]}"); }, true},
    {"too many decks", [] { return listIn(libraryBegin() + "{\"x\":0},", "\"\",", 1, "]}"); }},
    {"rows of a board", [] { return mapText("x\n"); }},
    {"pieces", [] { return board(R"({"side":"blue","rank":1,"row":0,"column":0},)"); }},
    {"unknown fields of pieces",
     [] { return board(R"({"side":"blue","rank":1,"row":0,"column":0,"":""},)"); }},
    {"pieces of a record",
     [] { return war(board(R"({"side":"red","rank":1,"row":0,"column":0},)", maximumRecordSize / 2), ""); }},
    {"moves of a record", longestWar},
    {"texts of a world", textsOfWorld, true},
    {"decorations of a world", decorationsOfWorld},
    {"events of a world for the game",
     [] {
         const std::string content = eventsForTheGame();
         return playable(content.size(), pocket_heroes::packLzo(content));
     },
     true},
    {"nothing of a world for the game",
     [] { return playable(mostUnpacked, pocket_heroes::packLzo(std::string(mostUnpacked, '\0'))); }, true},
    {"players of a world for the game", [] { return playable(1, "", 0xFFFF); }, true},
    {"packed bomb", [] { return playable(mostUnpacked, bombForTheGame()); }, true},
    {"levels between MAP and ENDMAP", [] { return filled("", "MAP\n#\nENDMAP\n", ""); }, true},
    {"one level of short rows", [] { return filled("MAP\n", "#\n", "ENDMAP\n"); }},
    {"one level of long rows", [] { return filled("MAP\n", std::string(4000, '#') + "\n", "ENDMAP\n"); },
     true},
    {"levels of tabs", [] { return filled("MAP\n", std::string(500, '\t') + "#\n", "ENDMAP\n"); }, true},
    {"levels in brackets", [] { return filled("", "map([[#\n#]])\n", ""); }, true},
    {"brackets of Lua", [] { return filled("", "[[", ""); }},
    {"levels with names",
     [] { return filled("", "NAME: " + std::string(60, 'n') + "\nMAP\n#\nENDMAP\n", ""); }},
    {"rows of vaults", [] { return filled("", "D:#\nD:#\nN:\n", ""); }, true},
    {"one vault", [] { return filled("", "D:#\n", ""); }},
    {"drawn maps", [] { return filled("", "###\n###\n###\nwords, and more of them\n", ""); }, true},
    {"level of Moving AI", [] { return filled("type octile\nheight 9\nwidth 9\nmap\n", "@\n", ""); }},
    {"tournament", largestTournament},
    {"tournament of many",
     [] { return listIn(tournamentBegin(), R"({"name":"a","stacks":[[1],[2],[3],[4]]},)", 11, "]}"); }},
    {"tournament of strings", [] { return listIn(tournamentBegin() + "],\"sums\":[", "\"\",", 1, "]}"); }},
};

} // namespace

std::span<const Input> inputs() {
    return densest;
}

} // namespace stonemason::dense
