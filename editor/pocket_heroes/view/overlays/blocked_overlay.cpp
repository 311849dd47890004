// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/overlays/blocked_overlay.h"

#include "editor/grid/view/overlay_service.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"

#include <QPainter>

#include <array>

namespace stonemason::pocket_heroes {

namespace {

constexpr double hatchedFrom = 10; ///< pixels of a cell below which lines would be noise
constexpr int sampleSide = 22;
constexpr std::array blocking{Footing::Water, Footing::Decoration, Footing::Wall, Footing::Building};

QColor colourOf(Footing footing) {
    switch (footing) {
    case Footing::Water: return {0x1f, 0x6f, 0xd0};
    case Footing::Decoration: return {0xd6, 0x7a, 0x1c};
    case Footing::Wall: return {0x30, 0x30, 0x38};
    case Footing::Building: return {0x9c, 0x28, 0x98};
    case Footing::Free: break;
    }
    return {};
}

/// Lines that rise for what grows or flows, that fall for what is built: colours alone do not distinguish
/// them.
void paintBlocked(QPainter& painter, const QRectF& rect, Footing footing) {
    QColor colour = colourOf(footing);
    colour.setAlpha(95);
    painter.fillRect(rect, colour);
    if (rect.width() < hatchedFrom) return;
    painter.setPen(QPen(colourOf(footing), std::max(1.0, rect.width() / 20)));
    const bool isBuilt = footing == Footing::Wall || footing == Footing::Building;
    const QPointF left(rect.left(), isBuilt ? rect.top() : rect.bottom());
    const QPointF right(rect.right(), isBuilt ? rect.bottom() : rect.top());
    painter.drawLine(left, right);
    if (footing != Footing::Decoration && footing != Footing::Building) return;
    const QPointF middle(rect.center());
    painter.drawLine(QPointF(rect.left(), middle.y()), QPointF(middle.x(), right.y()));
    painter.drawLine(QPointF(middle.x(), left.y()), QPointF(rect.right(), middle.y()));
}

QString wordsOf(Footing footing) {
    switch (footing) {
    case Footing::Water: return BlockedOverlay::tr("Water");
    case Footing::Decoration: return BlockedOverlay::tr("Decoration");
    case Footing::Wall: return BlockedOverlay::tr("Wall");
    case Footing::Building: return BlockedOverlay::tr("Building");
    case Footing::Free: break;
    }
    return {};
}

} // namespace

void BlockedOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                           const CellRange& range) const {
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column; ++column)
            if (const Footing footing = footing_[{row, column}]; footing != Footing::Free)
                paintBlocked(painter, geometry.rectOf(Cell{row, column}), footing);
}

QString BlockedOverlay::describe(Cell cell) const {
    if (!footing_.contains(cell) || footing_[cell] == Footing::Free) return {};
    //: %1 is what blocks a cell: "Water", "Building"
    return tr("blocked (%1)").arg(wordsOf(footing_[cell]));
}

std::vector<LegendEntry> BlockedOverlay::legend() const {
    std::vector<LegendEntry> entries;
    for (const Footing footing : blocking) {
        QImage sample(sampleSide, sampleSide, QImage::Format_ARGB32_Premultiplied);
        sample.fill(Qt::white);
        QPainter painter(&sample);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBlocked(painter, sample.rect(), footing);
        painter.end();
        entries.push_back({sample, wordsOf(footing)});
    }
    return entries;
}

void provideBlocked(WorldDocument& document) {
    auto* service = new OverlayService(document.view(), &document);
    service->add({.id = blockedPlace.id,
                  .places = {blockedPlace},
                  .work = [&document]() -> OverlayProvider::Work {
                      if (!document.view().showsBlocked()) return {};
                      return [world = document.world(),
                              &catalogue = document.catalogue()](const std::stop_token&) {
                          return Overlays{std::make_shared<BlockedOverlay>(footingOf(world, catalogue))};
                      };
                  },
                  .show = {},
                  .isShown = [&document] { return document.view().showsBlocked(); }});
    const auto restart = [service] { service->refreshAll(JobPace::Restart); };
    QObject::connect(&document.view(), &WorldViewState::blockedChanged, service, restart);
    QObject::connect(&document, &WorldDocument::replaced, service, restart);
    QObject::connect(&document, &WorldDocument::cellsChanged, service,
                     [service] { service->refreshAll(JobPace::Follow); });
}

} // namespace stonemason::pocket_heroes
