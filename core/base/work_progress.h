// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace stonemason {

/// What long work calls from time to time with how far it has come, from 0 to 1. False: it is to end soon,
/// and what it returns is of no use. Empty: nobody watches, nobody ends it.
using WorkProgress = std::function<bool(double done)>;

/// Reports the progress if a callback is set. Returns whether to go on.
inline bool goesOn(const WorkProgress& progress, double done) {
    return !progress || progress(done);
}

/// For a part of the work: 0 to 1 of it are `from` to `to` of the whole, which must outlive it.
inline WorkProgress partOf(const WorkProgress& whole, double from, double to) {
    if (!whole) return {};
    return [&whole, from, to](double done) { return whole(from + (to - from) * done); };
}

} // namespace stonemason
