// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/dialogs/text_map_dialogs.h"

#include "core/text_map/text_map.h"
#include "core/text_map/text_map_file.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/text_map/model/sign_book.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_state.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr Size usualMap{25, 80}; // what most roguelike games have

enum class Fill { Room, Walls, Floor };

} // namespace

NewTextMapDialog::NewTextMapDialog(const SignBook& signs, QWidget* parent)
    : QDialog(parent), signs_(signs), size_(1, maximumTextMapSide, usualMap), fill_(new QComboBox) {
    setWindowTitle(tr("New Text Map"));
    setHelpPage(*this, QStringLiteral("text-maps.md"));
    //: %1 and %2 are signs, such as "#" and "."
    fill_->addItem(
        tr("Floor (%1) with walls (%2) around it").arg(signs.shown(signs.floor()), signs.shown(signs.wall())),
        int(Fill::Room));
    //: %1 is a sign, such as "#"
    fill_->addItem(tr("Walls (%1), to dig into").arg(signs.shown(signs.wall())), int(Fill::Walls));
    //: %1 is a sign, such as "."
    fill_->addItem(tr("Floor (%1)").arg(signs.shown(signs.floor())), int(Fill::Floor));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    size_.addTo(*form);
    form->addRow(tr("&Fill"), fill_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te Map"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * gap);
    layout->addLayout(form);
    layout->addWidget(buttons);
    create->setDefault(true);
    rowsField()->setFocus();
    rowsField()->selectAll();
}

TextMap NewTextMapDialog::map() const {
    const auto fill = Fill(fill_->currentData().toInt());
    const Size size = size_.size();
    TextMap map = newTextMap(size, signs_.sign(fill == Fill::Walls ? signs_.wall() : signs_.floor()));
    if (fill != Fill::Room) return map;
    const SignIndex wall = indexOf(map, signs_.sign(signs_.wall())).value_or(nothing);
    for (int column = 0; column < size.columns; ++column)
        map.cells[{0, column}] = map.cells[{size.rows - 1, column}] = wall;
    for (int row = 0; row < size.rows; ++row)
        map.cells[{row, 0}] = map.cells[{row, size.columns - 1}] = wall;
    return map;
}

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

GridExport exportOf(const TextMapDocument& document) {
    const Size size = document.size();
    auto* grid = new QCheckBox(TextMapExportDialog::tr("&Grid"));
    auto* signs = new QCheckBox(TextMapExportDialog::tr("&Characters"));
    return {.nameless = QStringLiteral("map"),
            //: %1 is a map's name
            .windowTitle = TextMapExportDialog::tr("Export %1").arg(document.title()),
            .helpPage = QStringLiteral("text-maps.md"),
            .targets = {{TextMapExportDialog::tr("Text"),
                         QStringLiteral("txt"),
                         {TextMapExportDialog::tr("Text (*.txt)")}},
                        {TextMapExportDialog::tr("Picture"), QStringLiteral("png"), formsOfPicture(size),
                         ExportTarget::Kind::Picture}},
            .cellLabel = TextMapExportDialog::tr("Ce&ll"),
            .cellName = TextMapExportDialog::tr("Size of a cell"),
            .cell = {.smallest = 1,
                     .largest = std::clamp(largestPictureSide / std::max(size.rows, size.columns), 1,
                                           largestPictureCell),
                     .usual = usualPictureCell},
            .switches = {grid, signs},
            .text = [&document](int) -> Result<std::string> { return writeRows(document.committedMap()); },
            .look =
                [&document, grid, signs] {
                    const TextMapCells cells{&document.committedMap().cells, &document.codes()};
                    return lastingLook(cells, document.signs(),
                                       {.gridLines = grid->isChecked(), .signs = signs->isChecked()});
                }};
}

} // namespace

TextMapExportDialog::TextMapExportDialog(const TextMapDocument& document, QWidget* parent)
    : GridExportDialog(document, exportOf(document), parent) {
}

namespace {

/// Larger ones are not drawn with every turn of a spin box.
constexpr std::int64_t mostCellsShown = 1 << 20;

} // namespace

TextMapSizeDialog::TextMapSizeDialog(TextMapDocument& document, TextMapRenderer& renderer, QWidget* parent)
    : SizeDialog(document,
                 {.most = maximumTextMapSide,
                  .title = tr("Size of the Map"),
                  .pictureName = tr("The map as it will be"),
                  .limits = tr("A text map has 1 to %1 rows and columns.").arg(maximumTextMapSide),
                  .helpPage = QStringLiteral("text-maps.md")},
                 parent)
    , document_(document)
    , renderer_(renderer) {
    const SignBook& signs = document.signs();
    for (const TileIndex code : {signs.wall(), signs.floor(), signs.blank()})
        addFill(signs.name(code), code);
    showOutcome();
}

std::optional<TextMap> TextMapSizeDialog::changed(const Margins& margins) const {
    const TextMap& map = document_.committedMap();
    return resized(map, margins, document_.signs().signFor(TileIndex(fill()), map));
}

TextMapSizeDialog::Outcome TextMapSizeDialog::outcome(const Margins& margins, QSize pixels) const {
    const Size size = withMargins(sizeNow(), margins);
    const QString sentence = tr("The map will have %1 × %2 cells.").arg(size.rows).arg(size.columns);
    if (std::max(size.area(), sizeNow().area()) > mostCellsShown) return {{}, sentence};
    const std::optional<TextMap> map = changed(margins);
    if (!map) return {{}, sentence};
    const std::vector<TileIndex> codes = document_.signs().codesOf(*map, document_.chosenMeanings());
    return {renderer_.image({&map->cells, &codes}, document_.view().style(), pixels), sentence};
}

void TextMapSizeDialog::accept() {
    std::optional<TextMap> map = changed(margins());
    if (!map) {
        verdict()->setText(tr("Nothing of the map would be left, or it has too many characters already."));
        return;
    }
    document_.replace(tr("Change size"), std::move(*map));
    QDialog::accept();
}

} // namespace stonemason::text_map
