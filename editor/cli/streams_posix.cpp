// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/streams.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace stonemason {

namespace {

int descriptorOf(Stream stream) {
    return stream == Stream::Output ? STDOUT_FILENO : STDERR_FILENO;
}

} // namespace

void prepareStreams() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(descriptor, F_GETFD) == -1) {
            // open() takes the lowest free number, which is this one.
            const bool reads = descriptor == STDIN_FILENO;
            [[maybe_unused]] const int placeholder = open("/dev/null", reads ? O_WRONLY : O_RDONLY);
        }
    std::signal(SIGPIPE, SIG_IGN);
}

int writeStream(Stream stream, std::string_view bytes) noexcept {
    const int descriptor = descriptorOf(stream);
    while (!bytes.empty()) {
        const ssize_t written = write(descriptor, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(std::size_t(written));
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            pollfd ready{descriptor, POLLOUT, 0};
            poll(&ready, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

bool isTerminal(Stream stream) {
    return isatty(descriptorOf(stream)) == 1;
}

} // namespace stonemason
