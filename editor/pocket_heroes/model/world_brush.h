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

/// Things of a world with the texts that they use: the content of the clipboard.
struct WorldPart {
    std::vector<Record> records; ///< around row 0, column 0
    World texts;                 ///< version, languages and texts of their source world
    /// The ground below, whose top left cell is row 0, column 0: its nodes. Empty: things alone.
    Grid<Node> ground{};
};

/// Copies these things of a world; the first is placed at row 0, column 0.
WorldPart partOf(const World& world, const std::vector<Thing>& things);

/// A rectangle of a world with its ground, and these of the things on it; its top left cell comes to row 0,
/// column 0. The range must be on the map.
WorldPart regionOf(const World& world, const std::vector<Thing>& things, const CellRange& range);

/// The MIME type of a part on the clipboard and in drags.
QString partMimeType();

/// Serialises a part, and the reverse; nullopt for invalid bytes.
QByteArray bytesOf(const WorldPart& part);
std::optional<WorldPart> partFrom(const QByteArray& bytes);

/// The state of the tools for the next stroke on a world: the tool, the surface to paint, the path that the
/// pen lays, the things to place.
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

    /// The things placed together, with the texts of their source world, because they may be placed in any
    /// other world.
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
