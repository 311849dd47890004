// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <mutex>

namespace stonemason::test {

/// All that a process could leave in a folder that is killed while it does something: what lies there before
/// each of the calls it makes to the system.
class Moments {
public:
    /// Does it, and puts by a copy of the folder before each call and after the last.
    Moments(QString folder, const std::function<void()>& act);

    int count() const { return count_; }
    /// Makes the folder what it was then. Nothing may be at work in it.
    void goBackTo(int moment) const;

private:
    void putBy();
    QString copyOf(int moment) const { return copies_.filePath(QString::number(moment)); }

    QString folder_;
    QTemporaryDir copies_;
    std::mutex putting_; ///< two threads may call the system at once
    int count_ = 0;
};

} // namespace stonemason::test
