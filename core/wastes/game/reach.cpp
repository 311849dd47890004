// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/reach.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace stonemason::wastes {

namespace {

PieceId idOf(Side side, int index) {
    return PieceId(int(side) * maximumPieces + index);
}

/// Moves a piece to another square for the lifetime of this object; a piece there is set aside.
class Elsewhere {
public:
    Elsewhere(Position& position, PieceId piece, Square to)
        : position_(position), piece_(piece), from_(position.places[piece]), to_(to) {
        position_.on[from_] = noPiece;
        aside_ = std::exchange(position_.on[to_], piece_);
        position_.places[piece_] = to_;
    }
    ~Elsewhere() {
        position_.on[to_] = aside_;
        position_.on[from_] = piece_;
        position_.places[piece_] = from_;
    }
    Elsewhere(const Elsewhere&) = delete;
    Elsewhere& operator=(const Elsewhere&) = delete;

private:
    Position& position_;
    PieceId piece_;
    Square from_;
    Square to_;
    PieceId aside_ = noPiece;
};

/// From a square one turn nearer to the goal.
Square nearer(const Ground& ground, PieceId piece, Square from) {
    const std::size_t way = ground.way(piece);
    const int wanted = ground.turns(way, from) - 1;
    const auto leads = [&](Square to) {
        return to != noSquare && ground.lets(way, to) && ground.turns(way, to) == wanted;
    };
    for (const Square to : ground.beside(from))
        if (leads(to)) return to;
    if (ground.piece(piece).jumps)
        for (const Leap& leap : ground.leapsFrom(from))
            if (leads(leap.to)) return leap.to;
    return noSquare;
}

std::vector<Cell> wayToGoal(const Ground& ground, PieceId piece) {
    std::vector<Cell> cells;
    for (Square square = squareOf(ground.piece(piece).cell); square != noSquare;) {
        cells.push_back(cellOf(square));
        square = ground.turns(ground.way(piece), square) == 0 ? noSquare : nearer(ground, piece, square);
    }
    return cells;
}

} // namespace

Grid<int> turnsFrom(const Engine& engine, const Position& position, Square from, int most) {
    Grid<int> turns(engine.ground().size(), unreached);
    const PieceId piece = from < position.on.size() ? position.at(from) : noPiece;
    if (piece == noPiece) return turns;
    const Tile goal = goalOf(playerOf(piece) == 0 ? Side::Blue : Side::Red);
    Position moved = position;
    std::vector<Square> reached{from};
    turns[cellOf(from)] = 0;
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Square square = reached[next];
        const int turn = turns[cellOf(square)];
        if (turn == most || engine.ground().tile(square) == goal) continue;
        const auto visit = [&](Move move) {
            int& known = turns[cellOf(move.to)];
            if (known != unreached) return false;
            known = turn + 1;
            reached.push_back(move.to);
            return false;
        };
        if (square == from) {
            engine.anyMoveOf(moved, piece, visit);
        } else {
            const Elsewhere there(moved, piece, square);
            engine.anyMoveOf(moved, piece, visit);
        }
    }
    return turns;
}

Grid<Control> controlOf(const Engine& engine, const Position& position) {
    Grid<Control> control(engine.ground().size());
    for (int player = 0; player < playerCount; ++player)
        for (std::uint64_t left = position.alive[std::size_t(player)]; left != 0; left &= left - 1)
            engine.anyMoveOf(position, PieceId(player * maximumPieces + std::countr_zero(left)),
                             [&](Move move) {
                                 ++control[cellOf(move.to)][std::size_t(player)];
                                 return false;
                             });
    return control;
}

std::vector<Square> threatenedOf(const Engine& engine, const Position& position) {
    std::vector<Square> squares;
    for (const Square square : position.places)
        if (square != noSquare && position.at(square) != noPiece && engine.isThreatened(position, square))
            squares.push_back(square);
    return squares;
}

Race raceOf(const Ground& ground, Side side) {
    Race race;
    std::optional<PieceId> first;
    for (int i = 0; i < ground.pieceCount(int(side)); ++i) {
        const PieceId id = idOf(side, i);
        const Cell cell = ground.piece(id).cell;
        const int turns = ground.turns(ground.way(id), squareOf(cell));
        if (turns == Ground::farAway || turns > race.turns) continue;
        if (turns < race.turns) {
            race = {turns, {}, {}};
            first.reset();
        }
        race.runners.push_back(cell);
        if (!first || cell < ground.piece(*first).cell) first = id;
    }
    std::ranges::sort(race.runners);
    if (first) race.way = wayToGoal(ground, *first);
    return race;
}

} // namespace stonemason::wastes
