// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/line_finder.h"
#include "core/kings_conflict/generate/line_places.h"

#include <algorithm>
#include <cstdlib>

namespace stonemason::kings_conflict {

void layRivers(Draft& draft, const Grid<int>& height, const LineTarget& target, SeededRandom& random) {
    int laid = networkTiles(draft, Network::River);
    for (int tries = 0; tries < 24 && laid < target.wanted; ++tries) {
        const Grid<char> half = randomHalf(draft, false, random);
        LineFinder finder(draft, Network::River, half, random);
        const int left = target.most - laid;
        const bool throughMiddle = random.percent(55);
        std::vector<Beginning> beginnings;
        if (throughMiddle) {
            beginnings = middles(draft, half);
        } else {
            forEachCell(draft.size(), [&](Cell cell) {
                if (!half[cell] || draft.isNetwork(cell)) return;
                for (const Direction d : allDirections)
                    if (isMouth(draft, cell, d) && distanceToKings(draft, cell) > 2)
                        beginnings.push_back({cell, d, std::nullopt});
            });
        }
        if (beginnings.empty()) continue;
        const Beginning beginning = beginnings[std::size_t(random.below(int(beginnings.size())))];
        const int reach =
            3 + random.below(std::max(1, std::min({left / 2, target.wanted - laid, draft.size().rows / 2})));
        const auto cost = [&](Cell cell) {
            const int kings = distanceToKings(draft, cell);
            const int besideKing = kings <= 1 ? 200 : 40;
            return height[cell] / 40 + (kings <= 2 ? besideKing : 0) + (isRim(draft.size(), cell) ? 25 : 0) +
                   (touchesNetwork(draft, cell, Network::River) ? 40 : 0);
        };
        const auto end = [&](Cell cell, Direction back) -> std::optional<Direction> {
            if (std::abs(cell.row - beginning.cell.row) + std::abs(cell.column - beginning.cell.column) <
                    reach ||
                draft.isNetwork(cell))
                return std::nullopt;
            for (const Direction d :
                 {opposite(back), Direction((int(back) + 1) % 4), Direction((int(back) + 3) % 4)})
                if (isMouth(draft, cell, d) && draft.canAddEdges(cell, Network::River, Edges{back, d}))
                    return d;
            return std::nullopt;
        };
        const NetworkLine line = finder.find(beginning, cost, end);
        if (line.empty() || int(line.size()) * 2 + (beginning.axis ? 1 : 0) > left) continue;
        if (!finder.lay(beginning, line)) continue;
        laid = networkTiles(draft, Network::River);
        keepMouths(draft);
    }
    keepMouths(draft);
}

} // namespace stonemason::kings_conflict
