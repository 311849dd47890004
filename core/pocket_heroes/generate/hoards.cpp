// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/hoards.h"

#include "core/grid/cell.h"
#include "core/grid/cell_set.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/half.h"

#include <algorithm>
#include <array>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

constexpr int nookNeighbours = 4;   ///< cells that can be walked around a nook, at most
constexpr int openPercent = 55;     ///< of the hoards that lie anywhere
constexpr int zoneOfControl = 1;    ///< steps from a guard within which nobody passes
constexpr int leastHeld = 2;        ///< treasures around a guard
constexpr std::size_t mostGaps = 4; ///< that are closed beside a hoard

constexpr char onFoot = 1;
constexpr char toClose = 2;

/// The pieces, by edges, of what is walked, and of what is closing where that is to count, too.
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

bool HoardFinder::isEmpty(Cell cell) const {
    const bool isOwnImage = draft_.isMirrored && isOnDiagonal(cell);
    return draft_.use.contains(cell) && draft_.use[cell] == CellUse::Open && draft_.roads[cell] == 0 &&
           occupied_[cell] == 0 && keptOff_[cell] == 0 && !isOwnImage;
}

bool HoardFinder::isWalkedAt(Cell cell) const {
    return draft_.use.contains(cell) && isWalked(draft_.use[cell]);
}

int HoardFinder::openAround(Cell cell) const {
    return int(std::ranges::count_if(
        eightSteps, [&](Cell step) { return isWalkedAt(cell + step) && occupied_[cell + step] == 0; }));
}

