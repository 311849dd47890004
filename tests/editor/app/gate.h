// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace stonemason::test {

/// Blocks readers until it is opened.
class Gate {
public:
    ~Gate() { open(); }
    void open() {
        const std::lock_guard lock(mutex_);
        isOpen_ = true;
        opened_.notify_all();
    }
    void pass() {
        std::unique_lock lock(mutex_);
        ++reached;
        opened_.wait(lock, [this] { return isOpen_; });
        ++passed;
    }

    std::atomic<int> reached = 0;
    std::atomic<int> passed = 0;

private:
    std::mutex mutex_;
    std::condition_variable opened_;
    bool isOpen_ = false;
};

} // namespace stonemason::test
