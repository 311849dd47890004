// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/actions/view_actions.h"

#include "editor/app/icons.h"

#include <QActionGroup>

namespace stonemason::wastes {

template <typename Set>
void ViewActions::addSwitch(const QString& id, const QString& picture, const QString& text,
                            const QString& tip, const QKeySequence& keys, Set set) {
    QAction* action = add(id, picture, text, tip, keys);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, set](bool on) {
        if (viewState()) (viewState()->*set)(on);
    });
    menu_ += action;
}

ViewActions::ViewActions(QObject* parent)
    : BoundBoardActions(parent), insights_(new QActionGroup(this)), insightMenu_(std::make_unique<QMenu>()) {
    addSwitch(QStringLiteral("signs"), QStringLiteral("codes"), tr("&Codes"),
              tr("Write over each tile its character in files"), Qt::CTRL | Qt::Key_L,
              &BoardViewState::setShowsSigns);
    addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"), tr("Draw lines between the tiles"),
              Qt::CTRL | Qt::Key_G, &BoardViewState::setShowsGrid);
    addSwitch(QStringLiteral("pieces"), QStringLiteral("move-piece"), tr("S&how Pieces"),
              tr("Show the pieces on the board, or the tiles alone"), Qt::CTRL | Qt::Key_M,
              &BoardViewState::setShowsPieces);
    addSwitch(QStringLiteral("turned"), QStringLiteral("opponent-view"), tr("O&pponent's View"),
              tr("Turn the board to the other player's side"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
              &BoardViewState::setTurned);
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
    binding().on(viewState(), &BoardViewState::styleChanged, [this] { update(); });
    binding().on(viewState(), &BoardViewState::insightChanged, [this] { update(); });
    binding().on(viewState(), &GridState::turnedChanged, [this] { update(); });
}

void ViewActions::refresh() {
    action(QStringLiteral("signs"))->setChecked(viewState()->showsSigns());
    action(QStringLiteral("grid"))->setChecked(viewState()->showsGrid());
    action(QStringLiteral("pieces"))->setChecked(viewState()->showsPieces());
    action(QStringLiteral("turned"))->setChecked(viewState()->isTurned());
    for (QAction* choice : insights_->actions())
        choice->setChecked(choice->data().toInt() == int(viewState()->insight()));
}

} // namespace stonemason::wastes
