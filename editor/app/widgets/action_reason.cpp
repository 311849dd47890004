// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/action_reason.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QToolButton>
#include <QToolTip>
#include <QVariant>

namespace stonemason {

namespace {

/// The data stored with an action, in a single property because looking one up by name is the slowest part.
struct Explanation {
    QString reason;
    bool isWithoutDocument = false;
    QString purpose;   ///< the status tip without a reason
    QString statusTip; ///< as set from these fields; a different one is a new purpose

    bool operator==(const Explanation&) const = default;
};

constexpr const char* explanationProperty = "explanation";

struct ActionReason {
    Q_DECLARE_TR_FUNCTIONS(ActionReason)
};

Explanation explanationOf(const QAction& action) {
    return action.property(explanationProperty).value<Explanation>();
}

QString purposeIn(const Explanation& explanation, const QAction& action) {
    return explanation.statusTip == action.statusTip() ? explanation.purpose : action.statusTip();
}

QString reasonIn(const Explanation& explanation, const QAction& action) {
    if (action.isEnabled()) return {};
    return explanation.isWithoutDocument ? ActionReason::tr("Open or make a document for this first.")
                                         : explanation.reason;
}

/// The action of the menu or button at that position; nullptr for none.
const QAction* actionUnder(const QWidget& widget, QPoint position) {
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) return menu->actionAt(position);
    if (const auto* button = qobject_cast<const QToolButton*>(&widget)) return button->defaultAction();
    return nullptr;
}

/// Sets the reasons, and the status tip that follows from them.
void explain(QAction& action, const QString& reason, bool withoutDocument) {
    const Explanation before = explanationOf(action);
    Explanation explanation{reason, withoutDocument, purposeIn(before, action), {}};
    explanation.statusTip = explanation.purpose;
    if (const QString now = reasonIn(explanation, action); !now.isEmpty())
        //: %1 is what an action does, %2 one sentence or more about why it cannot now
        explanation.statusTip = explanation.purpose.isEmpty()
                                    ? now
                                    : ActionReason::tr("%1. Not now: %2").arg(explanation.purpose, now);
    if (explanation != before) action.setProperty(explanationProperty, QVariant::fromValue(explanation));
    if (action.statusTip() != explanation.statusTip) action.setStatusTip(explanation.statusTip);
}

} // namespace

void setReason(QAction& action, const QString& reason) {
    explain(action, reason, explanationOf(action).isWithoutDocument);
}

void setWithoutDocument(QAction& action, bool without) {
    explain(action, explanationOf(action).reason, without);
}

QString purposeOf(const QAction& action) {
    return purposeIn(explanationOf(action), action);
}

QString reasonOf(const QAction& action) {
    return reasonIn(explanationOf(action), action);
}

void setAvailable(QAction& action, bool available, const QString& reasonIfNot, bool withoutDocument) {
    action.setEnabled(available);
    explain(action, available ? QString() : reasonIfNot, withoutDocument);
}

void allow(QAction& action, bool allowed, const QString& reasonIfNot) {
    action.setEnabled(allowed);
    setReason(action, allowed ? QString() : reasonIfNot);
}

namespace reason {

QString nothingSelected() {
    return ActionReason::tr("Nothing is selected.");
}

QString noProblems() {
    return ActionReason::tr("There are no problems.");
}

QString notYourTurn() {
    return ActionReason::tr("It is not your turn here.");
}

QString symmetryIsObeyed() {
    return ActionReason::tr("Nothing breaks a symmetry.");
}

} // namespace reason

bool ReasonTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType()) return false;
    auto& widget = static_cast<QWidget&>(*watched);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const QAction* action = actionUnder(widget, help.pos());
    const QString reason = action ? reasonOf(*action) : QString();
    if (reason.isEmpty()) return false;
    if (!qobject_cast<QMenu*>(&widget) && action->toolTip().endsWith(reason)) return false;
    const QString tip = qobject_cast<QMenu*>(&widget) ? reason : action->toolTip() + u'\n' + reason;
    QToolTip::showText(help.globalPos(), tip, &widget);
    return true;
}

} // namespace stonemason
