// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace stonemason {

/// Runs the work on a thread of its own, which is never waited for: what it takes along must be able to
/// outlive the caller. Each system has a source file of its own for it.
/// @throw std::system_error where no thread can be had
void runOnOwnThread(std::function<void()> work);

} // namespace stonemason
