// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

namespace stonemason::test {

/// Something a person can set or press.
struct Input {
    /// Another value it can be given, as a user would give it.
    struct Change {
        QString to; ///< for people to read
        std::function<void()> make;
    };

    QWidget* widget = nullptr;
    QString name;          ///< its label for people; unique among the inputs
    bool isUsable = false; ///< in sight and enabled
    bool isButton = false; ///< pressed, holding no value
    bool leads = false;    ///< to another page
    bool isList = false;   ///< whose rows may be alike
    QList<Change> changes; ///< none while it is not usable
};

/// All inputs below the widget, usable or not; their order depends on what was shown last. Parts of inputs
/// and the parts of every Qt window (scroll bars, buttons of title bars) are excluded.
QList<Input> inputsOf(QWidget& root);

/// Gives the input of that name a value: an index into its changes.
void change(QWidget& root, const QString& name, int to);

/// The rectangle in which the input shows its value, in the coordinates of `around`; for an exclusive button
/// group, the rectangle of all its buttons.
QRect ownRect(const QWidget& input, const QWidget& around);

} // namespace stonemason::test
