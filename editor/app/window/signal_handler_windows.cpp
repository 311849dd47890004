// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/windows_calls.h"
#include "editor/app/window/signal_handler.h"

#include <QCoreApplication>

#include <atomic>
#include <utility>

namespace stonemason {

namespace {

/// The work to run on the main thread; null if there is none.
std::atomic<std::function<void()>*> asked = nullptr;

/// Called by the system on a separate thread, in a program started from a console. The second call lets the
/// system end the program.
BOOL WINAPI onEvent(DWORD) {
    std::function<void()>* const work = asked.exchange(nullptr);
    if (!work) return FALSE;
    QMetaObject::invokeMethod(QCoreApplication::instance(), *work, Qt::QueuedConnection);
    ::Sleep(INFINITE); // the work ends the program
    return TRUE;
}

} // namespace

class SignalHandler::Watch {
public:
    explicit Watch(std::function<void()> beforeEnd)
        : work_([beforeEnd = std::move(beforeEnd)] {
            constexpr UINT endedByInterrupt = 0xC000'013A;
            beforeEnd();
            ::ExitProcess(endedByInterrupt);
        }) {
        asked = &work_;
        ::SetConsoleCtrlHandler(onEvent, TRUE);
    }
    ~Watch() {
        ::SetConsoleCtrlHandler(onEvent, FALSE);
        asked = nullptr;
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    std::function<void()> work_;
};

SignalHandler::SignalHandler(std::function<void()> beforeEnd)
    : watch_(std::make_unique<Watch>(std::move(beforeEnd))) {
}

SignalHandler::~SignalHandler() = default;

} // namespace stonemason
