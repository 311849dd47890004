// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/signal_handler.h"

#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace stonemason {

namespace {

constexpr std::array signalHandler{SIGTERM, SIGHUP, SIGINT};

// Accessible in a signal handler.
volatile std::sig_atomic_t pipeEnd = -1;

/// The signal handler; restores the default action for the next signal.
void note(int signal) {
    const int interrupted = errno;
    std::signal(signal, SIG_DFL);
    const auto number = static_cast<unsigned char>(signal);
    [[maybe_unused]] const ssize_t written = ::write(pipeEnd, &number, 1);
    errno = interrupted;
}

} // namespace

class SignalHandler::Watch {
public:
    explicit Watch(std::function<void()> beforeEnd);
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    void end();

    std::function<void()> beforeEnd_;
    int descriptors_[2] = {-1, -1}; ///< to read from, to write to
    QSocketNotifier notifier_;
};

SignalHandler::Watch::Watch(std::function<void()> beforeEnd)
    : beforeEnd_(std::move(beforeEnd)), notifier_(QSocketNotifier::Read) {
    if (::pipe2(descriptors_, O_CLOEXEC | O_NONBLOCK) != 0) return; // the signals keep their default action
    pipeEnd = descriptors_[1];
    QObject::connect(&notifier_, &QSocketNotifier::activated, &notifier_, [this] { end(); });
    notifier_.setSocket(descriptors_[0]);
    notifier_.setEnabled(true);
    for (const int signal : signalHandler) {
        struct sigaction action {};
        if (sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN) continue;
        action = {};
        action.sa_handler = note;
        action.sa_flags = SA_RESTART;
        sigaction(signal, &action, nullptr);
    }
}

SignalHandler::Watch::~Watch() {
    for (const int signal : signalHandler) {
        struct sigaction action {};
        if (sigaction(signal, nullptr, &action) == 0 && action.sa_handler == note)
            std::signal(signal, SIG_DFL);
    }
    notifier_.setEnabled(false);
    pipeEnd = -1;
    for (const int descriptor : descriptors_)
        if (descriptor >= 0) ::close(descriptor);
}

void SignalHandler::Watch::end() {
    unsigned char number = 0;
    if (::read(descriptors_[0], &number, 1) != 1) return;
    beforeEnd_();
    std::signal(number, SIG_DFL);
    std::raise(number);
}

SignalHandler::SignalHandler(std::function<void()> beforeEnd)
    : watch_(std::make_unique<Watch>(std::move(beforeEnd))) {
}

SignalHandler::~SignalHandler() = default;

} // namespace stonemason
