// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/random.h"

#include <QByteArrayList>
#include <QProcess>
#include <QStringList>

namespace stonemason::test {

/// This program again as another process, to be killed at a moment that nobody chose.
class Victim {
public:
    /// With these arguments; ends the test run when it cannot be started.
    explicit Victim(const QStringList& arguments);
    ~Victim();
    Victim(const Victim&) = delete;
    Victim& operator=(const Victim&) = delete;

    /// Reads lines until there are so many, waits a few random microseconds, and kills it. The wait is no
    /// wait for anything: without it the process would always die just after it has reported something, never
    /// amid what it does then.
    /// @param lines at least 1
    /// Returns all that it reported until it was dead; none when it ended before by itself.
    QByteArrayList killAfter(int lines, Random& random);

private:
    QByteArrayList wholeLines() const;

    QProcess process_;
    QByteArray output_;
};

} // namespace stonemason::test
