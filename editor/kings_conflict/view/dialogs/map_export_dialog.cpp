// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/dialogs/map_export_dialog.h"

#include "core/kings_conflict/format/map_format.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/problems/report_text.h"
#include "editor/grid/view/grid_job.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"
#include "editor/text/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr double hintOpacity = 0.75; // the terrain still shows through

MapFormat formatOf(ExportForm form) {
    switch (form) {
    case ExportForm::Forum: return MapFormat::Forum;
    case ExportForm::Text: return MapFormat::Text;
    case ExportForm::MapFile: return MapFormat::Smap;
    case ExportForm::GameCode:
    case ExportForm::Picture: break;
    }
    return MapFormat::GameCode;
}

MapStyle styleOf(const Map& map, const PictureOptions& options) {
    MapStyle style;
    style.theme = Theme::Light; // pictures are posted where the program's theme is unknown
    style.gridLines = options.grid;
    style.codes = options.codes;
    style.kings = options.kings;
    style.axis = false;
    style.opacity.assign(std::size_t(map.layerCount()), 0.0);
    style.opacity.front() = 1.0;
    if (options.hintLayer > terrainLayer && map.hasLayer(options.hintLayer)) {
        style.opacity[std::size_t(options.hintLayer)] = hintOpacity;
        style.numbersOf = options.hintLayer;
    }
    return style;
}

QSize sizeOf(const Map& map, const PictureOptions& options) {
    return QSize(map.size().columns, map.size().rows) * options.cellSize;
}

} // namespace

int largestCellFor(Size board) {
    return std::clamp(largestPicture / std::max({board.rows, board.columns, 1}), smallestCell, largestCell);
}

Result<std::string> exportText(const Map& map, const GameProfile& game, ExportForm form) {
    return writeMap(map, game, formatOf(form));
}

QImage exportPicture(MapRenderer& renderer, const Map& map, const PictureOptions& options,
                     const WorkProgress& progress) {
    return gridPicture(renderer.look(map, styleOf(map, options)), sizeOf(map, options), progress);
}

QByteArray exportDrawing(MapRenderer& renderer, const Map& map, const PictureOptions& options,
                         const WorkProgress& progress) {
    return gridDrawing(renderer.look(map, styleOf(map, options)), options.cellSize,
                       QString::fromStdString(map.info.name), progress);
}

QString suffixOf(ExportForm form) {
    switch (form) {
    case ExportForm::GameCode: return QStringLiteral("as");
    case ExportForm::Forum:
    case ExportForm::Text: return QStringLiteral("txt");
    case ExportForm::MapFile: return QStringLiteral("smap");
    case ExportForm::Picture: break;
    }
    return QStringLiteral("png");
}

QStringList filtersOf(ExportForm form) {
    switch (form) {
    case ExportForm::GameCode:
        return {QCoreApplication::translate("ExportForm", "Code for submission (*.as)")};
    case ExportForm::Forum: return {QCoreApplication::translate("ExportForm", "Forum post (*.txt)")};
    case ExportForm::Text: return {QCoreApplication::translate("ExportForm", "Text (*.txt)")};
    case ExportForm::MapFile: return {QCoreApplication::translate("ExportForm", "Stonemason map (*.smap)")};
    case ExportForm::Picture: break;
    }
    return pictureFilters();
}

MapExportDialog::MapExportDialog(MapDocument& document, QWidget* parent)
    : ExportDialog(document, QStringLiteral("map"), parent)
    , document_(document)
    , name_(new QLineEdit)
    , cellSize_(new QSpinBox)
    , grid_(new QCheckBox(tr("&Grid")))
    , codes_(new QCheckBox(tr("Co&des")))
    , kings_(new QCheckBox(tr("&Kings")))
    , hints_(new QComboBox)
    , verdict_(new ReportVerdict)
    , anyway_(new QCheckBox) {
    //: %1 is a map's name
    setWindowTitle(tr("Export %1").arg(document.title()));
    setHelpPage(*this, QStringLiteral("export-and-submit.md"));
    resize(720, 560);
    dialogs_.setWindow(this);
    const QStringList names{tr("Code for submission"), tr("Forum post"), tr("Text"), tr("Map file (JSON)"),
                            tr("Picture")};
    QList<ExportTarget> targets;
    for (ExportForm form : allExportForms)
        targets += {names[int(form)], suffixOf(form), filtersOf(form),
                    form == ExportForm::Picture ? ExportTarget::Kind::Picture : ExportTarget::Kind::Lines,
                    form == ExportForm::Forum ? QStringLiteral("-post") : QString()};
    build({targets, buildNameRow(), buildPictureOptions(), buildVerdict()});
    connect(anyway_, &QCheckBox::toggled, this, &MapExportDialog::allow);
    connect(&document, &MapDocument::reportChanged, this, &MapExportDialog::showVerdict);
    connect(&document, &MapDocument::cellsChanged, this, &MapExportDialog::showTarget);
    connect(&document, &MapDocument::replaced, this, &MapExportDialog::showTarget);
}

