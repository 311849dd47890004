// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/engine.h"

namespace stonemason::wastes {

namespace {

/// In words of the sentence that the ids below stand for; cells are those of `to` unless stated otherwise.
///
/// move/ended: no arguments, the game is over
/// move/nobody: cell (from), no piece stands there
/// move/not-yours: rank
/// move/own-piece: rank of the piece that moves, rank of the own piece in the way, cell
/// move/hole: cell
/// move/sludge: rank, cell; it does not walk in sludge
/// move/goal: rank, cell; it is the other side's
/// move/on-trap: rank of the piece that moves, rank of the enemy it cannot capture from a trap
/// move/too-strong: rank and power of the piece that moves, rank and power of the enemy, cell
/// move/jump-occupied: rank, cell; something stands where the jump ends
/// move/jump-blocked: rank, the first cell with a piece that is in the way of the jump
/// move/too-far: rank, cell; neither a step nor a jump
std::optional<Message> stepRefusal(const Engine& engine, const Position& position, Move move) {
    const Ground& ground = engine.ground();
    const PieceId piece = position.at(move.from);
    const int rank = ground.rank(piece);
    const Cell to = cellOf(move.to);
    if (!ground.lets(ground.way(piece), move.to))
        return ground.tile(move.to) == Tile::Sludge ? Message{"move/sludge", {rank, to}}
                                                    : Message{"move/goal", {rank, to}};
    const PieceId other = position.at(move.to);
    if (other == noPiece || engine.canCapture(piece, move.from, other, move.to)) return std::nullopt;
    if (ground.tile(move.from) == Tile::Trap) return Message{"move/on-trap", {rank, ground.rank(other)}};
    return Message{
        "move/too-strong",
        {rank, engine.powerOf(piece, move.from), ground.rank(other), engine.powerOf(other, move.to), to}};
}

std::optional<Message> leapRefusal(const Engine& engine, const Position& position, Move move) {
    const Ground& ground = engine.ground();
    const PieceId piece = position.at(move.from);
    const int rank = ground.rank(piece);
    const auto leaps = ground.leapsFrom(move.from);
    const auto leap = std::ranges::find(leaps, move.to, &Leap::to);
    if (!ground.piece(piece).jumps || leap == leaps.end())
        return Message{"move/too-far", {rank, cellOf(move.to)}};
    if (!ground.lets(ground.way(piece), move.to)) return stepRefusal(engine, position, move);
    for (const Square over : ground.over(*leap))
        if (position.at(over) != noPiece) return Message{"move/jump-blocked", {rank, cellOf(over)}};
    if (position.at(move.to) != noPiece) return Message{"move/jump-occupied", {rank, cellOf(move.to)}};
    return std::nullopt;
}

} // namespace

std::optional<Message> Engine::refusalOf(const Position& position, Square from, Square to) const {
    if (!position.running()) return Message{"move/ended"};
    const PieceId piece = from < position.on.size() ? position.at(from) : noPiece;
    if (piece == noPiece) return Message{"move/nobody", {cellOf(from)}};
    const int rank = ground_->rank(piece);
    if (playerOf(piece) != position.toMove) return Message{"move/not-yours", {rank}};
    if (isLegal(position, {from, to})) return std::nullopt;
    if (to >= position.on.size() || ground_->tile(to) == Tile::Hole)
        return Message{"move/hole", {cellOf(to)}};
    const PieceId other = position.at(to);
    if (other != noPiece && playerOf(other) == playerOf(piece))
        return Message{"move/own-piece", {rank, ground_->rank(other), cellOf(to)}};
    const auto& beside = ground_->beside(from);
    const bool isBeside = std::ranges::find(beside, to) != beside.end();
    return isBeside ? stepRefusal(*this, position, {from, to}) : leapRefusal(*this, position, {from, to});
}

} // namespace stonemason::wastes
