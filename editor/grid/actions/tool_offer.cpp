// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/tool_offer.h"

#include "editor/grid/actions/tool_actions.h"

#include <algorithm>

namespace stonemason {

std::vector<ToolEntry>::iterator ToolOffer::at(const QString& tool) {
    return std::ranges::find(entries, tool, &ToolEntry::tool);
}

bool ToolOffer::has(const QString& tool) const {
    return std::ranges::find(entries, tool, &ToolEntry::tool) != entries.end();
}

ToolOffer gridToolOffer() {
    const auto entry = [](const char* id, const QString& text, const QString& tip, Qt::Key key,
                          const QString& word = {}) {
        return ToolEntry{QString::fromLatin1(id), text, tip, key, word};
    };
    const ToolEntry gap;
    ToolOffer offer;
    offer.entries = {
        entry("brush", ToolActions::tr("&Brush"), ToolActions::tr("Paint the chosen tile"), Qt::Key_B,
              ToolActions::tr("Brush")),
        entry("line", ToolActions::tr("&Line"), ToolActions::tr("Paint a straight line"), Qt::Key_L,
              ToolActions::tr("Line")),
        entry("rectangle", ToolActions::tr("&Rectangle"), ToolActions::tr("Paint a rectangle"), Qt::Key_R,
              ToolActions::tr("Rectangle")),
        entry("fill", ToolActions::tr("&Fill"), ToolActions::tr("Fill an area of equal tiles"), Qt::Key_F,
              ToolActions::tr("Fill")),
        entry("scatter", ToolActions::tr("S&catter"),
              ToolActions::tr("Paint some of the cells you pass over, at random"), Qt::Key_C),
        gap,
        entry("eraser", ToolActions::tr("&Eraser"), ToolActions::tr("Erase tiles"), Qt::Key_E,
              ToolActions::tr("Eraser")),
        gap,
        entry("select", ToolActions::tr("&Select"),
              ToolActions::tr("Select a rectangle; drag a selection to move it"), Qt::Key_S),
        entry("wand", ToolActions::tr("&Wand"), ToolActions::tr("Select an area of equal tiles"), Qt::Key_W),
        entry("select-same", ToolActions::tr("Select S&ame"),
              ToolActions::tr("Select every tile like the one clicked"), Qt::Key_A),
        entry("stamp", ToolActions::tr("S&tamp"), ToolActions::tr("Stamp the captured or copied area"),
              Qt::Key_T),
        entry("eyedropper", ToolActions::tr("E&yedropper"),
              ToolActions::tr("Pick the tile to paint from the board"), Qt::Key_I),
        entry("replace", ToolActions::tr("Re&place"),
              ToolActions::tr("Click a tile to replace all tiles like it"), Qt::Key_P),
    };
    offer.brush = {ToolActions::tr("Brush and eraser change more cells at once"),
                   ToolActions::tr("Brush and eraser change fewer cells at once"),
                   ToolActions::tr("Brush and eraser work on squares of %1 cells"),
                   ToolActions::tr("How many cells brush and eraser work on at once")};
    return offer;
}

} // namespace stonemason
