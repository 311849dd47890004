// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/text_map_shape.h"

#include <algorithm>

namespace stonemason::text_map {

namespace {

std::vector<LineEnd> resizedEnds(const std::vector<LineEnd>& ends, const Margins& margins) {
    const LineEnd common = ends.front() == LineEnd::None ? LineEnd::Lf : ends.front();
    std::vector<LineEnd> result(std::size_t(int(ends.size()) + margins.top + margins.bottom), common);
    const int last = int(result.size()) - 1;
    for (int row = 0; row < last; ++row)
        if (const int old = row - margins.top; old >= 0 && old + 1 < int(ends.size()))
            result[std::size_t(row)] = ends[std::size_t(old)];
    result.back() = ends.back();
    return result;
}

} // namespace

std::optional<TextMap> resized(const TextMap& map, const Margins& margins, std::string_view sign) {
    TextMap result = map;
    const auto fill = indexOf(result, sign);
    if (!fill) return std::nullopt;
    const Size size = withMargins(map.cells.size(), margins);
    result.cells = Grid<SignIndex>(size, *fill);
    const int firstRow = std::max(margins.top, 0);
    const int endRow = std::min(size.rows, map.cells.rows() + margins.top);
    for (int row = firstRow; row < endRow; ++row) {
        const auto old = map.cells.row(row - margins.top);
        for (int column = std::max(margins.left, 0); column < size.columns; ++column) {
            const int from = column - margins.left;
            if (from >= int(old.size())) break;
            if (old[std::size_t(from)] != nothing || margins.right <= 0)
                result.cells[{row, column}] = old[std::size_t(from)];
        }
    }
    const auto& cells = result.cells.values();
    if (std::ranges::all_of(cells, [](SignIndex index) { return index == nothing; })) return std::nullopt;
    result.ends = resizedEnds(map.ends, margins);
    return result;
}

} // namespace stonemason::text_map
