// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "core/wastes/board/jump_edit.h"
#include "core/wastes/check/checks.h"

#include <algorithm>
#include <array>
#include <set>

namespace stonemason::wastes {

namespace {

/// island/unreached: tiles
constexpr std::string_view islandMessages[]{"island/unreached"};

/// board-fix/make-holes: tiles
constexpr std::string_view islandFixes[]{"board-fix/make-holes"};

/// Marks where pieces of one way get to from a square, were they alone on the board.
void spread(const Ground& ground, std::size_t way, bool jumps, Square start, std::vector<char>& reached) {
    std::vector<Square> queue;
    const auto enter = [&](Square square) {
        if (reached[square] != 0) return;
        reached[square] = 1;
        queue.push_back(square);
    };
    enter(start);
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Square from = queue[next];
        for (const Square to : ground.beside(from))
            if (to != noSquare && ground.lets(way, to)) enter(to);
        if (!jumps) continue;
        for (const Leap& leap : ground.leapsFrom(from))
            if (ground.lets(way, leap.to)) enter(leap.to);
    }
}

/// By square: whether any piece can get there.
std::vector<char> reachedBy(const Ground& ground) {
    std::array<std::vector<char>, wayCount> byWay;
    for (auto& reached : byWay)
        reached.assign(ground.squareCount(), 0);
    for (int player = 0; player < playerCount; ++player)
        for (int i = 0; i < ground.pieceCount(player); ++i) {
            const Piece& piece = ground.piece(PieceId(player * maximumPieces + i));
            const std::size_t way = wayOf(piece).index();
            spread(ground, way, piece.jumps, squareOf(piece.cell), byWay[way]);
        }
    std::vector<char> reached(ground.squareCount(), 0);
    for (const auto& some : byWay)
        std::ranges::transform(reached, some, reached.begin(), [](char a, char b) { return char(a | b); });
    return reached;
}

/// Sludge is meant to be in the way, and goals have a check of their own.
void runIsland(const CheckedBoard& checked, Problems& problems) {
    if (!checked.engine) return;
    const Board& board = checked.board;
    const std::vector<char> reached = reachedBy(checked.engine->ground());
    Grid<int> kinds(board.size(), Regions::none);
    forEachCell(board.size(), [&](Cell cell) {
        const Tile tile = board.tiles[cell];
        const bool counts = tile != Tile::Hole && tile != Tile::Sludge && !isGoal(tile);
        if (counts && reached[squareOf(cell)] == 0) kinds[cell] = 0;
    });
    for (const std::vector<Cell>& cells : findRegions(kinds).members) {
        const int count = int(cells.size());
        problems.add(islandCheck.id, Severity::Note, "island/unreached", [&]() -> Problem {
            return {islandCheck.id,
                    Severity::Note,
                    {"island/unreached", {count}},
                    cells,
                    {{{"board-fix/make-holes", {count}}, MakeHoles{cells}}}};
        });
    }
}

} // namespace

constinit const Check islandCheck{"island", runIsland, islandMessages, islandFixes};

namespace {

/// jump/impossible: entries
constexpr std::string_view jumpMessages[]{"jump/impossible"};

/// board-fix/remove-jumps: entries
constexpr std::string_view jumpFixes[]{"board-fix/remove-jumps"};

/// No piece could make these jumps even if they were not forbidden: a mistake of the file's author.
void runJump(const CheckedBoard& checked, Problems& problems) {
    const Board& board = checked.board;
    std::set<Cell> cells;
    int count = 0;
    for (const std::vector<Jump>* list : {&board.jumps.extra, &board.jumps.forbidden})
        for (const Jump& jump : *list) {
            if (faultOf(board, jump) == JumpFault::None) continue;
            ++count;
            for (const Cell cell : {jump.from, jump.to})
                if (board.tiles.contains(cell)) cells.insert(cell);
        }
    if (count == 0) return;
    problems.push_back({jumpCheck.id,
                        Severity::Warning,
                        {"jump/impossible", {count}},
                        {cells.begin(), cells.end()},
                        {{{"board-fix/remove-jumps", {count}}, RemoveImpossibleJumps{}}}});
}

} // namespace

constinit const Check jumpCheck{"jump", runJump, jumpMessages, jumpFixes};

} // namespace stonemason::wastes
