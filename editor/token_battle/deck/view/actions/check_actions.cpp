// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/actions/check_actions.h"

namespace stonemason::token_battle {

CheckActions::CheckActions(QObject* parent)
    : BoundDeckActions(parent)
    , statistics_(add(QStringLiteral("statistics"), QStringLiteral("statistics"), tr("Stat&istics"),
                      tr("Show the statistics of the deck below it"), Qt::CTRL | Qt::ALT | Qt::Key_S))
    , rotation_(add(QStringLiteral("in-rotation"), QStringLiteral("march"), tr("Stacks in Tu&rn"),
                    tr("Show when cards come up with the stacks played in turn, 1, 2, 3, 4, 1 …"),
                    Qt::CTRL | Qt::ALT | Qt::Key_T)) {
    statistics_->setCheckable(true);
    statistics_->setChecked(true);
    rotation_->setCheckable(true);
    rotation_->setChecked(true);
    QAction* next = add(QStringLiteral("next-problem"), QStringLiteral("warning"), tr("Next &Problem"),
                        tr("Go to the next problem of the deck"), Qt::Key_F8);
    connect(next, &QAction::triggered, this, &CheckActions::nextProblemRequested);
}

} // namespace stonemason::token_battle
