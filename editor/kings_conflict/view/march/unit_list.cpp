// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/march/unit_list.h"

#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/kings_conflict/view/art/art_palette.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace stonemason::kings_conflict {

namespace {

/// The token's outline in the box from (-1,-1) to (1,1).
QPainterPath outlineOf(UnitLook look) {
    QPainterPath path;
    switch (look) {
    case UnitLook::Combat:
        path.moveTo(-0.86, -0.84);
        path.quadTo(0, -1.08, 0.86, -0.84);
        path.cubicTo(0.92, 0.1, 0.6, 0.66, 0, 1.0);
        path.cubicTo(-0.6, 0.66, -0.92, 0.1, -0.86, -0.84);
        path.closeSubpath();
        break;
    case UnitLook::Stonemason: path.addRoundedRect(QRectF(-0.88, -0.88, 1.76, 1.76), 0.26, 0.26); break;
    case UnitLook::Support:
    case UnitLook::Other: path.addEllipse(QPointF(0, 0), 0.94, 0.94); break;
    }
    return path;
}

QPainterPath swordPath() {
    QPainterPath path;
    path.addPolygon(QPolygonF{{0, -0.72}, {0.11, -0.54}, {0.11, 0.16}, {-0.11, 0.16}, {-0.11, -0.54}});
    path.closeSubpath();
    path.addRoundedRect(QRectF(-0.36, 0.14, 0.72, 0.15), 0.06, 0.06);
    path.addRect(QRectF(-0.07, 0.27, 0.14, 0.22));
    path.addEllipse(QPointF(0, 0.54), 0.11, 0.11);
    return path;
}

/// Grains on a stalk, a pair at a time.
QPainterPath wheatPath() {
    QPainterPath path;
    path.addRect(QRectF(-0.05, -0.3, 0.1, 0.98));
    path.addEllipse(QPointF(0, -0.5), 0.13, 0.24);
    for (double y : {-0.24, 0.04, 0.32})
        for (double side : {-1.0, 1.0}) {
            QTransform place;
            place.translate(side * 0.24, y);
            place.rotate(side * 38);
            QPainterPath grain;
            grain.addEllipse(QPointF(0, 0), 0.12, 0.23);
            path.addPath(place.map(grain));
        }
    return path;
}

QPainterPath hammerPath() {
    QPainterPath path;
    path.addRoundedRect(QRectF(-0.1, -0.3, 0.2, 0.98), 0.08, 0.08);
    path.addPolygon(QPolygonF{{-0.52, -0.62}, {0.34, -0.62}, {0.56, -0.36}, {0.34, -0.22}, {-0.52, -0.22}});
    path.closeSubpath();
    QTransform tilt;
    tilt.rotate(38);
    return tilt.map(path);
}

QPainterPath glyphOf(UnitLook look) {
    QPainterPath path;
    switch (look) {
    case UnitLook::Combat: path = swordPath(); break;
    case UnitLook::Support: path = wheatPath(); break;
    case UnitLook::Stonemason: path = hammerPath(); break;
    case UnitLook::Other: path.addEllipse(QPointF(0, 0), 0.3, 0.3); break;
    }
    path.setFillRule(Qt::WindingFill);
    return path;
}

QTransform into(const QRectF& square, double scale) {
    QTransform place;
    place.translate(square.center().x(), square.center().y());
    place.scale(scale * square.width() / 2, scale * square.height() / 2);
    return place;
}

} // namespace

UnitLook unitLook(const GameProfile& game, int layer) {
    if (layer < 0) return UnitLook::Other; // a game without hint layers
    const int mover = game.layers[std::size_t(layer)].mover;
    if (mover < 0) return UnitLook::Other;
    const std::string& moverId = game.movers[std::size_t(mover)].id;
    if (moverId == "combat") return UnitLook::Combat;
    if (moverId == "support") return UnitLook::Support;
    if (moverId == "stonemason") return UnitLook::Stonemason;
    return UnitLook::Other;
}

void paintUnit(QPainter& painter, const QRectF& square, UnitLook look) {
    const ArtPalette& palette = artPalette(currentTheme());
    const Tones& own = palette.opponent;
    const double rim = std::max(1.0, square.width() * 0.055);
    const double inner = 1.0 - 2 * rim / square.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath outline = outlineOf(look);
    const double drop = square.width() * 0.045;
    painter.fillPath(into(square, 1.0).map(outline).translated(drop, drop), palette.shadow);
    painter.fillPath(into(square, 1.0).map(outline), palette.tokenRim);
    QLinearGradient face(square.topLeft(), square.bottomLeft());
    face.setColorAt(0, own.light);
    face.setColorAt(0.5, own.base);
    face.setColorAt(1, own.dark);
    painter.fillPath(into(square, inner).map(outline), face);
    painter.fillPath(into(square, 0.86).map(glyphOf(look)), QColor(255, 255, 255, 240));
    painter.restore();
}

