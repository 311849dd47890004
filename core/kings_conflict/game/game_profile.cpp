// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/game/game_profile.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

template <typename Item>
int indexOf(const std::vector<Item>& items, std::string_view id) {
    const auto it =
        std::find_if(items.begin(), items.end(), [id](const Item& item) { return item.id == id; });
    return it == items.end() ? -1 : int(it - items.begin());
}

std::size_t slot(Code code) {
    return static_cast<unsigned char>(code);
}

} // namespace

const Tile* GameProfile::tile(Code code) const {
    if (slot(code) >= codeCount || tileIndex_[slot(code)] < 0) return nullptr;
    return &tiles[std::size_t(tileIndex_[slot(code)])];
}

Code GameProfile::transformed(Code code, Transform t) const {
    return slot(code) < codeCount ? transformed_[std::size_t(t)][slot(code)] : code;
}

std::optional<Code> GameProfile::tileWith(Edges river, Edges road) const {
    for (const Tile& candidate : tiles)
        if (candidate.river == river && candidate.road == road) return candidate.code;
    return std::nullopt;
}

bool GameProfile::mayEnter(int moverIndex, Code code) const {
    const Tile* found = tile(code);
    return found && ((found->enterable >> moverIndex) & 1U);
}

int GameProfile::mover(std::string_view moverId) const {
    return indexOf(movers, moverId);
}

int GameProfile::layer(std::string_view layerId) const {
    return indexOf(layers, layerId);
}

int GameProfile::terrainClass(std::string_view classId) const {
    return indexOf(classes, classId);
}

bool GameProfile::buildTables() {
    tileIndex_.fill(-1);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        tileIndex_[slot(tiles[i].code)] = std::int16_t(i);

    bool closed = true;
    for (Transform t : allTransforms) {
        auto& table = transformed_[std::size_t(t)];
        for (std::size_t i = 0; i < table.size(); ++i)
            table[i] = Code(i);
        for (const Tile& from : tiles) {
            if (!from.isNetwork()) continue;
            const auto code =
                tileWith(stonemason::transformed(from.river, t), stonemason::transformed(from.road, t));
            closed = closed && code;
            table[slot(from.code)] = code.value_or(from.code);
        }
    }
    return closed;
}

std::string_view symmetryId(Symmetry s) {
    switch (s) {
    case Symmetry::None: return "none";
    case Symmetry::Diagonal: return "diagonal";
    case Symmetry::HalfTurn: return "half-turn";
    }
    return "none";
}

std::optional<Symmetry> symmetryFromId(std::string_view id) {
    for (Symmetry s : {Symmetry::None, Symmetry::Diagonal, Symmetry::HalfTurn})
        if (symmetryId(s) == id) return s;
    return std::nullopt;
}

Transform transformOf(Symmetry s) {
    switch (s) {
    case Symmetry::None: return Transform::Identity;
    case Symmetry::Diagonal: return Transform::Diagonal;
    case Symmetry::HalfTurn: return Transform::HalfTurn;
    }
    return Transform::Identity;
}

bool fits(Symmetry s, Size size) {
    return s != Symmetry::Diagonal || size.isSquare();
}

Cell partner(Cell cell, Size size, Symmetry s) {
    return transformed(cell, size, transformOf(s));
}

bool inHalf(Cell cell, Size size, Symmetry s, Half half) {
    const Cell other = partner(cell, size, s);
    if (other == cell) return false;
    const int height = cell.row - cell.column;
    const int otherHeight = other.row - other.column;
    const bool bottomLeft = height != otherHeight ? height > otherHeight : cell.row > other.row;
    return bottomLeft == (half == Half::BottomLeft);
}

} // namespace stonemason::kings_conflict
