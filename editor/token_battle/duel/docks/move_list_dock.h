// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_moves.h"
#include "editor/token_battle/duel/duel_binding.h"

namespace stonemason {

class MoveListModel;

/// Every move of the game; choosing one looks at the position after it.
class MoveListDock : public DuelDock {
    Q_OBJECT

public:
    MoveListDock();

    PlayedMovesList* list() const { return list_; }

protected:
    void bound() override;

private:
    MoveListModel* model_;
    PlayedMovesList* list_;
};

} // namespace stonemason
