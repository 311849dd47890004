// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>
#include <QObject>
#include <QPointer>

class QWidget;

namespace stonemason {

/// Focus given to a widget made of several goes to this one inside. Unlike Qt's focus proxy
/// it leaves the order of Tab alone: with a proxy, Tab comes from the widget straight to that part of it, and
/// the parts before are never reached.
/// @param to a widget inside; a later call names another
void forwardFocusTo(QWidget& from, QWidget& to);

/// Gives the keys to the view that a panel is about, whose window may be another one while the panel floats;
/// nullptr: there is none.
void giveKeysTo(QWidget* view);

/// Lets Tab reach every button of Qt's button boxes, which have a focus proxy of their own. To be
/// installed on the application; acts on boxes that are about to be shown for the first time.
class ButtonBoxOrder : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Keeps Tab from bars of panel tabs that the main window has moved out of its bounds, as it does with those
/// it needs no more, and from the buttons that scroll such a bar: the arrow keys scroll it to each tab. To be
/// installed on the application.
class ParkedTabs : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Opens the context menu of what has the keys with Shift+F10, which Qt on X11 does with the Menu key alone.
/// To be installed on the application.
class MenuKeys : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

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
