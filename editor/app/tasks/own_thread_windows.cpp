// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/windows_calls.h"
#include "editor/app/tasks/own_thread.h"

#include <cerrno>
#include <memory>
#include <process.h>
#include <system_error>
#include <utility>

namespace stonemason {

namespace {

using Work = std::function<void()>;

unsigned __stdcall runWork(void* handedOver) {
    const std::unique_ptr<Work> work(static_cast<Work*>(handedOver));
    (*work)();
    return 0;
}

} // namespace

/// With this compiler a std::thread that is detached while it starts may never run, or crash the program.
void runOnOwnThread(Work work) {
    auto handedOver = std::make_unique<Work>(std::move(work));
    const auto thread = ::_beginthreadex(nullptr, 0, runWork, handedOver.get(), 0, nullptr);
    if (thread == 0) throw std::system_error(errno, std::generic_category());
    handedOver.release(); // NOLINT(bugprone-unused-return-value): it is the thread's
    ::CloseHandle(reinterpret_cast<HANDLE>(thread));
}

} // namespace stonemason
