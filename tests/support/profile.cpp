// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/profile.h"

#include "core/kings_conflict/format/profile_reader.h"
#include "tests/support/files.h"

#include <iterator>
#include <sstream>
#include <stdexcept>

namespace stonemason::test {

using namespace kings_conflict;

const GameProfile& kingsConflict() {
    static const GameProfile game = [] {
        auto read = readGameProfile(resourceData("games/kings-conflict.json"));
        if (!read)
            throw std::runtime_error("kings-conflict.json: " + std::string(read.error().message.id) + " at " +
                                     read.error().field);
        return std::move(read).value();
    }();
    return game;
}

Map mapOf(std::string_view terrainRows) {
    std::istringstream in{std::string(terrainRows)};
    const std::vector<std::string> rows{std::istream_iterator<std::string>(in), {}};
    const Size size{int(rows.size()), int(rows.front().size())};
    const GameProfile& game = kingsConflict();
    Map map = newMap(game);
    map.symmetry = Symmetry::None;
    map.layers.assign(game.layers.size(), Grid<Code>(size, '0'));
    forEachCell(size,
                [&](Cell c) { map.layers.front()[c] = rows[std::size_t(c.row)].at(std::size_t(c.column)); });
    return map;
}

Map publishedTerrain(const std::string& name) {
    const std::string text = testData("kings-conflict/" + name + ".txt");
    return mapOf(text.substr(0, text.find("\n\n")));
}

std::string terrainText(const Map& map) {
    std::string text;
    for (int row = 0; row < map.size().rows; ++row) {
        const auto codes = map.terrain().row(row);
        text.append(codes.begin(), codes.end());
        text += '\n';
    }
    return text;
}

} // namespace stonemason::test
