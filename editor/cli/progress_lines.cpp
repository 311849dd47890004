// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/progress_lines.h"

#include "editor/cli/console.h"

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

constexpr std::chrono::seconds shortest{1};
constexpr std::chrono::seconds longest{10};

} // namespace

ProgressLines::ProgressLines(std::int64_t done, std::int64_t of, Describe describe)
    : before_(done), of_(of), describe_(std::move(describe)), tenths_(of == 0 ? 0 : 10 * done / of) {
}

void ProgressLines::report(std::int64_t done) {
    const auto now = Clock::now();
    const std::int64_t tenths = 10 * done / of_;
    const bool isFirst = last_ == begun_;
    const bool due =
        now - last_ >= (isFirst ? shortest : longest) || (tenths > tenths_ && now - last_ >= shortest);
    if (!due && done < of_) return;
    tenths_ = tenths;
    last_ = now;
    const std::chrono::duration<double> passed = now - begun_;
    complain(describe_({done, of_, double(done - before_) / std::max(passed.count(), 1e-3)}));
}

} // namespace stonemason
