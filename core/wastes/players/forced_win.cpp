// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/forced_win.h"

namespace stonemason::wastes {

namespace {

/// A full-width AND/OR search for a forced win, without any evaluation. Invariant: wins() and loses()
/// alternate, so that a win needs an odd number of plies and a loss an even one. The caller deepens by one
/// ply at a time and so finds the shortest win first. The cost is exponential in the plies and bounded by the
/// node budget, memory is linear in the plies. When the budget runs out, answers are no proof, and
/// forcedWin() discards them.
/// Source: R. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985.
class Prover {
public:
    Prover(const Engine& engine, std::int64_t nodes) : engine_(engine), nodes_(nodes) {}

    bool isOver() const { return nodes_ <= 0; }

    /// Whether the side to move can force a win within so many plies.
    bool wins(Position& position, int plies) {
        const int player = position.toMove;
        return plies > 0 && engine_.anyMove(position, [&](Move move) {
            return after(position, move, [&] {
                if (!position.running()) return winnerOf(position.state) == player;
                return plies > 2 && loses(position, plies - 1);
            });
        });
    }

    /// Whether every move of the side to move lets the other force a win within so many plies.
    bool loses(Position& position, int plies) {
        return plies > 1 && !engine_.anyMove(position, [&](Move move) {
            return after(position, move, [&] { return !position.running() || !wins(position, plies - 1); });
        });
    }

    /// The moves of a win within so many plies: the winner plays the shortest win, the loser the longest
    /// defence.
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
    template <typename Predicate>
    bool after(Position& position, Move move, Predicate holds) {
        if (--nodes_ <= 0) return false;
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
                return position.running() ? loses(position, plies - 1) : winnerOf(position.state) == player;
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
};

} // namespace

std::optional<ForcedWin> forcedWin(const Engine& engine, const Position& position, int plies,
                                   std::int64_t nodes, int* whole) {
    Prover prover(engine, nodes);
    Position at = position;
    for (int within = 1; within <= plies; ++within) {
        const bool isOwn = within % 2 == 1;
        const bool found = isOwn ? prover.wins(at, within) : prover.loses(at, within);
        if (prover.isOver()) return std::nullopt;
        if (whole) *whole = within;
        if (!found) continue;
        const auto player = Side(isOwn ? position.toMove : 1 - position.toMove);
        ForcedWin win{player, prover.line(at, within)};
        if (prover.isOver()) return std::nullopt;
        return win;
    }
    return std::nullopt;
}

} // namespace stonemason::wastes
