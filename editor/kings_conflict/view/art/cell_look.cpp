// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/cell_look.h"

#include "core/kings_conflict/map/join.h"

#include <string_view>
#include <utility>

namespace stonemason::kings_conflict {

namespace {

struct NamedArt {
    std::string_view id;
    TileArt art;
};

constexpr std::array<NamedArt, 10> namedArts{{
    {"plains", {Ground::Grass, Feature::None, {}, {}}},
    {"forest", {Ground::Forest, Feature::Trees, {}, {}}},
    {"hills", {Ground::Hills, Feature::Mounds, {}, {}}},
    {"mountains", {Ground::Rock, Feature::Peaks, {}, {}}},
    {"sea", {Ground::Sea, Feature::Waves, {}, {}}},
    {"desert", {Ground::Sand, Feature::Dunes, {}, {}}},
    {"volcano", {Ground::Ash, Feature::Cone, {}, {}}},
    {"lava", {Ground::Lava, Feature::Molten, {}, {}}},
    {"water", {Ground::Sea, Feature::Waves, {}, {}}},
    {"volcanic", {Ground::Lava, Feature::Molten, {}, {}}},
}};

const TileArt* artNamed(std::string_view id) {
    for (const NamedArt& named : namedArts)
        if (named.id == id) return &named.art;
    return nullptr;
}

TileArt artOf(const GameProfile& game, const Tile& tile) {
    if (tile.isNetwork()) return {Ground::Grass, Feature::Network, tile.river, tile.road};
    if (const TileArt* art = artNamed(tile.id)) return *art;
    if (const TileArt* art = artNamed(game.classes[std::size_t(tile.terrainClass)].id)) return *art;
    return {Ground::Unknown, Feature::Letter, {}, {}};
}

std::uint32_t hashOf(Cell cell) {
    std::uint32_t h = std::uint32_t(cell.row) * 0x85ebca6bu ^ std::uint32_t(cell.column) * 0xc2b2ae35u;
    h ^= h >> 15;
    h *= 0x2c1b3c6du;
    h ^= h >> 12;
    h *= 0x297a2d39u;
    return h ^ (h >> 15);
}

CellLook plainLook(Code code, Cell cell) {
    CellLook look;
    look.code = code;
    look.variation = int(hashOf(cell) >> 7 & 7);
    look.parity = (cell.row + cell.column) & 1;
    return look;
}

std::uint64_t bitsOf(Edges edges) {
    std::uint64_t bits = 0;
    for (Direction d : allDirections)
        bits |= std::uint64_t(edges.has(d)) << int(d);
    return bits;
}

/// Whether a cell with this feature draws things that reach into neighbours of the same feature.
bool straddles(Feature feature) {
    return feature == Feature::Trees || feature == Feature::Peaks || feature == Feature::Mounds;
}

} // namespace

std::uint8_t CellLook::land() const {
    std::uint8_t bits = 0;
    for (std::size_t i = 0; i < spill.size(); ++i)
        if (spill[i] != Ground::Sea) bits = std::uint8_t(bits | 1 << i);
    return bits;
}

std::uint64_t CellLook::key() const {
    std::uint64_t key = std::uint8_t(code);
    key = key << 3 | std::uint64_t(variation);
    key = key << 1 | std::uint64_t(parity);
    for (Ground ground : spill)
        key = key << 3 | std::uint64_t(ground);
    key = key << 8 | same;
    key = key << 4 | bitsOf(riverStops);
    key = key << 4 | bitsOf(roadStops);
    return key << 4 | bitsOf(fed);
}

ArtTable::ArtTable(const GameProfile& game) {
    for (const Tile& tile : game.tiles)
        arts_[std::uint8_t(tile.code)] = artOf(game, tile);
    if (game.holeCode != 0) arts_[std::uint8_t(game.holeCode)] = {Ground::Unknown, Feature::Hole, {}, {}};
}

TerrainView::TerrainView(const Map& map, const GameProfile& game, const ArtTable& arts, bool turned)
    : terrain_(map.terrain()), game_(game), arts_(arts), turned_(turned) {
    for (std::size_t i = 0; i < codes_.size(); ++i)
        codes_[i] = Code(i);
    if (!turned) return;
    for (const Tile& tile : game.tiles)
        codes_[std::uint8_t(tile.code)] = game.transformed(tile.code, Transform::HalfTurn);
}

bool TerrainView::stops(Network network, Cell cell, Direction side) const {
    if (!size().contains(neighbour(cell, side))) return false;
    const Join join = joinAt(terrain_, game_, network, turn(cell), turned_ ? opposite(side) : side);
    return join == Join::Clash || join == Join::Loose;
}

void TerrainView::lookAround(CellLook& look, Cell cell, const TileArt& own) const {
    for (std::size_t i = 0; i < around.size(); ++i) {
        const Cell next = cell + around[i];
        if (!size().contains(next)) continue;
        const TileArt& other = art(next);
        if (other.ground > own.ground && other.ground != Ground::Unknown) look.spill[i] = other.ground;
        if (other.feature == own.feature && straddles(own.feature))
            look.same = std::uint8_t(look.same | 1 << i);
        if (i % 2 == 0 && own.feature != Feature::None && own.feature != Feature::Network) {
            const auto side = Direction(i / 2);
            if (other.river.has(opposite(side)) && !stops(Network::River, next, opposite(side)))
                look.fed.add(side);
        }
    }
    // A corner shows only where neither of its sides covers it.
    for (std::size_t i = 1; i < around.size(); i += 2) {
        const std::size_t next = (i + 1) % around.size();
        if (look.spill[i] == look.spill[i - 1] || look.spill[i] == look.spill[next])
            look.spill[i] = Ground::Sea;
        if (!look.isSame(int(i - 1)) || !look.isSame(int(next)))
            look.same = std::uint8_t(look.same & ~(1 << i));
    }
}

CellLook TerrainView::simpleLook(Cell cell) const {
    CellLook look = plainLook(code(cell), cell);
    const TileArt& own = arts_[look.code];
    for (Direction side : allDirections) {
        if (own.river.has(side) && stops(Network::River, cell, side)) look.riverStops.add(side);
        if (own.road.has(side) && stops(Network::Road, cell, side)) look.roadStops.add(side);
    }
    return look;
}

CellLook TerrainView::look(Cell cell) const {
    CellLook look = simpleLook(cell);
    const TileArt& own = arts_[look.code];
    if (own.ground != Ground::Unknown && own.ground != Ground::Grass) lookAround(look, cell, own);
    return look;
}

CellLook loneLook(Code code, Cell cell) {
    return plainLook(code, cell);
}

} // namespace stonemason::kings_conflict
