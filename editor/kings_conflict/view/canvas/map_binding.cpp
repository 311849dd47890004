// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include "core/kings_conflict/check/check.h"
#include "editor/kings_conflict/view/canvas/map_problems.h"

namespace stonemason::kings_conflict {

QString MapReport::toolText(int number) const {
    switch (problemTool(problem(number), game())) {
    case ProblemTool::SuggestHints: return MapEditorTraits::tr("Suggest hints…");
    //: A button: paint tiles where the problem is
    case ProblemTool::Paint: return MapEditorTraits::tr("Paint tiles");
    case ProblemTool::Resize:
        //: A button; %1 and %2 are rows and columns
        return MapEditorTraits::tr("Resize to %1 × %2").arg(game().board.rows).arg(game().board.columns);
    case ProblemTool::None: break;
    }
    return {};
}

QString MapReport::toolIcon(int number) const {
    switch (problemTool(problem(number), game())) {
    case ProblemTool::Paint: return QStringLiteral("brush");
    case ProblemTool::Resize: return QStringLiteral("zoom-fit");
    default: return QStringLiteral("suggest");
    }
}

ProblemWords MapEditorTraits::problemWords() {
    return {.show = tr("&Show on the Map"),
            .showTip = tr("Show on the map (Enter)"),
            .checking = tr("The map is still being checked…"),
            .changed = tr("The map has changed. Wait for the new check."),
            .readyTitle = tr("Ready to submit"),
            //: "Export code" is a button of the tool bar
            .ready = tr("Nothing is wrong with this map. Hand it in with Export code."),
            .readyWithNotes =
                //: "Export code" is a button of the tool bar
            tr("Nothing is wrong; the notes below are only worth knowing. Hand it in with Export code.")};
}

std::function<AllFixed(std::stop_token)> MapEditorTraits::fixAll(MapDocument& document) {
    return [map = document.map(), &game = document.game(), &document](const std::stop_token& stop) {
        const FixedMap fixed = kings_conflict::fixAll(map, game, stop);
        AllFixed all{fixed.solved, fixed.left, {}};
        if (!fixed.changes.empty())
            all.take = [&document, changes = fixed.changes] {
                const int before = document.undoStack().index();
                document.apply(tr("Fix all"), Edit{changes, {}});
                return document.undoStack().index() != before;
            };
        return all;
    };
}

} // namespace stonemason::kings_conflict
