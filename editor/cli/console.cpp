// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/console.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace stonemason {

namespace {

/// Returns 0, or the errno of the write that failed.
int writeAll(int descriptor, std::string_view bytes) {
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

QString shown(std::string_view bytes) {
    QString text = QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
    for (QChar& character : text)
        if (character.category() == QChar::Other_Control || character == QChar::LineSeparator ||
            character == QChar::ParagraphSeparator)
            character = QChar::ReplacementCharacter;
    return text;
}

bool print(std::string_view bytes) {
    const int failure = writeAll(STDOUT_FILENO, bytes);
    if (failure != 0)
        complain(CommandLine::tr("standard output: %1").arg(QString::fromLocal8Bit(std::strerror(failure))));
    return failure == 0;
}

bool print(const QString& text) {
    return print(std::string_view(text.toStdString()));
}

void complain(const QString& sentence) {
    writeAll(STDERR_FILENO, "stonemason: " + sentence.toStdString() + '\n');
}

int usageError(std::string_view verb, const QString& sentence) {
    const QString help =
        QStringLiteral("stonemason %1--help").arg(verb.empty() ? QString() : shown(verb) + QLatin1Char(' '));
    complain((verb.empty() ? QString() : shown(verb) + QStringLiteral(": ")) +
             CommandLine::tr("%1 (see \"%2\")").arg(sentence, help));
    return exitUnusable;
}

} // namespace stonemason
