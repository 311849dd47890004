// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/forced_win.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace stonemason::wastes {

namespace {

constexpr std::size_t proofTableSize = std::size_t{1} << 16U;
constexpr std::int64_t betweenStopChecks = 1024; ///< positions

/// Whether the draws of the rules cannot change which wins can be forced within so many plies. A side that
/// plays the shortest win comes nearer to it with each move and so repeats no position; what remains are
/// positions that came up so often before that another time is a draw, and games that end by their length.
bool areDrawsOutOfReach(const Engine& engine, const Position& position, int plies) {
    const DrawNumbers& draw = engine.profile().draw;
    if (position.quiet + plies >= 2 * draw.quietTurns || position.moves + plies >= draw.mostMoves)
        return false;
    std::vector<std::uint64_t> keys;
    for (std::size_t back = 0; back <= std::min<std::size_t>(position.quiet, position.moves); ++back)
        keys.push_back(position.keys[(position.moves - back) % Position::keptKeys]);
    std::ranges::sort(keys);
    for (std::size_t first = 0, i = 0; i < keys.size(); ++i) {
        if (keys[i] != keys[first]) first = i;
        if (int(i - first) + 1 >= draw.repetitions - 1) return false;
    }
    return true;
}

/// An AND/OR search for a forced win, without any evaluation, that leaves out only what cannot win in the
/// plies that are left. Invariant: wins() and loses() alternate, so that a win needs an odd number of plies
/// and a loss an even one. The caller deepens by one ply at a time and so finds the shortest win first. A
/// table of proofs by position serves as long as draws are out of reach, because then a proof does not depend
/// on how the position came about; it always replaces. The cost is exponential in the plies and bounded by
/// the node budget; memory is that of the table. When the budget ran out or a stop was requested, answers are
/// no proof, and forcedWin() discards them.
/// Sources: R. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985; D. Breuker et al.,
/// Transposition Tables for Proof-Number and alpha-beta Search, 1994.
class Prover {
public:
    Prover(const Engine& engine, std::int64_t nodes, std::stop_token stop, bool usesTable)
        : engine_(engine), nodes_(nodes), stop_(std::move(stop)), usesTable_(usesTable) {
        if (usesTable_) table_.resize(proofTableSize);
        for (const Side side : bothSides)
            for (std::size_t square = 0; square < engine.ground().squareCount(); ++square)
                if (isBesideGoal(Square(square), side)) doors_[std::size_t(side)].push_back(Square(square));
    }

    bool isOver() {
        if (nodes_ % betweenStopChecks == 0 && isStopped()) nodes_ = 0;
        return nodes_ <= 0;
    }
    bool isStopped() const { return stop_.stop_requested(); }

    /// Whether the side to move can force a win within so many plies.
    bool wins(Position& position, int plies) {
        plies -= plies % 2 == 0 ? 1 : 0;
        if (plies <= 0) return false;
        if (canEnterGoal(position)) return true;
        const int moves = (plies + 1) / 2;
        if (!canWin(position, position.toMove, moves, moves - 1)) return false;
        const Proof known = proofOf(position.key);
        if (known.win > 0 && known.win <= plies) return true;
        if (known.noWin >= plies) return false;
        const int player = position.toMove;
        const auto leads = [&](Move move) {
            return after(position, move, [&] {
                if (hasEnded(position)) return winnerOf(position.state) == player;
                return plies > 2 && loses(position, plies - 1);
            });
        };
        const bool answer = anyOf(position, leads);
        if (isOver()) return false;
        Proof& proof = proofToChange(position.key);
        (answer ? proof.win : proof.noWin) = std::int8_t(plies);
        return answer;
    }

    /// Whether every move of the side to move lets the other force a win within so many plies.
    bool loses(Position& position, int plies) {
        plies -= plies % 2;
        if (plies <= 1 || canEnterGoal(position)) return false;
        if (!canWin(position, 1 - position.toMove, plies / 2, plies / 2)) return false;
        const Proof known = proofOf(position.key);
        if (known.loss > 0 && known.loss <= plies) return true;
        if (known.noLoss >= plies) return false;
        const auto saves = [&](Move move) {
            return after(position, move, [&] { return hasEnded(position) || !wins(position, plies - 1); });
        };
        const bool answer = !anyOf(position, saves);
        if (isOver()) return false;
        Proof& proof = proofToChange(position.key);
        (answer ? proof.loss : proof.noLoss) = std::int8_t(plies);
        return answer;
    }

    /// Plays the win within so many plies, the winner the shortest one, the loser the longest defence, and
    /// returns the moves. The position is that after them.
    std::vector<Move> line(Position& position, int plies) {
        std::vector<Move> moves;
        for (bool winning = plies % 2 == 1; position.running() && !isOver(); winning = !winning) {
            const auto move = winning ? winningMove(position, plies) : longestDefence(position, plies);
            if (!move) break;
            moves.push_back(*move);
            engine_.play(position, *move);
            --plies;
        }
        return moves;
    }

private:
    /// What is known of the side to move: plies, 0 for nothing.
    struct Proof {
        std::uint64_t key = 0;
        std::int8_t win = 0;    ///< it wins within so many
        std::int8_t noWin = 0;  ///< and not within so many
        std::int8_t loss = 0;   ///< it loses within so many
        std::int8_t noLoss = 0; ///< and not within so many
    };

    Proof proofOf(std::uint64_t key) const {
        if (!usesTable_) return {};
        const Proof& proof = table_[key % proofTableSize];
        return proof.key == key ? proof : Proof{};
    }
    Proof& proofToChange(std::uint64_t key) {
        if (!usesTable_) return unused_;
        Proof& proof = table_[key % proofTableSize];
        if (proof.key != key) proof = {.key = key};
        return proof;
    }

