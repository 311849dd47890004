// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/map_binding.h"

namespace stonemason {

class BoardOverview;

/// The whole map in small, with a frame around what the canvas shows.
class OverviewDock : public MapDock {
    Q_OBJECT

public:
    OverviewDock();

    BoardOverview* pane() const { return pane_; }

protected:
    void bound() override;

private:
    BoardOverview* pane_;
};

} // namespace stonemason
