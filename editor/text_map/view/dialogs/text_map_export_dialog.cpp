// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/dialogs/text_map_export_dialog.h"

#include "core/text_map/text_map_file.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/text_map/model/text_map_document.h"

#include <QCheckBox>
#include <QSpinBox>

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr int usualPictureCell = 16;
constexpr int largestPictureCell = 128;
constexpr int largestPictureSide = 16'384;     // pixels
constexpr std::int64_t largestDrawing = 65536; // cells: an SVG of more would be too large for any program

QStringList formsOfPicture(Size size) {
    QStringList filters = pictureFilters();
    if (size.area() > largestDrawing) filters.resize(1);
    return filters;
}

} // namespace

TextMapExportDialog::TextMapExportDialog(TextMapDocument& document, QWidget* parent)
    : ExportDialog(document, QStringLiteral("map"), parent)
    , document_(document)
    , cellSize_(new QSpinBox)
    , grid_(new QCheckBox(tr("&Grid")))
    , signs_(new QCheckBox(tr("&Characters"))) {
    //: %1 is a map's name
    setWindowTitle(tr("Export %1").arg(document.title()));
    setHelpPage(*this, QStringLiteral("text-maps.md"));
    resize(720, 560);
    dialogs_.setWindow(this);
    const Size size = document.size();
    cellSize_->setRange(
        1, std::clamp(largestPictureSide / std::max(size.rows, size.columns), 1, largestPictureCell));
    cellSize_->setValue(usualPictureCell);
    cellSize_->setSuffix(tr(" px"));
    cellSize_->setAccessibleName(tr("Size of a cell"));
    connect(cellSize_, &QSpinBox::valueChanged, this, &TextMapExportDialog::showPicture);
    for (QCheckBox* box : {grid_, signs_})
        connect(box, &QCheckBox::toggled, this, &TextMapExportDialog::showPicture);
    const QList<ExportTarget> targets{
        {tr("Text"), QStringLiteral("txt"), {tr("Text (*.txt)")}},
        {tr("Picture"), QStringLiteral("png"), formsOfPicture(size), ExportTarget::Kind::Picture}};
    build({targets, nullptr, {labelled(tr("Ce&ll"), cellSize_), grid_, signs_}, nullptr});
    connect(&document, &TextMapDocument::cellsChanged, this, &TextMapExportDialog::showTarget);
    connect(&document, &TextMapDocument::replaced, this, &TextMapExportDialog::showTarget);
}

Result<std::string> TextMapExportDialog::text() const {
    return document_.bytesFor({});
}

TextMapStyle TextMapExportDialog::style() const {
    return {.gridLines = grid_->isChecked(), .signs = signs_->isChecked()};
}

ExportPicture TextMapExportDialog::picture() const {
    const TextMapCells cells{&document_.committedMap().cells, &document_.codes()};
    return gridExport(lastingLook(cells, document_.signs(), style()), cellSize_->value(), document_.title());
}

} // namespace stonemason::text_map
