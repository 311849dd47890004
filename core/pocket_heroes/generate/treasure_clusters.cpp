// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/treasure_clusters.h"

#include "core/grid/cell.h"
#include "core/grid/cell_set.h"
#include "core/grid/region.h"

#include <algorithm>
#include <array>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

constexpr int nookNeighbours = 4;   ///< maximum of walkable cells around a nook
constexpr int openPercent = 55;     ///< share of the clusters with a random place
constexpr int zoneOfControl = 1;    ///< steps from a guard within which nobody passes
constexpr int leastHeld = 2;        ///< treasures around a guard
constexpr std::size_t mostGaps = 4; ///< maximum closed beside a cluster

constexpr char onFoot = 1;
constexpr char toClose = 2;

/// The number of 4-connected pieces of walkable ground; with `withClosing`, cells to close count as ground.
int piecesOf(Grid<char> ground, bool withClosing) {
    int pieces = 0;
    std::vector<Cell> piece;
    forEachCell(ground.size(), [&](Cell start) {
        if (ground[start] != onFoot) return;
        ++pieces;
        ground[start] = 0;
        piece.assign(1, start);
        for (std::size_t next = 0; next < piece.size(); ++next)
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(piece[next], way);
                if (!ground.contains(beside) || ground[beside] == 0 ||
                    (ground[beside] == toClose && !withClosing))
                    continue;
                ground[beside] = 0;
                piece.push_back(beside);
            }
    });
    return pieces;
}

} // namespace

bool ClusterPlacer::isEmpty(Cell cell) const {
    const bool isOwnImage = draft_.image.isFixed(cell);
    return draft_.use.contains(cell) && draft_.use[cell] == CellUse::Open && draft_.roads[cell] == 0 &&
           occupied_[cell] == 0 && keptOff_[cell] == 0 && !isOwnImage;
}

bool ClusterPlacer::isWalkedAt(Cell cell) const {
    return draft_.use.contains(cell) && isWalked(draft_.use[cell]);
}

int ClusterPlacer::openAround(Cell cell) const {
    return int(std::ranges::count_if(
        eightSteps, [&](Cell step) { return isWalkedAt(cell + step) && occupied_[cell + step] == 0; }));
}

void ClusterPlacer::begin(std::span<const Cell> cells, SeededRandom& random) {
    places_.clear();
    late_.clear();
    cells_ = cells;
    nooks_.reset();
    isFull_ = false;
    std::vector<Cell> open;
    for (const Cell cell : cells)
        if (isFree(cell)) open.push_back(cell);
    random.shuffle(std::span(open));
    // Cells in the open are used only when all nooks are.
    for (const bool wantsNook : {false, true})
        for (const Cell cell : open)
            if ((openAround(cell) <= nookNeighbours) == wantsNook) places_.push_back(cell);
}

std::optional<Cell> ClusterPlacer::openNook(SeededRandom& random) {
    const auto isBesideGround = [this](Cell cell) {
        return std::ranges::any_of(allDirections,
                                   [&](Direction way) { return isWalkedAt(neighbour(cell, way)); });
    };
    if (!nooks_) {
        nooks_.emplace();
        for (const Cell cell : cells_)
            if (draft_.use[cell] == CellUse::Obstacle && isBesideGround(cell)) nooks_->push_back(cell);
        random.shuffle(std::span(*nooks_));
    }
    while (!nooks_->empty()) {
        const Cell cell = nooks_->back();
        nooks_->pop_back();
        draft_.use[cell] = CellUse::Open;
        if (openAround(cell) <= nookNeighbours && isEmpty(cell)) {
            occupied_[cell] = 1;
            return cell;
        }
        draft_.use[cell] = CellUse::Obstacle;
    }
    return std::nullopt;
}

/// Moves the place of the next cluster to the end of places_; returns false when there is none. A lone
/// treasure gets one of the deepest nooks.
bool ClusterPlacer::findPlace(bool isLone, SeededRandom& random) {
    while (places_.empty() || !isFree(places_.back())) {
        if (places_.empty() && (isFull_ || late_.empty())) return false;
        if (places_.empty()) {
            isFull_ = true;
            places_.swap(late_);
            continue;
        }
        if (isEmpty(places_.back())) late_.push_back(places_.back());
        places_.pop_back();
    }
    if (isLone) {
        Cell& last = places_.back();
        constexpr int looks = 12;
        for (int i = 0; i < looks; ++i)
            if (Cell& other = places_[std::size_t(random.below(int(places_.size())))];
                isFree(other) && openAround(other) < openAround(last))
                std::swap(other, last);
        return true;
    }
    if (random.percent(openPercent))
        if (Cell& other = places_[std::size_t(random.below(int(places_.size())))]; isFree(other))
            std::swap(other, places_.back());
    return true;
}

