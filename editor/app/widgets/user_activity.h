// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace stonemason {

/// What the person at the window is at, so that nothing comes between by itself.
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

    /// How many keys and buttons of the mouse were pressed in the program's windows, Shift and its like left
    /// out: another number than before means that the person has gone on with something.
    int presses() const { return presses_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int presses_ = 0;
};

} // namespace stonemason
