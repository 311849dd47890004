// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/search.h"

#include <algorithm>
#include <utility>

namespace stonemason::wastes {

namespace {

constexpr int infinite = 2 * wonValue;
constexpr int surelyWon = wonValue - 1000; ///< no other value is so high
constexpr std::size_t tableSize = std::size_t{1} << 16U;
constexpr std::int64_t betweenStops = 1024; ///< positions

// By which moves are taken: that of the table, captures, killers, all others.
constexpr int tableRank = 1 << 30;
constexpr int captureRank = 1 << 28;
constexpr int killerRank = 1 << 27;

/// Values of won games count from the root, in the table from the position.
int forTable(int value, int ply) {
    return value > surelyWon ? value + ply : value < -surelyWon ? value - ply : value;
}

int fromTable(int value, int ply) {
    return value > surelyWon ? value - ply : value < -surelyWon ? value + ply : value;
}

} // namespace

PieceWorth::PieceWorth(const Ground& ground) : squares_(ground.squareCount()) {
    const HardNumbers& numbers = ground.profile().hard;
    worths_.assign(std::size_t(pieceCapacity) * squares_, 0);
    for (int player = 0; player < playerCount; ++player)
        for (int i = 0; i < ground.pieceCount(player); ++i) {
            const auto id = PieceId(player * maximumPieces + i);
            const int material = numbers.material[std::size_t(ground.rank(id) - 1)];
            for (std::size_t square = 0; square < squares_; ++square) {
                const int turns =
                    std::min<int>(ground.turns(ground.way(id), Square(square)), numbers.farthest);
                const int near = numbers.farthest - turns + numbers.urgency / (turns + 1);
                worths_[id * squares_ + square] = std::int16_t(material + numbers.approach * near);
            }
        }
}

int PieceWorth::balance(const Position& position, int player) const {
    int balance = 0;
    for (int id = 0; id < pieceCapacity; ++id) {
        const Square square = position.places[std::size_t(id)];
        if (square == noSquare) continue;
        const int worth = of(PieceId(id), square);
        balance += playerOf(PieceId(id)) == player ? worth : -worth;
    }
    return balance;
}

Search::Search(const Engine& engine, std::int64_t nodes, std::stop_token stop)
    : engine_(engine)
    , budget_(nodes)
    , captureBudget_(nodes + engine.profile().hard.captureNodes)
    , stop_(std::move(stop))
    , worth_(engine.ground())
    , table_(tableSize) {
    const Ground& ground = engine.ground();
    for (Killers& killers : killers_)
        killers.fill({noSquare, noSquare});
    for (const Side side : bothSides) {
        history_[std::size_t(side)].assign(ground.squareCount(), 0);
        auto& doors = doors_[std::size_t(side)];
        for (std::size_t square = 0; square < ground.squareCount(); ++square) {
            const auto& beside = ground.beside(Square(square));
            const bool isDoor = std::ranges::any_of(beside, [&](Square other) {
                return other != noSquare && ground.tile(other) == goalOf(side);
            });
            if (isDoor && ground.tile(Square(square)) != Tile::Hole) doors.push_back(Square(square));
        }
    }
}

Move Search::Line::take(std::size_t taken) {
    std::size_t best = taken;
    for (std::size_t i = taken + 1; i < size_; ++i)
        if (moves_[i].rank > moves_[best].rank) best = i;
    const Ranked found = moves_[best];
    for (; best > taken; --best) // not swapped, so that equals keep their order
        moves_[best] = moves_[best - 1];
    moves_[taken] = found;
    return found.move;
}

Found Search::best(Position position, const MoveList& moves, int deepest) {
    std::vector<Move> order(moves.begin(), moves.end());
    const int balance = worth_.balance(position, position.toMove);
    const auto gain = [&](Move move) { return balanceAfter(position, balance, move); };
    Found found{*std::ranges::max_element(order, {}, gain), 0, 0, 0}; // should no depth be looked at whole
    for (int depth = 1; depth <= std::min(deepest, mostDepth) && !isOver(); ++depth) {
        int alpha = -infinite;
        Move best = order.front();
        for (const Move move : order) {
            const int value =
                valueAfter(position, balance, move, depth, alpha, infinite, 0, alpha == -infinite);
            if (cut_) break;
            if (value > alpha) {
                alpha = value;
                best = move;
            }
        }
        if (alpha == -infinite) break; // not even the best move of the depth before was looked at whole
        found.move = best;
        found.value = alpha;
        if (!cut_) found.depth = depth;
        const auto place = std::ranges::find(order, best);
        std::rotate(order.begin(), place, place + 1);
        const int movesToEnd = wonValue - std::abs(alpha);
        if (movesToEnd <= depth) break; // more depth finds no shorter win and no longer defence
    }
    found.nodes = nodes_;
    return found;
}

bool Search::isOver() {
    cut_ = cut_ || nodes_ >= budget_ || (nodes_ % betweenStops == 0 && stop_.stop_requested());
    return cut_;
}

/// Captures are followed to their end, but where armies stand among each other that is none within a
/// lifetime.
bool Search::isFarOver() {
    cut_ = cut_ || nodes_ >= captureBudget_ || (nodes_ % betweenStops == 0 && stop_.stop_requested());
    return cut_;
}

int Search::balanceAfter(const Position& position, int balance, Move move) const {
    const PieceId piece = position.at(move.from);
    const PieceId captured = position.at(move.to);
    balance += worth_.of(piece, move.to) - worth_.of(piece, move.from);
    return captured == noPiece ? balance : balance + worth_.of(captured, move.to);
}

/// The value to the side that moves. `depth` counts the move itself; a null window tells of any but the first
/// whether it is better.
int Search::valueAfter(Position& position, int balance, Move move, int depth, int alpha, int beta, int ply,
                       bool isFirst) {
    const int after = -balanceAfter(position, balance, move);
    const Undo undo = engine_.make(position, move);
    ++nodes_;
    const auto value = [&](int low, int high) {
        return -valueOf(position, after, depth - 1, -high, -low, ply + 1);
    };
    int result = isFirst ? value(alpha, beta) : value(alpha, alpha + 1);
    if (!isFirst && result > alpha && result < beta) result = value(alpha, beta);
    engine_.unmake(position, move, undo);
    return result;
}

int Search::valueOf(Position& position, int balance, int depth, int alpha, int beta, int ply) {
    if (!position.running()) // by the move before: won by who made it, or drawn
        return position.state == GameState::Drawn ? 0 : -(wonValue - ply);
    if (isBackAgain(position)) return 0;
    if (entersGoal(position)) return wonValue - ply - 1;
    if (depth <= 0 || ply >= mostDepth) return quietValue(position, balance, alpha, beta, ply);
    if (isOver()) return 0;
    const Entry& entry = table_[position.key % tableSize];
    Move best{noSquare, noSquare};
    if (entry.key == position.key && entry.bound != Bound::None) {
        best = entry.move;
        const int value = fromTable(entry.value, ply);
        const bool isEnough = entry.bound == Bound::Exact || (entry.bound == Bound::Lower && value >= beta) ||
                              (entry.bound == Bound::Upper && value <= alpha);
        if (entry.depth >= depth && isEnough) return value;
    }
    Line line;
    rank(position, line, best, ply);
    const int before = alpha;
    int highest = -infinite;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Move move = line.take(i);
        const int value = valueAfter(position, balance, move, depth, alpha, beta, ply, i == 0);
        if (cut_) return 0;
        if (value > highest) {
            highest = value;
            best = move;
        }
        alpha = std::max(alpha, value);
        if (alpha >= beta) {
            reward(position, move, depth, ply);
            break;
        }
    }
    const Bound bound = highest >= beta ? Bound::Lower : highest > before ? Bound::Exact : Bound::Upper;
    remember(position.key, highest, best, depth, bound, ply);
    return highest;
}

