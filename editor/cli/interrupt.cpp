// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/interrupt.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>

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

} // namespace

Interrupt::Interrupt() : signals_(heededEndSignals()) {
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

HeldSignals::HeldSignals() : signals_(heededEndSignals()) {
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
}

HeldSignals::~HeldSignals() {
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

bool HeldSignals::isAskedToEnd() const {
    sigset_t waiting;
    sigemptyset(&waiting);
    sigpending(&waiting);
    return std::ranges::any_of(allEndSignals, [&](int signal) {
        return sigismember(&signals_, signal) == 1 && sigismember(&waiting, signal) == 1;
    });
}

bool InterruptibleFiles::mayGoOn() const {
    if (!held_.isAskedToEnd()) return true;
    errno = ECANCELED;
    return false;
}

ssize_t InterruptibleFiles::write(int file, const char* from, std::size_t count) {
    constexpr std::size_t piece = 256 * 1024;
    return mayGoOn() ? FileSystem::write(file, from, std::min(count, piece)) : -1;
}

int InterruptibleFiles::fsync(int file) {
    return mayGoOn() ? FileSystem::fsync(file) : -1;
}

int InterruptibleFiles::rename(const std::string& from, const std::string& to) {
    return mayGoOn() ? FileSystem::rename(from, to) : -1;
}

} // namespace stonemason
