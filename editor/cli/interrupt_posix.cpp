// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/interrupt.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <ctime>
#include <thread>

namespace stonemason {

namespace {

constexpr std::array allEndSignals{SIGINT, SIGTERM, SIGHUP};

/// The signals that the parent process has not set to be ignored, as nohup does.
sigset_t heededEndSignals() {
    sigset_t heeded;
    sigemptyset(&heeded);
    for (const int signal : allEndSignals) {
        struct sigaction action {};
        if (sigaction(signal, nullptr, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&heeded, signal);
    }
    return heeded;
}

/// While there is one, the signals wait for this thread and those that it begins.
class BlockedSignals {
public:
    BlockedSignals() : signals_(heededEndSignals()) { pthread_sigmask(SIG_BLOCK, &signals_, &before_); }
    ~BlockedSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    BlockedSignals(const BlockedSignals&) = delete;
    BlockedSignals& operator=(const BlockedSignals&) = delete;

    const sigset_t& get() const { return signals_; }

private:
    sigset_t signals_;
    sigset_t before_{};
};

} // namespace

class Interrupt::Watch {
public:
    explicit Watch(std::stop_source& source)
        : source_(source), thread_([this](const std::stop_token& ended) { watch(ended); }) {}

private:
    void watch(const std::stop_token& ended);

    BlockedSignals signals_;
    std::stop_source& source_;
    std::jthread thread_; ///< ends before what it uses
};

Interrupt::Interrupt() : watch_(std::make_unique<Watch>(source_)) {
}

Interrupt::~Interrupt() = default;

void Interrupt::Watch::watch(const std::stop_token& ended) {
    constexpr timespec pause{0, 50'000'000};
    while (!ended.stop_requested()) {
        if (sigtimedwait(&signals_.get(), nullptr, &pause) < 0) continue;
        source_.request_stop();
        // A terminal that is closed sends more than one, the shell's and the system's own; none of them is to
        // end what is being written.
        std::signal(SIGHUP, SIG_IGN);
        // From now on a signal finds this thread, which lets it do what it always does.
        pthread_sigmask(SIG_UNBLOCK, &signals_.get(), nullptr);
        while (!ended.stop_requested())
            nanosleep(&pause, nullptr);
    }
}

class HeldSignals::Hold : public BlockedSignals {};

HeldSignals::HeldSignals() : hold_(std::make_unique<Hold>()) {
}

HeldSignals::~HeldSignals() = default;

bool HeldSignals::isAskedToEnd() const {
    sigset_t waiting;
    sigemptyset(&waiting);
    sigpending(&waiting);
    return std::ranges::any_of(allEndSignals, [&](int signal) {
        return sigismember(&hold_->get(), signal) == 1 && sigismember(&waiting, signal) == 1;
    });
}

} // namespace stonemason
