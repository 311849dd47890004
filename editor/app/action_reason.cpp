// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/action_reason.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QToolButton>
#include <QToolTip>
#include <QVariant>

namespace stonemason {

namespace {

constexpr const char* reasonProperty = "reason";
constexpr const char* withoutDocumentProperty = "withoutDocument";
constexpr const char* purposeProperty = "purpose";
constexpr const char* reasonedProperty = "reasonedStatusTip";

struct ActionReason {
    Q_DECLARE_TR_FUNCTIONS(ActionReason)
};

void setProperty(QAction& action, const char* name, const QVariant& value) {
    if (action.property(name) != value) action.setProperty(name, value);
}

/// The action that stands there in a menu or a button; nullptr for none.
const QAction* actionUnder(const QWidget& widget, QPoint position) {
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) return menu->actionAt(position);
    if (const auto* button = qobject_cast<const QToolButton*>(&widget)) return button->defaultAction();
    return nullptr;
}

/// The action may have been given another status tip since the last reason was shown.
void showInStatusTip(QAction& action) {
    const QString purpose = purposeOf(action);
    const QString reason = reasonOf(action);
    //: %1 is what an action does, %2 one sentence or more about why it cannot now
    const QString tip = reason.isEmpty()    ? purpose
                        : purpose.isEmpty() ? reason
                                            : ActionReason::tr("%1. Not now: %2").arg(purpose, reason);
    setProperty(action, purposeProperty, purpose);
    setProperty(action, reasonedProperty, tip);
    if (action.statusTip() != tip) action.setStatusTip(tip);
}

} // namespace

void setReason(QAction& action, const QString& reason) {
    setProperty(action, reasonProperty, reason);
    showInStatusTip(action);
}

void setWithoutDocument(QAction& action, bool without) {
    setProperty(action, withoutDocumentProperty, without);
    showInStatusTip(action);
}

QString purposeOf(const QAction& action) {
    const QVariant reasoned = action.property(reasonedProperty);
    const bool isOurs = reasoned.isValid() && reasoned.toString() == action.statusTip();
    return isOurs ? action.property(purposeProperty).toString() : action.statusTip();
}

QString reasonOf(const QAction& action) {
    if (action.isEnabled()) return {};
    return action.property(withoutDocumentProperty).toBool()
               ? ActionReason::tr("Open or make a document for this first.")
               : action.property(reasonProperty).toString();
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