std::optional<TreasureCluster> ClusterPlacer::find(int count, bool withGuard, bool withGrowth,
                                                   SeededRandom& random) {
    if (!findPlace(count == 1, random)) return std::nullopt;
    const std::optional<Cell> guard = withGuard ? findPost(count, random) : std::nullopt;
    TreasureCluster cluster = layFrom(places_.back(), guard, count, random);
    if (withGrowth) growAmong(cluster.cells, random);
    if (cluster.guard) setApart(cluster);
    return cluster;
}

/// The cluster that begins with a cell.
TreasureCluster ClusterPlacer::layFrom(Cell first, std::optional<Cell> guard, int count,
                                       SeededRandom& random) {
    TreasureCluster cluster{{first}, guard};
    occupied_[first] = 1;
    if (cluster.guard) {
        occupied_[*cluster.guard] = 1;
        layAround(*cluster.guard, count, cluster.cells, random);
    }
    const std::size_t held = cluster.cells.size();
    while (int(cluster.cells.size()) < count) {
        const auto next = nextTo(cluster.cells, random);
        if (!next) break;
        occupied_[*next] = 1;
        cluster.cells.push_back(*next);
    }
    if (cluster.guard) closeBehind(*cluster.guard, held, cluster.cells);
    return cluster;
}

/// Places a cluster within two cells of the door, preferably at a guard post, else in the deepest nook.
std::optional<TreasureCluster> ClusterPlacer::findNear(Cell door, int count, bool withGuard,
                                                       SeededRandom& random) {
    constexpr int reach = 2;
    std::vector<Cell> cells;
    forEachWithin(door, reach, [&](Cell cell) {
        if (isFree(cell) && draft_.zoneOf[cell] == draft_.zoneOf[door]) cells.push_back(cell);
    });
    if (cells.empty()) return std::nullopt;
    random.shuffle(std::span(cells));
    std::ranges::stable_sort(cells, {}, [this](Cell cell) { return openAround(cell); });
    Cell first = cells.front();
    std::optional<Cell> guard;
    for (auto cell = cells.begin(); withGuard && !guard && cell != cells.end(); ++cell)
        if ((guard = postFor(*cell, count, random))) first = *cell;
    TreasureCluster cluster = layFrom(first, guard, count, random);
    if (cluster.guard) setApart(cluster);
    return cluster;
}

/// Tries some more places to find one with a guard post.
std::optional<Cell> ClusterPlacer::findPost(int count, SeededRandom& random) {
    constexpr int tries = 24;
    for (int i = 0; i < tries; ++i) {
        if (const auto post = postFor(places_.back(), count, random)) return post;
        if (Cell& other = places_[std::size_t(random.below(int(places_.size())))]; isFree(other))
            std::swap(other, places_.back());
    }
    return std::nullopt;
}

/// Marks the cells around a guarded cluster, so that no unguarded treasure lies beside it.
void ClusterPlacer::setApart(const TreasureCluster& cluster) {
    const auto set = [this](Cell middle) {
        for (const Cell step : eightSteps)
            if (apart_.contains(middle + step)) apart_[middle + step] = 1;
    };
    std::ranges::for_each(cluster.cells, set);
    set(*cluster.guard);
}

/// The cell beside the cluster with the fewest open cells around it, with some noise and a penalty for the
/// third in a row.
std::optional<Cell> ClusterPlacer::nextTo(const std::vector<Cell>& cluster, SeededRandom& random) const {
    constexpr int chance = 3;
    constexpr int priceOfRow = 3;
    std::optional<Cell> best;
    int least = 0;
    const auto has = [&](Cell cell) { return std::ranges::find(cluster, cell) != cluster.end(); };
    for (const Cell from : cluster)
        for (const Cell step : eightSteps) {
            const Cell cell = from + step;
            if (!isFree(cell)) continue;
            int badness = openAround(cell) + random.below(chance);
            if ((step.row == 0 || step.column == 0) && has({from.row - step.row, from.column - step.column}))
                badness += priceOfRow;
            if (best && badness >= least) continue;
            best = cell;
            least = badness;
        }
    return best;
}

/// Whether all cells near a guard post are unoccupied.
bool ClusterPlacer::isAlone(Cell cell) const {
    constexpr int reach = 2;
    int things = 0;
    forEachWithin(cell, reach,
                  [&](Cell near) { things += occupied_.contains(near) && occupied_[near] != 0 ? 1 : 0; });
    return things == 0;
}

