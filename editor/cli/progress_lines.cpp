// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/progress_lines.h"

#include "editor/cli/console.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr std::chrono::seconds shortest{1};
constexpr std::chrono::seconds longest{10};

} // namespace

ProgressLines::ProgressLines(std::int64_t done, std::int64_t of)
    : before_(done), of_(of), tenths_(of == 0 ? 0 : 10 * done / of) {
}

void ProgressLines::tell(std::int64_t done) {
    const auto now = Clock::now();
    const std::int64_t tenths = 10 * done / of_;
    const bool due = now - last_ >= longest || (tenths > tenths_ && now - last_ >= shortest);
    if (!due && done < of_) return;
    tenths_ = tenths;
    last_ = now;
    const std::chrono::duration<double> passed = now - begun_;
    const double rate = double(done - before_) / std::max(passed.count(), 1e-3);
    //: All are numbers: games, games in all, a percentage, games a second
    complain(CommandLine::tr("%1 of %2 games (%3 %), %4 a second")
                 .arg(QString::number(done), QString::number(of_), QString::number(100 * done / of_),
                      QString::number(rate, 'f', rate < 10 ? 1 : 0)));
}

} // namespace stonemason
