// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/snapshot.h"

#include <QAction>
#include <QSet>

namespace stonemason::test {

/// How to try an action that would change nothing in the current state of the program.
struct ActionException {
    const char* action; ///< the end of its key, as ActionWalk has it
    const char* why;
    /// Done first to give the action something to do; empty: it may change nothing.
    std::function<void(Stage&)> first{};
    /// Its change comes with a delay, for which the walk waits.
    bool comesLater = false;
};

/// Triggers every action in a situation, one at a time: those of the menus and the tool bar, of menu
/// buttons, of panels and views. Each must be disabled or change something observable.
class ActionWalk {
public:
    using Filter = std::function<bool(const QString& key)>;

    /// @param isTried which actions are triggered; empty: all
    ActionWalk(Situation situation, QList<ActionException> exceptions, Filter isTried = {})
        : situation_(situation), exceptions_(std::move(exceptions)), isTried_(std::move(isTried)) {}

    /// A sentence for each action that can be triggered and changes nothing.
    QStringList faults();

    /// Valid after faults(): the keys of all actions, and of those that were enabled. A key is the action's
    /// object name or else its text.
    const QSet<QString>& known() const { return known_; }
    const QSet<QString>& tried() const { return tried_; }
    /// The classes of the dialogs that opened.
    const QSet<QString>& dialogs() const { return dialogs_; }

private:
    void open();
    QAction* find(const QString& key) const;
    void tryAction(const QString& key);
    const ActionException* exceptionOf(const QString& key) const;

    Situation situation_;
    QList<ActionException> exceptions_;
    Filter isTried_;
    StageKeeper keeper_;
    Stage* stage_ = nullptr; ///< none while it has to be brought back
    Snapshot before_;
    QStringList faults_;
    QSet<QString> known_;
    QSet<QString> tried_;
    QSet<QString> dialogs_;
};

/// Every action of the window by its key, those that lead to menus and separators left out.
QMap<QString, QAction*> actionsOf(MainWindow& window);

} // namespace stonemason::test
