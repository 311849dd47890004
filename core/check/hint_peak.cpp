// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checks.h"
#include "core/grid/distance.h"
#include "core/hint/march.h"

#include <algorithm>

namespace stonemason {

namespace {

// A unit is followed alone on the board, from each tile near the computer's king where it may appear, at
// every tie on every way. From such a tile it "sticks" when no way of breaking the ties brings it high
// enough, and "may stick" when some do and some do not. One tile it sticks from is enough for the warning.

/// hint-peak/sticks, hint-peak/may-stick: layer, number of tiles it starts from, the first of them, where it
/// then ends, the value there, the best tile it could walk to, the value there
constexpr std::string_view messages[]{"hint-peak/sticks", "hint-peak/may-stick"};

/// Where a unit ends when ties fall as badly, and as well, as they can.
struct Ends {
    Cell lowest;
    Cell highest;
};

class Climb {
public:
    explicit Climb(const MarchBoard& board)
        : board_(board), known_(board.hints.size(), 0), ends_(board.hints.size()) {}

    int value(Cell cell) const { return board_.hints.value[cell]; }

    Ends endsFrom(Cell cell) {
        if (known_[cell]) return ends_[cell];
        Ends ends{cell, cell};
        bool first = true;
        for (Cell to : bestTiles(board_.hints, cell, [this](Cell c) { return c == board_.king; })) {
            const Ends further = endsFrom(to); // values rise on the way, so it never comes back here
            if (first || value(further.lowest) < value(ends.lowest)) ends.lowest = further.lowest;
            if (first || value(further.highest) > value(ends.highest)) ends.highest = further.highest;
            first = false;
        }
        known_[cell] = 1;
        return ends_[cell] = ends;
    }

    /// The best tile that a unit could walk to from there and stand on, the first of several row by row.
    Cell bestOnFoot(Cell from) {
        if (walked_.empty() || walked_[from] == unreachable) {
            walked_ = stepsFrom(std::span(&from, 1), board_.hints.size(),
                                [this](Cell cell) { return board_.hints.mayEnter(cell); });
            best_ = from;
            forEachCell(walked_.size(), [this](Cell cell) {
                if (walked_[cell] == unreachable || cell == board_.king) return;
                if (value(cell) > value(best_) || (value(cell) == value(best_) && cell < best_)) best_ = cell;
            });
        }
        return best_;
    }

private:
    const MarchBoard& board_;
    Grid<char> known_;
    Grid<Ends> ends_;
    Grid<int> walked_; ///< unreachable where nobody can walk to from the tiles asked about last
    Cell best_;
};

/// A tile to start from and the tile where that ends too low.
struct Failure {
    Cell from;
    Cell to;
};

Problem problemOf(const GameProfile& game, int layer, bool certain, const std::vector<Failure>& failures,
                  Climb& climb) {
    const auto& [from, to] = failures.front();
    const Cell best = climb.bestOnFoot(from);
    Problem problem{hintPeakCheck.id, certain ? Severity::Warning : Severity::Note,
                    Message{certain ? "hint-peak/sticks" : "hint-peak/may-stick",
                            {game.layers[std::size_t(layer)].id, int(failures.size()), from, to,
                             climb.value(to), best, climb.value(best)}}};
    for (const Failure& failure : failures)
        problem.cells.push_back(failure.to);
    std::sort(problem.cells.begin(), problem.cells.end());
    problem.cells.erase(std::unique(problem.cells.begin(), problem.cells.end()), problem.cells.end());
    problem.layer = layer;
    return problem;
}

std::vector<Problem> run(const Map& map, const GameProfile& game) {
    std::vector<Problem> problems;
    const int slack = numbersOf(map, game).hintSlack;
    for (int layer = 1; layer < int(game.layers.size()); ++layer) {
        const std::optional<MarchBoard> board = marchBoard(map, game, layer);
        if (!board || !board->king) continue;
        Climb climb(*board);
        std::vector<Failure> sticks;
        std::vector<Failure> maySticks;
        for (Cell from : appearTiles(*board)) {
            const int goal = climb.value(climb.bestOnFoot(from)) - slack;
            const Ends ends = climb.endsFrom(from);
            if (climb.value(ends.highest) < goal)
                sticks.push_back({from, ends.highest});
            else if (climb.value(ends.lowest) < goal)
                maySticks.push_back({from, ends.lowest});
        }
        if (!sticks.empty())
            problems.push_back(problemOf(game, layer, true, sticks, climb));
        else if (!maySticks.empty())
            problems.push_back(problemOf(game, layer, false, maySticks, climb));
    }
    return problems;
}

} // namespace

constinit const Check hintPeakCheck{"hint-peak", run, messages};

} // namespace stonemason
