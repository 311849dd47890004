// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/dialogs/board_export_dialog.h"

#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/grid/problems/report_text.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/view/canvas/board_binding.h"

#include <QCheckBox>
#include <QSpinBox>

namespace stonemason::wastes {

namespace {

constexpr int rowsForm = 1; // of the tabs
constexpr int usualCell = 64;
constexpr int smallestCell = 8;
constexpr int largestCell = 128;

} // namespace

BoardExportDialog::BoardExportDialog(BoardDocument& document, QWidget* parent)
    : ExportDialog(document, QStringLiteral("board"), parent)
    , document_(document)
    , cellSize_(new QSpinBox)
    , grid_(new QCheckBox(tr("&Grid")))
    , signs_(new QCheckBox(tr("Co&des")))
    , pieces_(new QCheckBox(tr("&Pieces")))
    , verdict_(new ReportVerdict) {
    //: %1 is a board's name
    setWindowTitle(tr("Export %1").arg(document.title()));
    setHelpPage(*this, QStringLiteral("boards.md"));
    resize(720, 560);
    dialogs_.setWindow(this);
    cellSize_->setRange(smallestCell, largestCell);
    cellSize_->setValue(usualCell);
    cellSize_->setSuffix(tr(" px"));
    cellSize_->setAccessibleName(tr("Size of a tile"));
    grid_->setChecked(true);
    pieces_->setChecked(true);
    connect(cellSize_, &QSpinBox::valueChanged, this, &BoardExportDialog::showPicture);
    for (QCheckBox* box : {grid_, signs_, pieces_})
        connect(box, &QCheckBox::toggled, this, &BoardExportDialog::showPicture);
    const QList<ExportTarget> targets{
        {tr("Board file (JSON)"), QStringLiteral("sboard"), {tr("Stonemason board (*.sboard)")}},
        {tr("Text"), QStringLiteral("txt"), {tr("Text (*.txt)")}},
        {tr("Picture"), QStringLiteral("png"), pictureFilters(), ExportTarget::Kind::Picture}};
    build({targets, nullptr, {labelled(tr("&Tile"), cellSize_), grid_, signs_, pieces_}, verdict_});
    connect(&document, &BoardDocument::reportChanged, this, &BoardExportDialog::showVerdict);
    connect(&document, &BoardDocument::cellsChanged, this, &BoardExportDialog::showTarget);
    connect(&document, &BoardDocument::replaced, this, &BoardExportDialog::showTarget);
}

void BoardExportDialog::showVerdict() {
    if (document_.reportIsCurrent())
        verdict_->setReport(BoardReport(document_.report(), document_.profile()),
                            tr("Ready to play: no problems found."));
    else
        verdict_->wait(tr("The board is still being checked…"));
}

Result<std::string> BoardExportDialog::text() const {
    if (target() == rowsForm) return writeBoardRows(document_.committedBoard());
    return writeSboard(document_.committedBoard(), document_.profile());
}

BoardStyle BoardExportDialog::style() const {
    return {.gridLines = grid_->isChecked(),
            .signs = signs_->isChecked(),
            .pieces = pieces_->isChecked(),
            .axis = false};
}

ExportPicture BoardExportDialog::picture() const {
    return gridExport(lastingLook(document_.committedBoard(), document_.profile(), style()),
                      cellSize_->value(), document_.title());
}

} // namespace stonemason::wastes
