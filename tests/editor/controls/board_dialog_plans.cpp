// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/new_war_dialog.h"
#include "editor/wastes/view/dialogs/reshape_dialogs.h"
#include "tests/editor/controls/dialog_plans.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace stonemason::test {

QList<DialogPlan> boardDialogs() {
    const QStringList documents{QStringLiteral("documents")};
    QList<DialogPlan> all;
    all += DialogPlan{.name = "new board",
                      .dialog = "stonemason::wastes::NewBoardDialog",
                      .open = [](Stage& stage) { start(stage, "board.new"); },
                      .results = documents};
    all += DialogPlan{
        .name = "size of a board",
        .dialog = "stonemason::wastes::ResizeDialog",
        .open =
            [](Stage& stage) {
                openPlainBoard(stage);
                start(stage, "board.resize");
            },
        .results = documents,
        .prepare = [](QDialog& dialog) { static_cast<wastes::ResizeDialog&>(dialog).topField()->stepUp(); }};
    all += DialogPlan{.name = "symmetry of a board",
                      .dialog = "stonemason::wastes::SymmetryDialog",
                      .open =
                          [](Stage& stage) {
                              openPlainBoard(stage);
                              start(stage, "board.symmetry-half-turn");
                          },
                      .results = documents};
    all += DialogPlan{.name = "export of a board",
                      .dialog = "stonemason::wastes::BoardExportDialog",
                      .open =
                          [](Stage& stage) {
                              openPlainBoard(stage);
                              start(stage, "board.export");
                          },
                      .results = {QStringLiteral("clipboard")},
                      .take = [](QDialog& dialog) { press(dialog, QStringLiteral("Copy to Clipboard")); }};
    return all;
}

QList<DialogPlan> warDialogs() {
    DialogPlan game{.name = "new game on a board",
                    .dialog = "stonemason::wastes::NewWarDialog",
                    .open = [](Stage& stage) { start(stage, "war.new"); },
                    .results = {QStringLiteral("documents")}};
    game.prepare = [](QDialog& dialog) {
        auto& asked = static_cast<wastes::NewWarDialog&>(dialog);
        asked.seedField()->setText(QStringLiteral("5"));
        asked.firstField()->setCurrentIndex(1);
    };
    game.twins = {QStringLiteral("Who moves first")}; // the lot falls on one of the two
    return {game, lanDialog("a board over the network", "war.new-lan")};
}

} // namespace stonemason::test
