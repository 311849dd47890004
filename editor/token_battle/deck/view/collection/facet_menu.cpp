// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/facet_menu.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalBlocker>

namespace stonemason::token_battle {

FacetMenu::FacetMenu(const QString& name, const QString& tip, QWidget* parent)
    : Chip(parent), name_(name), menu_(new QMenu(this)) {
    setMenu(menu_);
    setPopupMode(InstantPopup);
    setToolTip(tip);
    menu_->installEventFilter(this);
    describe();
}

void FacetMenu::addChoice(const QString& text) {
    QAction* action = menu_->addAction(text);
    action->setCheckable(true);
    const int index = int(menu_->actions().size()) - 1;
    connect(action, &QAction::toggled, this, [this, index](bool on) {
        describe();
        emit chosen(index, on);
    });
}

bool FacetMenu::isChosen(int index) const {
    return menu_->actions().at(index)->isChecked();
}

void FacetMenu::setChosen(int index, bool chosen) {
    const QSignalBlocker quiet(menu_->actions().at(index));
    menu_->actions().at(index)->setChecked(chosen);
    describe();
}

bool FacetMenu::eventFilter(QObject* watched, QEvent* event) {
    QAction* active = menu_->activeAction();
    if (watched != menu_ || !active) return Chip::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonRelease) {
        active->toggle();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) {
            active->toggle();
            return true;
        }
    }
    return Chip::eventFilter(watched, event);
}

void FacetMenu::describe() {
    QStringList on;
    for (const QAction* action : menu_->actions())
        if (action->isChecked()) on += action->text();
    setChecked(!on.empty());
    if (on.size() == 1)
        //: %1 is what is filtered by ("Kind"), %2 what is chosen
        setText(tr("%1: %2").arg(name_, on.front()));
    else if (!on.empty())
        //: %1 is what is filtered by ("Kind"), %2 how many are chosen
        setText(tr("%1: %2 chosen").arg(name_).arg(on.size()));
    else
        setText(name_);
    setAccessibleName(text());
    updateGeometry();
}

} // namespace stonemason::token_battle
