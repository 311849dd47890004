// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>

namespace stonemason::test {

/// Makes the device below a folder fail while it lives, for all of this process, whoever calls: it stands
/// before the system's own calls, so that nothing of the program needs to know. One at a time.
class BrokenDevice {
public:
    struct Fault {
        int call = std::numeric_limits<int>::max(); ///< number of the first call that fails, from 0
        bool forGood = false;                       ///< all after it fail too
        int error = 5;                              ///< EIO
        std::int64_t capacity = std::numeric_limits<std::int64_t>::max(); ///< bytes it takes; then it is full
        /// Before each call, with its number: what lies on the device is what a process leaves that is killed
        /// at it. Calls it makes itself are not counted and never fail.
        std::function<void(int call)> before{};
    };

    BrokenDevice(const std::string& folder, const Fault& fault);
    ~BrokenDevice();
    BrokenDevice(const BrokenDevice&) = delete;
    BrokenDevice& operator=(const BrokenDevice&) = delete;

    /// Calls so far, that failed and that did not: opening, writing, flushing, closing, renaming, removing
    /// files, changing their mode and making folders.
    int calls() const;
    /// Whether anything failed.
    bool hasFailed() const;
};

} // namespace stonemason::test