void HoardFinder::begin(std::span<const Cell> cells, SeededRandom& random) {
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

std::optional<Cell> HoardFinder::openNook(SeededRandom& random) {
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

/// Has the place of the next hoard as the last, and false where there is none. A treasure that is alone lies
/// in one of the deepest nooks.
bool HoardFinder::findPlace(bool isLone, SeededRandom& random) {
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

std::optional<Hoard> HoardFinder::find(int count, bool withGuard, bool withGrowth, SeededRandom& random) {
    if (!findPlace(count == 1, random)) return std::nullopt;
    const std::optional<Cell> guard = withGuard ? findPost(count, random) : std::nullopt;
    Hoard hoard = layFrom(places_.back(), guard, count, random);
    if (withGrowth) growAmong(hoard.cells, random);
    if (hoard.guard) setApart(hoard);
    return hoard;
}

/// The hoard that begins with a cell.
Hoard HoardFinder::layFrom(Cell first, std::optional<Cell> guard, int count, SeededRandom& random) {
    Hoard hoard{{first}, guard};
    occupied_[first] = 1;
    if (hoard.guard) {
        occupied_[*hoard.guard] = 1;
        layAround(*hoard.guard, count, hoard.cells, random);
    }
    const std::size_t held = hoard.cells.size();
    while (int(hoard.cells.size()) < count) {
        const auto next = nextTo(hoard.cells, random);
        if (!next) break;
        occupied_[*next] = 1;
        hoard.cells.push_back(*next);
    }
    if (hoard.guard) closeBehind(*hoard.guard, held, hoard.cells);
    return hoard;
}

/// Within two cells of the door, rather where there is a post, or else where little is open around.
std::optional<Hoard> HoardFinder::findNear(Cell door, int count, bool withGuard, SeededRandom& random) {
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
    Hoard hoard = layFrom(first, guard, count, random);
    if (hoard.guard) setApart(hoard);
    return hoard;
}

/// Looks at some more places for one with a post.
std::optional<Cell> HoardFinder::findPost(int count, SeededRandom& random) {
    constexpr int tries = 24;
    for (int i = 0; i < tries; ++i) {
        if (const auto post = postFor(places_.back(), count, random)) return post;
        if (Cell& other = places_[std::size_t(random.below(int(places_.size())))]; isFree(other))
            std::swap(other, places_.back());
    }
    return std::nullopt;
}

/// Marks the cells around a guarded hoard, so that no unguarded treasure lies beside it.
void HoardFinder::setApart(const Hoard& hoard) {
    const auto set = [this](Cell middle) {
        for (const Cell step : eightSteps)
            if (apart_.contains(middle + step)) apart_[middle + step] = 1;
    };
    std::ranges::for_each(hoard.cells, set);
    set(*hoard.guard);
}

/// The cell beside the hoard that has the fewest open ones around it, give or take some by chance, and rather
/// not the third in a row.
std::optional<Cell> HoardFinder::nextTo(const std::vector<Cell>& hoard, SeededRandom& random) const {
    constexpr int chance = 3;
    constexpr int priceOfRow = 3;
    std::optional<Cell> best;
    int least = 0;
    const auto has = [&](Cell cell) { return std::ranges::find(hoard, cell) != hoard.end(); };
    for (const Cell from : hoard)
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

/// Whether nothing lies near a place for a guard yet.
bool HoardFinder::isAlone(Cell cell) const {
    constexpr int reach = 2;
    int things = 0;
    forEachWithin(cell, reach,
                  [&](Cell near) { things += occupied_.contains(near) && occupied_[near] != 0 ? 1 : 0; });
    return things == 0;
}

/// Of the free cells beside a treasure where the way is narrow, the one with most room for others around it.
std::optional<Cell> HoardFinder::postFor(Cell treasure, int count, SeededRandom& random) const {
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

/// Adds cells within the guard's reach to the hoard, any, but no more than leave it irregular.
void HoardFinder::layAround(Cell guard, int count, std::vector<Cell>& hoard, SeededRandom& random) {
    constexpr int mostAround = 6;
    std::array<Cell, eightSteps.size()> steps = eightSteps;
    random.shuffle(std::span<Cell>(steps));
    for (const Cell step : steps) {
        if (int(hoard.size()) >= std::min(count, mostAround)) return;
        if (!isFree(guard + step)) continue;
        occupied_[guard + step] = 1;
        hoard.push_back(guard + step);
    }
}

/// Closes the cells through which treasure outside the guard's zone of control can be reached; treasure that
/// cannot be closed off is not laid.
/// @param held how many of the hoard, from the first, are within his zone of control
void HoardFinder::closeBehind(Cell guard, std::size_t held, std::vector<Cell>& hoard) {
    while (hoard.size() > held) {
        const auto gaps = gapsBeside(hoard, guard);
        if (gaps && (gaps->empty() || canClose(*gaps))) {
            for (const Cell gap : *gaps)
                draft_.use[gap] = CellUse::Obstacle;
            return;
        }
        occupied_[hoard.back()] = 0;
        hoard.pop_back();
    }
}

/// The cells through which the part of the hoard outside the guard's zone of control can be reached without
/// entering that zone; nothing where they are too many or must stay open.
std::optional<std::vector<Cell>> HoardFinder::gapsBeside(const std::vector<Cell>& hoard, Cell guard) const {
    std::vector<Cell> gaps;
    for (const Cell treasure : hoard) {
        if (chebyshev(treasure, guard) <= zoneOfControl) continue;
        for (const Cell step : eightSteps) {
            const Cell gap = treasure + step;
            if (!isWalkedAt(gap) || chebyshev(gap, guard) <= zoneOfControl ||
                std::ranges::find(hoard, gap) != hoard.end() || std::ranges::find(gaps, gap) != gaps.end())
                continue;
            if (!isFree(gap) || gaps.size() == mostGaps) return std::nullopt;
            gaps.push_back(gap);
        }
    }
    return gaps;
}

/// Closes cells that lie between treasures.
void HoardFinder::growAmong(const std::vector<Cell>& hoard, SeededRandom& random) {
    constexpr int leastBeside = 2; // treasures
    constexpr int most = 2;
    std::vector<Cell> cells;
    for (const Cell from : hoard)
        for (const Cell step : eightSteps) {
            const Cell cell = from + step;
            if (!isFree(cell) || std::ranges::find(cells, cell) != cells.end()) continue;
            const auto beside =
                std::ranges::count_if(hoard, [&](Cell treasure) { return chebyshev(treasure, cell) == 1; });
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

/// Whether what is walked near the cells stays in as many pieces once they are closed: then it does so
/// everywhere.
bool HoardFinder::canClose(const std::vector<Cell>& cells) const {
    constexpr int reach = 4;
    const CellRange bounds = boundsOf(cells);
    const Cell corner = bounds.first + Cell{-reach, -reach};
    Grid<char> ground(sizeOf(CellRange{corner, bounds.last + Cell{reach, reach}}), 0);
    forEachCell(ground.size(), [&](Cell at) { ground[at] = isWalkedAt(corner + at) ? onFoot : 0; });
    for (const Cell cell : cells)
        ground[{cell.row - corner.row, cell.column - corner.column}] = toClose;
    return piecesOf(ground, false) == piecesOf(ground, true);
}

/// Whether who goes from one side to another must pass within a step of the cell: the ground within four
/// cells falls into pieces without what is beside the cell.
bool HoardFinder::partsGround(Cell cell) const {
    constexpr int reach = 4;
    constexpr std::size_t smallestPiece = 2;
    return isChokePoint(cell, reach, smallestPiece, [this](Cell at) { return isWalkedAt(at); });
}

} // namespace stonemason::pocket_heroes
