// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool_state.h"
#include "editor/pocket_heroes/model/world_part.h"

#include <string>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// What the next stroke on a world would do: the tool, the surface it paints, the path its pen lays, the
/// things it puts down.
class WorldBrush : public ToolState {
    Q_OBJECT

public:
    using ToolState::ToolState;

    Surface surface() const { return surface_; }
    void setSurface(Surface surface) {
        if (std::exchange(surface_, surface) != surface) emit paintChanged();
    }

    /// The id of the path that the pen lays; empty: the road that goes with the ground.
    const std::string& path() const { return path_; }
    void setPath(const std::string& id) {
        if (std::exchange(path_, id) != id) emit paintChanged();
    }

    /// What is put down at once, with the texts of the world it is from: it may come into any other.
    const WorldPart& part() const { return part_; }
    void setPart(WorldPart part) {
        part_ = std::move(part);
        emit paintChanged();
    }
    const std::vector<Record>& records() const { return part_.records; }
    /// The same for things without texts.
    void setRecords(std::vector<Record> records) { setPart({std::move(records), {}}); }

private:
    Surface surface_ = Surface::Grass;
    std::string path_;
    WorldPart part_;
};

} // namespace stonemason::pocket_heroes
