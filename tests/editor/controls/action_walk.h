// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/snapshot.h"

#include <QAction>
#include <QSet>

namespace stonemason::test {

/// How an action can be tried that would change nothing where the program stands.
struct ActionException {
    const char* action; ///< the end of its key, as ActionWalk has it
    const char* why;
    /// What is done first, so that the action has something to do; empty: it may change nothing.
    std::function<void(Stage&)> first{};
    /// What it changes comes after a while: that is waited for.
    bool comesLater = false;
};

/// Triggers every action there is in a situation, one at a time: those of the menus and the tool bar, of
/// buttons with menus, of panels and views. Each is disabled or changes something that can be observed.
class ActionWalk {
public:
    using Filter = std::function<bool(const QString& key)>;

    /// @param isTried which actions are triggered; empty: all
    ActionWalk(Situation situation, QList<ActionException> exceptions, Filter isTried = {})
        : situation_(situation), exceptions_(std::move(exceptions)), isTried_(std::move(isTried)) {}

    /// A sentence for each action that can be triggered and changes nothing.
    QStringList faults();

    /// After that: the keys of all actions there are, and of those that were enabled. A key is the action's
    /// object name or else its text.
    const QSet<QString>& known() const { return known_; }
    const QSet<QString>& tried() const { return tried_; }
    /// The classes of the dialogs that came up.
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
