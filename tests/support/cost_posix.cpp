// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cost.h"

#include <ctime>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// Defined in programs that are instrumented at least in part.
extern "C" [[gnu::weak]] void __asan_init(); // NOLINT: the sanitizer's name

namespace stonemason::test {

namespace {

ChildCost costOf(const rusage& usage) {
    const auto seconds = [](const timeval& time) {
        return double(time.tv_sec) + double(time.tv_usec) * 1e-6;
    };
    return {seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss / 1024};
}

} // namespace

double processorSeconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
}

ChildCost costOfChildren() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return costOf(usage);
}

std::optional<ChildCost> costApart(const std::function<bool()>& work) {
    const pid_t child = fork();
    if (child == 0) _exit(work() ? 0 : 1);
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0) return std::nullopt;
    return costOf(usage);
}

bool hasSanitizer() {
    return &__asan_init != nullptr;
}

} // namespace stonemason::test
