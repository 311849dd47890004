// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/straddle.h"

namespace stonemason::kings_conflict {

std::vector<Straddler> straddlers(const CellLook& look, double height, double below) {
    const auto side = [&look](Direction d) { return look.isSame(aroundIndex(d)); };
    // A cell's eastern side is its neighbour's western one, and the neighbour has the other parity.
    const int own = look.parity;
    const int other = 1 - own;
    const auto lean = [](int variant) { return variant == 0 ? -0.13 : 0.12; };
    std::vector<Straddler> found;
    if (side(Direction::East)) found.push_back({{1, height + lean(own) / 3}, own, false});
    if (side(Direction::West)) found.push_back({{0, height + lean(other) / 3}, other, false});
    if (side(Direction::South)) found.push_back({{0.5 + lean(own), 1 + below}, own, false});
    if (side(Direction::North)) found.push_back({{0.5 + lean(other), below}, other, false});
    for (int corner = 1; corner < 8; corner += 2) {
        if (!look.isSame(corner)) continue;
        const Cell step = around[std::size_t(corner)];
        found.push_back({{step.column > 0 ? 1.0 : 0.0, (step.row > 0 ? 1 : 0) + below * 0.7}, 0, true});
    }
    return found;
}

} // namespace stonemason::kings_conflict
