// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace stonemason {

/// Runs the work on a detached thread: its captures must be able to outlive the caller. Each platform
/// implements it in its own source file.
/// @throw std::system_error when no thread can be created
void runOnOwnThread(std::function<void()> work);

} // namespace stonemason