/// Captures alone, as far as they go; whoever is to move may be content with what there is.
int Search::quietValue(Position& position, int balance, int alpha, int beta, int ply) {
    if (balance >= beta || ply >= mostDepth) return balance;
    int highest = balance;
    alpha = std::max(alpha, balance);
    const Ground& ground = engine_.ground();
    const int player = position.toMove;
    Line captures;
    for (std::uint64_t left = position.alive[std::size_t(player)]; left != 0; left &= left - 1) {
        const auto piece = PieceId(player * maximumPieces + std::countr_zero(left));
        const Square from = position.places[piece];
        for (const Square to : ground.beside(from)) {
            if (to == noSquare || !ground.lets(ground.way(piece), to)) continue;
            const PieceId other = position.at(to);
            if (other == noPiece || playerOf(other) == player) continue;
            if (engine_.canCapture(piece, from, other, to))
                captures.add({from, to}, 16 * worth_.of(other, to) - worth_.of(piece, from));
        }
    }
    for (std::size_t i = 0; i < captures.size() && !isFarOver(); ++i) {
        const Move move = captures.take(i);
        const int after = -balanceAfter(position, balance, move);
        const Undo undo = engine_.make(position, move);
        ++nodes_;
        const int value = !position.running()    ? position.state == GameState::Drawn ? 0 : wonValue - ply - 1
                          : entersGoal(position) ? -(wonValue - ply - 2)
                                                 : -quietValue(position, after, -beta, -alpha, ply + 1);
        engine_.unmake(position, move, undo);
        highest = std::max(highest, value);
        alpha = std::max(alpha, value);
        if (alpha >= beta) break;
    }
    return highest;
}

