// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/tasks/own_thread.h"

#include <thread>
#include <utility>

namespace stonemason {

void runOnOwnThread(std::function<void()> work) {
    std::thread(std::move(work)).detach();
}

} // namespace stonemason
