// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/dialogs/export_form.h"

#include "core/kings_conflict/format/map_format.h"
#include "editor/app/files/picture_file.h"
#include "editor/grid/view/grid_picture.h"

#include <QCoreApplication>

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
    style.theme = Theme::Light; // a forum does not know what palette the program wears
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

} // namespace stonemason::kings_conflict
