// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/action_walk.h"

#include "tests/editor/controls/dialog_driver.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QToolBar>
#include <QWidgetAction>

namespace stonemason::test {

namespace {

void collect(const QList<QAction*>& actions, QSet<QAction*>& all) {
    for (QAction* action : actions) {
        if (all.contains(action)) continue;
        all += action;
        if (action->menu()) collect(action->menu()->actions(), all);
    }
}

QString keyOf(const QAction& action) {
    return action.objectName().isEmpty() ? action.text().remove(u'&') : action.objectName();
}

/// Another action of the exclusive group in which this one is checked.
QAction* otherChoice(const QAction& action) {
    const QActionGroup* group = action.actionGroup();
    if (!group || !group->isExclusive() || !action.isChecked()) return nullptr;
    for (QAction* other : group->actions())
        if (other != &action && other->isEnabled() && other->isVisible()) return other;
    return nullptr;
}

} // namespace

QMap<QString, QAction*> actionsOf(MainWindow& window) {
    QSet<QAction*> found;
    collect(window.menuBar()->actions(), found);
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->window() == &window || qobject_cast<const QMenu*>(widget))
            collect(widget->actions(), found);
    QMap<QString, QAction*> actions;
    for (QAction* action : std::as_const(found))
        if (!action->isSeparator() && !action->menu() && !qobject_cast<QWidgetAction*>(action) &&
            !keyOf(*action).isEmpty() && !keyOf(*action).startsWith(QLatin1String("_q_"))) // Qt's own
            actions.insert(keyOf(*action), action);
    return actions;
}

void ActionWalk::open() {
    stage_ = &keeper_.cleared();
    situation_.prepare(*stage_);
    before_ = snapshotOf(*stage_);
}

QAction* ActionWalk::find(const QString& key) const {
    QAction* action = actionsOf(stage_->window()).value(key);
    return action && action->isEnabled() && action->isVisible() ? action : nullptr;
}

const ActionException* ActionWalk::exceptionOf(const QString& key) const {
    for (const ActionException& exception : exceptions_)
        if (key.endsWith(QString::fromUtf8(exception.action))) return &exception;
    return nullptr;
}

void ActionWalk::tryAction(const QString& key) {
    QAction* action = find(key);
    if (!action) return;
    tried_ += key;
    const ActionException* exception = exceptionOf(key);
    if (exception && !exception->first && !exception->comesLater) return;
    DialogDriver driver;
    QAction* other = otherChoice(*action);
    if (other) other->trigger();
    if (exception && exception->first) exception->first(*stage_);
    if (other || exception) {
        settle(*stage_);
        before_ = snapshotOf(*stage_);
    }
    const qsizetype seen = driver.seen().size();
    action->trigger();
    settle(*stage_);
    for (const QString& dialog : driver.dialogs())
        dialogs_ += dialog;
    const auto isOther = [&] {
        return driver.seen().size() > seen || !differing(before_.facts, factsOf(*stage_)).isEmpty();
    };
    bool changed = exception && exception->comesLater ? QTest::qWaitFor(isOther) : isOther();
    if (!changed) {
        changed = !differing(before_.pictures, snapshotOf(*stage_).pictures).isEmpty();
        // As it was: the next one can be tried at once.
        if (!changed)
            faults_ += QStringLiteral("%1: %2 changes nothing").arg(QLatin1String(situation_.name), key);
    }
    if (changed) stage_ = nullptr;
}

QStringList ActionWalk::faults() {
    open();
    if (const Snapshot again = snapshotOf(*stage_); !differing(before_.facts, again.facts).isEmpty() ||
                                                    !differing(before_.pictures, again.pictures).isEmpty())
        faults_ += QStringLiteral("%1: it does not stand still").arg(QLatin1String(situation_.name));
    const QStringList keys = actionsOf(stage_->window()).keys();
    known_ = QSet<QString>(keys.begin(), keys.end());
    for (const QString& key : keys) {
        if (isTried_ && !isTried_(key)) continue;
        if (!stage_) open();
        tryAction(key);
    }
    return faults_;
}

} // namespace stonemason::test
