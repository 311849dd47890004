// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/dialogs/world_export_dialog.h"

#include "core/pocket_heroes/format/world_json.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"

#include <QCheckBox>
#include <QSpinBox>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int usualPictureCell = 32;
constexpr int largestPictureCell = 64;
constexpr int largestPictureSide = 8192;           // pixels
constexpr std::int64_t largestDrawing = 128 * 128; // cells: an SVG of more would be tens of megabytes

constexpr std::size_t mostAtOnce = 50'000; // texts and things that become one text within a moment

QStringList formsOfPicture(Size size) {
    QStringList filters = pictureFilters();
    if (size.area() > largestDrawing) filters.resize(1);
    return filters;
}

} // namespace

WorldExportDialog::WorldExportDialog(WorldDocument& document, QWidget* parent)
    : ExportDialog(document, QStringLiteral("world"), parent)
    , document_(document)
    , cellSize_(new QSpinBox)
    , grid_(new QCheckBox(tr("&Grid"))) {
    //: %1 is a world's name
    setWindowTitle(tr("Export %1").arg(document.title()));
    setHelpPage(*this, QStringLiteral("worlds.md"));
    resize(720, 560);
    dialogs_.setWindow(this);
    const Size size = document.committedWorld().size();
    const int largest = std::min(largestPictureCell, largestPictureSide / std::max(size.rows, size.columns));
    cellSize_->setRange(1, largest);
    cellSize_->setValue(std::min(usualPictureCell, largest / 2));
    cellSize_->setSuffix(tr(" px"));
    cellSize_->setAccessibleName(tr("Size of a cell"));
    connect(cellSize_, &QSpinBox::valueChanged, this, &WorldExportDialog::showPicture);
    connect(grid_, &QCheckBox::toggled, this, &WorldExportDialog::showPicture);
    const QList<ExportTarget> targets{
        {tr("Picture"), QStringLiteral("png"), formsOfPicture(size), ExportTarget::Kind::Picture},
        {tr("All of it (JSON)"), QStringLiteral("json"), {tr("JSON (*.json)")}}};
    build({targets, nullptr, {labelled(tr("Ce&ll"), cellSize_), grid_}, nullptr});
    connect(&document, &WorldDocument::edited, this, &WorldExportDialog::showTarget);
}

Result<std::string> WorldExportDialog::text() const {
    return worldJson(document_.committedWorld());
}

Result<std::string> WorldExportDialog::beginning(std::size_t least) const {
    return beginningOfWorldJson(document_.committedWorld(), least);
}

FileContent WorldExportDialog::longText() const {
    const World& world = document_.committedWorld();
    const std::size_t records = world.texts.size() + world.decorations.size() + world.paths.size();
    return records > mostAtOnce ? worldJsonContent(document_.keptWorld()) : FileContent();
}

/// What is exported looks the same whatever the window looks like.
WorldStyle WorldExportDialog::style() const {
    WorldStyle style = document_.view().style();
    style.dark = false;
    style.gridLines = grid_->isChecked();
    return style;
}

ExportPicture WorldExportDialog::picture() const {
    constexpr int frame = 32; // of the label it is shown in, which gives way to the lines below it
    const GridLook look = lastingLook(document_.keptWorld(), document_.catalogue(), style());
    ExportPicture exported = gridExport(look, cellSize_->value(), document_.title());
    exported.image = [whole = exported.image](std::optional<QSize> room, const WorkProgress& progress) {
        if (room) *room -= QSize(frame, frame);
        return whole(room, progress);
    };
    return exported;
}

} // namespace stonemason::pocket_heroes
