// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>

namespace stonemason::test {

/// Makes the device that holds a folder fail during its lifetime, for every caller in this process: it
/// interposes the system calls, which requires no change to the program. One at a time.
class BrokenDevice {
public:
    struct Fault {
        int call = std::numeric_limits<int>::max(); ///< number of the first call that fails, from 0
        bool forGood = false;                       ///< all after it fail too
        int error = 5;                              ///< EIO
        std::int64_t capacity = std::numeric_limits<std::int64_t>::max(); ///< bytes until it is full
        /// Called before each call, with its number, when the device is as a process killed at that call
        /// would leave it. Calls it makes itself are not counted and never fail.
        std::function<void(int call)> before{};
    };

    BrokenDevice(const std::string& folder, const Fault& fault);
    ~BrokenDevice();
    BrokenDevice(const BrokenDevice&) = delete;
    BrokenDevice& operator=(const BrokenDevice&) = delete;

    /// The number of calls so far, failed or not: opening, writing, flushing, closing, renaming, removing
    /// files, changing their mode and creating folders.
    int calls() const;
    /// Whether anything failed.
    bool hasFailed() const;
};

} // namespace stonemason::test
