// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/tool_state.h"

#include <algorithm>

namespace stonemason {

void ToolState::setTool(const QString& id) {
    if (tool_ == id) return;
    tool_ = id;
    emit toolChanged(id);
}

void ToolState::setBrushSize(int size) {
    size = std::clamp(size, 1, maximumBrushSize);
    if (brushSize_ == size) return;
    brushSize_ = size;
    emit brushSizeChanged(size);
}

void ToolState::setScatterShare(int percent) {
    percent = std::clamp(percent, 1, 99);
    if (scatterShare_ == percent) return;
    scatterShare_ = percent;
    emit scatterShareChanged(percent);
}

} // namespace stonemason
