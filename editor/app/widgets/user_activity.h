// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace stonemason {

/// Tracks what the user is doing, to avoid interrupting it.
class UserActivity : public QObject {
    Q_OBJECT

public:
    explicit UserActivity(QObject* parent = nullptr);

    /// Whether one is open, or a ProgressDialog is about to be: the window takes no input then either.
    static bool hasDialogOrMenu();
    /// Likewise, or a button of the mouse is down.
    static bool isBusy();
    /// Whether the keys go to a field for words.
    static bool isInTextField();

    /// The number of keys and mouse buttons pressed in the program's windows, modifier keys excluded: a
    /// changed number means that the user has moved on to something else.
    int presses() const { return presses_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int presses_ = 0;
};

} // namespace stonemason
