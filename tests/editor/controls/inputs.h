// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

namespace stonemason::test {

/// Something a person can set or press.
struct Input {
    /// Another value it can be given, as a person would.
    struct Change {
        QString to; ///< for people to read
        std::function<void()> make;
    };

    QWidget* widget = nullptr;
    QString name;          ///< what it is called for people; different from those of the others
    bool isUsable = false; ///< in sight and enabled
    bool isButton = false; ///< pressed, holding no value
    bool leads = false;    ///< to another page
    bool isList = false;   ///< whose rows may be alike
    QList<Change> changes; ///< none while it is not usable
};

/// All inputs below the widget, whether they can be used now or not; the order depends on what was shown
/// last. Parts of inputs and what belongs to every window of Qt's (scroll bars, buttons of title bars) are
/// none.
QList<Input> inputsOf(QWidget& root);

/// Gives the input of that name that value; an index of its changes.
void change(QWidget& root, const QString& name, int to);

/// The rectangle in which the input shows its value, in the coordinates of the widget around it; of a choice
/// among buttons that exclude each other, all of them.
QRect ownRect(const QWidget& input, const QWidget& around);

} // namespace stonemason::test
