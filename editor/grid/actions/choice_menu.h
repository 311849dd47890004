// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/icons.h"

#include <QActionGroup>
#include <QMenu>

namespace stonemason {

/// A submenu of exclusive actions, for example for the symmetry, layer or overlay; the current one is
/// checked.
class ChoiceMenu : public QMenu {
public:
    /// @param picture names its icon
    ChoiceMenu(const QString& title, const QString& picture) : group_(this) {
        setTitle(title);
        setIcon(stonemason::icon(picture));
    }

    /// Adds an action at the end, which stands for that value.
    void addChoice(QAction* action, int value) {
        action->setCheckable(true);
        action->setActionGroup(&group_);
        action->setData(value);
        addAction(action);
    }
    QList<QAction*> choices() const { return group_.actions(); }
    /// The value that the choice stands for.
    static int valueOf(const QAction& choice) { return choice.data().toInt(); }

    /// Checks the choice that stands for the value, and no other.
    void check(int value) {
        for (QAction* choice : choices())
            choice->setChecked(valueOf(*choice) == value);
    }
    /// nullptr: none is checked.
    const QAction* checked() const { return group_.checkedAction(); }

private:
    QActionGroup group_;
};

} // namespace stonemason