/// The free choke point beside a treasure that has the most room for other treasures around it.
std::optional<Cell> ClusterPlacer::postFor(Cell treasure, int count, SeededRandom& random) const {
    std::optional<Cell> best;
    int most = 0;
    std::array<Cell, eightSteps.size()> steps = eightSteps;
    random.shuffle(std::span<Cell>(steps));
    for (const Cell step : steps) {
        const Cell cell = treasure + step;
        if (!isFree(cell) || !isAlone(cell)) continue;
        const auto room = std::ranges::count_if(eightSteps, [&](Cell way) { return isFree(cell + way); });
        const int held = std::min(int(room), count);
        if (held <= most || held < leastHeld || !partsGround(cell)) continue;
        best = cell;
        most = held;
    }
    return best;
}

/// Adds random cells within the guard's reach to the cluster, but so few that it stays irregular.
void ClusterPlacer::layAround(Cell guard, int count, std::vector<Cell>& cluster, SeededRandom& random) {
    constexpr int mostAround = 6;
    std::array<Cell, eightSteps.size()> steps = eightSteps;
    random.shuffle(std::span<Cell>(steps));
    for (const Cell step : steps) {
        if (int(cluster.size()) >= std::min(count, mostAround)) return;
        if (!isFree(guard + step)) continue;
        occupied_[guard + step] = 1;
        cluster.push_back(guard + step);
    }
}

/// Closes the cells through which treasure outside the guard's zone of control can be reached; treasure that
/// cannot be closed off is not laid.
/// @param held how many of the cluster, from the first, are within his zone of control
void ClusterPlacer::closeBehind(Cell guard, std::size_t held, std::vector<Cell>& cluster) {
    while (cluster.size() > held) {
        const auto gaps = gapsBeside(cluster, guard);
        if (gaps && (gaps->empty() || canClose(*gaps))) {
            for (const Cell gap : *gaps)
                draft_.use[gap] = CellUse::Obstacle;
            return;
        }
        occupied_[cluster.back()] = 0;
        cluster.pop_back();
    }
}

/// The cells through which the part of the cluster outside the guard's zone of control can be reached without
/// entering that zone; nothing where they are too many or must stay open.
std::optional<std::vector<Cell>> ClusterPlacer::gapsBeside(const std::vector<Cell>& cluster,
                                                           Cell guard) const {
    std::vector<Cell> gaps;
    for (const Cell treasure : cluster) {
        if (chebyshev(treasure, guard) <= zoneOfControl) continue;
        for (const Cell step : eightSteps) {
            const Cell gap = treasure + step;
            if (!isWalkedAt(gap) || chebyshev(gap, guard) <= zoneOfControl ||
                std::ranges::find(cluster, gap) != cluster.end() ||
                std::ranges::find(gaps, gap) != gaps.end())
                continue;
            if (!isFree(gap) || gaps.size() == mostGaps) return std::nullopt;
            gaps.push_back(gap);
        }
    }
    return gaps;
}

/// Closes cells that lie between treasures.
void ClusterPlacer::growAmong(const std::vector<Cell>& cluster, SeededRandom& random) {
    constexpr int leastBeside = 2; // treasures
    constexpr int most = 2;
    std::vector<Cell> cells;
    for (const Cell from : cluster)
        for (const Cell step : eightSteps) {
            const Cell cell = from + step;
            if (!isFree(cell) || std::ranges::find(cells, cell) != cells.end()) continue;
            const auto beside =
                std::ranges::count_if(cluster, [&](Cell treasure) { return chebyshev(treasure, cell) == 1; });
            if (beside >= leastBeside) cells.push_back(cell);
        }
    random.shuffle(std::span(cells));
    int left = 1 + random.below(most);
    for (const Cell cell : cells) {
        if (left == 0) break;
        if (!canClose({cell})) continue;
        draft_.use[cell] = CellUse::Obstacle;
        --left;
    }
}

/// Whether closing the cells keeps the number of pieces of walkable ground near them, and therefore
/// everywhere.
bool ClusterPlacer::canClose(const std::vector<Cell>& cells) const {
    constexpr int reach = 4;
    const CellRange bounds = boundsOf(cells);
    const Cell corner = bounds.first + Cell{-reach, -reach};
    Grid<char> ground(sizeOf(CellRange{corner, bounds.last + Cell{reach, reach}}), 0);
    forEachCell(ground.size(), [&](Cell at) { ground[at] = isWalkedAt(corner + at) ? onFoot : 0; });
    for (const Cell cell : cells)
        ground[{cell.row - corner.row, cell.column - corner.column}] = toClose;
    return piecesOf(ground, false) == piecesOf(ground, true);
}

/// Whether the cell is a choke point: the ground within four cells is disconnected without the cell and its
/// neighbours.
bool ClusterPlacer::partsGround(Cell cell) const {
    constexpr int reach = 4;
    constexpr std::size_t smallestPiece = 2;
    return isChokePoint(cell, reach, smallestPiece, [this](Cell at) { return isWalkedAt(at); });
}

} // namespace stonemason::pocket_heroes
