// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <cstdint>
#include <functional>

namespace stonemason {

/// How far a run is.
struct Progress {
    std::int64_t done;
    std::int64_t of;
    double perSecond; ///< since the run began
};

/// Prints the progress of a long run on standard error, a line at a time that reads well in a log: after a
/// second, at each tenth of the way and every ten seconds, but never two lines within a second, and at the
/// end.
class ProgressLines {
public:
    using Describe = std::function<QString(const Progress& progress)>;

    /// @param done, of pieces of work, before the run
    /// @param say makes the line
    ProgressLines(std::int64_t done, std::int64_t of, Describe describe);

    /// Reports the number done so far; may also be called while the next piece is in progress, at any rate.
    void report(std::int64_t done);

private:
    using Clock = std::chrono::steady_clock;

    std::int64_t before_;
    std::int64_t of_;
    Describe describe_;
    std::int64_t tenths_;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point last_ = begun_;
};

} // namespace stonemason
