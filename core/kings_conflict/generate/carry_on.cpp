// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "core/kings_conflict/generate/line_finder.h"
#include "core/kings_conflict/generate/line_places.h"

namespace stonemason::kings_conflict {

void carryOn(Draft& draft, SeededRandom& random) {
    struct LooseEnd {
        Cell cell;
        Direction out = Direction::North;
        Network network = Network::River;
    };
    std::vector<LooseEnd> ends;
    forEachCell(draft.size(), [&](Cell cell) {
        const Tile* tile = draft.tileAt(cell);
        if (!tile || draft.imageOf(cell) < cell) return;
        for (const Network network : allNetworks)
            for (const Direction d : allDirections)
                if (const Cell next = neighbour(cell, d);
                    edgesOf(*tile, network).has(d) && draft.terrain().contains(next) && draft.isOpen(next))
                    ends.push_back({cell, d, network});
    });
    random.shuffle(std::span(ends)); // what one takes the other cannot cross
    for (const LooseEnd& loose : ends) {
        const Cell first = neighbour(loose.cell, loose.out);
        const Direction back = opposite(loose.out);
        if (const Tile* tile = draft.tileAt(first); tile && edgesOf(*tile, loose.network).has(back)) continue;
        const bool isRiver = loose.network == Network::River;
        if (isRiver && random.percent(30) && isMouth(draft, loose.cell, loose.out)) continue;
        Grid<char> half(draft.size(), 1);
        forEachCell(draft.size(), [&](Cell cell) {
            const Cell image = draft.imageOf(cell);
            half[cell] = cell != image && chebyshev(cell, first) <= chebyshev(image, first) &&
                         (chebyshev(cell, first) != chebyshev(image, first) || cell < image || cell == first);
        });
        LineFinder finder(draft, loose.network, half, random);
        const auto cost = [&](Cell cell) { return touchesNetwork(draft, cell, loose.network) ? 20 : 0; };
        const auto end = [&](Cell cell, Direction from) -> std::optional<Direction> {
            for (const Direction d :
                 {opposite(from), Direction((int(from) + 1) % 4), Direction((int(from) + 3) % 4)}) {
                if (!draft.canAddEdges(cell, loose.network, Edges{from, d})) continue;
                const Join join = joinAt(draft.terrain(), draft.game(), loose.network, cell, d);
                if (join == Join::Joined || (isRiver && join == Join::Mouth)) return d;
                const bool isStop = join == Join::Loose && d == opposite(from) && !draft.isNetwork(cell);
                if (!isRiver && (join == Join::Mouth || isStop)) return d;
            }
            return std::nullopt;
        };
        const Beginning beginning{first, back, std::nullopt};
        if (finder.lay(beginning, finder.find(beginning, cost, end)) || !isRiver) continue;
        std::vector<Code> springs;
        for (const Tile& ground : draft.game().tiles)
            if (ground.riverMouth && !ground.isNetwork()) springs.push_back(ground.code);
        if (!springs.empty() && !draft.isNetwork(first))
            draft.set(first, springs[std::size_t(random.below(int(springs.size())))]);
    }
    keepMouths(draft);
}

} // namespace stonemason::kings_conflict