QWidget* MapExportDialog::buildNameRow() {
    name_->setPlaceholderText(tr("Unnamed: a forum post would have no title"));
    name_->setAccessibleName(tr("Name of the map"));
    QWidget* row = labelled(tr("&Name of the map"), name_);
    row->setVisible(document_.map().info.name.empty());
    connect(name_, &QLineEdit::textChanged, this, &MapExportDialog::changeName);
    return row;
}

void MapExportDialog::changeName(const QString& name) {
    MapInfo info = document_.map().info;
    info.name = name.trimmed().toStdString();
    document_.setInfo(info);
    setWindowTitle(tr("Export %1").arg(document_.title()));
    showTarget();
    showVerdict();
}

QList<QWidget*> MapExportDialog::buildPictureOptions() {
    const Map& map = document_.map();
    cellSize_->setRange(smallestCell, largestCellFor(map.size()));
    cellSize_->setValue(PictureOptions{}.cellSize);
    cellSize_->setSuffix(tr(" px"));
    cellSize_->setAccessibleName(tr("Size of a tile"));
    grid_->setChecked(PictureOptions{}.grid);
    codes_->setChecked(PictureOptions{}.codes);
    kings_->setChecked(PictureOptions{}.kings);
    hints_->addItem(tr("no hints"), -1);
    for (int layer = terrainLayer + 1; layer < map.layerCount(); ++layer)
        if (map.hasLayer(layer))
            hints_->addItem(localText(document_.game().layers[std::size_t(layer)].name), layer);
    hints_->setAccessibleName(tr("Hint grid"));
    connect(cellSize_, &QSpinBox::valueChanged, this, &MapExportDialog::showPicture);
    for (QCheckBox* box : {grid_, codes_, kings_})
        connect(box, &QCheckBox::toggled, this, &MapExportDialog::showPicture);
    connect(hints_, &QComboBox::currentIndexChanged, this, &MapExportDialog::showPicture);
    return {labelled(tr("&Tile"), cellSize_), grid_, codes_, kings_, hints_};
}

QWidget* MapExportDialog::buildVerdict() {
    auto* panel = new QWidget;
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addWidget(verdict_);
    layout->addWidget(anyway_);
    return panel;
}

PictureOptions MapExportDialog::pictureOptions() const {
    return {cellSize_->value(), grid_->isChecked(), codes_->isChecked(), kings_->isChecked(),
            hints_->currentData().toInt()};
}

Result<std::string> MapExportDialog::text() const {
    return exportText(document_.committedMap(), document_.game(), form());
}

ExportPicture MapExportDialog::picture() const {
    struct Kept {
        Map map;
        MapRenderer renderer;
    };
    const std::shared_ptr<Kept> kept(new Kept{document_.committedMap(), MapRenderer(document_.game())});
    const PictureOptions options = pictureOptions();
    const Size size = kept->map.size();
    const auto fitted = [options, size](const QSize& room) {
        PictureOptions smaller = options;
        smaller.cellSize =
            std::clamp(std::min(room.width() / size.columns, room.height() / size.rows), 1, options.cellSize);
        return smaller;
    };
    return {.size = QSize(size.columns, size.rows) * options.cellSize,
            .image =
                [kept, options, fitted](std::optional<QSize> room, const WorkProgress& progress) {
                    return exportPicture(kept->renderer, kept->map, room ? fitted(*room) : options, progress);
                },
            .drawing =
                [kept, options](const WorkProgress& progress) {
                    return exportDrawing(kept->renderer, kept->map, options, progress);
                },
            .isDrawnAside = !isQuick(size)};
}

void MapExportDialog::prepare() {
    cellSize_->setMaximum(largestCellFor(document_.committedMap().size()));
    showVerdict();
}

bool MapExportDialog::mayLeave() const {
    return document_.reportIsCurrent() && (!document_.report().hasErrors() || anyway_->isChecked());
}

void MapExportDialog::showVerdict() {
    if (document_.reportIsCurrent())
        verdict_->setReport(MapReport(document_.report(), document_.game()),
                            tr("Ready to submit: no problems found."),
                            submissionReminders(document_.committedMap().info));
    else
        verdict_->wait(tr("The map is still being checked…"));
    const int errors = document_.report().count(Severity::Error);
    anyway_->setText(errors == 1 ? tr("E&xport anyway, with 1 error")
                                 : tr("E&xport anyway, with %n errors", nullptr, errors));
    anyway_->setVisible(errors > 0);
    allow();
}

} // namespace stonemason::kings_conflict
