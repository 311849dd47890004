// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/place.h"

#include <algorithm>

namespace stonemason::ambush {

bool isBetter(const Place& first, const Place& second, std::span<const Stencil> stencils) {
    const auto of = [&](const Place& place) { return std::int64_t{stencils[std::size_t(place.stencil)].of}; };
    const std::int64_t left = first.agree * of(second);
    const std::int64_t right = second.agree * of(first);
    return left != right ? left > right : first < second;
}

Site siteAt(const Place& place, std::span<const Stencil> stencils, const BitGrid& passable) {
    const Stencil& stencil = stencils[std::size_t(place.stencil)];
    Site site{stencil.pattern,
              stencil.orientation,
              place.corner,
              stencil.size,
              place.agree,
              stencil.of,
              {},
              {},
              {}};
    for (const auto& [cell, demand] : stencil.cells)
        if (passable[place.corner + cell] != demand.passable) site.misses.push_back(place.corner + cell);
    for (Cell cell : stencil.stand)
        (passable[place.corner + cell] ? site.stand : site.blocked).push_back(place.corner + cell);
    return site;
}

namespace {

/// The cells of a row of the stencil that count, column 0 in the lowest bit.
std::uint64_t footprint(const Stencil& stencil, int row, Overlap overlap) {
    const std::uint64_t box = ~std::uint64_t{0} >> unsigned(maximumPatternSide - stencil.size.columns);
    return overlap == Overlap::Rectangles ? box : stencil.rows[std::size_t(row)];
}

} // namespace

bool doOverlap(const Place& first, const Place& second, std::span<const Stencil> stencils, Overlap overlap) {
    if (first.corner.column > second.corner.column) return doOverlap(second, first, stencils, overlap);
    const Stencil& left = stencils[std::size_t(first.stencil)];
    const Stencil& right = stencils[std::size_t(second.stencil)];
    const int shift = second.corner.column - first.corner.column;
    if (shift >= left.size.columns) return false;
    const int begin = std::max(first.corner.row, second.corner.row);
    const int end = std::min(first.corner.row + left.size.rows, second.corner.row + right.size.rows);
    for (int row = begin; row < end; ++row) {
        const std::uint64_t cells = footprint(left, row - first.corner.row, overlap) >> unsigned(shift);
        if ((cells & footprint(right, row - second.corner.row, overlap)) != 0) return true;
    }
    return false;
}

bool meets(const Place& place, const BitGrid& cells, std::span<const Stencil> stencils, Overlap overlap) {
    const Stencil& stencil = stencils[std::size_t(place.stencil)];
    for (int row = 0; row < stencil.size.rows; ++row)
        if ((cells.bits(place.corner + Cell{row, 0}) & footprint(stencil, row, overlap)) != 0) return true;
    return false;
}

void mark(BitGrid& cells, const Place& place, bool value, std::span<const Stencil> stencils,
          Overlap overlap) {
    const Stencil& stencil = stencils[std::size_t(place.stencil)];
    const std::uint64_t values = value ? ~std::uint64_t{0} : 0;
    for (int row = 0; row < stencil.size.rows; ++row)
        cells.setBits(place.corner + Cell{row, 0}, values, footprint(stencil, row, overlap));
}

} // namespace stonemason::ambush
