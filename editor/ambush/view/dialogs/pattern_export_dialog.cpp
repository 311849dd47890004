// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/dialogs/pattern_export_dialog.h"

#include "core/ambush/pattern_file.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/grid/print/grid_sheet.h"

#include <QCheckBox>
#include <QSpinBox>

namespace stonemason::ambush {

namespace {

constexpr int rowsForm = 1; // of the tabs
constexpr int usualCell = 48;
constexpr int smallestCell = 8;
constexpr int largestCell = 128;

} // namespace

PatternExportDialog::PatternExportDialog(PatternDocument& document, QWidget* parent)
    : ExportDialog(document, QStringLiteral("pattern"), parent)
    , document_(document)
    , cellSize_(new QSpinBox)
    , grid_(new QCheckBox(tr("&Grid")))
    , characters_(new QCheckBox(tr("Co&des"))) {
    //: %1 is a pattern's name
    setWindowTitle(tr("Export %1").arg(document.title()));
    setHelpPage(*this, QStringLiteral("patterns.md"));
    resize(720, 560);
    dialogs_.setWindow(this);
    cellSize_->setRange(smallestCell, largestCell);
    cellSize_->setValue(usualCell);
    cellSize_->setSuffix(tr(" px"));
    cellSize_->setAccessibleName(tr("Size of a cell"));
    grid_->setChecked(true);
    connect(cellSize_, &QSpinBox::valueChanged, this, &PatternExportDialog::showPicture);
    for (QCheckBox* box : {grid_, characters_})
        connect(box, &QCheckBox::toggled, this, &PatternExportDialog::showPicture);
    const QList<ExportTarget> targets{
        {tr("Pattern file (JSON)"), QStringLiteral("ambush"), {tr("Stonemason pattern (*.ambush)")}},
        {tr("Text"), QStringLiteral("txt"), {tr("Text (*.txt)")}},
        {tr("Picture"), QStringLiteral("png"), pictureFilters(), ExportTarget::Kind::Picture}};
    build({targets, nullptr, {labelled(tr("&Cell"), cellSize_), grid_, characters_}, nullptr});
    connect(&document, &PatternDocument::cellsChanged, this, &PatternExportDialog::showTarget);
    connect(&document, &PatternDocument::replaced, this, &PatternExportDialog::showTarget);
}

Result<std::string> PatternExportDialog::text() const {
    Result<std::string> file = writePattern(document_.committedPattern(), Completeness::Draft);
    if (file && target() == rowsForm) return patternRows(document_.committedPattern());
    return file;
}

PatternStyle PatternExportDialog::style() const {
    return {.gridLines = grid_->isChecked(), .characters = characters_->isChecked()};
}

ExportPicture PatternExportDialog::picture() const {
    return gridExport(lastingLook(document_.committedPattern().signs, style()), cellSize_->value(),
                      document_.title());
}

} // namespace stonemason::ambush
