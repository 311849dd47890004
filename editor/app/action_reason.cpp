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

} // namespace

void setReason(QAction& action, const QString& reason) {
    setProperty(action, reasonProperty, reason);
}

void setWithoutDocument(QAction& action, bool without) {
    setProperty(action, withoutDocumentProperty, without);
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

bool ReasonTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType()) return false;
    auto& widget = static_cast<QWidget&>(*watched);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const QAction* action = actionUnder(widget, help.pos());
    const QString reason = action ? reasonOf(*action) : QString();
    if (reason.isEmpty()) return false;
    const QString tip = qobject_cast<QMenu*>(&widget) ? reason : action->toolTip() + u'\n' + reason;
    QToolTip::showText(help.globalPos(), tip, &widget);
    return true;
}

} // namespace stonemason
