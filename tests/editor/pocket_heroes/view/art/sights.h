// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "tests/support/worlds.h"

#include <QColor>
#include <QImage>

#include <cstdlib>
#include <string>
#include <type_traits>
#include <variant>

/// Worlds with one thing in the middle, and how they are seen.
namespace stonemason::pocket_heroes {

inline constexpr Cell middle{16, 16};

inline World grass() {
    World world = emptyWorld(32);
    world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Grass, 0});
    return world;
}

inline Record recordOf(Section section, const std::string& id) {
    switch (section) {
    case Section::Decoration: return {ThingKind::Decoration, Placed{middle, id}};
    case Section::Path: return {ThingKind::Path, Placed{middle, id}};
    case Section::Visitable: return {ThingKind::Visitable, Visitable{id, middle, {}, {}}};
    case Section::Ownerable: return {ThingKind::Ownerable, Ownerable{id, PlayerId::Red, middle, {}}};
    case Section::Castle: break;
    }
    Castle castle;
    castle.id = id;
    castle.cell = middle;
    return {ThingKind::Castle, castle};
}

inline World with(World world, const Record& record) {
    withList(world, record.kind, [&record](auto& list) {
        using Value = typename std::remove_reference_t<decltype(list)>::value_type;
        list.push_back(std::get<Value>(record.value));
    });
    return world;
}

inline double difference(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

/// As whole worlds are seen, a pixel to a cell.
inline QImage coloursOf(const World& world) {
    return WorldRenderer(test::pocketHeroes())
        .colours(world, ThingIndex(world, test::pocketHeroes()), {}, wholeOf(world.size()));
}

} // namespace stonemason::pocket_heroes
