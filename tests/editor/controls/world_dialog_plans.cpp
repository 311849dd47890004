// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/dialog_plans.h"

namespace stonemason::test {

QList<DialogPlan> worldDialogs() {
    return {{.name = "new world",
             .dialog = "stonemason::pocket_heroes::NewWorldDialog",
             .open = [](Stage& stage) { start(stage, "world.new"); },
             .results = {QStringLiteral("documents")}},
            {.name = "size of a world",
             .dialog = "stonemason::pocket_heroes::WorldSizeDialog",
             .open =
                 [](Stage& stage) {
                     openPlainWorld(stage);
                     start(stage, "world.resize");
                 },
             .results = {QStringLiteral("documents")}},
            {.name = "export of a world",
             .dialog = "stonemason::pocket_heroes::WorldExportDialog",
             .open =
                 [](Stage& stage) {
                     openPlainWorld(stage);
                     start(stage, "world.export");
                 },
             .results = {QStringLiteral("clipboard")},
             .take = [](QDialog& shown) { press(shown, QStringLiteral("Copy to Clipboard")); },
             .exceptions = {{"QComboBox “Language of the texts”", "a plain world has texts in one language",
                             true}}}};
}

} // namespace stonemason::test
