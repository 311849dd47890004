// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"
#include "editor/kings_conflict/view/canvas/problem_tool.h"

namespace stonemason::kings_conflict {

/// The problems of an open map, some of which have a tool.
class MapProblems : public GridProblems<MapEditorTraits> {
    Q_OBJECT

public:
    using GridProblems::GridProblems;

    void prepareToShow(const ProblemRef& problem) override;
    void openTool(const ProblemRef& problem) override;

signals:
    /// Hints are to be suggested for this layer, or for all.
    void suggestRequested(std::optional<int> layer);
    void paintRequested(const stonemason::kings_conflict::PaintAdvice& advice);
};

} // namespace stonemason::kings_conflict
