// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/symmetry.h"
#include "editor/grid/tools/stroke_tool.h"
#include "editor/kings_conflict/view/tools/map_paint_target.h"

namespace stonemason::kings_conflict {

/// What a tool is that not every layer of a map can be worked on with. Tools
/// that are none of these work on all.
class LayerTool {
public:
    virtual ~LayerTool() = default;
    virtual bool worksOnHints() const { return true; }
    virtual bool worksOnTerrain() const { return true; }
};

bool worksOnHints(const Tool& tool);
bool worksOnTerrain(const Tool& tool);

/// A stroke that is an edit of the whole map's making, mirror images included,
/// of which a drag changes all: the values between two ends, those that rise to
/// a goal. It is worked out anew with every drag, at the cost of the edit.
class MapStroke : public StrokeTool, public LayerTool {
public:
    using StrokeTool::StrokeTool;

protected:
    void show(PaintTarget& target, std::size_t known) override;
    /// The edit for the stroke so far, of the committed map.
    virtual Edit edit(const MapPaintTarget& target) const = 0;
};

} // namespace stonemason::kings_conflict
