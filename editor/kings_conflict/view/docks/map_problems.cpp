// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/map_problems.h"

namespace stonemason::kings_conflict {

void MapProblems::prepareToShow(const ProblemRef& problem) {
    const std::optional<int> layer = MapReport::of(problem).layer;
    if (layer && document().map().hasLayer(*layer)) document().view().setCurrentLayer(*layer);
}

void MapProblems::openTool(const ProblemRef& problem) {
    const Problem& shown = MapReport::of(problem);
    switch (problemTool(shown, document().game())) {
    case ProblemTool::SuggestHints: emit suggestRequested(shown.layer); break;
    case ProblemTool::Paint:
        emit paintRequested(paintAdvice(shown, document().map(), document().game()));
        break;
    case ProblemTool::None: break;
    }
}

} // namespace stonemason::kings_conflict
