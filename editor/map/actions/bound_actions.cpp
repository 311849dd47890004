// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/actions/bound_actions.h"

#include "editor/app/icons.h"

namespace stonemason {

void BoundActions::bind(MapDocument* document, MapCanvas* canvas) {
    binding_.set(document, canvas);
    if (document) bound();
    update();
}

QAction* BoundActions::action(const QString& id) const {
    const QString name = QStringLiteral("map.") + id;
    for (QAction* action : actions_)
        if (action->objectName() == name) return action;
    Q_ASSERT_X(false, "BoundActions::action", qPrintable(id));
    return nullptr;
}

QAction* BoundActions::add(const QString& id, const QString& picture, const QString& text, const QString& tip,
                           const QKeySequence& keys) {
    auto* action = new QAction(icon(picture), text, this);
    action->setObjectName(QStringLiteral("map.") + id);
    action->setShortcut(keys);
    action->setToolTip(
        keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys.toString(QKeySequence::NativeText)));
    action->setStatusTip(tip);
    action->setEnabled(false);
    actions_ += action;
    return action;
}

QAction* BoundActions::addSeparator() {
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    return separator;
}

void BoundActions::allow(const QAction* which, bool allowed) {
    if (!allowed) forbidden_.insert(which);
}

void BoundActions::update() {
    forbidden_.clear();
    if (binding_) refresh();
    for (QAction* action : std::as_const(actions_)) // once each: every change repaints menus and buttons
        action->setEnabled(binding_ && !forbidden_.contains(action));
}

} // namespace stonemason
