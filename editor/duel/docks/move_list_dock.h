// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/duel/docks/duel_dock.h"

class QListView;

namespace stonemason {

class MoveListModel;

/// Every move of the game; choosing one looks at the position after it.
class MoveListDock : public DuelDock {
    Q_OBJECT

public:
    MoveListDock();

    QListView* list() const { return list_; }

protected:
    void bound() override;

private:
    void followShown();

    MoveListModel* model_;
    QListView* list_;
};

} // namespace stonemason
