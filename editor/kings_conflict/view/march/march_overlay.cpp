// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/march/march_overlay.h"

#include "editor/kings_conflict/text/map_text.h"
#include "editor/kings_conflict/view/art/art_palette.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace stonemason::kings_conflict {

namespace {

struct MarchOverlayText {
    Q_DECLARE_TR_FUNCTIONS(MarchOverlay)
};

constexpr double tokenSide = 0.54;
constexpr QPointF tokenMiddle(0.31, 0.68); // the digit in the cell's middle stays readable
constexpr double smallestSign = 18.0;      // cells smaller than this have no room for more than the token
constexpr int sampleSide = 18;

QPointF anchorIn(const GridGeometry& geometry, Cell cell) {
    return geometry.rectOf(cell).topLeft() + tokenMiddle * geometry.cellSize;
}

/// A ribbon along the points that widens from its beginning to its end.
QPainterPath ribbon(const std::vector<QPointF>& points, double thin, double wide) {
    std::vector<QPointF> left;
    std::vector<QPointF> right;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF before = points[i == 0 ? 0 : i - 1];
        const QPointF after = points[std::min(i + 1, points.size() - 1)];
        const QLineF along(before, after);
        if (along.length() == 0) continue;
        const double half = (thin + (wide - thin) * double(i) / double(points.size() - 1)) / 2;
        const QPointF aside(-along.dy() / along.length() * half, along.dx() / along.length() * half);
        left.push_back(points[i] + aside);
        right.push_back(points[i] - aside);
    }
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    QPolygonF outline(left.begin(), left.end());
    for (auto it = right.rbegin(); it != right.rend(); ++it)
        outline << *it;
    path.addPolygon(outline);
    path.closeSubpath();
    path.addEllipse(points.front(), thin / 2, thin / 2);
    return path;
}

void fillTrail(QPainter& painter, const QPainterPath& path, double halo) {
    const Tones& own = artPalette(currentTheme()).opponent;
    painter.strokePath(path,
                       QPen(QColor(255, 255, 255, 120), halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, faded(own.base, 0.62));
}

QImage restSample(Rest rest) {
    QImage image(sampleSide, sampleSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintRest(painter, QRectF(2, 2, sampleSide - 4, sampleSide - 4), rest, {});
    return image;
}

QImage trailSample() {
    QImage image(sampleSide, sampleSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    fillTrail(painter, ribbon({{2, 4}, {9, 9}, {16, 12}}, 1.5, 5), 1.5);
    return image;
}

} // namespace

MarchOverlay::MarchOverlay(std::shared_ptr<const MarchState> state, const GameProfile& game)
    : state_(std::move(state)) {
    const Mover& mover = game.movers[std::size_t(game.layers[std::size_t(state_->layer)].mover)];
    look_ = unitLook(game, state_->layer);
    mover_ = localText(mover.name);
    const March& march = state_->march;
    auto resting = march.resting.begin();
    for (int unit = 0; unit < int(march.units.size()); ++unit) {
        while (resting != march.resting.end() && resting->unit < unit)
            ++resting;
        const std::vector<Cell>& path = march.units[std::size_t(unit)].path;
        if (path.empty()) continue;
        const bool rests = resting != march.resting.end() && resting->unit == unit;
        tokens_.push_back({unit, path.back(), rests ? &*resting : nullptr});
        std::vector<Cell> trail{path.front()};
        for (std::size_t i = 1; i < path.size(); ++i)
            for (Cell cell : wayOfMove(state_->board->hints, path[i - 1], path[i]))
                trail.push_back(cell);
        trails_.push_back(std::move(trail));
    }
}

void MarchOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                         const CellRange& range) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < tokens_.size(); ++i)
        paintTrail(painter, geometry, i);
    for (const Token& token : tokens_)
        if (range.contains(token.cell)) paintToken(painter, geometry, palette, token);
    painter.restore();
}

void MarchOverlay::paintTrail(QPainter& painter, const GridGeometry& geometry, std::size_t token) const {
    if (trails_[token].size() < 2) return;
    // Offset, because paths along the same tiles must be distinguishable.
    const double aside = geometry.cellSize * 0.06 * (tokens_[token].unit % 5 - 2);
    std::vector<QPointF> points;
    for (Cell cell : trails_[token])
        points.push_back(anchorIn(geometry, cell) + QPointF(aside, aside));
    fillTrail(painter, ribbon(points, geometry.cellSize * 0.025, geometry.cellSize * 0.11),
              std::max(1.0, geometry.cellSize * 0.03));
}

void MarchOverlay::paintToken(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                              const Token& token) const {
    const double cell = geometry.cellSize;
    const bool small = cell < smallestSign;
    const double side = cell * (small ? 0.9 : tokenSide);
    QRectF square(0, 0, side, side);
    square.moveCenter(small ? geometry.rectOf(token.cell).center() : anchorIn(geometry, token.cell));
    paintUnit(painter, square, look_);
    if (small) return;
    QRectF number(square.topLeft(), square.size() * 0.6);
    number.moveCenter(square.topLeft() + QPointF(side * 0.06, side * 0.14));
    paintUnitNumber(painter, number, token.unit + 1, palette);
    if (!token.resting) return;
    QRectF sign(0, 0, side * 0.62, side * 0.62);
    sign.moveCenter(square.bottomRight() - QPointF(0, side * 0.16)); // clear of the digit
    paintRest(painter, sign, token.resting->rest, palette);
}

QString MarchOverlay::describe(Cell cell) const {
    for (const Token& token : tokens_)
        if (token.cell == cell) return unitText(state_->march, token.unit, state_->board->hints);
    return {};
}

std::vector<LegendEntry> MarchOverlay::legend() const {
    std::vector<LegendEntry> entries{{unitImage(look_, std::nullopt, sampleSide, 1.0, {}), mover_},
                                     {trailSample(), MarchOverlayText::tr("the way it came")}};
    const auto add = [&](Rest rest, const QString& text) {
        for (const Token& token : tokens_)
            if (token.resting && token.resting->rest == rest) {
                entries.push_back({restSample(rest), text});
                return;
            }
    };
    add(Rest::Arrived, MarchOverlayText::tr("arrived"));
    add(Rest::Taken, MarchOverlayText::tr("waits: better tiles are taken"));
    add(Rest::StopsShort, MarchOverlayText::tr("stuck: nothing better in reach"));
    add(Rest::ShutIn, MarchOverlayText::tr("stuck: shut in"));
    return entries;
}

QString MarchOverlay::name() const {
    return MarchOverlayText::tr("March, following the hints only");
}

} // namespace stonemason::kings_conflict
