// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/world_picture.h"

#include "editor/pocket_heroes/view/art/ground_art.h"
#include "editor/pocket_heroes/view/art/thing_art.h"

#include <QPainter>
#include <QScrollArea>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr double fadedOpacity = 0.5;
constexpr int leastHeight = 60;     // pixels
constexpr int readableHeight = 220; // where it scrolls
constexpr int mostHeight = 400;
constexpr double outlinedRadius = 2; ///< pixels, of dots that have an outline

} // namespace

WorldPicture::WorldPicture(Low low, QWidget* parent) : QWidget(parent), low_(low) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void WorldPicture::setImage(const QImage& image) {
    image_ = image;
    update();
}

void WorldPicture::setFaded(bool on) {
    faded_ = on;
    update();
}

int WorldPicture::side() const {
    return std::max(1, int(std::min(width(), height()) * devicePixelRatioF()));
}

void WorldPicture::paintEvent(QPaintEvent*) {
    if (image_.isNull()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int side = std::min(width(), height());
    const QRect place((width() - side) / 2, (height() - side) / 2, side, side);
    if (!faded_) return painter.drawImage(place, image_);
    painter.setOpacity(fadedOpacity);
    painter.drawImage(place, image_.convertToFormat(QImage::Format_Grayscale8));
}

void WorldPicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitIntoSight();
    emit resized();
}

void WorldPicture::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    for (QWidget* around = parentWidget(); around && !pane_; around = around->parentWidget())
        pane_ = qobject_cast<QScrollArea*>(around);
    if (pane_) pane_->viewport()->installEventFilter(this);
    fitIntoSight();
}

bool WorldPicture::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) fitIntoSight();
    return QWidget::eventFilter(watched, event);
}

/// All of it can be seen at once, unless that would be too little.
void WorldPicture::fitIntoSight() {
    if (low_ != Low::Scrolls) return;
    int seen = mostHeight;
    if (pane_) seen = pane_->viewport()->height() - mapTo(pane_->widget(), QPoint()).y();
    const int most = std::clamp(seen, readableHeight, mostHeight);
    setMinimumHeight(std::max(leastHeight, std::min(width(), most)));
}

namespace {

QColor colourOfCell(const Draft& draft, const Template& worldTemplate, Cell cell, bool dark) {
    const int zone = draft.zoneOf[cell];
    if (zone < 0 || std::size_t(zone) >= worldTemplate.zones.size())
        return dark ? QColor(0x2a2f35) : QColor(0xdfe3e7);
    const Surface ground =
        draft.nodes.contains(cell) ? draft.nodes[cell] : worldTemplate.zones[std::size_t(zone)].surface;
    QColor colour = surfaceColour(ground, dark);
    // Distinguishes neighbours of one ground.
    if (zone % 2 == 1) colour = colour.lighter(107);
    switch (draft.use[cell]) {
    case CellUse::Water: return surfaceColour(Surface::Water, dark);
    case CellUse::Obstacle: return colour.darker(150);
    case CellUse::Wall: return colour.darker(190);
    case CellUse::Building: return QColor(0x6b5b4b);
    case CellUse::Entrance: return QColor(0xf2e6b0);
    case CellUse::Passage: return QColor(0xf6f0d8);
    default: break;
    }
    if (draft.roads[cell] != 0) return dark ? QColor(0xd8b078) : QColor(0x9a6f3a);
    return colour;
}

class Dots {
public:
    Dots(QPainter& painter, double cell) : painter_(painter), cell_(cell) {}

    void put(Cell cell, const QColor& colour, double size) {
        const double radius = std::max(1.0, size * cell_);
        painter_.setBrush(colour);
        // An outline around the dots of a large map would leave nothing of the ground.
        painter_.setPen(radius < outlinedRadius ? QPen(Qt::NoPen) : QPen(colour.darker(220), 1));
        painter_.drawEllipse(QPointF((cell.column + 0.5) * cell_, (cell.row + 0.5) * cell_), radius, radius);
    }

private:
    QPainter& painter_;
    double cell_;
};

} // namespace

QImage draftImage(const Draft& draft, const Template& worldTemplate, int side, bool dark) {
    QImage cells(draft.size.columns, draft.size.rows, QImage::Format_RGB32);
    for (int row = 0; row < draft.size.rows; ++row)
        for (int column = 0; column < draft.size.columns; ++column)
            cells.setPixelColor(column, row, colourOfCell(draft, worldTemplate, {row, column}, dark));
    QImage image = cells.scaled(side, side).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double cell = side / double(std::max(1, draft.size.columns));
    Dots dots(painter, cell);
    const bool isShared = std::ranges::any_of(draft.zoneOf.values(), [](auto zone) { return zone >= 0; });
    if (!isShared)
        for (std::size_t zone = 0; zone < std::min(draft.centres.size(), worldTemplate.zones.size()); ++zone)
            dots.put({int(draft.centres[zone].y), int(draft.centres[zone].x)},
                     surfaceColour(worldTemplate.zones[zone].surface, dark), 2.5);
    for (const DraftMine& mine : draft.placedMines)
        dots.put(mine.building.cell, QColor(0x8a8f96), 0.9);
    for (const DraftCastle& castle : draft.placedCastles)
        dots.put(castle.building.cell, playerColour(castle.plan.owner), 1.6);
    for (const DraftBuilding& visitable : draft.visitables)
        dots.put(visitable.cell, QColor(0xfafafa), 0.8);
    for (const DraftLink& link : draft.links)
        if (link.portal)
            for (const Cell portal : link.cells)
                dots.put(portal, QColor(0x9a5fd0), 1);
    for (const Item& item : draft.items)
        dots.put(item.cell, QColor(0xe8c030), 0.5);
    for (const Guard& guard : draft.guards)
        dots.put(guard.cell, QColor(0xc83030), 0.6);
    return image;
}

} // namespace stonemason::pocket_heroes