void paintRest(QPainter& painter, const QRectF& square, Rest rest, const QPalette& palette) {
    QPainterPath ground;
    QPainterPath sign;
    QColor colour;
    sign.setFillRule(Qt::WindingFill);
    switch (rest) {
    case Rest::Arrived:
        colour = fineColour(palette);
        ground.addEllipse(QPointF(0, 0), 0.9, 0.9);
        sign.addPolygon(QPolygonF{
            {-0.5, 0.02}, {-0.32, -0.17}, {-0.1, 0.06}, {0.36, -0.44}, {0.54, -0.26}, {-0.1, 0.44}});
        break;
    case Rest::Taken:
        colour = severityColour(Severity::Note, palette);
        ground.addEllipse(QPointF(0, 0), 0.9, 0.9);
        sign.addRect(QRectF(-0.36, -0.42, 0.26, 0.84));
        sign.addRect(QRectF(0.1, -0.42, 0.26, 0.84));
        break;
    case Rest::StopsShort:
    case Rest::ShutIn:
    case Rest::NoRoom:
        colour = severityColour(Severity::Warning, palette);
        ground.addPolygon(QPolygonF{{0, -0.92}, {0.98, 0.82}, {-0.98, 0.82}});
        ground.closeSubpath();
        sign.addRect(QRectF(-0.1, -0.34, 0.2, 0.62));
        sign.addRect(QRectF(-0.1, 0.42, 0.2, 0.2));
        break;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QTransform place = into(square, 1.0);
    painter.strokePath(place.map(ground),
                       QPen(QColor(255, 255, 255, 220), std::max(1.5, square.width() * 0.14), Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(place.map(ground), colour);
    painter.fillPath(place.map(sign), inkOn(colour));
    painter.restore();
}

void paintUnitNumber(QPainter& painter, const QRectF& square, int number, const QPalette& palette) {
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(7, int(square.height() * 0.8)));
    QPainterPath digits;
    digits.addText({0, 0}, font, QString::number(number));
    digits.translate(square.center() - digits.boundingRect().center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(digits, QPen(palette.color(QPalette::Base), square.height() * 0.22, Qt::SolidLine,
                                    Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(digits, palette.color(QPalette::Text));
    painter.restore();
}

QImage unitImage(UnitLook look, std::optional<Rest> rest, int side, double pixelRatio,
                 const QPalette& palette) {
    QImage image((QSizeF(side, side) * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const double token = rest ? side * 0.8 : side * 0.92;
    paintUnit(painter, QRectF(side * 0.04, side - token - side * 0.06, token, token), look);
    const double sign = side * 0.48;
    if (rest) paintRest(painter, QRectF(side - sign - 0.5, 0.5, sign, sign), *rest, palette);
    return image;
}

namespace {

constexpr int iconSide = 22;

} // namespace

void UnitList::setState(std::shared_ptr<const MarchState> state, const GameProfile& game) {
    const int before = rowCount();
    const int after = int(state->march.units.size());
    look_ = unitLook(game, state->layer);
    // The rows that stay keep the selection and the scrolled place.
    if (after < before) beginRemoveRows({}, after, before - 1);
    if (after > before) beginInsertRows({}, before, after - 1);
    state_ = std::move(state);
    if (after < before) endRemoveRows();
    if (after > before) endInsertRows();
    if (after > 0) emit dataChanged(index(0), index(after - 1));
}

const RestingUnit* UnitList::resting(int unit) const {
    for (const RestingUnit& resting : state_->march.resting)
        if (resting.unit == unit) return &resting;
    return nullptr;
}

std::optional<Cell> UnitList::cell(const QModelIndex& index) const {
    if (!index.isValid()) return std::nullopt;
    if (const RestingUnit* rests = resting(index.row())) return rests->cell;
    return state_->march.position(index.row(), state_->march.turns);
}

int UnitList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(state_->march.units.size());
}

QVariant UnitList::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole: return unitText(state_->march, index.row(), state_->board->hints);
    case Qt::ToolTipRole: return cell(index) ? tr("Show on the map (Enter)") : QVariant();
    case Qt::DecorationRole: {
        const RestingUnit* rests = resting(index.row());
        return QPixmap::fromImage(unitImage(look_, rests ? std::optional(rests->rest) : std::nullopt,
                                            iconSide, qGuiApp->devicePixelRatio(),
                                            QGuiApplication::palette()));
    }
    default: return {};
    }
}

} // namespace stonemason::kings_conflict
