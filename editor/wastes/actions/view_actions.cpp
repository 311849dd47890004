// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/actions/view_actions.h"

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

ViewActions::ViewActions(QObject* parent) : BoundBoardActions(parent) {
    addSwitch(QStringLiteral("signs"), QStringLiteral("codes"), tr("&Codes"),
              tr("Write over each tile its character in files"), Qt::CTRL | Qt::Key_L,
              &BoardViewState::setShowsSigns);
    addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"), tr("Draw lines between the tiles"),
              Qt::CTRL | Qt::Key_G, &BoardViewState::setShowsGrid);
    addSwitch(QStringLiteral("pieces"), QStringLiteral("opponent"), tr("P&ieces"),
              tr("Show the pieces on the board, or the tiles alone"), Qt::CTRL | Qt::Key_M,
              &BoardViewState::setShowsPieces);
    addSwitch(QStringLiteral("turned"), QStringLiteral("opponent-view"), tr("O&pponent's View"),
              tr("Turn the board to the other player's side"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
              &BoardViewState::setTurned);
}

void ViewActions::bound() {
    binding().on(viewState(), &BoardViewState::styleChanged, [this] { update(); });
    binding().on(viewState(), &BoardState::turnedChanged, [this] { update(); });
}

void ViewActions::refresh() {
    action(QStringLiteral("signs"))->setChecked(viewState()->showsSigns());
    action(QStringLiteral("grid"))->setChecked(viewState()->showsGrid());
    action(QStringLiteral("pieces"))->setChecked(viewState()->showsPieces());
    action(QStringLiteral("turned"))->setChecked(viewState()->isTurned());
}

} // namespace stonemason::wastes
