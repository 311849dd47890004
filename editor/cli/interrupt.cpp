// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/interrupt.h"

#include <ctime>

namespace stonemason {

Interrupt::Interrupt() {
    sigemptyset(&signals_);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action {};
        if (sigaction(signal, nullptr, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&signals_, signal);
    }
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
    watcher_ = std::jthread([this](const std::stop_token& ended) { watch(ended); });
}

Interrupt::~Interrupt() {
    watcher_.request_stop();
    watcher_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void Interrupt::watch(const std::stop_token& ended) {
    constexpr timespec pause{0, 50'000'000};
    while (!ended.stop_requested()) {
        if (sigtimedwait(&signals_, nullptr, &pause) < 0) continue;
        source_.request_stop();
        // A terminal that is closed sends more than one, the shell's and the system's own; none of them is to
        // end what is being written.
        std::signal(SIGHUP, SIG_IGN);
        // From now on a signal finds this thread, which lets it do what it always does.
        pthread_sigmask(SIG_UNBLOCK, &signals_, nullptr);
        while (!ended.stop_requested())
            nanosleep(&pause, nullptr);
    }
}

} // namespace stonemason
