// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace stonemason {

/// Gives the window the whole screen while the action is checked, and back what it had. The action follows
/// where the window system does either by itself.
class FullScreen : public QObject {
    Q_OBJECT

public:
    /// Belongs to the window. @param action a checkable one, which outlives the window's events
    FullScreen(QWidget& window, QAction& action);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void set(bool on);

    QWidget& window_;
    QAction& action_;
    Qt::WindowStates before_;
};

} // namespace stonemason
