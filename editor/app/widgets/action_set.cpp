// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/action_set.h"

#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"

namespace stonemason {

ActionSet::ActionSet(const QString& prefix, QObject* parent)
    : QObject(parent), prefix_(prefix + QLatin1Char('.')) {
}

QAction* ActionSet::action(const QString& id) const {
    const QString name = prefix_ + id;
    for (QAction* action : actions_)
        if (action->objectName() == name) return action;
    Q_ASSERT_X(false, "ActionSet::action", qPrintable(id));
    return nullptr;
}

QAction* ActionSet::add(const QString& id, const QString& picture, const QString& text, const QString& tip,
                        const QKeySequence& keys) {
    auto* action = new QAction(icon(picture), text, this);
    action->setObjectName(prefix_ + id);
    action->setShortcut(keys);
    setTip(*action, tip);
    action->setEnabled(false);
    actions_ += action;
    return action;
}

QAction* ActionSet::addSeparator() {
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    return separator;
}

void ActionSet::showMessage(const QString& sentence) {
    if (!sentence.isEmpty()) emit message(sentence);
}

void ActionSet::allow(const QAction* which, bool allowed, const QString& reasonIfNot) {
    if (!allowed && !forbidden_.contains(which)) forbidden_.insert(which, reasonIfNot);
}

void ActionSet::update() {
    forbidden_.clear();
    if (isBound()) refresh();
    for (QAction* action : std::as_const(actions_)) { // once each: every change repaints menus and buttons
        const QString reason = forbidden_.value(action);
        setAvailable(*action, isBound() && !forbidden_.contains(action), reason, !isBound());
        setTipReason(*action, reason);
    }
}

} // namespace stonemason
