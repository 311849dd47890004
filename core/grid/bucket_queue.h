// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace stonemason {

/// A priority queue for searches whose steps cost small whole numbers (Dijkstra's algorithm): a ring of
/// buckets, one for each cost that can wait at a time. Items of equal cost leave in the order in which they
/// came. Invariant: the cost of every queued item is at least that of the last popped item and exceeds it by
/// no more than the largest step. Cost: O(1) for an item, and for each cost between two items. Source: R.
/// Dial, Algorithm 360, CACM 12, 1969.
template <typename Item>
class BucketQueue {
public:
    struct Entry {
        int cost;
        Item item;
    };

    /// @param largestStep not negative
    explicit BucketQueue(int largestStep) : buckets_(std::size_t(largestStep) + 1) {}

    /// Begins anew, at cost 0.
    void clear() {
        for (auto& bucket : buckets_)
            bucket.clear();
        waiting_ = next_ = 0;
        cost_ = 0;
    }

    /// The cost must be between that of the last popped entry and that cost plus the largest step.
    void push(int cost, Item item) {
        bucket(cost).push_back(std::move(item));
        ++waiting_;
    }

    /// Removes and returns the cheapest entry; nullopt if the queue is empty.
    std::optional<Entry> pop() {
        if (waiting_ == 0) return std::nullopt;
        for (; next_ == bucket(cost_).size(); ++cost_) {
            bucket(cost_).clear();
            next_ = 0;
        }
        --waiting_;
        return Entry{cost_, std::move(bucket(cost_)[next_++])};
    }

private:
    std::vector<Item>& bucket(int cost) { return buckets_[std::size_t(cost) % buckets_.size()]; }

    std::vector<std::vector<Item>> buckets_;
    std::size_t waiting_ = 0;
    std::size_t next_ = 0; ///< in the bucket of cost_
    int cost_ = 0;
};

} // namespace stonemason
