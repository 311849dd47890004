// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

namespace stonemason {

/// While there is one, the signals by which a system asks a program to end (SIGTERM), a terminal is closed
/// (SIGHUP) or the user presses Ctrl+C in it (SIGINT) find the program's event loop: what is to be done
/// before the end is done there, and then the program ends by the signal. A second signal ends it at once.
/// One that was ignored before, as nohup has it, stays ignored. At most one at a time.
/// Windows has these for consoles only; there Qt reports the end of a session.
class SignalHandler {
public:
    explicit SignalHandler(std::function<void()> beforeEnd);
    ~SignalHandler();
    SignalHandler(const SignalHandler&) = delete;
    SignalHandler& operator=(const SignalHandler&) = delete;

private:
    class Watch;

    std::unique_ptr<Watch> watch_; ///< each system has a source file of its own for it
};

} // namespace stonemason
