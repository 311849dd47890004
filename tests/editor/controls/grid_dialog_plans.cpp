// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/dialogs/size_dialog.h"
#include "tests/editor/controls/dialog_plans.h"

#include <QListWidget>
#include <QSpinBox>

namespace stonemason::test {

namespace {

DialogPlan exportPlan(const char* name, const char* dialog, std::function<void(Stage&)> open) {
    return {.name = name,
            .dialog = dialog,
            .open = std::move(open),
            .results = {QStringLiteral("clipboard")},
            .take = [](QDialog& shown) { press(shown, QStringLiteral("Copy to Clipboard")); }};
}

/// Without a change of size its other choices have no result.
void addRow(QDialog& dialog) {
    static_cast<SizeDialog&>(dialog).topField()->stepUp();
}

} // namespace

QList<DialogPlan> textMapDialogs() {
    return {{.name = "new text map",
             .dialog = "stonemason::text_map::NewTextMapDialog",
             .open = [](Stage& stage) { start(stage, "text-map.new"); },
             .results = {QStringLiteral("documents")}},
            {.name = "size of a text map",
             .dialog = "stonemason::text_map::TextMapSizeDialog",
             .open =
                 [](Stage& stage) {
                     openPlainTextMap(stage);
                     start(stage, "text-map.resize");
                 },
             .results = {QStringLiteral("documents")},
             .prepare = addRow},
            {.name = "maps of a level file",
             .dialog = "stonemason::text_map::LevelDialog",
             .open =
                 [](Stage& stage) {
                     openLevelFile(stage);
                     start(stage, "text-map.maps");
                 },
             .results = {QStringLiteral("documents")},
             .prepare =
                 [](QDialog& dialog) {
                     auto* list = dialog.findChild<QListWidget*>();
                     list->setCurrentRow(list->currentRow() == 1 ? 0 : 1);
                 },
             .isReady =
                 [](QDialog& dialog) { // each has its size below its name once it is read
                     const auto* list = dialog.findChild<QListWidget*>();
                     for (int row = 0; row < list->count(); ++row)
                         if (!list->item(row)->text().contains(u'\n')) return false;
                     return true;
                 },
             .exceptions = {{"Maps in the file",
                             "shows another part of a file whose bytes, the fact held here, stay as they "
                             "are; TestSignMeaningsWindow holds which part",
                             true}}},
            exportPlan("export of a text map", "stonemason::text_map::TextMapExportDialog", [](Stage& stage) {
                openPlainTextMap(stage);
                start(stage, "text-map.export");
            })};
}

QList<DialogPlan> patternDialogs() {
    const QStringList documents{QStringLiteral("documents")};
    DialogPlan size{.name = "size of a pattern",
                    .dialog = "stonemason::ambush::PatternSizeDialog",
                    .open =
                        [](Stage& stage) {
                            openPlainPattern(stage);
                            start(stage, "pattern.resize");
                        },
                    .results = documents};
    size.prepare = addRow;
    return {{.name = "new pattern",
             .dialog = "stonemason::ambush::NewPatternDialog",
             .open = [](Stage& stage) { start(stage, "pattern.new"); },
             .results = documents},
            size,
            exportPlan("export of a pattern", "stonemason::ambush::PatternExportDialog", [](Stage& stage) {
                openPlainPattern(stage);
                start(stage, "pattern.export");
            })};
}

} // namespace stonemason::test
