// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/thing.h"
#include "editor/board/tools/tool_state.h"

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

    /// What is put down at once, around row 0, column 0.
    const std::vector<Record>& records() const { return records_; }
    void setRecords(std::vector<Record> records) {
        records_ = std::move(records);
        emit paintChanged();
    }

private:
    Surface surface_ = Surface::Grass;
    std::string path_;
    std::vector<Record> records_;
};

} // namespace stonemason::pocket_heroes
