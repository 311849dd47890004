// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/terrain_facts.h"

#include "core/base/random.h"
#include "core/grid/distance.h"
#include "core/grid/vertex_cut.h"
#include "core/kings_conflict/generate/wishes.h"
#include "core/kings_conflict/map/join.h"

#include <algorithm>
#include <cstdlib>

namespace stonemason::kings_conflict {

namespace {

enum Flag : std::uint8_t {
    king = 1,      ///< kings may enter
    mercenary = 2, ///< mercenaries may
    formsRegion = 4,
    swat = 8,
    river = 16,
    road = 32,
};

/// The radius around a king, in steps, that the wish for openness counts.
constexpr int aroundKing = 3;

} // namespace

TerrainFacts::TerrainFacts(const GameProfile& game, Size board, const CheckNumbers& numbers)
    : game_(game)
    , board_(board)
    , numbers_(numbers)
    , wishes_(wishesOf(game))
    , stride_(board.columns + 2)
    , classCounts_(game.classes.size(), 0) {
    if (const Tile* plain = game.tile(game.plainTile)) plainClass_ = plain->terrainClass;
    const std::size_t cells = std::size_t(stride_) * std::size_t(board.rows + 2);
    class_.assign(cells, outside);
    flags_.assign(cells, 0);
    mark_.assign(cells, 0);
    steps_.assign(cells, 0);
    fourSteps_ = {-stride_, 1, stride_, -1};
    for (std::size_t i = 0; i < eightSteps.size(); ++i)
        eightOffsets_[i] = eightSteps[i].row * stride_ + eightSteps[i].column;
    hasStarts_ =
        game.kings && board == game.board && game.kings->starts[0].cell != game.kings->starts[1].cell;
    if (hasStarts_) starts_ = {at(game.kings->starts[0].cell), at(game.kings->starts[1].cell)};
}

void TerrainFacts::load(const Grid<Code>& terrain) {
    const bool isFirst = loaded_.empty();
    if (isFirst) loaded_ = terrain;
    std::size_t index = 0;
    for (int row = 0; row < board_.rows; ++row) {
        int to = at({row, 0});
        for (int column = 0; column < board_.columns; ++column, ++to, ++index) {
            const Code code = terrain.values()[index];
            const Code before = loaded_.values()[index];
            if (!isFirst && code == before) continue;
            if (!isFirst) {
                tally(before, to, -1);
                hashPassage(to);
            }
            enter(code, to);
            tally(code, to, 1);
            hashPassage(to);
            if (!isFirst) loaded_[{row, column}] = code;
        }
    }
}

void TerrainFacts::tally(Code code, int index, int by) {
    if (!isHoleCode(game_, code)) tiles_ += by;
    if (class_[std::size_t(index)] == outside) return;
    classCounts_[std::size_t(class_[std::size_t(index)])] += by;
    if (flags_[std::size_t(index)] & river) rivers_ += by;
    if (flags_[std::size_t(index)] & road) roads_ += by;
}

void TerrainFacts::enter(Code code, int index) {
    const Tile* tile = isHoleCode(game_, code) ? nullptr : game_.tile(code);
    flags_[std::size_t(index)] = 0;
    class_[std::size_t(index)] = outside;
    if (!tile) return;
    const int terrainClass = tile->terrainClass;
    class_[std::size_t(index)] = std::int8_t(terrainClass);
    std::uint8_t flags = 0;
    if (game_.kings) {
        if ((tile->enterable >> game_.kings->king) & 1U) flags |= king;
        if ((tile->enterable >> game_.kings->mercenary) & 1U) flags |= mercenary;
        if (std::ranges::count(game_.kings->swatClasses, terrainClass) > 0) flags |= swat;
    }
    if (game_.classes[std::size_t(terrainClass)].formsRegions) flags |= formsRegion;
    if (!tile->river.empty()) flags |= river;
    if (!tile->road.empty()) flags |= road;
    flags_[std::size_t(index)] = flags;
}

void TerrainFacts::hashPassage(int index) {
    const bool isOutside = class_[std::size_t(index)] == outside;
    const bool isOpen = (flags_[std::size_t(index)] & king) != 0;
    land_ ^= SeededRandom(std::uint64_t(index) * 4 + (isOutside ? 2 : 0) + (isOpen ? 1 : 0)).next();
}

void TerrainFacts::count(const Grid<Code>& terrain) {
    load(terrain);
    countRegions();
    routes_ = routeWidth_ = islands_ = 0;
    if (!hasStarts_) return;
    countKings();
    findRoute();
}

void TerrainFacts::countPassages() {
    if (!hasStarts_) return;
    const auto found =
        std::ranges::find_if(known_, [&](const Passages& p) { return p.isKnown && p.land == land_; });
    if (found != known_.end()) {
        std::rotate(known_.begin(), found, std::next(found));
    } else {
        routes_ = routeWidth_ = islands_ = 0;
        if (hasRoute_) countRoutes();
        countIslands();
        std::ranges::rotate(known_, std::prev(known_.end()));
        known_.front() = {land_, true, routes_, routeWidth_, islands_};
    }
    routes_ = known_.front().routes;
    routeWidth_ = known_.front().routeWidth;
    islands_ = known_.front().islands;
}

void TerrainFacts::countRegions() {
    std::ranges::fill(mark_, 0);
    regions_ = regionTiles_ = loneTiles_ = largestPatch_ = like_ = 0;
    for (std::vector<int>& region : kingRegion_)
        region.clear();
    for (int row = 0; row < board_.rows; ++row)
        for (int column = 0; column < board_.columns; ++column) {
            const int first = at({row, column});
            if (mark_[std::size_t(first)] || !(flags_[std::size_t(first)] & formsRegion)) continue;
            ++regions_;
            const std::int8_t kind = class_[std::size_t(first)];
            queue_.assign(1, first);
            mark_[std::size_t(first)] = 1;
            bool hasNetwork = false;
            for (std::size_t next = 0; next < queue_.size(); ++next) {
                const int from = queue_[next];
                hasNetwork = hasNetwork || (flags_[std::size_t(from)] & (river | road)) != 0;
                for (const int step : fourSteps_) {
                    const int to = from + step;
                    if (class_[std::size_t(to)] != kind) continue;
                    if (to > from) ++like_;
                    if (mark_[std::size_t(to)]) continue;
                    mark_[std::size_t(to)] = 1;
                    queue_.push_back(to);
                }
            }
            regionTiles_ += int(queue_.size());
            if (kind != plainClass_) largestPatch_ = std::max(largestPatch_, int(queue_.size()));
            if (queue_.size() == 1 && !hasNetwork) ++loneTiles_;
            if (!hasStarts_) continue;
            for (std::size_t side = 0; side < starts_.size(); ++side)
                if (std::ranges::find(queue_, starts_[side]) != queue_.end()) kingRegion_[side] = queue_;
        }
}

void TerrainFacts::countKings() {
    closedStarts_ = swatBeside_ = swatNear_ = killing_ = openTiles_ = tilesAround_ = 0;
    waysOut_ = int(eightSteps.size());
    for (std::size_t side = 0; side < starts_.size(); ++side) {
        const Cell start = game_.kings->starts[side].cell;
        closedStarts_ += !(flags_[std::size_t(at(start))] & king);
        int ways = 0;
        const int range = std::max({numbers_.swatWarning, numbers_.swatNote, aroundKing});
        for (int row = std::max(0, start.row - range); row <= std::min(board_.rows - 1, start.row + range);
             ++row)
            for (int column = std::max(0, start.column - range);
                 column <= std::min(board_.columns - 1, start.column + range); ++column) {
                const Cell cell{row, column};
                const int distance = chebyshev(cell, start);
                const int index = at(cell);
                if (distance == 0 || class_[std::size_t(index)] == outside) continue;
                const std::uint8_t flags = flags_[std::size_t(index)];
                if (distance == 1 && (flags & king) && index != starts_[1 - side]) ++ways;
                if (flags & swat) {
                    if (distance <= numbers_.swatWarning)
                        ++swatBeside_;
                    else if (distance <= numbers_.swatNote)
                        ++swatNear_;
                }
                if (distance > aroundKing) continue;
                ++tilesAround_;
                openTiles_ += (flags & king) != 0;
            }
        waysOut_ = std::min(waysOut_, ways);
        countKills(side);
    }
}

/// The steps over tiles that mercenaries may enter from those in the queue, in steps_, up to `most`.
void TerrainFacts::walk(std::vector<int>& queue, int most) {
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const int from = queue[next];
        if (steps_[std::size_t(from)] >= most) continue;
        for (const int step : eightOffsets_) {
            const int to = from + step;
            if (steps_[std::size_t(to)] >= 0 || !(flags_[std::size_t(to)] & mercenary)) continue;
            steps_[std::size_t(to)] = steps_[std::size_t(from)] + 1;
            queue.push_back(to);
        }
    }
}

