// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/docks/tiles_dock.h"

#include "editor/app/widgets/appearance.h"
#include "editor/wastes/model/brush.h"
#include "editor/wastes/view/art/board_renderer.h"
#include "editor/wastes/view/docks/palette_models.h"

#include <QPainter>

namespace stonemason::wastes {

namespace {

/// A hole shows what lies under boards.
void paintHole(QPainter& painter, const QRect& square, const QPalette& palette) {
    painter.setBrush(palette.color(QPalette::Window));
    painter.setPen(QPen(palette.color(QPalette::PlaceholderText), 1.5, Qt::DashLine));
    painter.drawRoundedRect(QRectF(square).adjusted(2, 2, -2, -2), 3, 3);
}

} // namespace

TilesDock::TilesDock(Brush& brush, BoardRenderer& renderer)
    : PaletteDock(QStringLiteral("board-tiles"), tr("Tiles"), new TileModel,
                  [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
                      const Tile tile = TileModel::tile(index);
                      if (tile == Tile::Hole)
                          paintHole(painter, square, palette());
                      else
                          renderer.paintTile(painter, square, tile, isDark(palette()));
                  },
                  brush,
                  {QStringLiteral("brush"), QStringLiteral("line"), QStringLiteral("rectangle"),
                   QStringLiteral("fill"), QStringLiteral("replace")})
    , brush_(brush)
    , model_(static_cast<TileModel*>(palettePane()->model())) {
    palettePane()->setLooks({.nameRole = TileModel::ShortNameRole, .codeRole = TileModel::CodeRole});
    palettePane()->setWantedRoom(4, 2);
    showPicked();
}

void TilesDock::bound() {
    PaletteDock::bound();
    if (!binding()) return;
    const BoardViewState& view = document()->view();
    const auto showSigns = [this, &view] { palettePane()->setShowsCodes(view.showsSigns()); };
    binding().on(&view, &BoardViewState::styleChanged, showSigns);
    showSigns();
}

void TilesDock::pick(const QModelIndex& tile) {
    brush_.setTile(TileModel::tile(tile));
}

QModelIndex TilesDock::picked() const {
    return model_->indexOf(brush_.tile());
}

bool TilesDock::isInHand() const {
    return brush_.tool() != QLatin1String("place-piece");
}

} // namespace stonemason::wastes
