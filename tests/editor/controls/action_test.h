// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/action_walk.h"
#include "tests/editor/controls/dialog_plans.h"
#include "tests/editor/controls/holds.h"

#include <QStandardPaths>
#include <QTest>

namespace stonemason::test {

/// The results of walks in several situations.
class ActionLog {
public:
    /// @return the faults, one below the other
    /// @param isTried which actions are tried; empty: all
    QString walk(const Situation& situation, const QList<ActionException>& exceptions,
                 const ActionWalk::Filter& isTried = {}) {
        return come(ActionWalk(situation, exceptions, isTried));
    }

    /// Only the actions for ambush sites, which are disabled elsewhere: in a document with sites, and in a
    /// simulation.
    QString walkAmbushes(const Situation& situation) {
        const QList<ActionException> exceptions{
            {"simulation-restart", "has not begun yet", simulateATurn},
        };
        return come(ActionWalk(situation, exceptions, [](const QString& key) {
            return key.contains(QLatin1String("-ambush")) || key.contains(QLatin1String("simulation-"));
        }));
    }

    /// Actions whose key has that prefix and that were disabled in every situation.
    QString untried(const QString& prefix) const {
        QStringList names;
        for (const QString& key : known_ - tried_)
            if (key.startsWith(prefix)) names += key;
        names.sort();
        return names.join(u'\n');
    }
    /// Dialogs that opened and are neither Qt's nor in any plan.
    QString unplannedDialogs() const {
        QStringList names;
        for (const QString& dialog : dialogs_ - plannedDialogs())
            if (!dialog.startsWith(u'Q')) names += dialog;
        names.sort();
        return names.join(u'\n');
    }

private:
    QString come(ActionWalk walk) {
        const QStringList faults = walk.faults();
        known_ += walk.known();
        tried_ += walk.tried();
        dialogs_ += walk.dialogs();
        return faults.join(u'\n');
    }

    QSet<QString> known_;
    QSet<QString> tried_;
    QSet<QString> dialogs_;
};

} // namespace stonemason::test
