// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace stonemason {

/// Does pieces of work, 0 to count - 1, each once, on so many threads, in any order. The calling thread does
/// none of it: about ten times a second, and at the end, `watch` is called with the number of finished
/// pieces. Returns whether all were finished: false after a stop request, or when a piece returned false,
/// which ends the run. What a piece throws ends it likewise and is thrown here once all threads are through.
/// Where the system has not so many threads it takes those there are; std::system_error when there is none.
bool doInParallel(std::int64_t count, int jobs, const std::stop_token& stop,
                  const std::function<bool(std::int64_t)>& work,
                  const std::function<void(std::int64_t done)>& watch = {});

} // namespace stonemason
