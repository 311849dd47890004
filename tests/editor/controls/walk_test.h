// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/dialog_scene.h"
#include "tests/editor/controls/holds.h"

#include <QStandardPaths>
#include <QTest>

namespace stonemason::test {

/// The combined results of several walks through the same scenes, opened in different situations.
class WalkLog {
public:
    /// Walks through the scene.
    /// @param of which scene it is: the class of a dialog, the name of a panel
    /// @return its faults, one below the other
    QString walk(const QString& of, Scene& scene) { return walk(of, scene, {}); }

    /// The same with only those inputs that no walk through a scene of that name has tried.
    QString walkRest(const QString& of, Scene& scene) {
        QSet<QString> before;
        for (const QString& name : tried_)
            if (name.startsWith(of + QStringLiteral(": "))) before.insert(name.mid(of.size() + 2));
        return walk(of, scene, before);
    }

    /// Those that were never usable, one below the other.
    QString untried() const {
        QStringList names = (known_ - tried_).values();
        names.sort();
        return names.join(u'\n');
    }
    int changes() const { return changes_; }

private:
    QString walk(const QString& of, Scene& scene, const QSet<QString>& triedBefore) {
        ControlWalk walk(scene, triedBefore);
        const QStringList faults = walk.faults();
        for (const QString& name : walk.known())
            known_.insert(of + QStringLiteral(": ") + name);
        for (const QString& name : walk.tried())
            tried_.insert(of + QStringLiteral(": ") + name);
        changes_ += walk.count();
        return faults.join(u'\n');
    }

    QSet<QString> known_;
    QSet<QString> tried_;
    int changes_ = 0;
};

/// A row for each plan, named as it is.
inline void addPlans(const QList<DialogPlan>& plans) {
    QTest::addColumn<int>("plan");
    for (int i = 0; i < plans.size(); ++i)
        QTest::newRow(plans[i].name) << i;
}

/// Walks through the dialog of the row's plan.
inline QString walkPlan(const QList<DialogPlan>& plans, WalkLog& log) {
    QFETCH(int, plan);
    const DialogPlan& chosen = plans.at(plan);
    DialogScene scene(chosen);
    return log.walk(QString::fromLatin1(chosen.dialog), scene);
}

} // namespace stonemason::test
