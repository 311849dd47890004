// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <cstdint>

namespace stonemason {

/// How far a run is.
struct Progress {
    std::int64_t done;
    std::int64_t of;
    double perSecond; ///< since the run began
};

/// Says on standard error how far a long run is, a line at a time that reads well in a log: after a second,
/// at each tenth of the way and every ten seconds, but never two lines within a second, and at the end.
class ProgressLines {
public:
    /// @param done, of pieces of work, before the run
    /// @param say makes the line
    ProgressLines(std::int64_t done, std::int64_t of, QString (*say)(const Progress& progress));

    /// So many have been done now.
    void tell(std::int64_t done);

private:
    using Clock = std::chrono::steady_clock;

    std::int64_t before_;
    std::int64_t of_;
    QString (*say_)(const Progress& progress);
    std::int64_t tenths_;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point last_ = begun_;
};

} // namespace stonemason