    /// While draws are out of reach a position that came back is none: see areDrawsOutOfReach().
    bool hasEnded(const Position& position) const {
        return !position.running() && !(usesTable_ && position.end == End::Repetition);
    }

    bool isBesideGoal(Square square, Side side) const {
        const Ground& ground = engine_.ground();
        return std::ranges::any_of(ground.beside(square), [&](Square other) {
            return other != noSquare && ground.tile(other) == goalOf(side);
        });
    }

    bool canEnterGoal(const Position& position) const {
        return std::ranges::any_of(doors_[position.toMove], [&position](Square door) {
            const PieceId piece = position.at(door);
            return piece != noPiece && playerOf(piece) == position.toMove;
        });
    }

    /// Whether the player may be able to win in so many moves, the other side making so many at most
    /// meanwhile: one of his pieces is near enough to the goal, so few enemies are left that he can capture
    /// all, or so few tiles are free around them that he may block them all. One of his moves takes from the
    /// enemies at most the four free tiles of a captured piece, one of theirs at most four that it leaves and
    /// the one that it enters.
    bool canWin(const Position& position, int player, int moves, int enemyMoves) const {
        const int other = 1 - player;
        if (std::popcount(position.alive[std::size_t(other)]) <= moves) return true;
        const Ground& ground = engine_.ground();
        for (std::uint64_t left = position.alive[std::size_t(player)]; left != 0; left &= left - 1) {
            const auto piece = PieceId(player * maximumPieces + std::countr_zero(left));
            if (ground.turns(ground.way(piece), position.places[piece]) <= moves) return true;
        }
        return !hasMoreFreeTiles(position, other, 4 * moves + 5 * enemyMoves);
    }

    /// Whether more tiles are free for the player's pieces than so many, counting each once.
    bool hasMoreFreeTiles(const Position& position, int player, int most) const {
        constexpr int mostCounted = 48;
        if (most >= mostCounted) return false;
        std::array<Square, mostCounted + 1> seen; // filled up to `count`
        int count = 0;
        const Ground& ground = engine_.ground();
        for (std::uint64_t left = position.alive[std::size_t(player)]; left != 0; left &= left - 1) {
            const auto piece = PieceId(player * maximumPieces + std::countr_zero(left));
            for (const Square to : ground.beside(position.places[piece])) {
                if (to == noSquare || position.at(to) != noPiece || !ground.lets(ground.way(piece), to))
                    continue;
                if (std::find(seen.begin(), seen.begin() + count, to) != seen.begin() + count) continue;
                seen[std::size_t(count++)] = to;
                if (count > most) return true;
            }
        }
        return false;
    }

    /// Whether one of the moves has the property. Tried first are captures and steps towards the goal.
    template <typename Predicate>
    bool anyOf(const Position& position, Predicate has) {
        const Ground& ground = engine_.ground();
        const auto isPromising = [&](Move move) {
            const std::size_t way = ground.way(position.at(move.from));
            return position.at(move.to) != noPiece ||
                   ground.turns(way, move.to) < ground.turns(way, move.from);
        };
        MoveList moves;
        engine_.anyMove(position, [&moves](Move move) {
            moves.add(move);
            return false;
        });
        for (const bool promising : {true, false})
            for (const Move move : moves)
                if (isPromising(move) == promising && has(move)) return true;
        return false;
    }

    template <typename Predicate>
    bool after(Position& position, Move move, Predicate holds) {
        if (isOver()) return false;
        --nodes_;
        const Undo undo = engine_.make(position, move);
        const bool answer = holds();
        engine_.unmake(position, move, undo);
        return answer;
    }

    std::optional<Move> winningMove(Position& position, int plies) {
        std::optional<Move> found;
        const int player = position.toMove;
        engine_.anyMove(position, [&](Move move) {
            const bool isWin = after(position, move, [&] {
                return hasEnded(position) ? winnerOf(position.state) == player : loses(position, plies - 1);
            });
            if (isWin) found = move;
            return isWin;
        });
        return found;
    }

    std::optional<Move> longestDefence(Position& position, int plies) {
        std::optional<Move> found;
        int longest = 0;
        engine_.anyMove(position, [&](Move move) {
            after(position, move, [&] {
                int needed = 1;
                while (needed < plies - 1 && !wins(position, needed))
                    needed += 2;
                if (needed > longest) found = move;
                longest = std::max(longest, needed);
                return false;
            });
            return false;
        });
        return found;
    }

    const Engine& engine_;
    std::int64_t nodes_;
    std::stop_token stop_;
    bool usesTable_;
    std::vector<Proof> table_;
    Proof unused_;                                       ///< where no table is used
    std::array<std::vector<Square>, playerCount> doors_; ///< the squares beside the goal of each player
};

} // namespace

std::optional<ForcedWin> forcedWin(const Engine& engine, const Position& position, int plies,
                                   std::int64_t nodes, int* whole, std::stop_token stop) {
    plies = std::min(plies, longestForcedWin);
    Prover prover(engine, nodes, std::move(stop), areDrawsOutOfReach(engine, position, plies));
    Position at = position;
    for (int within = 1; within <= plies && !prover.isStopped(); ++within) {
        const bool isOwn = within % 2 == 1;
        const bool found = isOwn ? prover.wins(at, within) : prover.loses(at, within);
        if (prover.isOver()) return std::nullopt;
        if (whole) *whole = within;
        if (!found) continue;
        ForcedWin win{Side(isOwn ? position.toMove : 1 - position.toMove), prover.line(at, within)};
        if (prover.isOver() || at.running()) return std::nullopt;
        win.end = at.end;
        return win;
    }
    return std::nullopt;
}

} // namespace stonemason::wastes
