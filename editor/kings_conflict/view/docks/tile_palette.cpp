// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/tile_palette.h"

#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/docks/tile_model.h"

#include <QPainter>

namespace stonemason::kings_conflict {

namespace {

void paintFold(QPainter& painter, const QRect& rect, const QPalette& palette, bool isUnfolded) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::AlternateBase));
    painter.drawRoundedRect(rect, 3, 3);
    const int side = rect.width() / 2;
    const QRect arrow(rect.center() - QPoint(side / 2, side / 2), QSize(side, side));
    icon(isUnfolded ? QStringLiteral("up") : QStringLiteral("down")).paint(&painter, arrow);
}

void paintDigit(QPainter& painter, const QRect& rect, const QString& digit) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(heatColour(digit.toInt()));
    painter.drawRoundedRect(rect, 3, 3);
    QFont font = painter.font();
    font.setPixelSize(rect.height() / 2);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(heatInk(digit.toInt()));
    painter.drawText(rect, Qt::AlignCenter, digit);
}

PictureLooks looksOf(LayerKind kind) {
    constexpr int smallestDigitCell = 36;
    PictureLooks looks{.nameRole = TileModel::ShortNameRole};
    if (kind == LayerKind::Terrain) {
        looks.codeRole = TileModel::CodeRole;
    } else {
        looks.smallestCell = smallestDigitCell;
        looks.isNamed = false;
    }
    return looks;
}

} // namespace

TilePalette::TilePalette(TileModel& model, MapRenderer& renderer, QWidget* parent)
    : PicturePalette(
          model,
          [this, &model, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
              if (model.isFold(index))
                  paintFold(painter, square, palette(), model.isUnfolded());
              else if (model.kind() == LayerKind::Terrain)
                  painter.drawPixmap(square,
                                     renderer.tile(model.code(index), square.width(),
                                                   painter.device()->devicePixelRatioF(), currentTheme()));
              else
                  paintDigit(painter, square, index.data(TileModel::CodeRole).toString());
          },
          parent) {
    setAccessibleName(tr("Tiles"));
    setEmptyText(tr("No tile has this name."));
    setLooks(looksOf(model.kind()));
    connect(&model, &TileModel::modelReset, this, [this, &model] { setLooks(looksOf(model.kind())); });
}

} // namespace stonemason::kings_conflict