void TerrainFacts::countKills(std::size_t attacker) {
    const Cell victim = game_.kings->starts[1 - attacker].cell;
    const int strike = numbers_.mercenaryStrike;
    const auto mayStand = [&](int index) {
        return (flags_[std::size_t(index)] & mercenary) && index != starts_[0] && index != starts_[1];
    };
    std::ranges::fill(steps_, -1);
    queue_.clear();
    for (int row = std::max(0, victim.row - strike); row <= std::min(board_.rows - 1, victim.row + strike);
         ++row)
        for (int column = std::max(0, victim.column - strike);
             column <= std::min(board_.columns - 1, victim.column + strike); ++column)
            if (const int index = at({row, column}); strike == 0 || mayStand(index)) {
                steps_[std::size_t(index)] = 0;
                queue_.push_back(index);
            }
    walk(queue_, numbers_.mercenaryMove);
    for (const int index : kingRegion_[attacker])
        if (mayStand(index) && steps_[std::size_t(index)] >= 0) ++killing_;
}

/// Whether a king can walk to the other's start. The way found last is kept: while it is open, no other is
/// looked for.
void TerrainFacts::findRoute() {
    const auto isOpen = [&](int index) { return (flags_[std::size_t(index)] & king) || index == starts_[1]; };
    hasRoute_ = !route_.empty() && std::ranges::all_of(route_, isOpen);
    if (hasRoute_) return;
    route_.clear();
    std::ranges::fill(mark_, 0); // 1 and the index a step before
    queue_.assign(1, starts_[0]);
    mark_[std::size_t(starts_[0])] = 1 + starts_[0];
    for (std::size_t next = 0; next < queue_.size() && !hasRoute_; ++next)
        for (const int step : eightOffsets_) {
            const int to = queue_[next] + step;
            if (mark_[std::size_t(to)] || !isOpen(to)) continue;
            mark_[std::size_t(to)] = 1 + queue_[next];
            hasRoute_ = hasRoute_ || to == starts_[1];
            queue_.push_back(to);
        }
    if (!hasRoute_) return;
    for (int at = starts_[1]; at != starts_[0]; at = mark_[std::size_t(at)] - 1)
        route_.push_back(at);
}

