// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/wastes/model/board_view_state.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace stonemason::wastes {

/// One row for each, None first.
struct InsightInfo {
    Insight insight;
    QString id;   ///< of its action: "show-reach"
    QString name; ///< "Reach of the chosen piece"
    QString menu; ///< the same with a letter
    QString tip;
    QString picture; ///< name of its icon
};
std::vector<InsightInfo> allInsights();
QString insightName(Insight insight);

inline constexpr OverlayPlace insightPlace{"insight", 10};

/// What the overlay shows, worked out from the board; on any thread. nullptr for None.
/// @param chosen the piece that Reach is about
std::shared_ptr<const GridOverlay> insightOverlay(Insight insight, const Board& board, const Profile& profile,
                                                  std::optional<Cell> chosen);

} // namespace stonemason::wastes
