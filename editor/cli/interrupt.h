// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace stonemason {

/// While there is one, Ctrl+C (SIGINT), a polite end (SIGTERM, as batch systems send it when time is up) and
/// the end of the terminal (SIGHUP) do not end the program but ask for a stop. A second one ends it, but for
/// SIGHUP, which is ignored from the first one on. A signal that was ignored before stays ignored. Threads
/// that are to be spared the signals must be begun later.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return source_.get_token(); }

private:
    void watch(const std::stop_token& ended);

    sigset_t signals_{};
    sigset_t before_{};
    std::stop_source source_;
    std::jthread watcher_;
};

} // namespace stonemason
