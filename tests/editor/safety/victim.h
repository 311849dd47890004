// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/random.h"

#include <QByteArrayList>
#include <QProcess>
#include <QStringList>

namespace stonemason::test {

/// This program as a child process, to be killed at a random moment.
class Victim {
public:
    /// Starts it with these arguments; ends the test run when it cannot be started.
    explicit Victim(const QStringList& arguments);
    ~Victim();
    Victim(const Victim&) = delete;
    Victim& operator=(const Victim&) = delete;

    /// Reads that many lines, waits a few random microseconds, and kills it. The wait awaits no event:
    /// without it the process would always die just after a report, never in the middle of the work that
    /// follows.
    /// @param lines at least 1
    /// Returns all lines it reported until its death; none if it ended by itself before.
    QByteArrayList killAfter(int lines, Random& random);

private:
    QByteArrayList wholeLines() const;

    QProcess process_;
    QByteArray output_;
};

} // namespace stonemason::test
