// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace stonemason {

/// A large value shared by its copies until one of them changes it (copy on write). For one thread; what
/// share() returns may be read on any thread.
template <typename T>
class SharedValue {
public:
    SharedValue(T value) : value_(std::make_shared<T>(std::move(value))) {}
    // Copies only: one that was moved from would hold nothing.
    SharedValue(const SharedValue&) = default;
    SharedValue& operator=(const SharedValue&) = default;
    ~SharedValue() = default;

    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }
    /// An immutable snapshot.
    std::shared_ptr<const T> share() const { return value_; }

    /// Mutable access; copies the value first if it is shared.
    T& edit() {
        if (value_.use_count() > 1)
            value_ = std::make_shared<T>(*value_);
        else
            std::atomic_thread_fence(std::memory_order_acquire); // after the last of the others has read
        return *value_;
    }
    /// Releases this reference, which may save the other owner a copy. Assign a new value before using it
    /// again.
    void drop() { value_.reset(); }

    bool operator==(const SharedValue& other) const {
        return value_ == other.value_ || *value_ == *other.value_;
    }

private:
    std::shared_ptr<T> value_;
};

} // namespace stonemason
