// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/fix_all.h"
#include "editor/board/board_job.h"
#include "editor/kings_conflict/cell_rings.h"
#include "editor/kings_conflict/map_binding.h"

#include <optional>

class QPushButton;

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
    /// Mends what can be mended by itself, as one undo step; large maps are left free meanwhile, and an edit
    /// gives it up.
    void fixAll();
    QPushButton* fixAllButton() const { return fixAll_; }
    /// Puts the whole report on the clipboard as text.
    void copyReport();

signals:
    void suggestRequested(int layer);

protected:
    void bound() override;

private:
    void refresh();
    void followMap();
    void showOnMap(const Problem& problem);
    void fix(const Problem& problem, int index);
    void takeAllFixes(const FixedMap& fixed);
    void showFixAll(bool working);

    const GameProfile& game_;
    ProblemModel* model_;
    ProblemList* list_;
    ReadyPanel* ready_;
    QPushButton* fixAll_;
    DockTitle* title_;
    std::optional<Problem> marked_; ///< the one whose cells are ringed
    CellRings rings_;
    BoardJob<FixedMap> fixing_;
};

} // namespace stonemason
