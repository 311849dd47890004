// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/tools/map_paint_target.h"
#include "editor/kings_conflict/view/tools/map_tools.h"
#include "tests/support/profile.h"

#include <string>

namespace stonemason::test {

using namespace kings_conflict;

/// An open map with everything a tool needs, but no window.
struct Desk {
    explicit Desk(Map map) : document(std::move(map), kingsConflict()) {}
    Desk() : Desk(newMap(kingsConflict())) {}

    GameProfile game = kingsConflict();
    MapDocument document;
    MapToolState state{game};
    MapPaintTarget target{document, state};
    ToolBox tools = mapTools();

    Tool& tool(const char* id) { return *tools.tool(QString::fromLatin1(id)); }

    /// A whole gesture with a tool: press on the first cell, drag over the others, release.
    void stroke(const char* id, std::initializer_list<Cell> cells, Modifiers modifiers = {}) {
        Tool& used = tool(id);
        used.press(target, *cells.begin(), modifiers);
        for (const Cell* cell = cells.begin() + 1; cell != cells.end(); ++cell)
            used.drag(target, *cell, modifiers);
        used.release(target);
    }

    char at(int row, int column, int layer = terrainLayer) const {
        return document.map().layer(layer)[{row, column}];
    }

    /// One row of the terrain as text.
    std::string row(int r) const {
        const auto codes = document.map().terrain().row(r);
        return {codes.begin(), codes.end()};
    }
};

} // namespace stonemason::test
