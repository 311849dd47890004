// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/tile_groups.h"

#include "editor/text/names.h"

#include <QStringList>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

bool isStraight(const Tile& tile) {
    return (tile.river.empty() || tile.river.isStraight()) && (tile.road.empty() || tile.road.isStraight());
}

/// The words that all names begin with, up to a comma; the first name where they have none in common.
QString commonBeginning(const QStringList& names) {
    QStringList common = names.front().split(u' ');
    for (const QString& name : names) {
        const QStringList words = name.split(u' ');
        const auto differs = std::ranges::mismatch(common, words).in1;
        common.erase(differs, common.end());
    }
    const QString beginning = common.join(u' ').section(u',', 0, 0);
    return beginning.isEmpty() ? names.front() : beginning;
}

QString nameOf(const std::vector<const Tile*>& pieces) {
    QStringList straights;
    for (const Tile* piece : pieces)
        if (isStraight(*piece)) straights += localText(piece->name);
    return straights.isEmpty() ? localText(pieces.front()->name) : commonBeginning(straights);
}

} // namespace

bool TileGroup::contains(Code code) const {
    return std::ranges::find(codes, code) != codes.end();
}

std::vector<TileGroup> tileGroups(const GameProfile& game) {
    std::vector<TileGroup> groups;
    const auto add = [&](const QString& tool, auto isOne) {
        std::vector<const Tile*> pieces;
        for (const Tile& tile : game.tiles)
            if (isOne(tile)) pieces.push_back(&tile);
        if (pieces.size() < 2) return;
        TileGroup& group = groups.emplace_back(TileGroup{nameOf(pieces), tool, {}});
        for (const Tile* piece : pieces)
            group.codes.push_back(piece->code);
    };
    add(QStringLiteral("river"), [](const Tile& tile) { return !tile.river.empty() && tile.road.empty(); });
    add(QStringLiteral("road"), [](const Tile& tile) { return !tile.road.empty() && tile.river.empty(); });
    add({}, [](const Tile& tile) { return tile.isBridge(); });
    return groups;
}

} // namespace stonemason::kings_conflict
