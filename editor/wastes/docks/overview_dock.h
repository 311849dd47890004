// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/board_binding.h"

namespace stonemason {
class BoardOverview;
}

namespace stonemason::wastes {

/// The whole board in small.
class OverviewDock : public BoardDock {
    Q_OBJECT

public:
    OverviewDock();

    BoardOverview* pane() const { return pane_; }

protected:
    void bound() override;

private:
    BoardOverview* pane_;
};

} // namespace stonemason::wastes
