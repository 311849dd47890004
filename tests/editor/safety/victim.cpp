// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/victim.h"

#include <QCoreApplication>
#include <QFile>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace stonemason::test {

namespace {

constexpr int longestWait = 4'000; // microseconds; saving takes less

} // namespace

Victim::Victim(const QStringList& arguments) {
    std::vector<QByteArray> words{QFile::encodeName(QCoreApplication::applicationFilePath())};
    for (const QString& argument : arguments)
        words.push_back(QFile::encodeName(argument));
    std::vector<char*> argv;
    for (QByteArray& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) qFatal("no pipe");
    process_ = ::fork();
    if (process_ == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::execv(argv.front(), argv.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    pipe_ = ends[0];
    if (process_ < 0) qFatal("no process");
}

Victim::~Victim() {
    if (process_ > 0) {
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
    }
    ::close(pipe_);
}

bool Victim::readMore() {
    std::array<char, 4096> chunk;
    const ssize_t got = ::read(pipe_, chunk.data(), chunk.size());
    if (got > 0) output_.append(chunk.data(), got);
    return got > 0;
}

QByteArrayList Victim::wholeLines() const {
    QByteArrayList lines = output_.split('\n');
    lines.removeLast(); // nothing, or a line cut short
    return lines;
}

QByteArrayList Victim::killAfter(int lines, Random& random) {
    while (output_.count('\n') < lines)
        if (!readMore()) break;
    ::usleep(useconds_t(random.below(longestWait)));
    ::kill(process_, SIGKILL);
    while (readMore()) {
    }
    int status = 0;
    ::waitpid(std::exchange(process_, -1), &status, 0);
    const bool killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    return killed ? wholeLines() : QByteArrayList();
}

} // namespace stonemason::test
