// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/sketch/grid_sketch.h"

#include "editor/grid/document/grid_overlay.h"

#include <QPainter>

#include <algorithm>
#include <tuple>
#include <utility>

namespace stonemason {

namespace {

constexpr double percent = 0.01;

/// The picture in its place, pale. It has no description of single cells.
class SketchOverlay : public GridOverlay {
public:
    SketchOverlay(const QImage& image, const SketchLook& look, Size board)
        : image_(image), place_(placeOf(look)), opacity_(look.opacity * percent), board_(board) {}

    Size board() const override { return board_; }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
               const CellRange& range) const override {
        const QRectF board = geometry.gridRect();
        painter.save();
        painter.setClipRect(geometry.rectOf(range), Qt::IntersectClip);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setOpacity(opacity_);
        painter.translate(board.center());
        if (geometry.turned) painter.rotate(180);
        painter.scale(board.width(), board.height());
        painter.translate(-0.5, -0.5);
        painter.drawImage(place_, image_);
        painter.restore();
    }
    QString describe(Cell) const override { return {}; }
    std::vector<LegendEntry> legend() const override { return {}; }
    QString name() const override { return GridSketch::tr("Sketch"); }

private:
    QImage image_;
    QRectF place_;
    double opacity_;
    Size board_;
};

SketchLook held(SketchLook look) {
    look.opacity = std::clamp(look.opacity, SketchLook::leastOpacity, 100);
    look.scale = std::clamp(look.scale, SketchLook::leastScale, SketchLook::mostScale);
    look.right = std::clamp(look.right, -SketchLook::mostShift, SketchLook::mostShift);
    look.down = std::clamp(look.down, -SketchLook::mostShift, SketchLook::mostShift);
    return look;
}

} // namespace

QRectF placeOf(const SketchLook& look) {
    const double side = look.scale * percent;
    return {0.5 - side / 2 + look.right * percent, 0.5 - side / 2 + look.down * percent, side, side};
}

GridSketch& GridSketch::of(GridState& state) {
    auto* sketch = state.findChild<GridSketch*>(QString(), Qt::FindDirectChildrenOnly);
    return sketch ? *sketch : *new GridSketch(state);
}

GridSketch::GridSketch(GridState& state)
    : QObject(&state), state_(state), task_(*this, [this](const SketchImage& read) { take(read); }) {
    connect(&state, &GridState::overlaysChanged, this, [this] { // another size of the board takes it away
        if (hasImage() && look_.shown && !state_.overlay(sketchPlace)) show();
    });
}

GridSketch::~GridSketch() = default;

void GridSketch::setLook(SketchLook look) {
    look = held(std::move(look));
    if (look == look_) return;
    const QString before = std::exchange(look_, std::move(look)).path;
    if (look_.path != before) {
        before_ = {before, std::exchange(image_, {})};
        task_.drop();
        if (!look_.path.isEmpty())
            task_.restart(LatestTask<SketchImage>::Work(
                [path = look_.path](const std::stop_token&) { return readSketch(path); }));
    }
    show();
    emit changed();
}

void GridSketch::take(const SketchImage& read) {
    if (read.image.isNull())
        std::tie(look_.path, image_) = before_;
    else
        image_ = read.image;
    before_ = {};
    show();
    emit changed();
    if (!read.error.isEmpty()) emit failed(read.error);
}

void GridSketch::show() {
    std::shared_ptr<const GridOverlay> overlay;
    if (hasImage() && look_.shown) overlay = std::make_shared<SketchOverlay>(image_, look_, state_.board());
    state_.setOverlay(sketchPlace, std::move(overlay));
}

} // namespace stonemason