void TerrainFacts::countRoutes() {
    Grid<char> enterable(board_, 0);
    forEachCell(board_, [&](Cell cell) {
        const int index = at(cell);
        enterable[cell] = (flags_[std::size_t(index)] & king) || index == starts_[0] || index == starts_[1];
    });
    const Cell from = game_.kings->starts[0].cell;
    const Cell to = game_.kings->starts[1].cell;
    const Grid<int> steps =
        stepsFrom(std::span(&from, 1), board_, [&](Cell cell) { return enterable[cell] != 0; });
    const int camp = chebyshev(from, to) / 4;
    std::vector<Cell> own;
    std::vector<Cell> other;
    forEachCell(board_, [&](Cell cell) {
        if (steps[cell] == unreachable) return;
        if (chebyshev(cell, from) <= camp)
            own.push_back(cell);
        else if (chebyshev(cell, to) <= camp)
            other.push_back(cell);
    });
    const MinVertexCut cut = findMinVertexCut(enterable, own, other, board_.rows + board_.columns);
    std::vector<Cell> left = cut.cells;
    while (!left.empty()) {
        std::vector<Cell> group{left.back()};
        left.pop_back();
        for (std::size_t next = 0; next < group.size(); ++next)
            std::erase_if(left, [&](Cell cell) {
                const bool touches = chebyshev(cell, group[next]) == 1;
                if (touches) group.push_back(cell);
                return touches;
            });
        ++routes_;
        routeWidth_ = routes_ == 1 ? int(group.size()) : std::min(routeWidth_, int(group.size()));
    }
}

void TerrainFacts::countIslands() {
    std::ranges::fill(mark_, 0);
    islands_ = 0;
    for (int row = 0; row < board_.rows; ++row)
        for (int column = 0; column < board_.columns; ++column) {
            const int first = at({row, column});
            const auto isClosed = [&](int index) {
                return class_[std::size_t(index)] != outside && !(flags_[std::size_t(index)] & king);
            };
            if (mark_[std::size_t(first)] || !isClosed(first)) continue;
            queue_.assign(1, first);
            mark_[std::size_t(first)] = 1;
            bool touchesRim = false;
            for (std::size_t next = 0; next < queue_.size(); ++next)
                for (const int step : eightOffsets_) {
                    const int to = queue_[next] + step;
                    touchesRim = touchesRim || class_[std::size_t(to)] == outside;
                    if (mark_[std::size_t(to)] || !isClosed(to)) continue;
                    mark_[std::size_t(to)] = 1;
                    queue_.push_back(to);
                }
            islands_ += !touchesRim;
        }
}

int TerrainFacts::missingVariety() const {
    int missing = 0;
    for (const VarietyDemand& demand : game_.variety) {
        const int needed = demand.absent == Severity::Note ? 1 : std::max(1, numbers_.varietyFew);
        missing += std::max(0, needed - tilesOfClass(demand.terrainClass));
    }
    return missing;
}

int TerrainFacts::lackingWaysOut() const {
    return std::max(0, std::max({0, numbers_.trapError, numbers_.trapWarning}) + 1 - waysOut_);
}

int TerrainFacts::largestClass() const {
    return *std::ranges::max_element(classCounts_);
}

std::vector<int> TerrainFacts::wishCounts() const {
    std::vector<int> counts;
    for (const WishInfo& wish : wishes_)
        switch (wish.kind) {
        case WishKind::Share:
            counts.push_back(roundedPercent(tilesOfClass(wish.terrainClass), tiles_));
            break;
        case WishKind::Routes: counts.push_back(routes_); break;
        case WishKind::RouteWidth: counts.push_back(routeWidth_); break;
        case WishKind::RiverLength: counts.push_back(rivers_); break;
        case WishKind::RoadLength: counts.push_back(roads_); break;
        case WishKind::Openness: counts.push_back(roundedPercent(openTiles_, tilesAround_)); break;
        case WishKind::RegionSize: counts.push_back(regions_ == 0 ? 0 : regionTiles_ / regions_); break;
        case WishKind::Islands: counts.push_back(islands_); break;
        }
    return counts;
}

} // namespace stonemason::kings_conflict
