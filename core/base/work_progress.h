// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace stonemason {

/// A progress callback that long work calls from time to time, with a value from 0 to 1. It returns false to
/// cancel the work, whose result is then invalid. Empty: no progress is reported and the work is not
/// cancelled.
using WorkProgress = std::function<bool(double done)>;

/// Reports the progress if a callback is set. Returns whether to go on.
inline bool goesOn(const WorkProgress& progress, double done) {
    return !progress || progress(done);
}

/// The callback for a part of the work: maps 0 to 1 to `from` to `to` of the whole, which must outlive it.
inline WorkProgress partOf(const WorkProgress& whole, double from, double to) {
    if (!whole) return {};
    return [&whole, from, to](double done) { return whole(from + (to - from) * done); };
}

} // namespace stonemason
