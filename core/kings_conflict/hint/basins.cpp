// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/basins.h"

#include <numeric>
#include <set>

namespace stonemason::kings_conflict {

namespace {

constexpr int unknown = -3;

// The basins of a watershed: plateaus on which units stay are flood-filled to peaks; then every other tile,
// by falling value, gets the peak on which all its moves end. Invariant: a move always leads to a tile of
// higher value, so where a tile is looked at, the labels of all it leads to are final; tiles whose moves end
// on several peaks are `shared`. Cost: linear in the cells and moves, but for sorting the cells by their
// values. Source: L. Vincent, P. Soille, Watersheds in Digital Spaces, IEEE PAMI 13, 1991, without its
// barriers.

/// Tiles row by row in which units stay, joined to peaks; labels them in `basins`.
void findPeaks(const HintField& field, const Flow& flow, Basins& basins) {
    forEachCell(field.size(), [&](Cell start) {
        if (!field.mayStop(start)) return;
        if (!flow.stays(start) || basins.peakOf[start] != unknown) return;
        Peak peak{field.value[start], {start}, 0};
        const int index = int(basins.peaks.size());
        basins.peakOf[start] = index;
        for (std::size_t next = 0; next < peak.tiles.size(); ++next)
            for (Cell offset : eightSteps) {
                const Cell to = peak.tiles[next] + offset;
                if (!field.mayStop(to) || field.value[to] != peak.value || !flow.stays(to) ||
                    basins.peakOf[to] != unknown)
                    continue;
                basins.peakOf[to] = index;
                peak.tiles.push_back(to);
            }
        std::sort(peak.tiles.begin(), peak.tiles.end());
        basins.peaks.push_back(std::move(peak));
    });
}

/// Tiles a unit may stop on, best first: a unit only ever moves to one that stands before its own.
std::vector<Cell> bestFirst(const HintField& field) {
    std::vector<Cell> tiles;
    forEachCell(field.size(), [&](Cell cell) {
        if (field.mayStop(cell)) tiles.push_back(cell);
    });
    std::stable_sort(tiles.begin(), tiles.end(),
                     [&](Cell a, Cell b) { return field.value[a] > field.value[b]; });
    return tiles;
}

void rankPeaks(Basins& basins) {
    std::vector<int> order(basins.peaks.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return basins.peaks[std::size_t(a)].value > basins.peaks[std::size_t(b)].value;
    });
    std::vector<int> rank(order.size());
    std::vector<Peak> ranked;
    for (int index : order) {
        rank[std::size_t(index)] = int(ranked.size());
        ranked.push_back(std::move(basins.peaks[std::size_t(index)]));
    }
    basins.peaks = std::move(ranked);
    forEachCell(basins.peakOf.size(), [&](Cell cell) {
        int& peak = basins.peakOf[cell];
        if (peak >= 0) peak = rank[std::size_t(peak)];
    });
}

} // namespace

Basins basinsOf(const HintField& field, const Flow& flow, std::stop_token stop) {
    Basins basins;
    basins.peakOf = Grid<int>(field.size(), unknown);
    findPeaks(field, flow, basins);
    for (Cell from : bestFirst(field)) {
        if (stop.stop_requested()) break;
        int& label = basins.peakOf[from];
        for (Flow::Move move : flow.moves(from)) {
            const int ahead = basins.peakOf[from + move];
            label = label == unknown || label == ahead ? ahead : Basins::shared;
        }
        if (label == Basins::shared)
            ++basins.sharedTiles;
        else
            ++basins.peaks[std::size_t(label)].drained;
    }
    forEachCell(field.size(), [&](Cell cell) {
        if (basins.peakOf[cell] == unknown) basins.peakOf[cell] = Basins::none;
    });
    rankPeaks(basins);
    return basins;
}

std::vector<int> peaksFrom(const Flow& flow, const Basins& basins, Cell from) {
    std::set<int> peaks;
    std::set<Cell> seen{from};
    std::vector<Cell> ahead{from};
    while (!ahead.empty()) {
        const Cell at = ahead.back();
        ahead.pop_back();
        if (const int peak = basins.peakOf[at]; peak != Basins::shared) {
            if (peak != Basins::none) peaks.insert(peak);
            continue;
        }
        for (Flow::Move move : flow.moves(at))
            if (seen.insert(at + move).second) ahead.push_back(at + move);
    }
    return {peaks.begin(), peaks.end()};
}

} // namespace stonemason::kings_conflict
