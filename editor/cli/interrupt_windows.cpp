// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/windows_calls.h"
#include "editor/cli/interrupt.h"

#include <algorithm>
#include <mutex>
#include <vector>

namespace stonemason {

namespace {

/// As a program ends that Ctrl+C ends.
constexpr DWORD endedByInterrupt = 0xC000'013A;

/// Who is to know that the program is asked to end. The system calls back on a thread of its own.
struct Listeners {
    std::mutex mutex;
    std::vector<std::stop_source*> sources; ///< of each Interrupt there is
    int holds = 0;                          ///< how many HeldSignals there are
    bool isAsked = false;                   ///< while they hold
};

Listeners& listeners() {
    static Listeners all;
    return all;
}

/// The program is not ended. False: it is, as always.
bool isHeeded() {
    Listeners& all = listeners();
    const std::lock_guard lock(all.mutex);
    if (all.holds > 0) return all.isAsked = true;
    return !all.sources.empty() && all.sources.back()->request_stop(); // false for the second time
}

/// Called on a thread of its own. When the console is closed or the session ends, the program is ended as
/// soon as this returns, and some seconds later anyway.
BOOL WINAPI onEvent(DWORD event) {
    const bool isLast =
        event == CTRL_CLOSE_EVENT || event == CTRL_LOGOFF_EVENT || event == CTRL_SHUTDOWN_EVENT;
    if (!isHeeded() && !isLast) return FALSE;
    if (isLast) ::Sleep(INFINITE);
    return TRUE;
}

void listen() {
    static const BOOL isListening = ::SetConsoleCtrlHandler(onEvent, TRUE);
    static_cast<void>(isListening);
}

} // namespace

class Interrupt::Watch {
public:
    explicit Watch(std::stop_source& source) : source_(source) {
        listen();
        const std::lock_guard lock(listeners().mutex);
        listeners().sources.push_back(&source_);
    }
    ~Watch() {
        const std::lock_guard lock(listeners().mutex);
        std::erase(listeners().sources, &source_);
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    std::stop_source& source_;
};

Interrupt::Interrupt() : watch_(std::make_unique<Watch>(source_)) {
}

Interrupt::~Interrupt() = default;

class HeldSignals::Hold {
public:
    Hold() {
        listen();
        const std::lock_guard lock(listeners().mutex);
        ++listeners().holds;
    }
    ~Hold() {
        if (isLastOfAsked()) ::ExitProcess(endedByInterrupt);
    }
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;

private:
    /// An Interrupt that is there ends the program in its own way.
    static bool isLastOfAsked() {
        Listeners& all = listeners();
        const std::lock_guard lock(all.mutex);
        if (--all.holds > 0 || !all.isAsked) return false;
        all.isAsked = false;
        return all.sources.empty() || !all.sources.back()->request_stop();
    }
};

HeldSignals::HeldSignals() : hold_(std::make_unique<Hold>()) {
}

HeldSignals::~HeldSignals() = default;

bool HeldSignals::isAskedToEnd() const {
    const std::lock_guard lock(listeners().mutex);
    return listeners().isAsked;
}

} // namespace stonemason
