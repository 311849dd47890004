// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>
#include <QPointer>

namespace stonemason {

/// Keeps in sight where the keys are, once they are moved by keys: a panel that waits behind another one
/// comes to the front, what is scrolled away comes back, and views without a frame of their own get a ring.
/// For all windows of the application.
class FocusTracker : public QObject {
    Q_OBJECT

public:
    explicit FocusTracker(QObject* parent = nullptr);

private:
    void follow(QWidget* focused);

    QPointer<QFocusFrame> ring_; ///< deleted with the window it was last in
};

} // namespace stonemason
