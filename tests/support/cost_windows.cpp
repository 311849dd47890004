// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/windows_calls.h"
#include "tests/support/cost.h"

#include <psapi.h>

namespace stonemason::test {

double processorSeconds() {
    const auto seconds = [](const FILETIME& time) {
        return double(std::uint64_t(time.dwHighDateTime) << 32U | time.dwLowDateTime) * 1e-7;
    };
    FILETIME made{};
    FILETIME ended{};
    FILETIME system{};
    FILETIME user{};
    ::GetProcessTimes(::GetCurrentProcess(), &made, &ended, &system, &user);
    return seconds(system) + seconds(user);
}

/// Windows has no fork: memory that this process and the system's libraries had before is subtracted.
std::optional<ChildCost> costApart(const std::function<bool()>& work) {
    const auto memoryNow = [] {
        PROCESS_MEMORY_COUNTERS memory{};
        ::GetProcessMemoryInfo(::GetCurrentProcess(), &memory, sizeof memory);
        return memory;
    };
    const double before = processorSeconds();
    const SIZE_T hadBefore = memoryNow().WorkingSetSize;
    if (!work()) return std::nullopt;
    return ChildCost{processorSeconds() - before, long((memoryNow().PeakWorkingSetSize - hadBefore) >> 20U)};
}

bool hasSanitizer() {
    return false;
}

} // namespace stonemason::test
