// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/actions/template_actions.h"

#include "editor/grid/problems/problem_actions.h"
#include "editor/pocket_heroes/template/view/actions/template_edit_actions.h"
#include "editor/pocket_heroes/template/view/actions/template_menu_actions.h"

namespace stonemason::pocket_heroes {

TemplateActions::TemplateActions(QObject* parent)
    : QObject(parent)
    , edit_(new TemplateEditActions(this))
    , zoom_(new TemplateZoomActions(this))
    , menu_(new TemplateMenuActions(this))
    , problems_(new ProblemActions(QStringLiteral("template"), this)) {
    for (const ActionSet* set : std::initializer_list<ActionSet*>{edit_, zoom_, menu_, problems_})
        connect(set, &ActionSet::message, this, &TemplateActions::message);
}

void TemplateActions::bind(TemplateDocument* document, GraphCanvas* canvas) {
    for (BoundTemplateActions* set : std::initializer_list<BoundTemplateActions*>{edit_, zoom_, menu_})
        set->bind(document, canvas);
    problems_->follow();
}

WorkspaceActions TemplateActions::places() const {
    WorkspaceActions places;
    places.edit = edit_->menu();
    places.view = zoom_->menu();
    places.menu = menu_->menu() + problems_->menu();
    places.menuTitle = tr("Te&mplate");
    places.toolBar = menu_->toolBar();
    places.exports = {menu_->exportAction()};
    return places;
}

QList<QAction*> TemplateActions::contextMenu() const {
    return menu_->menu() + edit_->menu();
}

} // namespace stonemason::pocket_heroes
