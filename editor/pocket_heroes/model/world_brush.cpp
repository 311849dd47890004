// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/model/world_brush.h"

#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/format/hmm.h"

namespace stonemason::pocket_heroes {

WorldPart partOf(const World& world, const std::vector<Thing>& things) {
    WorldPart part;
    part.texts.version = world.version;
    part.texts.languages = world.languages;
    part.texts.texts = world.texts;
    if (things.empty()) return part;
    const auto at = cellOf(recordOf(world, things.front()));
    part.records = copiesOf(world, things, at ? Cell{-at->row, -at->column} : Cell{});
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
    const auto bytes = writeWorld(world);
    return bytes ? QByteArray::fromStdString(*bytes) : QByteArray();
}

std::optional<WorldPart> partFrom(const QByteArray& bytes) {
    auto read = readWorld(bytes.toStdString());
    if (!read) return std::nullopt;
    WorldPart part{{}, std::move(read).value()};
    forEachPlaced(part.texts, [&part](Thing thing, const auto& record) {
        part.records.push_back({thing.kind, record});
    });
    if (part.records.empty()) return std::nullopt;
    return part;
}

} // namespace stonemason::pocket_heroes
