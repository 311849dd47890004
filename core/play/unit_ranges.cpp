// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/unit_ranges.h"

#include <algorithm>

namespace stonemason {

std::int64_t UnitRanges::size() const {
    std::int64_t size = 0;
    for (const UnitRange& range : ranges_)
        size += range.size();
    return size;
}

bool UnitRanges::add(UnitRange range) {
    if (range.size() <= 0) return false;
    const auto after = std::ranges::lower_bound(ranges_, range.begin, {}, &UnitRange::begin);
    const bool overlaps = (after != ranges_.end() && after->begin < range.end) ||
                          (after != ranges_.begin() && std::prev(after)->end > range.begin);
    if (overlaps) return false;
    auto here = ranges_.insert(after, range);
    if (const auto next = here + 1; next != ranges_.end() && next->begin == here->end) {
        here->end = next->end;
        ranges_.erase(next);
    }
    if (here != ranges_.begin() && (here - 1)->end == here->begin) {
        (here - 1)->end = here->end;
        ranges_.erase(here);
    }
    return true;
}

std::vector<UnitRange> UnitRanges::missingIn(UnitRange range) const {
    std::vector<UnitRange> missing;
    std::int64_t from = range.begin;
    for (const UnitRange& there : ranges_) {
        if (const UnitRange gap{from, std::min(there.begin, range.end)}; gap.size() > 0)
            missing.push_back(gap);
        from = std::max(from, there.end);
    }
    if (const UnitRange rest{from, range.end}; rest.size() > 0) missing.push_back(rest);
    return missing;
}

bool UnitRanges::areWithin(UnitRange range) const {
    return ranges_.empty() || (ranges_.front().begin >= range.begin && ranges_.back().end <= range.end);
}

} // namespace stonemason
