// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/dialogs/new_template_dialog.h"
#include "editor/pocket_heroes/template/view/preview/start_preview.h"
#include "tests/editor/controls/dialog_plans.h"

namespace stonemason::test {

QList<DialogPlan> templateDialogs() {
    return {{.name = "new template",
             .dialog = "stonemason::pocket_heroes::NewTemplateDialog",
             .open = [](Stage& stage) { start(stage, "template.new"); },
             .results = {QStringLiteral("documents")},
             .isReady =
                 [](QDialog& shown) {
                     return !static_cast<pocket_heroes::NewTemplateDialog&>(shown).preview()->isWorking();
                 }},
            {.name = "export of a template",
             .dialog = "stonemason::pocket_heroes::TemplateExportDialog",
             .open =
                 [](Stage& stage) {
                     openPlainTemplate(stage);
                     start(stage, "template.export");
                 },
             .results = {QStringLiteral("clipboard")},
             .take = [](QDialog& shown) { press(shown, QStringLiteral("Copy to Clipboard")); }}};
}

} // namespace stonemason::test
