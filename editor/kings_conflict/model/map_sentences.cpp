// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_sentences.h"

#include "core/grid/cell.h"
#include "core/kings_conflict/map/map.h"
#include "core/kings_conflict/map/symmetry.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace stonemason::kings_conflict {

namespace {

struct CellText {
    Q_DECLARE_TR_FUNCTIONS(CellText)
};

QString mirrorText(const MapDocument& document, Cell cell) {
    const Map& map = document.map();
    const MapViewState& view = document.view();
    if (!view.mirrorsStrokes()) return {};
    if (map.symmetry == Symmetry::None || !fits(map.symmetry, map.size())) return {};
    const Cell other = partner(cell, map.size(), map.symmetry);
    //: %1 and %2 are row and column of the mirror image of the cell described
    if (other != cell) return CellText::tr("mirrored at %1, %2").arg(other.row).arg(other.column);
    return map.symmetry == Symmetry::Diagonal ? CellText::tr("on the mirror line")
                                              : CellText::tr("in the centre");
}

} // namespace

int regionSize(const MapDocument& document, Cell cell) {
    const Grid<Code>& terrain = document.map().terrain();
    const GameProfile& game = document.game();
    const auto classAt = [&](Cell c) {
        const Tile* tile = game.tile(terrain[c]);
        return tile ? tile->terrainClass : -1;
    };
    const int wanted = classAt(cell);
    if (wanted < 0 || !game.classes[std::size_t(wanted)].formsRegions) return 0;
    Grid<char> seen(terrain.size(), 0);
    std::vector<Cell> region{cell};
    seen[cell] = 1;
    for (std::size_t next = 0; next < region.size(); ++next) {
        for (Direction d : allDirections) {
            const Cell to = neighbour(region[next], d);
            if (!terrain.contains(to) || seen[to] || classAt(to) != wanted) continue;
            seen[to] = 1;
            region.push_back(to);
        }
    }
    return int(region.size());
}

QString cellText(const MapDocument& document, Cell cell) {
    const Map& map = document.map();
    if (!map.size().contains(cell)) return {};
    QStringList parts{CellText::tr("Row %1, column %2").arg(cell.row).arg(cell.column)};
    const Code code = map.terrain()[cell];
    if (isHoleCode(document.game(), code)) {
        parts += CellText::tr("a hole of the board");
        return parts.join(QStringLiteral(" · "));
    }
    const int layer = document.view().currentLayer();
    if (layer != terrainLayer && map.layer(layer).contains(cell))
        parts += QStringLiteral("%1 %2").arg(localText(document.game().layers[std::size_t(layer)].name),
                                             QString(QLatin1Char(map.layer(layer)[cell])));
    parts += document.game().tile(code)
                 ? QStringLiteral("%1 (%2)").arg(tileName(document.game(), code), QString(QLatin1Char(code)))
                 : CellText::tr("unknown code %1").arg(QLatin1Char(code));
    if (const int region = regionSize(document, cell)) parts += CellText::tr("region of %1").arg(region);
    if (const QString mirrored = mirrorText(document, cell); !mirrored.isEmpty()) parts += mirrored;
    for (const GridOverlay* overlay : document.view().overlays())
        if (const QString words = overlay->describe(cell); !words.isEmpty()) parts += words;
    return parts.join(QStringLiteral(" · "));
}

namespace layer_reason {

namespace {

struct LayerReason {
    Q_DECLARE_TR_FUNCTIONS(LayerReason)
};

} // namespace

QString onlyOnTerrain() {
    return LayerReason::tr("This is for the terrain; a hint grid is the current layer.");
}

QString onlyOnHints() {
    return LayerReason::tr("This is for hint grids; the terrain is the current layer.");
}

QString noSuchGrid() {
    return LayerReason::tr("The map does not have this grid.");
}

QString isCurrentGrid() {
    return LayerReason::tr("This grid is the current layer.");
}

QString onlyWhereSquare() {
    return LayerReason::tr("This takes a square map.");
}

} // namespace layer_reason

namespace {

struct SymmetryText {
    Q_DECLARE_TR_FUNCTIONS(SymmetryText)
};

} // namespace

QString SymmetryState::text() const {
    if (declared == Symmetry::None) return SymmetryText::tr("No symmetry");
    //: %1 is a symmetry ("Half-turn"), %2 "obeyed" or "4 cells differ"
    return SymmetryText::tr("%1: %2").arg(symmetryName(declared), sentence());
}

QString SymmetryState::sentence() const {
    if (declared == Symmetry::None) return SymmetryText::tr("the game asks for one");
    if (broken == 0) return SymmetryText::tr("obeyed");
    return broken == 1 ? SymmetryText::tr("1 cell differs")
                       : SymmetryText::tr("%n cells differ", nullptr, broken);
}

SymmetryState symmetryState(const MapDocument& document) {
    const Map& map = document.map();
    return {map.symmetry, int(cellsBreaking(map, document.game(), map.symmetry).size())};
}

SymmetryVerdict verdictOn(const SymmetryState& state) {
    return {.icon = symmetryIcon(state.declared),
            .text = state.text(),
            .sentence = state.sentence(),
            .tip = state.isObeyed()
                       ? SymmetryText::tr("Every stroke is mirrored. Click to choose another symmetry.")
                       : SymmetryText::tr("Click to choose a symmetry or to repair the map"),
            .isDeclared = state.declared != Symmetry::None,
            .isObeyed = state.isObeyed()};
}

QString symmetryIcon(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::Diagonal: return QStringLiteral("symmetry-diagonal");
    case Symmetry::HalfTurn: return QStringLiteral("symmetry-half-turn");
    case Symmetry::None: break;
    }
    return QStringLiteral("symmetry-none");
}

} // namespace stonemason::kings_conflict
