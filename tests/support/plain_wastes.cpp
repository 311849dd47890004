// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_wastes.h"

#include <algorithm>
#include <map>
#include <utility>

namespace stonemason::test {

using wastes::Jump;
using wastes::Piece;
using wastes::Side;
using wastes::Tile;

namespace {

const std::array<Cell, 4> steps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

Cell plus(Cell cell, Cell step) {
    return {cell.row + step.row, cell.column + step.column};
}

bool contains(const std::vector<Jump>& jumps, Cell from, Cell to) {
    return std::ranges::any_of(jumps, [&](const Jump& jump) { return jump.from == from && jump.to == to; });
}

Side other(Side side) {
    return side == Side::Blue ? Side::Red : Side::Blue;
}

} // namespace

PlainWastes::PlainWastes(const wastes::Board& drawn, PlainNumbers numbers)
    : board(drawn)
    , next(drawn.toMove)
    , record{nearestOf(Side::Blue), nearestOf(Side::Red)}
    , numbers_(numbers)
    , seen_{picture()} {
    if (turnsOf(next).empty()) outcome = next == Side::Blue ? Outcome::RedWon : Outcome::BlueWon;
}

std::set<PlainTurn> PlainWastes::turns() const {
    return hasEnded() ? std::set<PlainTurn>{} : turnsOf(next);
}

const Piece* PlainWastes::at(Cell cell) const {
    for (const Piece& piece : board.pieces)
        if (piece.cell == cell) return &piece;
    return nullptr;
}

bool PlainWastes::mayEnter(const Piece& piece, Cell cell) const {
    if (!board.tiles.contains(cell)) return false;
    const Tile tile = board.tiles[cell];
    if (tile == Tile::Hole) return false;
    if (tile == Tile::Sludge) return piece.walks;
    if (tile == Tile::BlueGoal) return piece.side == Side::Blue;
    if (tile == Tile::RedGoal) return piece.side == Side::Red;
    return true;
}

bool PlainWastes::captures(const Piece& piece, const Piece& enemy) const {
    if (piece.side == enemy.side) return false;
    if (board.tiles[piece.cell] == Tile::Trap) return false;
    if (board.tiles[enemy.cell] == Tile::Trap) return true;
    const auto power = [this](const Piece& p) {
        switch (board.tiles[p.cell]) {
        case Tile::High: return p.rank + numbers_.high;
        case Tile::Rough: return p.rank + numbers_.rough;
        case Tile::Sludge: return numbers_.sludge;
        default: return p.rank;
        }
    };
    return power(enemy) <= power(piece);
}

/// The cells where a jump of the piece would land, regardless of pieces in the way.
std::vector<Cell> PlainWastes::landings(const Piece& piece) const {
    std::vector<Cell> found;
    if (!piece.jumps) return found;
    for (const Cell step : steps) {
        Cell cell = plus(piece.cell, step);
        int sludge = 0;
        while (board.tiles.contains(cell) && board.tiles[cell] == Tile::Sludge) {
            cell = plus(cell, step);
            ++sludge;
        }
        if (sludge > 0) found.push_back(cell);
    }
    for (const Jump& jump : board.jumps.extra) {
        const int away = std::abs(jump.to.row - jump.from.row) + std::abs(jump.to.column - jump.from.column);
        if (jump.from == piece.cell && away > 1) found.push_back(jump.to);
    }
    std::erase_if(found, [&](Cell to) {
        return !mayEnter(piece, to) || contains(board.jumps.forbidden, piece.cell, to);
    });
    return found;
}

/// Whether no piece stands in sludge on the straight path, nor on its end cell.
bool PlainWastes::isClear(Cell from, Cell to) const {
    for (const Piece& piece : board.pieces) {
        if (piece.cell == to) return false;
        const bool inRow = from.row == to.row && piece.cell.row == to.row &&
                           std::min(from.column, to.column) < piece.cell.column &&
                           piece.cell.column < std::max(from.column, to.column);
        const bool inColumn = from.column == to.column && piece.cell.column == to.column &&
                              std::min(from.row, to.row) < piece.cell.row &&
                              piece.cell.row < std::max(from.row, to.row);
        if ((inRow || inColumn) && board.tiles[piece.cell] == Tile::Sludge) return false;
    }
    return true;
}

std::set<PlainTurn> PlainWastes::turnsOf(const Piece& piece) const {
    std::set<PlainTurn> found;
    for (const Cell step : steps) {
        const Cell to = plus(piece.cell, step);
        const Piece* there = at(to);
        if (mayEnter(piece, to) && (!there || captures(piece, *there))) found.insert({piece.cell, to});
    }
    for (const Cell to : landings(piece))
        if (isClear(piece.cell, to)) found.insert({piece.cell, to});
    return found;
}

std::set<PlainTurn> PlainWastes::turnsOf(Side side) const {
    std::set<PlainTurn> found;
    for (const Piece& piece : board.pieces)
        if (piece.side == side) found.merge(turnsOf(piece));
    return found;
}

std::optional<int> PlainWastes::movesToGoal(const Piece& piece) const {
    const Tile goal = piece.side == Side::Blue ? Tile::BlueGoal : Tile::RedGoal;
    std::set<Cell> reached{piece.cell};
    std::set<Cell> border = reached;
    for (int moves = 0; !border.empty(); ++moves) {
        std::set<Cell> further;
        for (const Cell cell : border) {
            if (board.tiles[cell] == goal) return moves;
            Piece walker = piece;
            walker.cell = cell;
            for (const Cell step : steps)
                if (mayEnter(walker, plus(cell, step))) further.insert(plus(cell, step));
            for (const Cell to : landings(walker))
                further.insert(to);
        }
        border.clear();
        for (const Cell cell : further)
            if (reached.insert(cell).second) border.insert(cell);
    }
    return std::nullopt;
}

bool PlainWastes::isThreatened(Cell cell) const {
    const Piece& piece = *at(cell);
    return std::ranges::any_of(board.pieces, [&](const Piece& enemy) {
        return enemy.side != piece.side && turnsOf(enemy).contains({enemy.cell, cell});
    });
}

std::optional<int> PlainWastes::nearestOf(Side side) const {
    std::optional<int> nearest;
    for (const Piece& piece : board.pieces) {
        if (piece.side != side) continue;
        const auto moves = movesToGoal(piece);
        if (moves && (!nearest || *moves < *nearest)) nearest = moves;
    }
    return nearest;
}

/// Pieces of the same kind are interchangeable.
std::string PlainWastes::picture() const {
    std::map<Cell, std::string> words;
    for (const Piece& piece : board.pieces)
        words[piece.cell] = std::to_string(int(piece.side)) + std::to_string(piece.rank) +
                            (piece.walks ? "w" : "") + (piece.jumps ? "j" : "");
    std::string picture = next == Side::Blue ? "blue" : "red";
    for (const auto& [cell, word] : words)
        picture += ' ' + std::to_string(cell.row) + ',' + std::to_string(cell.column) + '=' + word;
    return picture;
}

void PlainWastes::play(PlainTurn turn) {
    const Side mover = next;
    const std::size_t before = board.pieces.size();
    std::erase_if(board.pieces, [&](const Piece& piece) { return piece.cell == turn.to; });
    for (Piece& piece : board.pieces)
        if (piece.cell == turn.from) piece.cell = turn.to;
    next = other(mover);
    ++movesPlayed;
    const auto moves = movesToGoal(*at(turn.to));
    auto& best = record[std::size_t(mover)];
    const bool approach = moves && (!best || *moves < *best);
    if (approach) best = moves;
    if (approach || board.pieces.size() < before) {
        quiet = 0;
        seen_.clear();
    } else {
        ++quiet;
    }
    seen_.push_back(picture());
    const Tile tile = board.tiles[turn.to];
    settle(mover, tile == Tile::BlueGoal || tile == Tile::RedGoal);
}

void PlainWastes::settle(Side mover, bool inGoal) {
    const bool anyLeft =
        std::ranges::any_of(board.pieces, [this](const Piece& piece) { return piece.side == next; });
    if (inGoal || !anyLeft || turnsOf(next).empty())
        outcome = mover == Side::Blue ? Outcome::BlueWon : Outcome::RedWon;
    else if (std::ranges::count(seen_, seen_.back()) >= numbers_.repetitions ||
             quiet >= 2 * numbers_.quietTurns || movesPlayed >= numbers_.mostMoves)
        outcome = Outcome::Drawn;
}

} // namespace stonemason::test
