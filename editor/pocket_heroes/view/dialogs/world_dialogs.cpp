// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/dialogs/world_dialogs.h"

#include "core/pocket_heroes/edit/world_edit.h"
#include "core/pocket_heroes/format/world_json.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/model/world_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int longestName = 80;

} // namespace

NewWorldDialog::NewWorldDialog(const Catalogue& catalogue, QWidget* parent)
    : QDialog(parent), name_(new QLineEdit), size_(new QComboBox), ground_(new QComboBox) {
    setWindowTitle(tr("New World"));
    setHelpPage(*this, QStringLiteral("worlds.md"));
    name_->setMaxLength(longestName);
    name_->setPlaceholderText(tr("Untitled world"));
    for (const int side : worldSides)
        //: Rows and columns of a world, both the same
        size_->addItem(tr("%1 × %1 cells").arg(side), side);
    size_->setCurrentIndex(1);
    for (int surface = 0; surface < surfaceCount; ++surface)
        ground_->addItem(surfaceName(catalogue, Surface(surface)), surface);
    ground_->setCurrentIndex(int(Surface::Grass));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("&Size"), size_);
    form->addRow(tr("&Ground"), ground_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te World"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * gap);
    layout->addLayout(form);
    layout->addWidget(buttons);
    create->setDefault(true);
    name_->setFocus();
}

World NewWorldDialog::world() const {
    World world = emptyWorld(size_->currentData().toInt());
    const auto ground = Surface(ground_->currentData().toInt());
    world.nodes = Grid<Node>(world.nodes.size(), Node{ground, 0});
    std::string name = name_->text().trimmed().toStdString();
    std::erase(name, '\0');
    const auto text = std::ranges::find(world.texts, TextKind::Name, &Text::kind);
    if (text != world.texts.end()) text->words[std::size_t(Language::English)] = name;
    return world;
}

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
