// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/march.h"

#include "core/grid/cell.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

namespace {

std::uint64_t splitMix(std::uint64_t state) {
    state += 0x9e3779b97f4a7c15U;
    state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9U;
    state = (state ^ (state >> 27)) * 0x94d049bb133111ebU;
    return state ^ (state >> 31);
}

/// A turn-based simulation of units that climb the hint grid greedily: in each turn every unit, in order,
/// goes to the best tile in reach that is better than its own, and one more may appear.
/// Invariant: taken_ is set exactly where a unit or the computer's king stands, so no two share a tile; the
/// value under a unit never falls. What is left to chance is a hash of seed, turn, unit and cell
/// (SplitMix64), so the march does not depend on the order in which tiles are looked at. Cost: turns times
/// units times the tiles in reach, which are at most (2 * move + 1)^2. Sources: the game's map guide for the
/// moves; G. Steele, D. Lea, C. Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014.
class Marching {
public:
    Marching(const MarchBoard& board, const MarchOrders& orders)
        : board_(board), orders_(orders), taken_(board.hints.size(), 0), peak_(board.hints.size(), unknown) {
        march_.units.resize(orders.placed.size() + std::size_t(std::max(orders.appearing, 0)));
        if (board.king) taken_[*board.king] = 1;
        near_ = spawnCells(board);
    }

    March run(const std::stop_token& stop, const std::function<void(int turn)>& watch) {
        for (std::size_t unit = 0; unit < orders_.placed.size(); ++unit)
            if (canStand(orders_.placed[unit])) enter(int(unit), 0, orders_.placed[unit]);
        for (int turn = 1; turn <= orders_.turns && !stop.stop_requested(); ++turn) {
            for (int unit = 0; unit < int(march_.units.size()); ++unit)
                move(unit, turn);
            appear(turn);
            march_.turns = turn;
            if (watch) watch(turn);
        }
        look();
        return std::move(march_);
    }

private:
    static constexpr int unknown = -1;

    MarchUnit& at(int unit) { return march_.units[std::size_t(unit)]; }
    bool isTaken(Cell cell) const { return taken_[cell] != 0; }
    bool canStand(Cell cell) const { return board_.hints.mayEnter(cell) && !isTaken(cell); }
    int value(Cell cell) const { return board_.hints.value[cell]; }

    std::vector<Cell> choices(Cell from) const {
        return bestTiles(board_.hints, from, [this](Cell cell) { return isTaken(cell); });
    }

    Cell drawn(const std::vector<Cell>& cells, int unit, int turn) const {
        return *std::max_element(cells.begin(), cells.end(), [&](Cell a, Cell b) {
            return marchDraw(orders_.seed, turn, unit, a) < marchDraw(orders_.seed, turn, unit, b);
        });
    }

    void enter(int unit, int turn, Cell cell) {
        at(unit).since = turn;
        at(unit).path.assign(1, cell);
        taken_[cell] = 1;
    }

    void move(int unit, int turn) {
        std::vector<Cell>& path = at(unit).path;
        if (!path.empty()) path.push_back(moved(unit, turn, path.back()));
    }

    /// Where the unit is after its move.
    Cell moved(int unit, int turn, Cell from) {
        const std::vector<Cell> tiles = choices(from);
        const Cell to = tiles.empty() ? from : drawn(tiles, unit, turn);
        taken_[from] = 0;
        taken_[to] = 1;
        return to;
    }

    void appear(int turn) {
        const int unit = int(orders_.placed.size()) + appeared_;
        if (unit >= int(march_.units.size())) return;
        std::vector<Cell> best;
        for (Cell cell : near_) {
            if (isTaken(cell)) continue;
            if (!best.empty() && value(cell) < value(best.front())) continue;
            if (!best.empty() && value(cell) > value(best.front())) best.clear();
            best.push_back(cell);
        }
        if (best.empty()) return;
        enter(unit, turn, drawn(best, unit, turn));
        ++appeared_;
    }

    /// Goes on for one turn that nobody sees, and notes who stays in it and why.
    void look() {
        for (int unit = 0; unit < int(march_.units.size()); ++unit) {
            if (at(unit).path.empty()) {
                lookOutside(unit);
                continue;
            }
            const Cell cell = at(unit).path.back();
            if (moved(unit, march_.turns + 1, cell) == cell) march_.resting.push_back(resting(unit, cell));
        }
    }

    RestingUnit resting(int unit, Cell cell) {
        bool anywhere = false;
        bool better = false;
        forEachInReach(board_.hints, cell, [&](Cell to) {
            anywhere = true;
            better = better || isBetter(to, value(cell));
        });
        RestingUnit resting{unit, cell, Rest::ShutIn};
        if (better)
            resting.rest = Rest::Taken;
        else if (anywhere)
            resting.rest = value(cell) < peakOnFoot(cell) ? Rest::StopsShort : Rest::Arrived;
        if (resting.rest == Rest::Taken || resting.rest == Rest::StopsShort) findBetter(resting);
        return resting;
    }

    void lookOutside(int unit) {
        const int placed = int(orders_.placed.size());
        if (unit < placed) {
            march_.resting.push_back({unit, orders_.placed[std::size_t(unit)], Rest::NoRoom});
        } else if (board_.king && unit - placed < march_.turns &&
                   std::all_of(near_.begin(), near_.end(), [this](Cell cell) { return isTaken(cell); })) {
            march_.resting.push_back({unit, *board_.king, Rest::NoRoom});
        }
    }

