// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/dialogs/board_export_dialog.h"

#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/grid/problems/report_text.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/view/art/board_renderer.h"
#include "editor/wastes/view/canvas/board_canvas.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace stonemason::wastes {

namespace {

constexpr int rowsForm = 1; // of the tabs

/// What the format omits, and below it the problems of the board.
QWidget* makeNotes(QLabel* loss, ReportVerdict* verdict) {
    loss->setWordWrap(true);
    loss->setObjectName(QStringLiteral("loss"));
    loss->setAccessibleName(BoardExportDialog::tr("What this form leaves out"));
    auto* notes = new QWidget;
    auto* column = new QVBoxLayout(notes);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(loss);
    column->addWidget(verdict);
    return notes;
}

void showLoss(QLabel& loss, const BoardDocument& document, int target) {
    const QStringList missing = target == rowsForm ? document.missingInRows() : QStringList();
    loss.setVisible(!missing.isEmpty());
    //: %1 is a list: "the pieces, the name"
    loss.setText(BoardExportDialog::tr("This form leaves out: %1. The board file keeps everything.")
                     .arg(QLocale().createSeparatedList(missing)));
}

void showVerdict(ReportVerdict& verdict, const BoardDocument& document) {
    if (document.reportIsCurrent())
        verdict.setReport(BoardReport(document.report(), document.profile()),
                          BoardExportDialog::tr("Ready to play: no problems found."));
    else
        verdict.wait(BoardExportDialog::tr("The board is still being checked…"));
}

GridExport exportOf(const BoardDocument& document) {
    auto* grid = new QCheckBox(BoardExportDialog::tr("&Grid"));
    auto* signs = new QCheckBox(BoardExportDialog::tr("Co&des"));
    auto* pieces = new QCheckBox(BoardExportDialog::tr("&Pieces"));
    auto* loss = new QLabel;
    auto* verdict = new ReportVerdict;
    grid->setChecked(true);
    pieces->setChecked(true);
    return {.nameless = QStringLiteral("board"),
            //: %1 is a board's name
            .windowTitle = BoardExportDialog::tr("Export %1").arg(document.title()),
            .helpPage = QStringLiteral("boards.md"),
            .targets = {{BoardExportDialog::tr("Board file (JSON)"),
                         QStringLiteral("sboard"),
                         {BoardExportDialog::tr("Stonemason board (*.sboard)")}},
                        {BoardExportDialog::tr("Text"),
                         QStringLiteral("txt"),
                         {BoardExportDialog::tr("Text (*.txt)")}},
                        {BoardExportDialog::tr("Picture"), QStringLiteral("png"), pictureFilters(),
                         ExportTarget::Kind::Picture}},
            .cellLabel = BoardExportDialog::tr("&Tile"),
            .cellName = BoardExportDialog::tr("Size of a tile"),
            .cell = {.usual = 64},
            .switches = {grid, signs, pieces},
            .notes = makeNotes(loss, verdict),
            .text = [&document](int target) -> Result<std::string> {
                if (target == rowsForm) return writeBoardRows(document.committedBoard());
                return writeSboard(document.committedBoard(), document.profile());
            },
            .look =
                [&document, grid, signs, pieces] {
                    return lastingLook(document.committedBoard(), document.profile(),
                                       {.gridLines = grid->isChecked(),
                                        .signs = signs->isChecked(),
                                        .pieces = pieces->isChecked(),
                                        .axis = false});
                },
            .showNotes =
                [&document, loss, verdict](int target) {
                    showLoss(*loss, document, target);
                    showVerdict(*verdict, document);
                }};
}

} // namespace

BoardExportDialog::BoardExportDialog(const BoardDocument& document, QWidget* parent)
    : GridExportDialog(document, exportOf(document), parent) {
}

ReportVerdict* BoardExportDialog::verdict() const {
    return notes()->findChild<ReportVerdict*>();
}

QLabel* BoardExportDialog::loss() const {
    return notes()->findChild<QLabel*>(QStringLiteral("loss"));
}

void BoardExportDialog::showRows() {
    setTarget(rowsForm);
}

} // namespace stonemason::wastes
