// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/generated_map_dialog.h"
#include "editor/kings_conflict/view/generate/map_gallery.h"
#include "editor/wastes/view/generate/generated_board_dialog.h"
#include "tests/editor/controls/dialog_plans.h"

namespace stonemason::test {

QList<DialogPlan> generatedDialogs() {
    const char* const manyFit = "what is chosen may be as wished for already";
    DialogPlan map{.name = "generated map",
                   .dialog = "stonemason::kings_conflict::GeneratedMapDialog",
                   .open = [](Stage& stage) { start(stage, "map.generated"); },
                   .results = {QStringLiteral("documents")}};
    map.isReady = [](QDialog& dialog) {
        return !static_cast<kings_conflict::GeneratedMapDialog&>(dialog).gallery()->isWorking();
    };
    map.exceptions = {
        {"Favourite", "keeps the map for another time"}, {", at least", manyFit}, {", at most", manyFit}};
    DialogPlan board{.name = "generated board",
                     .dialog = "stonemason::wastes::GeneratedBoardDialog",
                     .open = [](Stage& stage) { start(stage, "board.generated"); },
                     .results = {QStringLiteral("documents")}};
    board.isReady = [](QDialog& dialog) {
        return !static_cast<wastes::GeneratedBoardDialog&>(dialog).gallery()->isWorking();
    };
    board.exceptions = {{", at least", manyFit}, {", at most", manyFit}};
    return {map, board};
}

} // namespace stonemason::test
