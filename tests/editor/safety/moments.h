// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <mutex>

namespace stonemason::test {

/// All states in which a process killed during an operation could leave a folder: its content before each of
/// the system calls of the operation.
class Moments {
public:
    /// Runs the operation and copies the folder before each call and after the last one.
    Moments(QString folder, const std::function<void()>& act);

    int count() const { return count_; }
    /// Restores the folder to that state. Nothing may be using it.
    void goBackTo(int moment) const;

private:
    void putBy();
    QString copyOf(int moment) const { return copies_.filePath(QString::number(moment)); }

    QString folder_;
    QTemporaryDir copies_;
    std::mutex putting_; ///< two threads may make system calls at once
    int count_ = 0;
};

} // namespace stonemason::test
