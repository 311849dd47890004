// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/actions/view_actions.h"

namespace stonemason::text_map {

ViewActions::ViewActions(QObject* parent) : BoundTextMapActions(parent) {
    QAction* signs = add(QStringLiteral("signs"), QStringLiteral("codes"), tr("&Characters"),
                         tr("Write over each cell its character in the file"), Qt::CTRL | Qt::Key_L);
    QAction* grid = add(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"),
                        tr("Draw lines between the cells"), Qt::CTRL | Qt::Key_G);
    for (QAction* action : {signs, grid})
        action->setCheckable(true);
    connect(signs, &QAction::triggered, this, [this](bool on) { viewState()->setShowsSigns(on); });
    connect(grid, &QAction::triggered, this, [this](bool on) { viewState()->setShowsGrid(on); });
}

void ViewActions::bound() {
    binding().on(viewState(), &TextMapViewState::styleChanged, [this] { update(); });
}

void ViewActions::refresh() {
    action(QStringLiteral("signs"))->setChecked(viewState()->showsSigns());
    action(QStringLiteral("grid"))->setChecked(viewState()->showsGrid());
}

} // namespace stonemason::text_map
