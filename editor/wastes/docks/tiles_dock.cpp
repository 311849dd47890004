// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/docks/tiles_dock.h"

#include "editor/app/focus_handover.h"
#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/grid/picture_palette.h"
#include "editor/wastes/brush.h"
#include "editor/wastes/docks/palette_models.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stonemason::wastes {

namespace {

/// Tools that lay down the chosen tile; choosing one with another tool in hand takes up the brush.
bool paintsTheChosen(const QString& tool) {
    static const QStringList tools{QStringLiteral("brush"), QStringLiteral("line"),
                                   QStringLiteral("rectangle"), QStringLiteral("fill"),
                                   QStringLiteral("replace")};
    return tools.contains(tool);
}

/// A hole shows what lies under boards.
void paintHole(QPainter& painter, const QRect& square, const QPalette& palette) {
    painter.setBrush(palette.color(QPalette::Window));
    painter.setPen(QPen(palette.color(QPalette::PlaceholderText), 1.5, Qt::DashLine));
    painter.drawRoundedRect(QRectF(square).adjusted(2, 2, -2, -2), 3, 3);
}

} // namespace

TilesDock::TilesDock(Brush& brush, BoardRenderer& renderer)
    : BoardDock(QStringLiteral("board-tiles"), tr("Tiles"), Qt::LeftDockWidgetArea)
    , brush_(brush)
    , model_(new TileModel(this))
    , palette_(new PicturePalette(
          *model_, [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
              const Tile tile = TileModel::tile(index);
              if (tile == Tile::Hole)
                  paintHole(painter, square, palette());
              else
                  renderer.paintTile(painter, square, tile, isDark(palette()));
          })) {
    palette_->setLooks({.nameRole = TileModel::ShortNameRole, .codeRole = TileModel::CodeRole});
    palette_->setWantedRoom(4, 2);
    palette_->setAccessibleName(tr("Tiles"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, 0);
    layout->addWidget(palette_);
    setWidget(content);
    forwardFocusTo(*this, *palette_);
    connect(palette_, &PicturePalette::chosen, this, &TilesDock::choose);
    connect(palette_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid()) brush_.setTile(TileModel::tile(current));
            });
    connect(&brush_, &Brush::paintChanged, this, &TilesDock::showChosen);
    connect(&brush_, &Brush::toolChanged, this, &TilesDock::showChosen);
    showChosen();
}

void TilesDock::bound() {
    setEnabled(bool(binding()));
    if (!binding()) return;
    const BoardViewState& view = document()->view();
    const auto showSigns = [this, &view] { palette_->setShowsCodes(view.showsSigns()); };
    binding().on(&view, &BoardViewState::styleChanged, showSigns);
    showSigns();
}

/// Nothing is chosen here while a piece is what the next click puts down.
void TilesDock::showChosen() {
    const QSignalBlocker quiet(palette_->selectionModel());
    const QModelIndex index = model_->indexOf(brush_.tile());
    palette_->setCurrentIndex(index);
    if (brush_.tool() == QLatin1String("place-piece"))
        palette_->selectionModel()->clearSelection();
    else
        palette_->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    palette_->viewport()->update();
}

void TilesDock::choose(const QModelIndex& index) {
    if (!index.isValid()) return;
    brush_.setTile(TileModel::tile(index));
    if (!paintsTheChosen(brush_.tool())) brush_.setTool(QStringLiteral("brush"));
    giveKeysTo(binding().view());
}

} // namespace stonemason::wastes
