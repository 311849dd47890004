// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/actions/view_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/wastes/view/overlays/insight.h"

#include <QActionGroup>

namespace stonemason::wastes {

ViewActions::ViewActions(QObject* parent)
    : SwitchActions(parent), insights_(new QActionGroup(this)), insightMenu_(std::make_unique<QMenu>()) {
    const auto style = &BoardViewState::styleChanged;
    menu_ += addSwitch(QStringLiteral("signs"), QStringLiteral("codes"), tr("&Codes"),
                       tr("Write over each tile its character in files"), Qt::CTRL | Qt::Key_L,
                       &BoardViewState::showsSigns, &BoardViewState::setShowsSigns, style);
    menu_ += addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"),
                       tr("Draw lines between the tiles"), Qt::CTRL | Qt::Key_G, &BoardViewState::showsGrid,
                       &BoardViewState::setShowsGrid, style);
    menu_ += addSwitch(QStringLiteral("pieces"), QStringLiteral("move-piece"), tr("S&how Pieces"),
                       tr("Show the pieces on the board, or the tiles alone"), Qt::CTRL | Qt::Key_M,
                       &BoardViewState::showsPieces, &BoardViewState::setShowsPieces, style);
    menu_ += addSwitch(QStringLiteral("turned"), QStringLiteral("opponent-view"), tr("O&pponent's View"),
                       tr("Turn the board to the other player's side"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                       &GridState::isTurned, &GridState::setTurned, &GridState::turnedChanged);
    addInsights();
}

void ViewActions::addInsights() {
    insightMenu_->setTitle(tr("&Show over the Board"));
    insightMenu_->setIcon(icon(QStringLiteral("fairness")));
    for (const InsightInfo& info : allInsights()) {
        QAction* action = add(info.id, info.picture, info.menu, info.tip,
                              Qt::CTRL | Qt::ALT | Qt::Key(Qt::Key_0 + int(info.insight)));
        action->setCheckable(true);
        action->setActionGroup(insights_);
        action->setData(int(info.insight));
        connect(action, &QAction::triggered, this, [this, insight = info.insight] {
            if (viewState()) viewState()->setInsight(insight);
        });
        insightMenu_->addAction(action);
    }
    menu_ += insightMenu_->menuAction();
}

void ViewActions::bound() {
    SwitchActions::bound();
    binding().on(viewState(), &BoardViewState::insightChanged, [this] { update(); });
}

void ViewActions::refresh() {
    SwitchActions::refresh();
    for (QAction* choice : insights_->actions())
        choice->setChecked(choice->data().toInt() == int(viewState()->insight()));
}

} // namespace stonemason::wastes
