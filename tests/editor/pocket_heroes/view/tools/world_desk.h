// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/view/tools/world_paint_target.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/worlds.h"

#include <initializer_list>

namespace stonemason::pocket_heroes {

using test::grass;
using test::pocketHeroes;

inline Record chest() {
    Item item;
    item.treasure = Chest{};
    return {ThingKind::Item, item};
}

/// A world with the tools on it, and no window.
struct WorldDesk {
    explicit WorldDesk(const World& world) : document(world, pocketHeroes()), target(document, brush) {}

    void click(Tool& tool, Cell cell, Modifiers modifiers = {}) {
        tool.press(target, cell, modifiers);
        tool.release(target);
    }
    void drag(Tool& tool, std::initializer_list<Cell> cells, Modifiers modifiers = {}) {
        tool.press(target, *cells.begin(), modifiers);
        for (const Cell cell : cells)
            tool.drag(target, cell, modifiers);
        tool.release(target);
    }
    const World& world() const { return document.committedWorld(); }

    WorldBrush brush;
    WorldDocument document;
    WorldPaintTarget target;
};

} // namespace stonemason::pocket_heroes
