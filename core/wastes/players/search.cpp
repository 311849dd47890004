// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/search.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

namespace stonemason::wastes {

namespace {

constexpr int infinite = 2 * winValue;
constexpr int provenWin = winValue - 1000; ///< above every static evaluation
constexpr std::size_t tableSize = std::size_t{1} << 16U;
constexpr std::int64_t betweenStops = 1024; ///< positions

// Move ordering: the table move first, then captures, killers, and all others by history.
constexpr int tableScore = 1 << 30;
constexpr int captureScore = 1 << 28;
constexpr int killerScore = 1 << 27;

/// Distances to a win count from the root in the search, and from the position in the table.
int forTable(int value, int ply) {
    return value > provenWin ? value + ply : value < -provenWin ? value - ply : value;
}

int fromTable(int value, int ply) {
    return value > provenWin ? value - ply : value < -provenWin ? value + ply : value;
}

} // namespace

int pliesToWin(int value) {
    return std::abs(value) > provenWin ? winValue - std::abs(value) : 0;
}

PieceSquareTable::PieceSquareTable(const Ground& ground) : squares_(ground.squareCount()) {
    const HardNumbers& numbers = ground.profile().hard;
    values_.assign(std::size_t(pieceCapacity) * squares_, 0);
    const int farthestAway = std::max(numbers.farthest, longestWay(ground));
    for (int player = 0; player < playerCount; ++player)
        for (int i = 0; i < ground.pieceCount(player); ++i) {
            const auto id = PieceId(player * maximumPieces + i);
            const int material = numbers.material[std::size_t(ground.rank(id) - 1)];
            for (std::size_t square = 0; square < squares_; ++square) {
                const int away = std::min<int>(ground.turns(ground.way(id), Square(square)), farthestAway);
                const int turns = std::min(away, numbers.farthest);
                const int near = numbers.farthest - turns + numbers.urgency / (turns + 1);
                values_[id * squares_ + square] =
                    material + numbers.approach * near +
                    numbers.pull * (farthestAway - std::max(away, numbers.farthest));
            }
        }
}

int PieceSquareTable::evaluate(const Position& position, int player) const {
    int balance = 0;
    for (int id = 0; id < pieceCapacity; ++id) {
        const Square square = position.places[std::size_t(id)];
        if (square == noSquare) continue;
        const int worth = value(PieceId(id), square);
        balance += playerOf(PieceId(id)) == player ? worth : -worth;
    }
    return balance;
}

Search::Search(const Engine& engine, std::int64_t nodes, std::stop_token stop)
    : engine_(engine)
    , budget_(nodes)
    , quiescenceBudget_(nodes + engine.profile().hard.captureNodes)
    , stop_(std::move(stop))
    , pieceValues_(engine.ground())
    , race_(engine.ground())
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

std::optional<Move> Search::MovePicker::next() {
    if (picked_ == size_) return std::nullopt;
    std::size_t best = picked_;
    for (std::size_t i = picked_ + 1; i < size_; ++i)
        if (moves_[i].score > moves_[best].score) best = i;
    const ScoredMove found = moves_[best];
    for (; best > picked_; --best) // shifted instead of swapped: moves with equal scores keep their order
        moves_[best] = moves_[best - 1];
    moves_[picked_++] = found;
    return found.move;
}

SearchResult Search::best(Position position, const MoveList& moves, int deepest) {
    std::vector<Move> order(moves.begin(), moves.end());
    const int balance = pieceValues_.evaluate(position, position.toMove);
    const auto gain = [&](Move move) { return evaluateAfter(position, balance, move); };
    SearchResult found{*std::ranges::max_element(order, {}, gain), 0, 0,
                       0}; // if not even depth 1 can be completed
    for (int depth = 1; depth <= std::min(deepest, maximumDepth) && !isOver(); ++depth) {
        int alpha = -infinite;
        Move best = order.front();
        for (const Move move : order) {
            const int value =
                searchMove(position, balance, move, depth, alpha, infinite, 0, alpha == -infinite);
            if (cut_) break;
            if (value > alpha) {
                alpha = value;
                best = move;
            }
        }
        if (alpha == -infinite) break; // not even the best move of the previous depth was completed
        found.move = best;
        found.value = alpha;
        if (!cut_) found.depth = depth;
        const auto place = std::ranges::find(order, best);
        std::rotate(order.begin(), place, place + 1);
        const int movesToEnd = winValue - std::abs(alpha);
        if (movesToEnd <= depth) break; // a deeper search finds neither a shorter win nor a longer defence
    }
    found.nodes = nodes_;
    return found;
}

SearchLine Search::searchRoot(Position& position, int balance, std::span<const Move> order, int depth) {
    SearchLine best{{}, -infinite, depth};
    for (const Move move : order) {
        const int value =
            searchMove(position, balance, move, depth, best.value, infinite, 0, best.moves.empty());
        if (cut_) break;
        if (value <= best.value) continue;
        best.value = value;
        best.moves = expectedMoves(position, move, depth);
    }
    return best;
}

std::vector<Move> Search::expectedMoves(Position position, Move first, int depth) const {
    std::vector<Move> moves{first};
    moves.insert(moves.end(), expected_[1].begin(), expected_[1].begin() + expectedCount_[1]);
    for (const Move move : moves)
        engine_.play(position, move);
    while (position.running() && int(moves.size()) < depth) { // where the table answered, it knows more
        const Entry& entry = table_[position.key % tableSize];
        const bool isKnown = entry.key == position.key && entry.bound == Bound::Exact;
        if (!isKnown || !engine_.isLegal(position, entry.move)) break;
        moves.push_back(entry.move);
        engine_.play(position, entry.move);
    }
    if (position.running() && canEnterGoal(position))
        engine_.anyMove(position, [&](Move move) {
            const bool entersGoal = isGoal(engine_.ground().tile(move.to));
            if (entersGoal) moves.push_back(move);
            return entersGoal;
        });
    return moves;
}

/// Updates the principal variation: prepends a move to the line after it.
void Search::noteExpected(Move move, int ply) {
    const auto at = std::size_t(ply);
    const std::size_t count = std::min<std::size_t>(expectedCount_[at + 1], maximumDepth);
    expected_[at][0] = move;
    std::copy_n(expected_[at + 1].begin(), count, expected_[at].begin() + 1);
    expectedCount_[at] = std::uint8_t(count + 1);
}

std::vector<SearchLine> Search::lines(Position position, const MoveList& moves, int count, int deepest) {
    std::vector<Move> order(moves.begin(), moves.end());
    const int balance = pieceValues_.evaluate(position, position.toMove);
    const auto gain = [&](Move move) { return evaluateAfter(position, balance, move); };
    std::ranges::stable_sort(order, std::ranges::greater(), gain);
    const auto wanted = std::min(std::size_t(count), order.size());
    std::vector<SearchLine> found;
    for (std::size_t i = 0; i < wanted; ++i) // if not even depth 1 can be completed
        found.push_back({{order[i]}, gain(order[i]), 0});
    for (int depth = 1; depth <= std::min(deepest, maximumDepth) && !isOver(); ++depth) {
        std::vector<SearchLine> deeper;
        while (deeper.size() < wanted) {
            SearchLine line = searchRoot(position, balance, std::span(order).subspan(deeper.size()), depth);
            if (cut_) break;
            const auto place = std::ranges::find(order, line.moves.front());
            std::rotate(order.begin() + std::ptrdiff_t(deeper.size()), place, place + 1);
            deeper.push_back(std::move(line));
        }
        if (deeper.size() < wanted) break; // lines of different depths cannot be compared
        found = std::move(deeper);
        const bool areDecided = std::ranges::all_of(found, [depth](const SearchLine& line) {
            const int plies = pliesToWin(line.value);
            return plies > 0 && plies <= depth;
        });
        if (areDecided) break;
    }
    // Later passes may know more than earlier ones: the table keeps what they searched deeper.
    std::ranges::stable_sort(found, std::ranges::greater(), &SearchLine::value);
    return found;
}

bool Search::isOver() {
    cut_ = cut_ || nodes_ >= budget_ || (nodes_ % betweenStops == 0 && stop_.stop_requested());
    return cut_;
}

/// Quiescence has a budget of its own: where the armies are interlocked, the tree of captures is exponential.
bool Search::isQuiescenceOver() {
    cut_ = cut_ || nodes_ >= quiescenceBudget_ || (nodes_ % betweenStops == 0 && stop_.stop_requested());
    return cut_;
}

int Search::evaluateAfter(const Position& position, int balance, Move move) const {
    const PieceId piece = position.at(move.from);
    const PieceId captured = position.at(move.to);
    balance += pieceValues_.value(piece, move.to) - pieceValues_.value(piece, move.from);
    return captured == noPiece ? balance : balance + pieceValues_.value(captured, move.to);
}

/// The value of a move to the side that makes it; `depth` includes the move. Moves after the first are
/// searched with a null window and searched again only when they beat alpha.
int Search::searchMove(Position& position, int balance, Move move, int depth, int alpha, int beta, int ply,
                       bool isFirst) {
    const int after = -evaluateAfter(position, balance, move);
    const Undo undo = engine_.make(position, move);
    ++nodes_;
    const auto value = [&](int low, int high) {
        return -negamax(position, after, depth - 1, -high, -low, ply + 1);
    };
    int result = isFirst ? value(alpha, beta) : value(alpha, alpha + 1);
    if (!isFirst && result > alpha && result < beta) result = value(alpha, beta);
    engine_.unmake(position, move, undo);
    return result;
}

int Search::negamax(Position& position, int balance, int depth, int alpha, int beta, int ply) {
    expectedCount_[std::size_t(ply)] = 0;
    if (!position.running()) // the previous move won the game for the opponent, or drew it
        return position.state == GameState::Drawn ? drawValue(ply) : -(winValue - ply);
    if (isRepetition(position)) return drawValue(ply);
    if (canEnterGoal(position)) return winValue - ply - 1;
    if (depth <= 0 || ply >= maximumDepth) return quiescence(position, balance, alpha, beta, ply);
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
    MovePicker picker;
    scoreMoves(position, picker, best, ply);
    const int originalAlpha = alpha;
    int highest = -infinite;
    for (bool isFirst = true; const auto move = picker.next(); isFirst = false) {
        const int value = searchMove(position, balance, *move, depth, alpha, beta, ply, isFirst);
        if (cut_) return 0;
        if (value > highest) {
            highest = value;
            best = *move;
        }
        if (value > alpha && value < beta) noteExpected(*move, ply);
        alpha = std::max(alpha, value);
        if (alpha >= beta) {
            updateHistory(position, *move, depth, ply);
            break;
        }
    }
    const Bound bound = highest >= beta           ? Bound::Lower
                        : highest > originalAlpha ? Bound::Exact
                                                  : Bound::Upper;
    store(position.key, highest, best, depth, bound, ply);
    return highest;
}

/// Searches captures only, until none is left; the side to move may stand pat on the static evaluation.
int Search::quiescence(Position& position, int balance, int alpha, int beta, int ply) {
    const int standPat = balance + race_.evaluate(position, position.toMove);
    if (standPat >= beta || ply >= maximumDepth) return standPat;
    int highest = standPat;
    alpha = std::max(alpha, standPat);
    const Ground& ground = engine_.ground();
    const int player = position.toMove;
    MovePicker captures;
    for (std::uint64_t left = position.alive[std::size_t(player)]; left != 0; left &= left - 1) {
        const auto piece = PieceId(player * maximumPieces + std::countr_zero(left));
        const Square from = position.places[piece];
        for (const Square to : ground.beside(from)) {
            if (to == noSquare || !ground.lets(ground.way(piece), to)) continue;
            const PieceId other = position.at(to);
            if (other == noPiece || playerOf(other) == player) continue;
            if (engine_.canCapture(piece, from, other, to))
                captures.add({from, to},
                             16 * pieceValues_.value(other, to) - pieceValues_.value(piece, from));
        }
    }
    while (!isQuiescenceOver()) {
        const auto move = captures.next();
        if (!move) break;
        const int after = -evaluateAfter(position, balance, *move);
        const Undo undo = engine_.make(position, *move);
        ++nodes_;
        const int value = !position.running()
                              ? position.state == GameState::Drawn ? drawValue(ply) : winValue - ply - 1
                          : canEnterGoal(position) ? -(winValue - ply - 2)
                                                   : -quiescence(position, after, -beta, -alpha, ply + 1);
        engine_.unmake(position, *move, undo);
        highest = std::max(highest, value);
        alpha = std::max(alpha, value);
        if (alpha >= beta) break;
    }
    return highest;
}

/// Whether the side to move can win at once by walking into its goal.
bool Search::canEnterGoal(const Position& position) const {
    return std::ranges::any_of(doors_[position.toMove], [&position](Square door) {
        const PieceId piece = position.at(door);
        return piece != noPiece && playerOf(piece) == position.toMove;
    });
}

/// Whether the position occurred before: a single repetition is scored as the draw that a third would be.
bool Search::isRepetition(const Position& position) const {
    for (std::size_t back = 4; back <= position.quiet; back += 2)
        if (position.keys[(position.moves - back) % Position::keptKeys] == position.key) return true;
    return false;
}

void Search::scoreMoves(const Position& position, MovePicker& picker, Move tableMove, int ply) const {
    const Killers& killers = killers_[std::size_t(ply)];
    const std::vector<int>& history = history_[position.toMove];
    engine_.anyMove(position, [&](Move move) {
        int score = 0;
        const PieceId piece = position.at(move.from);
        if (move == tableMove)
            score = tableScore;
        else if (const PieceId captured = position.at(move.to); captured != noPiece)
            score = captureScore + 16 * pieceValues_.value(captured, move.to) -
                    pieceValues_.value(piece, move.from);
        else if (move == killers[0] || move == killers[1])
            score = killerScore + (move == killers[0] ? 1 : 0);
        else
            score =
                history[move.to] + pieceValues_.value(piece, move.to) - pieceValues_.value(piece, move.from);
        picker.add(move, score);
        return false;
    });
}

void Search::store(std::uint64_t key, int value, Move move, int depth, Bound bound, int ply) {
    table_[key % tableSize] = {key, forTable(value, ply), move, std::int8_t(depth), bound};
}

/// Records a quiet move that caused a cutoff, so that sibling nodes try it early.
void Search::updateHistory(const Position& position, Move move, int depth, int ply) {
    if (position.at(move.to) != noPiece) return;
    Killers& killers = killers_[std::size_t(ply)];
    if (killers[0] != move) killers = {move, killers[0]};
    int& history = history_[position.toMove][move.to];
    constexpr int most = 1 << 24;
    history = std::min(history + depth * depth, most);
}

} // namespace stonemason::wastes
