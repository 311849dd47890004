// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/cell_rings.h"
#include "editor/kings_conflict/map_binding.h"

#include <optional>

namespace stonemason {

class DockTitle;
class ProblemList;
class ProblemModel;
class ReadyPanel;

/// What is wrong with the map, live: worst first, each with a jump to its cells and the fixes there are.
class ProblemsDock : public MapDock {
    Q_OBJECT

public:
    explicit ProblemsDock(const GameProfile& game);

    ProblemList* list() const { return list_; }
    ProblemModel* model() const { return model_; }
    ReadyPanel* readyPanel() const { return ready_; }
    /// Whether the list lags behind the map because a large one is still being checked.
    bool isStale() const;

    /// Says what the checks found, or that they are still at it; they run after every change.
    void tellVerdict();
    /// Puts the whole report on the clipboard as text.
    void copyReport();

protected:
    void bound() override;

private:
    void refresh();
    void showOnMap(const Problem& problem);
    void fix(const Problem& problem, int index);

    const GameProfile& game_;
    ProblemModel* model_;
    ProblemList* list_;
    ReadyPanel* ready_;
    DockTitle* title_;
    std::optional<Problem> marked_; ///< the one whose cells are ringed
    CellRings rings_;
};

} // namespace stonemason
