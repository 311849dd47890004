// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/canvas/map_canvas.h"

namespace stonemason {

MapCanvas::MapCanvas(MapDocument& document, MapRenderer& renderer, ToolState& state, const ToolBox& tools,
                     QWidget* parent)
    : QAbstractScrollArea(parent), document_(document), renderer_(renderer), state_(state), tools_(tools)
{
}

QRectF MapCanvas::visibleCells() const
{
    return {};
}

void MapCanvas::centreOn(QPointF) {}

void MapCanvas::zoomIn() {}
void MapCanvas::zoomOut() {}
void MapCanvas::zoomNormal() {}
void MapCanvas::zoomFit() {}
void MapCanvas::cancel() {}

} // namespace stonemason
