// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/check.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/tournament/runner.h"
#include "tests/support/boards.h"
#include "tests/support/files.h"

#include <array>
#include <string>
#include <variant>
#include <vector>

namespace stonemason::wastes {

/// Boards that between them make every check say everything it can say, and offer everything it can do.
inline std::vector<Board> tellingBoards() {
    std::vector<Board> boards;
    const auto add = [&boards](const char* rows, const char* pieces = "",
                               Symmetry symmetry = Symmetry::None) {
        boards.push_back(test::boardOf(rows, pieces));
        boards.back().symmetry = symmetry;
    };
    add("~ /B.R.", "r4 0,1 b3 0,0 b2 1,0 r3 1,1 b1 1,1");
    add("../BR", "b3 0,0 r1 2,1");
    add("B..R");
    add("B..R", "b1 0,1", Symmetry::HalfTurn);
    add("B....R", "b1 0,1 b2 0,2 r3 0,3", Symmetry::LeftRight);
    add("B....R", "b1 0,1 r2 0,4", Symmetry::HalfTurn);
    add("...B", "b1 0,1 r1 0,2", Symmetry::LeftRight);
    add("R.RB..R", "b1 0,1 r1 0,4");
    add("B ./   /. R", "b1 2,0 r1 0,2");
    for (const Symmetry symmetry : symmetries)
        add("B.^R", "b1 0,1 r1 0,2", symmetry);
    add("B.^^R", "b1 0,1 r1 0,3", Symmetry::HalfTurn);
    add("B..R", "b1 0,1 r1 0,2");
    add("B...R", "b1 0,1 r1 0,2");
    add("B...R", "b2w 0,1 r2 0,3");
    add("..B/.../R..", "b1 0,0 r1 2,2");
    add("B..~./R..~.", "b1 0,1 r1 1,1");
    add("B.. ^ x/R..    ", "b1 0,1 r1 1,1");
    for (const std::size_t jumps : {1, 2}) {
        add("B.. .R", "b1 0,1 r1 0,2");
        boards.back().jumps.extra.assign(jumps, {{0, 0}, {0, 3}});
    }
    Board crowded = test::boardOf("..");
    crowded.tiles = Grid<Tile>({10, 10}, Tile::Normal);
    for (int i = 0; i <= maximumPieces; ++i)
        crowded.pieces.push_back({Side::Blue, 1, {i / 10, i % 10}});
    crowded.pieces.push_back({Side::Red, 1, {9, 9}});
    boards.push_back(crowded);
    Board wide = test::boardOf(".."); // with more moves than can be foreseen
    wide.tiles = Grid<Tile>({32, 32}, Tile::Normal);
    wide.tiles[{0, 31}] = Tile::RedGoal;
    wide.tiles[{31, 31}] = Tile::BlueGoal;
    for (int i = 0; i < maximumPieces; ++i)
        for (const Side side : bothSides) {
            const int row = 2 + 2 * (i / 16);
            wide.pieces.push_back({side, 4, {side == Side::Blue ? row : 31 - row, 2 * (i % 16)}});
        }
    boards.push_back(wide);
    return boards;
}

inline std::vector<Problem> tellingBoardProblems() {
    std::vector<Problem> problems;
    for (const Board& board : tellingBoards())
        for (Problem& problem : runChecks(board, test::theWastes()).problems)
            problems.push_back(std::move(problem));
    // The search proves six moves on each of these boards: what it says where it cannot is put together here.
    problems.push_back({"forced", Severity::Note, {"forced/short", {4, 6}}, {}, {}});
    return problems;
}

/// Boards and records that cannot be read, written or played.
inline std::vector<Error> boardErrors() {
    std::vector<Error> errors;
    const auto keep = [&errors](const auto& result) {
        if (!result) errors.push_back(result.error());
    };
    const Profile& profile = test::theWastes();
    for (const char* rows : {"\n  \n", "..\n.!", "."})
        keep(readBoardRows(rows));
    keep(readBoardRows(std::string(maximumSide + 1, '.') + "\n.\n"));
    const Board good = test::boardOf(".. B/....", "b1 0,0 r1 1,1");
    const std::string text = *writeSboard(good, profile);
    const auto readChanged = [&](const std::string& from, const std::string& to) {
        std::string changed = text;
        keep(readSboard(changed.replace(changed.find(from), from.size(), to), profile));
    };
    readChanged("stonemason-board", "stonemason-map");
    readChanged("war-in-the-wastes", "chess");
    readChanged("\"name\": \"", "\"name\": \"\\u0000");
    readChanged("\"....\"", "\"...\"");
    const auto play = [&](const Board& board) { keep(Engine::of(board, profile)); };
    const auto write = [&](const Board& board) { keep(writeSboard(board, profile)); };
    Board board = good;
    board.pieces.pop_back();
    play(board);
    board.pieces.push_back({Side::Red, 1, {0, 2}});
    play(board);
    board.pieces.back().cell = {0, 0};
    play(board);
    board.pieces.back().rank = 9;
    play(board);
    for (const Board& crowded : tellingBoards())
        play(crowded);
    board = good;
    board.jumps.extra = {{{0, 0}, {9, 9}}};
    write(board);
    board.jumps.extra.assign(maximumJumps + 1, {});
    write(board);
    board = good;
    board.pieces.assign(maximumSide * maximumSide + 1, good.pieces.front());
    write(board);

    const auto partOn = [&profile](const Board& on, int shard) {
        const auto tournament = Tournament::of({.board = on, .games = 4}, profile);
        return TournamentPart{*tournament, PartialResult(*tournament, {shard, 2})};
    };
    Board turned = good;
    turned.toMove = Side::Red;
    const std::array parts{partOn(good, 1), partOn(turned, 2)};
    errors.push_back(Error{std::get<MergeFault>(merged(parts)).message});

    const std::string war = test::testData("wastes/won.swar");
    const auto readWar = [&](const std::string& from, const std::string& to) {
        std::string changed = war;
        keep(readSwar(changed.replace(changed.find(from), from.size(), to), profile));
    };
    readWar("stonemason-wastes-game", "stonemason-duel");
    readWar("war-in-the-wastes", "chess");
    readWar("\"seed\": ", "\"seed\": -");
    readWar("\"human\"", '"' + std::string(maximumRecordName + 1, 'x') + '"');
    readWar("\"a1-b1\"", "\"a1b1\"");
    readWar("\"a1-b1\"", "\"a1-c3\"");
    readWar("\"b1-c1\"", "\"b1-c1\",\"a1-a2\"");
    readWar("\"result\": \"blue\"", "\"result\": \"red\"");
    readWar("\"result\"", "\"resigned\": 1, \"result\"");
    return errors;
}

} // namespace stonemason::wastes
