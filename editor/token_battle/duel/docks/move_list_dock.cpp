// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/docks/move_list_dock.h"

#include "editor/token_battle/duel/docks/move_list_model.h"

namespace stonemason {

MoveListDock::MoveListDock()
    : DuelDock(QStringLiteral("moveList"), tr("All Moves"), Qt::RightDockWidgetArea)
    , model_(new MoveListModel(this))
    , list_(new PlayedMovesList(*model_)) {
    list_->setAccessibleName(tr("All moves"));
    setWidget(list_);
}

void MoveListDock::bound() {
    model_->setDocument(document());
    list_->setDocument(document());
}

} // namespace stonemason
