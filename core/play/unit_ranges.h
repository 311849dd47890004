// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace stonemason {

/// Units one after the other, `begin` among them, `end` not.
struct UnitRange {
    std::int64_t begin = 0;
    std::int64_t end = 0;

    std::int64_t size() const { return end - begin; }
    bool operator==(const UnitRange&) const = default;
};

/// A set of units, in as few ranges as can be, by rising number.
class UnitRanges {
public:
    const std::vector<UnitRange>& ranges() const { return ranges_; }
    std::int64_t size() const;

    /// Adds the units of a range, or does nothing and returns false when one of them is there already or the
    /// range holds none.
    bool add(UnitRange range);
    /// The units of a range that are not in the set.
    std::vector<UnitRange> missingIn(UnitRange range) const;
    /// Whether all units of the set are in the range.
    bool areWithin(UnitRange range) const;

    bool operator==(const UnitRanges&) const = default;

private:
    std::vector<UnitRange> ranges_;
};

} // namespace stonemason
