// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/hint/march.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

namespace stonemason::kings_conflict {

namespace {

// A unit is followed alone on the board, from each tile near the computer's king where it may appear, at
// every tie on every way. From such a tile it "sticks" when no way of breaking the ties brings it high
// enough, and "may stick" when some do and some do not. One tile it sticks from is enough for the warning.

/// hint-peak/sticks, hint-peak/may-stick: layer, number of tiles it starts from, the first of them, the tiles
/// where it then ends (the best of those it sticks on, the worst of those it may stick on), the value there,
/// the best tile it could walk to, the value there
constexpr std::string_view hintPeakMessages[]{"hint-peak/sticks", "hint-peak/may-stick"};

/// The values on which a unit ends when ties fall as badly, and as well, as they can.
struct Heights {
    int lowest = 0;
    int highest = 0;
};

class Climb {
public:
    explicit Climb(const MarchBoard& board)
        : board_(board), known_(board.hints.size(), 0), heights_(board.hints.size()) {}

    int value(Cell cell) const { return board_.hints.value[cell]; }

    Heights heightsFrom(Cell cell) {
        if (known_[cell]) return heights_[cell];
        const std::vector<Cell> choices = choicesFrom(cell);
        // Values rise on the way, so it never comes back here.
        Heights heights = choices.empty() ? Heights{value(cell), value(cell)} : heightsFrom(choices.front());
        for (Cell to : choices) {
            const Heights further = heightsFrom(to);
            heights = {std::min(heights.lowest, further.lowest), std::max(heights.highest, further.highest)};
        }
        known_[cell] = 1;
        return heights_[cell] = heights;
    }

    /// The tiles of a value below that on which a unit from there may end.
    std::set<Cell> endsBelow(int goal, Cell from) const {
        std::set<Cell> ends;
        std::set<Cell> seen{from};
        std::vector<Cell> ahead{from};
        while (!ahead.empty()) {
            const Cell at = ahead.back();
            ahead.pop_back();
            const std::vector<Cell> choices = choicesFrom(at);
            if (choices.empty() && value(at) < goal) ends.insert(at);
            for (Cell to : choices)
                if (seen.insert(to).second) ahead.push_back(to);
        }
        return ends;
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
    std::vector<Cell> choicesFrom(Cell cell) const {
        return bestTiles(board_.hints, cell, [this](Cell c) { return c == board_.king; });
    }

    const MarchBoard& board_;
    Grid<char> known_;
    Grid<Heights> heights_;
    Grid<int> walked_; ///< unreachable where nobody can walk to from the tiles asked about last
    Cell best_;
};

/// A tile to start from and the tiles on which that ends, or may end, too low.
struct Failure {
    Cell from;
    std::set<Cell> ends;
    int height = 0; ///< of the ends to report
};

Problem problemOf(const GameProfile& game, int layer, bool certain, const std::vector<Failure>& failures,
                  Climb& climb) {
    const auto& [from, ends, height] = failures.front();
    std::vector<Cell> named;
    std::ranges::copy_if(ends, std::back_inserter(named),
                         [&](Cell end) { return climb.value(end) == height; });
    const Cell best = climb.bestOnFoot(from);
    Problem problem{hintPeakCheck.id, certain ? Severity::Warning : Severity::Note,
                    Message{certain ? "hint-peak/sticks" : "hint-peak/may-stick",
                            {game.layers[std::size_t(layer)].id, int(failures.size()), from, named, height,
                             best, climb.value(best)}}};
    std::set<Cell> all;
    for (const Failure& failure : failures)
        all.insert(failure.ends.begin(), failure.ends.end());
    problem.cells.assign(all.begin(), all.end());
    problem.layer = layer;
    return problem;
}

void runHintPeak(const Map& map, const GameProfile& game, Problems& problems) {
    const int slack = numbersOf(map, game).hintSlack;
    for (int layer = 1; layer < int(game.layers.size()); ++layer) {
        const std::optional<MarchBoard> board = marchBoard(map, game, layer);
        if (!board || !board->king) continue;
        Climb climb(*board);
        std::vector<Failure> sticks;
        std::vector<Failure> maySticks;
        for (Cell from : spawnCells(*board)) {
            const int goal = climb.value(climb.bestOnFoot(from)) - slack;
            const Heights heights = climb.heightsFrom(from);
            if (heights.highest < goal)
                sticks.push_back({from, climb.endsBelow(goal, from), heights.highest});
            else if (heights.lowest < goal)
                maySticks.push_back({from, climb.endsBelow(goal, from), heights.lowest});
        }
        if (!sticks.empty())
            problems.push_back(problemOf(game, layer, true, sticks, climb));
        else if (!maySticks.empty())
            problems.push_back(problemOf(game, layer, false, maySticks, climb));
    }
}

} // namespace

constinit const Check hintPeakCheck{"hint-peak", runHintPeak, hintPeakMessages};

} // namespace stonemason::kings_conflict
