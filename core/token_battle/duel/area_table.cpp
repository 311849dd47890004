// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/area_table.h"

namespace stonemason::token_battle {

const AreaTable noArea{std::span<const Offset>()};

AreaTable::AreaTable(std::span<const Offset> offsets) : cells_(std::uint8_t(offsets.size())) {
    for (int from = 0; from < duelCells; ++from) {
        const Cell cell = cellOf(Square(from));
        const auto at = [cell](int dx, int dy) { return squareOf({cell.row - dy, cell.column + dx}); };
        Place& place = places_[std::size_t(from)];
        for (const Offset offset : offsets) {
            const Square square = at(offset.dx, offset.dy);
            if (square == noSquare) continue;
            place.targets[place.count++] = {square, at(2 * offset.dx, 2 * offset.dy),
                                            at(-offset.dx, -offset.dy)};
            place.squares |= bit(square);
        }
    }
}

} // namespace stonemason::token_battle
