// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/ground.h"

#include "core/base/random.h"
#include "core/wastes/board/jump_edit.h"

#include <algorithm>
#include <utility>

namespace stonemason::wastes {

namespace {

/// Whether a piece of this way may enter a tile, regardless of other pieces.
constexpr bool letsIn(Tile tile, Way way) {
    switch (tile) {
    case Tile::Hole: return false;
    case Tile::Sludge: return way.walks;
    case Tile::BlueGoal:
    case Tile::RedGoal: return tile == goalOf(way.side);
    default: return true;
    }
}

constexpr Way wayAt(std::size_t index) {
    return {index >= 4 ? Side::Red : Side::Blue, (index & 2U) != 0, (index & 1U) != 0};
}

std::uint8_t entryOf(Tile tile) {
    unsigned bits = 0;
    for (std::size_t way = 0; way < wayCount; ++way)
        if (letsIn(tile, wayAt(way))) bits |= 1U << way;
    return std::uint8_t(bits);
}

} // namespace

Ground::Ground(const Board& board, const Profile& profile)
    : profile_(profile), size_(board.size()), toMove_(board.toMove) {
    layTiles(board);
    weighPower();
    layLeaps(board);
    putPieces(board);
    for (std::size_t way = 0; way < wayCount; ++way)
        measure(wayAt(way));
}

void Ground::layTiles(const Board& board) {
    const auto squares = std::size_t(size_.rows) * maximumSide;
    tiles_.assign(squares, Tile::Hole);
    beside_.assign(squares, {noSquare, noSquare, noSquare, noSquare});
    entry_.assign(squares, 0);
    forEachCell(size_, [&](Cell cell) {
        const Square square = squareOf(cell);
        tiles_[square] = board.tiles[cell];
        entry_[square] = entryOf(board.tiles[cell]);
        for (const Direction d : allDirections) {
            const Cell other = neighbour(cell, d);
            if (board.tileAt(other) != Tile::Hole) beside_[square][std::size_t(d)] = squareOf(other);
        }
    });
}

void Ground::weighPower() {
    constexpr int leastAttack = -100; // below every defence ...
    constexpr int leastDefence = -99; // ... and this is below every other attack
    const PowerNumbers& power = profile_.power;
    for (int rank = 1; rank <= rankCount; ++rank) {
        const auto set = [&](Tile tile, int attack, int defence) {
            attack_[std::size_t(tile)][std::size_t(rank)] = std::int8_t(attack);
            defence_[std::size_t(tile)][std::size_t(rank)] = std::int8_t(defence);
        };
        for (const Tile tile : {Tile::Normal, Tile::BlueGoal, Tile::RedGoal})
            set(tile, rank, rank);
        set(Tile::High, rank + power.high, rank + power.high);
        set(Tile::Rough, rank + power.rough, rank + power.rough);
        set(Tile::Sludge, power.sludge, power.sludge);
        set(Tile::Trap, leastAttack, leastDefence);
    }
}

void Ground::layLeaps(const Board& board) {
    leapsOf_.assign(tiles_.size(), {0, 0});
    forEachCell(size_, [&](Cell from) {
        const auto first = std::uint16_t(leaps_.size());
        for (const Jump& jump : jumpsFrom(board, from)) {
            const auto firstOver = std::uint32_t(over_.size());
            for (const Cell cell : sludgeBetween(board, jump))
                over_.push_back(squareOf(cell));
            leaps_.push_back({squareOf(jump.to), firstOver, std::uint16_t(over_.size() - firstOver)});
        }
        leapsOf_[squareOf(from)] = {first, std::uint16_t(leaps_.size() - first)};
    });
}

void Ground::putPieces(const Board& board) {
    std::vector<std::pair<Side, std::pair<int, std::size_t>>> kinds;
    for (const Piece& piece : board.pieces) {
        const int player = int(piece.side);
        const auto id = std::size_t(player * maximumPieces + counts_[std::size_t(player)]++);
        pieces_[id] = piece;
        ranks_[id] = std::uint8_t(piece.rank);
        ways_[id] = std::uint8_t(wayOf(piece).index());
        const auto kind = std::pair{piece.side, std::pair{piece.rank, wayOf(piece).index()}};
        const auto known = std::ranges::find(kinds, kind);
        kinds_[id] = std::uint8_t(known - kinds.begin());
        if (known == kinds.end()) kinds.push_back(kind);
    }
    SeededRandom random(0x5741'5354'4553U); // any number will do; another changes every key
    turnKey_ = random.next();
    keys_.resize(kinds.size() * tiles_.size());
    std::ranges::generate(keys_, [&random] { return random.next(); });
}

/// Backwards from the goals. A square that does not let the way in may still be where a piece starts.
void Ground::measure(Way way) {
    std::vector<std::vector<Square>> before(tiles_.size()); // from where a square is one turn away
    forEachCell(size_, [&](Cell cell) {
        const Square from = squareOf(cell);
        if (tiles_[from] == Tile::Hole) return;
        for (const Square to : beside_[from])
            if (to != noSquare && lets(way.index(), to)) before[to].push_back(from);
        if (!way.jumps) return;
        for (const Leap& leap : leapsFrom(from))
            if (lets(way.index(), leap.to)) before[leap.to].push_back(from);
    });
    std::vector<std::uint16_t>& turns = turns_[way.index()];
    turns.assign(tiles_.size(), farAway);
    std::vector<Square> queue;
    for (std::size_t square = 0; square < tiles_.size(); ++square)
        if (tiles_[square] == goalOf(way.side)) {
            turns[square] = 0;
            queue.push_back(Square(square));
        }
    for (std::size_t next = 0; next < queue.size(); ++next)
        for (const Square from : before[queue[next]]) {
            if (turns[from] != farAway) continue;
            turns[from] = std::uint16_t(turns[queue[next]] + 1);
            queue.push_back(from);
        }
}

} // namespace stonemason::wastes