    /// Whether a unit could ever stand there and be better off: the king does not move away.
    bool isBetter(Cell cell, int than) const { return value(cell) > than && cell != board_.king; }

    /// The highest value of the tiles that a unit could walk to from there; the same for all of them.
    int peakOnFoot(Cell from) {
        if (peak_[from] != unknown) return peak_[from];
        std::vector<Cell> walked{from};
        peak_[from] = value(from);
        int peak = value(from);
        for (std::size_t next = 0; next < walked.size(); ++next)
            for (Cell step : eightSteps) {
                const Cell to = walked[next] + step;
                if (!board_.hints.mayEnter(to) || peak_[to] != unknown) continue;
                if (isBetter(to, peak)) peak = value(to);
                peak_[to] = peak;
                walked.push_back(to);
            }
        for (Cell cell : walked)
            peak_[cell] = peak;
        return peak;
    }

    void findBetter(RestingUnit& resting) const {
        Grid<char> seen(board_.hints.size(), 0);
        seen[resting.cell] = 1;
        std::vector<Cell> walked{resting.cell};
        for (std::size_t next = 0; next < walked.size() && !resting.better;) {
            ++resting.steps;
            for (const std::size_t end = walked.size(); next < end; ++next)
                for (Cell step : eightSteps) {
                    const Cell to = walked[next] + step;
                    if (!board_.hints.mayEnter(to) || seen[to]) continue;
                    seen[to] = 1;
                    walked.push_back(to);
                    if (isBetter(to, value(resting.cell)) && goesBefore(to, resting.better))
                        resting.better = to;
                }
        }
    }

    bool goesBefore(Cell cell, const std::optional<Cell>& other) const {
        if (!other || value(cell) != value(*other)) return !other || value(cell) > value(*other);
        return cell < *other;
    }

    const MarchBoard& board_;
    const MarchOrders& orders_;
    March march_;
    std::vector<Cell> near_;
    Grid<char> taken_;
    Grid<int> peak_;
    int appeared_ = 0;
};

} // namespace

std::optional<MarchBoard> marchBoard(const Map& map, const GameProfile& game, int layer) {
    std::optional<HintField> hints = hintField(map, game, layer);
    if (!hints) return std::nullopt;
    const std::optional<Cell> king = hints->king;
    return MarchBoard{std::move(*hints), king, numbersOf(map, game).hintNear};
}

std::vector<Cell> spawnCells(const MarchBoard& board) {
    if (!board.king) return {};
    HintField steps = board.hints;
    steps.move = board.near;
    return tilesInReach(steps, *board.king, [](Cell) { return false; });
}

std::string_view restId(Rest rest) {
    static constexpr std::array<std::string_view, 5> ids{"arrived", "stops-short", "taken", "shut-in",
                                                         "no-room"};
    return ids[std::size_t(rest)];
}

std::optional<Cell> March::position(int unit, int turn) const {
    const MarchUnit& marching = units[std::size_t(unit)];
    const int step = turn - marching.since;
    if (step < 0 || step >= int(marching.path.size())) return std::nullopt;
    return marching.path[std::size_t(step)];
}

std::vector<Cell> March::positions(int turn) const {
    std::vector<Cell> cells;
    for (int unit = 0; unit < int(units.size()); ++unit)
        if (const std::optional<Cell> cell = position(unit, turn)) cells.push_back(*cell);
    return cells;
}

March march(const MarchBoard& board, const MarchOrders& orders, const std::stop_token& stop,
            const std::function<void(int turn)>& watch) {
    return Marching(board, orders).run(stop, watch);
}

std::vector<Cell> wayOfMove(const HintField& field, Cell from, Cell to) {
    const auto away = [to](Cell cell) {
        const int rows = cell.row - to.row;
        const int columns = cell.column - to.column;
        return rows * rows + columns * columns;
    };
    struct Step {
        Cell cell;
        std::size_t before;
    };
    std::vector<Step> steps{{from, 0}};
    std::size_t next = 0;
    while (next < steps.size() && steps[next].cell != to) {
        std::array<Cell, eightSteps.size()> around;
        for (std::size_t i = 0; i < around.size(); ++i)
            around[i] = steps[next].cell + eightSteps[i];
        // Those nearest to the goal first, so that of the shortest ways the straightest is found.
        std::sort(around.begin(), around.end(), [&](Cell a, Cell b) { return away(a) < away(b); });
        for (Cell cell : around) {
            const bool known = std::any_of(steps.begin(), steps.end(),
                                           [cell](const Step& step) { return step.cell == cell; });
            if (field.mayEnter(cell) && !known && chebyshev(cell, from) <= field.move)
                steps.push_back({cell, next});
        }
        ++next;
    }
    std::vector<Cell> way;
    for (; next < steps.size() && steps[next].cell != from; next = steps[next].before)
        way.push_back(steps[next].cell);
    std::reverse(way.begin(), way.end());
    return way;
}

std::uint64_t marchDraw(std::uint32_t seed, int turn, int unit, Cell cell) {
    std::uint64_t lot = seed;
    for (int part : {turn, unit, cell.row, cell.column})
        lot = splitMix(lot ^ std::uint32_t(part));
    return lot;
}

} // namespace stonemason::kings_conflict