/// Whether the side to move wins by a step.
bool Search::entersGoal(const Position& position) const {
    return std::ranges::any_of(doors_[position.toMove], [&position](Square door) {
        const PieceId piece = position.at(door);
        return piece != noPiece && playerOf(piece) == position.toMove;
    });
}

/// A position that comes up a second time may as well come up a third.
bool Search::isBackAgain(const Position& position) const {
    for (std::size_t back = 4; back <= position.quiet; back += 2)
        if (position.keys[(position.moves - back) % Position::keptKeys] == position.key) return true;
    return false;
}

void Search::rank(const Position& position, Line& line, Move best, int ply) const {
    const Killers& killers = killers_[std::size_t(ply)];
    const std::vector<int>& history = history_[position.toMove];
    engine_.anyMove(position, [&](Move move) {
        int rank = 0;
        const PieceId piece = position.at(move.from);
        if (move == best)
            rank = tableRank;
        else if (const PieceId captured = position.at(move.to); captured != noPiece)
            rank = captureRank + 16 * worth_.of(captured, move.to) - worth_.of(piece, move.from);
        else if (move == killers[0] || move == killers[1])
            rank = killerRank + (move == killers[0] ? 1 : 0);
        else
            rank = history[move.to] + worth_.of(piece, move.to) - worth_.of(piece, move.from);
        line.add(move, rank);
        return false;
    });
}

void Search::remember(std::uint64_t key, int value, Move move, int depth, Bound bound, int ply) {
    table_[key % tableSize] = {key, forTable(value, ply), move, std::int8_t(depth), bound};
}

/// A move that made all others needless is tried early elsewhere.
void Search::reward(const Position& position, Move move, int depth, int ply) {
    if (position.at(move.to) != noPiece) return;
    Killers& killers = killers_[std::size_t(ply)];
    if (killers[0] != move) killers = {move, killers[0]};
    int& history = history_[position.toMove][move.to];
    constexpr int most = 1 << 24;
    history = std::min(history + depth * depth, most);
}

} // namespace stonemason::wastes
