// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/int_range.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace stonemason {

/// A pseudo-random number generator (SplitMix64) with the same output on every machine and with every
/// library, which std::uniform_int_distribution does not guarantee.
class SeededRandom {
public:
    explicit SeededRandom(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15U;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }

    /// 0 to limit - 1, each as likely as the others; the limit must be positive.
    int below(int limit) {
        const auto count = std::uint64_t(limit);
        const std::uint64_t unfair = (0 - count) % count; // this many numbers too many for equal shares
        std::uint64_t number = next();
        while (number < unfair)
            number = next();
        return int(number % count);
    }

    /// Uniform from min to max, both included; returns min, without drawing a number, if max is not greater.
    int in(IntRange range) {
        return range.max > range.min ? range.min + below(range.max - range.min + 1) : range.min;
    }

    /// Uniform in [0, 1), a multiple of 2^-53.
    double unit() { return double(next() >> 11U) * 0x1.0p-53; }

    /// A random index with probability proportional to the item's weight, which must not be negative;
    /// nullopt, without drawing a number, if all weights are 0.
    template <typename Items, typename WeightOf = std::identity>
    std::optional<std::size_t> weightedIndex(const Items& items, WeightOf weightOf = {}) {
        int whole = 0;
        for (const auto& item : items)
            whole += std::invoke(weightOf, item);
        if (whole == 0) return std::nullopt;
        int left = below(whole);
        std::size_t index = 0;
        while ((left -= std::invoke(weightOf, items[index])) >= 0)
            ++index;
        return index;
    }

    /// True in this many of a hundred cases.
    bool percent(int chance) { return below(100) < chance; }

    template <typename Item>
    void shuffle(std::span<Item> items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[std::size_t(below(int(left)))]);
    }

private:
    std::uint64_t state_;
};

} // namespace stonemason
