// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/flow.h"

namespace stonemason::kings_conflict {

Flow flowOf(const HintField& field, std::stop_token stop) {
    Flow flow(field.size());
    for (int row = 0; row < field.size().rows && !stop.stop_requested(); ++row)
        for (int column = 0; column < field.size().columns; ++column) {
            const Cell from{row, column};
            flow.first_[from] = std::uint32_t(flow.moves_.size());
            if (!field.mayStop(from)) continue;
            for (Cell to : bestTiles(field, from))
                flow.moves_.push_back({std::int8_t(to.row - row), std::int8_t(to.column - column)});
        }
    return flow;
}

} // namespace stonemason::kings_conflict
