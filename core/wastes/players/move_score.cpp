// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/move_score.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace stonemason::wastes {

namespace {

bool isInArea(Cell cell, Cell goal, Size size, const DesignedNumbers& numbers) {
    const int fromTopOrBottom = std::min(goal.row, size.rows - 1 - goal.row);
    const int fromSides = std::min(goal.column, size.columns - 1 - goal.column);
    const bool alongRows = fromTopOrBottom <= fromSides;
    const int along = alongRows ? cell.column - goal.column : cell.row - goal.row;
    const bool atFarEdge = alongRows ? 2 * goal.row >= size.rows : 2 * goal.column >= size.columns;
    const int ahead = alongRows ? cell.row - goal.row : cell.column - goal.column;
    const int deep = atFarEdge ? -ahead : ahead;
    return std::abs(along) <= numbers.areaWidth / 2 && deep >= 0 && deep < numbers.areaDepth;
}

int material(const Ground& ground, const Position& position, int player) {
    const ByRank& worth = ground.profile().designed.material;
    int sum = 0;
    for (std::uint64_t left = position.alive[std::size_t(player)]; left != 0; left &= left - 1)
        sum += worth[std::size_t(ground.rank(PieceId(player * maximumPieces + std::countr_zero(left))) - 1)];
    return sum;
}

double distance(Cell from, const std::vector<Cell>& goals) {
    int nearest = -1;
    for (const Cell goal : goals) {
        const int rows = goal.row - from.row;
        const int columns = goal.column - from.column;
        const int square = rows * rows + columns * columns;
        if (nearest < 0 || square < nearest) nearest = square;
    }
    return nearest < 0 ? 0 : std::sqrt(double(nearest));
}

} // namespace

MoveScore::MoveScore(const Engine& engine) : engine_(engine) {
    const Ground& ground = engine.ground();
    for (const Side side : bothSides) {
        auto& goals = goals_[std::size_t(side)];
        auto& threatened = defended_[std::size_t(opponentOf(side))];
        forEachCell(ground.size(), [&](Cell cell) {
            if (ground.tile(squareOf(cell)) == goalOf(side)) goals.push_back(cell);
        });
        threatened.assign(ground.squareCount(), 0);
        forEachCell(ground.size(), [&](Cell cell) {
            const auto holds = [&](Cell goal) {
                return isInArea(cell, goal, ground.size(), ground.profile().designed);
            };
            if (std::ranges::any_of(goals, holds)) threatened[squareOf(cell)] = 1;
        });
    }
}

int MoveScore::protection(const Position& position, int player) const {
    const std::vector<char>& area = defended_[std::size_t(player)];
    int count = 0;
    for (int id = 0; id < pieceCapacity; ++id) {
        const Square square = position.places[std::size_t(id)];
        if (square != noSquare && area[square] != 0) count += playerOf(PieceId(id)) == player ? 1 : -1;
    }
    return count;
}

double MoveScore::of(const Position& position, Move move) const {
    const Ground& ground = engine_.ground();
    const DesignedNumbers& numbers = ground.profile().designed;
    const int player = position.toMove;
    const PieceId piece = position.at(move.from);
    const PieceId captured = position.at(move.to);
    Position after = position;
    engine_.play(after, move);
    int mobility = 0;
    engine_.anyMoveOf(after, piece, [&mobility](Move) {
        ++mobility;
        return false;
    });
    const int rank = captured == noPiece ? 0 : ground.rank(piece) - ground.rank(captured);
    const int whole = material(ground, after, player) - material(ground, after, 1 - player) +
                      numbers.mobility * mobility + numbers.protection * protection(after, player) +
                      numbers.rank * rank;
    return whole + numbers.distance * distance(cellOf(move.to), goals_[std::size_t(player)]);
}

} // namespace stonemason::wastes
