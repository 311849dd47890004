// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/victim.h"

#include <QCoreApplication>
#include <QThread>

namespace stonemason::test {

namespace {

constexpr int longestWait = 4'000; // microseconds; saving takes less

} // namespace

Victim::Victim(const QStringList& arguments) {
    process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process_.start(QCoreApplication::applicationFilePath(), arguments);
    if (!process_.waitForStarted(-1)) qFatal("no process");
}

Victim::~Victim() {
    process_.kill();
    process_.waitForFinished(-1);
}

QByteArrayList Victim::wholeLines() const {
    QByteArrayList lines = output_.split('\n');
    lines.removeLast(); // nothing, or a line cut short
    for (QByteArray& line : lines)
        if (line.endsWith('\r')) line.chop(1); // as Windows ends lines
    return lines;
}

QByteArrayList Victim::killAfter(int lines, Random& random) {
    while (output_.count('\n') < lines) {
        if (!process_.waitForReadyRead(-1)) break;
        output_ += process_.readAllStandardOutput();
    }
    QThread::usleep(random.below(longestWait));
    process_.kill();
    process_.waitForFinished(-1);
    output_ += process_.readAllStandardOutput();
    return process_.exitStatus() == QProcess::CrashExit ? wholeLines() : QByteArrayList();
}

} // namespace stonemason::test
