// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/model/world_brush.h"

#include "core/grid/cell.h"
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/region.h"
#include "core/pocket_heroes/format/hmm.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

namespace {

WorldPart emptyPartOf(const World& world) {
    WorldPart part;
    part.texts.version = world.version;
    part.texts.languages = world.languages;
    part.texts.texts = world.texts;
    return part;
}

// The bytes of a part are those of a world. Its ground lies in the top left corner of that world; how large
// it is stands behind the end, where no reader of worlds looks.
constexpr std::string_view groundMark = "ground of cells:";

void putGround(const Grid<Node>& ground, World& world) {
    const Size cells{ground.rows() - 1, ground.columns() - 1};
    const auto side = std::ranges::find_if(
        worldSides, [&cells](int possible) { return possible >= std::max(cells.rows, cells.columns); });
    if (side == worldSides.end()) return;
    world.nodes = Grid<Node>({*side + 1, *side + 1});
    forEachCell(ground.size(), [&](Cell node) { world.nodes[node] = ground[node]; });
    world.tail = std::string(groundMark) + std::to_string(cells.rows) + ' ' + std::to_string(cells.columns);
}

Grid<Node> groundIn(const World& world) {
    if (!world.tail.starts_with(groundMark)) return {};
    std::istringstream words(world.tail.substr(groundMark.size()));
    Size cells;
    words >> cells.rows >> cells.columns;
    const Size map = world.size();
    if (!words || cells.rows < 1 || cells.columns < 1 || cells.rows > map.rows || cells.columns > map.columns)
        return {};
    return groundOf(world, wholeOf(cells));
}

} // namespace

WorldPart partOf(const World& world, const std::vector<Thing>& things) {
    WorldPart part = emptyPartOf(world);
    if (things.empty()) return part;
    const auto at = cellOf(recordOf(world, things.front()));
    part.records = copiesOf(world, things, at ? Cell{-at->row, -at->column} : Cell{});
    return part;
}

WorldPart regionOf(const World& world, const std::vector<Thing>& things, const CellRange& range) {
    WorldPart part = emptyPartOf(world);
    part.records = copiesOf(world, things, {-range.first.row, -range.first.column});
    part.ground = groundOf(world, range);
    return part;
}

QString partMimeType() {
    return QStringLiteral("application/x-stonemason-world-part");
}

QByteArray bytesOf(const WorldPart& part) {
    World world = part.texts;
    for (const Record& record : part.records)
        withList(world, record.kind, [&record](auto& list) {
            using Value = typename std::remove_reference_t<decltype(list)>::value_type;
            list.push_back(std::get<Value>(record.value));
        });
    if (part.ground.size().area() > 0) putGround(part.ground, world);
    const auto bytes = writeWorld(world);
    return bytes ? QByteArray::fromStdString(*bytes) : QByteArray();
}

std::optional<WorldPart> partFrom(const QByteArray& bytes) {
    auto read = readWorld(bytes.toStdString());
    if (!read) return std::nullopt;
    WorldPart part{{}, std::move(read).value(), {}};
    part.ground = groundIn(part.texts);
    forEachPlaced(part.texts, [&part](Thing thing, const auto& record) {
        part.records.push_back({thing.kind, record});
    });
    if (part.records.empty() && part.ground.size().area() == 0) return std::nullopt;
    return part;
}

} // namespace stonemason::pocket_heroes
