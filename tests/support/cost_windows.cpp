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

std::optional<ChildCost> costApart(const std::function<bool()>& work) {
    const double before = processorSeconds();
    if (!work()) return std::nullopt;
    PROCESS_MEMORY_COUNTERS memory{};
    ::GetProcessMemoryInfo(::GetCurrentProcess(), &memory, sizeof memory);
    return ChildCost{processorSeconds() - before, long(memory.PeakWorkingSetSize >> 20U)};
}

bool hasSanitizer() {
    return false;
}

} // namespace stonemason::test
