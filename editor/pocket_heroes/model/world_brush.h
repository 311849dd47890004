// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "core/pocket_heroes/world/thing.h"
#include "editor/grid/tools/tool_state.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// Things of a world, with the texts that they use, as they lie on the clipboard.
struct WorldPart {
    std::vector<Record> records; ///< around row 0, column 0
    World texts;                 ///< version, languages and texts of where they come from
    /// The ground below, whose top left cell is row 0, column 0: its nodes. Empty: things alone.
    Grid<Node> ground{};
};

/// Of these things of a world, the first of which comes to row 0, column 0.
WorldPart partOf(const World& world, const std::vector<Thing>& things);

/// A rectangle of a world with its ground, and these of the things on it; its top left cell comes to row 0,
/// column 0. The range must be on the map.
WorldPart regionOf(const World& world, const std::vector<Thing>& things, const CellRange& range);

/// What the bytes of a part are called on the clipboard and in drags.
QString partMimeType();

/// As bytes, and back; nothing for bytes that are none.
QByteArray bytesOf(const WorldPart& part);
std::optional<WorldPart> partFrom(const QByteArray& bytes);

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
    void setRecords(std::vector<Record> records) { setPart({std::move(records), {}, {}}); }

private:
    Surface surface_ = Surface::Grass;
    std::string path_;
    WorldPart part_;
};

} // namespace stonemason::pocket_heroes
