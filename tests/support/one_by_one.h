// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace stonemason::test {

/// The badness left after fixes are applied one at a time as long as one improves the value: the reference
/// for algorithms that apply them together.
/// @param problems problems(value): the problems found in it
/// @param isTaken isTaken(problem): whether its first fix is to be tried
/// @param repaired repaired(value, fix): the value with the fix applied
/// @param badness badness(value): less is better
template <typename Value, typename Problems, typename IsTaken, typename Repaired, typename BadnessOf>
auto badnessOneByOne(Value value, Problems problems, IsTaken isTaken, Repaired repaired, BadnessOf badness) {
    auto now = badness(value);
    using Fix = typename decltype(problems(value).front().fixes)::value_type;
    std::vector<Fix> refused;
    for (bool isBetter = true; isBetter;) {
        isBetter = false;
        for (const auto& problem : problems(value)) {
            if (problem.fixes.empty() || !isTaken(problem)) continue;
            const Fix& fix = problem.fixes.front();
            if (std::ranges::find(refused, fix) != refused.end()) continue;
            Value better = repaired(value, fix);
            auto then = badness(better);
            isBetter = then < now;
            if (!isBetter) {
                refused.push_back(fix);
                continue;
            }
            value = std::move(better);
            now = std::move(then);
            break;
        }
    }
    return now;
}

} // namespace stonemason::test
