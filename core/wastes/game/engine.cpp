// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/engine.h"

#include <utility>

namespace stonemason::wastes {

namespace {

std::optional<Error> pieceFault(const Board& board) {
    std::array<int, playerCount> counts{};
    Grid<char> taken(board.size(), 0);
    for (std::size_t i = 0; i < board.pieces.size(); ++i) {
        const Piece& piece = board.pieces[i];
        const int number = int(i) + 1;
        if (piece.rank < 1 || piece.rank > rankCount) return Error{{"board/rank", {number}}};
        const Tile tile = board.tileAt(piece.cell);
        if (tile == Tile::Hole || isGoal(tile)) return Error{{"board/piece-place", {number, piece.cell}}};
        if (std::exchange(taken[piece.cell], 1) != 0) return Error{{"board/shared-tile", {piece.cell}}};
        if (++counts[std::size_t(piece.side)] > maximumPieces)
            return Error{{"board/too-many-pieces", {std::string(sideId(piece.side)), maximumPieces}}};
    }
    for (const Side side : bothSides)
        if (counts[std::size_t(side)] == 0) return Error{{"board/no-pieces", {std::string(sideId(side))}}};
    return std::nullopt;
}

void finish(Position& position, GameState state, End end) {
    position.state = state;
    position.end = end;
}

GameState wonBy(int player) {
    return player == 0 ? GameState::FirstWon : GameState::SecondWon;
}

} // namespace

Result<Engine> Engine::of(const Board& board, const Profile& profile) {
    const auto fits = [](int side) { return side >= 1 && side <= maximumSide; };
    if (!fits(board.size().rows) || !fits(board.size().columns)) return Error{{"board/size", {maximumSide}}};
    if (auto fault = pieceFault(board)) return *std::move(fault);
    return Engine(std::make_shared<const Ground>(board, profile));
}

Position Engine::start() const {
    const Ground& ground = *ground_;
    Position position;
    position.on.assign(ground.squareCount(), noPiece);
    position.places.fill(noSquare);
    position.toMove = std::uint8_t(ground.toMove());
    if (ground.toMove() == Side::Red) position.key = ground.turnKey();
    for (int player = 0; player < playerCount; ++player) {
        position.nearest[std::size_t(player)] = Ground::farAway;
        for (int i = 0; i < ground.pieceCount(player); ++i) {
            const auto id = PieceId(player * maximumPieces + i);
            const Square square = squareOf(ground.piece(id).cell);
            position.on[square] = id;
            position.places[id] = square;
            position.alive[std::size_t(player)] |= std::uint64_t{1} << i;
            position.key ^= ground.key(id, square);
            position.nearest[std::size_t(player)] =
                std::min(position.nearest[std::size_t(player)], ground.turns(ground.way(id), square));
        }
    }
    position.keys[0] = position.key;
    if (!canMove(position)) finish(position, wonBy(1 - position.toMove), End::Blocked);
    return position;
}

MoveList Engine::moves(const Position& position) const {
    MoveList moves;
    if (!position.running()) return moves;
    anyMove(position, [&moves](Move move) {
        moves.add(move);
        return false;
    });
    return moves;
}

bool Engine::isLegal(const Position& position, Move move) const {
    if (!position.running() || move.from >= position.on.size()) return false;
    const PieceId piece = position.at(move.from);
    return piece != noPiece && playerOf(piece) == position.toMove &&
           anyMoveOf(position, piece, [move](Move legal) { return legal == move; });
}

MoveKind Engine::kindOf(const Position& position, Move move) const {
    if (isGoal(ground_->tile(move.to))) return MoveKind::Goal;
    if (position.at(move.to) != noPiece) return MoveKind::Capture;
    const auto& beside = ground_->beside(move.from);
    return std::ranges::find(beside, move.to) != beside.end() ? MoveKind::Step : MoveKind::Jump;
}

Undo Engine::make(Position& position, Move move) const {
    const Ground& ground = *ground_;
    const int mover = position.toMove;
    const PieceId piece = position.on[move.from];
    const PieceId captured = position.on[move.to];
    std::uint16_t& nearest = position.nearest[std::size_t(mover)];
    Undo undo{captured, position.quiet, nearest, 0};

    position.on[move.from] = noPiece;
    position.on[move.to] = piece;
    position.places[piece] = move.to;
    position.key ^= ground.key(piece, move.from) ^ ground.key(piece, move.to) ^ ground.turnKey();
    if (captured != noPiece) {
        position.places[captured] = noSquare;
        position.alive[std::size_t(1 - mover)] &= ~(std::uint64_t{1} << captured % maximumPieces);
        position.key ^= ground.key(captured, move.to);
    }
    const std::uint16_t turns = ground.turns(ground.way(piece), move.to);
    const bool isProgress = captured != noPiece || turns < nearest;
    nearest = std::min(nearest, turns);
    position.quiet = isProgress ? 0 : std::uint16_t(position.quiet + 1);
    ++position.moves;
    undo.forgotten = std::exchange(position.keys[position.moves % Position::keptKeys], position.key);
    position.toMove = std::uint8_t(1 - mover);
    settle(position, mover, isGoal(ground.tile(move.to)));
    return undo;
}

void Engine::unmake(Position& position, Move move, const Undo& undo) const {
    const Ground& ground = *ground_;
    const int mover = 1 - position.toMove;
    const PieceId piece = position.on[move.to];
    position.keys[position.moves % Position::keptKeys] = undo.forgotten;
    --position.moves;
    position.on[move.from] = piece;
    position.on[move.to] = undo.captured;
    position.places[piece] = move.from;
    position.key ^= ground.key(piece, move.from) ^ ground.key(piece, move.to) ^ ground.turnKey();
    if (undo.captured != noPiece) {
        position.places[undo.captured] = move.to;
        position.alive[std::size_t(1 - mover)] |= std::uint64_t{1} << undo.captured % maximumPieces;
        position.key ^= ground.key(undo.captured, move.to);
    }
    position.nearest[std::size_t(mover)] = undo.nearest;
    position.quiet = undo.quiet;
    position.toMove = std::uint8_t(mover);
    finish(position, GameState::Running, End::None);
}

/// Whether the game is over after a move. A win counts before a draw.
void Engine::settle(Position& position, int mover, bool inGoal) const {
    const DrawNumbers& draw = ground_->profile().draw;
    if (inGoal)
        finish(position, wonBy(mover), End::Goal);
    else if (position.alive[std::size_t(1 - mover)] == 0)
        finish(position, wonBy(mover), End::Captured);
    else if (!canMove(position))
        finish(position, wonBy(mover), End::Blocked);
    else if (isRepeated(position))
        finish(position, GameState::Drawn, End::Repetition);
    else if (position.quiet >= 2 * draw.quietTurns)
        finish(position, GameState::Drawn, End::QuietTurns);
    else if (position.moves >= draw.mostMoves)
        finish(position, GameState::Drawn, End::MostMoves);
}

bool Engine::canMove(const Position& position) const {
    return anyMove(position, [](Move) { return true; });
}

/// No position comes back before the fourth move.
bool Engine::isRepeated(const Position& position) const {
    int times = 1;
    for (std::size_t back = 4; back <= position.quiet; back += 2)
        if (position.keys[(position.moves - back) % Position::keptKeys] == position.key) ++times;
    return times >= ground_->profile().draw.repetitions;
}

int Engine::powerOf(PieceId piece, Square square) const {
    return powerOn(profile().power, ground_->rank(piece), ground_->tile(square));
}

bool Engine::isThreatened(const Position& position, Square square) const {
    const PieceId piece = position.at(square);
    const Ground& ground = *ground_;
    return std::ranges::any_of(ground.beside(square), [&](Square from) {
        if (from == noSquare) return false;
        const PieceId other = position.at(from);
        return other != noPiece && playerOf(other) != playerOf(piece) &&
               ground.lets(ground.way(other), square) && canCapture(other, from, piece, square);
    });
}

std::vector<Event> Engine::preview(const Position& position, Move move) const {
    const PieceId piece = position.at(move.from);
    const MoveKind kind = kindOf(position, move);
    std::vector<Event> events;
    if (const PieceId captured = position.at(move.to); captured != noPiece)
        events.push_back({EventKind::Captured, captured, move.from, move.to});
    const auto& beside = ground_->beside(move.from);
    const bool steps = std::ranges::find(beside, move.to) != beside.end();
    events.push_back({steps ? EventKind::Stepped : EventKind::Jumped, piece, move.from, move.to});
    const int before = powerOf(piece, move.from);
    const int after = powerOf(piece, move.to);
    if (before != after)
        events.push_back({EventKind::PowerChanged, piece, move.from, move.to, before, after});
    if (kind == MoveKind::Goal) events.push_back({EventKind::ReachedGoal, piece, move.from, move.to});
    Position next = position;
    play(next, move);
    if (!next.running()) events.push_back({EventKind::Ended, piece, move.from, move.to});
    return events;
}

namespace {

std::uint64_t leavesBelow(const Engine& engine, Position& position, int depth) {
    if (winnerOf(position.state)) return 0;
    std::uint64_t leaves = 0;
    engine.anyMove(position, [&](Move move) {
        if (depth == 1) {
            ++leaves;
            return false;
        }
        const Undo undo = engine.make(position, move);
        leaves += leavesBelow(engine, position, depth - 1);
        engine.unmake(position, move, undo);
        return false;
    });
    return leaves;
}

} // namespace

std::uint64_t perft(const Engine& engine, Position position, int depth) {
    return depth == 0 ? 1 : leavesBelow(engine, position, depth);
}

} // namespace stonemason::wastes
