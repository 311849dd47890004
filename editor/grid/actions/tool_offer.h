// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

#include <vector>

namespace stonemason {

/// How a tool is offered in menu and tool bar; its icon has the tool's name.
struct ToolEntry {
    QString tool; ///< its id; empty: a gap between two kinds of tools
    QString text; ///< in the menu: "&Brush"
    QString tip;
    QKeySequence keys;
    QString word;           ///< what the tool bar calls it where it has room for words; empty: nothing
    bool sometimes = false; ///< not on all that such a board can show: its button is seen only while it works
};

/// What the sizes of the brush are called in tool tips, after the tools that have one.
struct BrushTips {
    QString larger;
    QString smaller;
    QString exactly; ///< "... squares of %1 cells"
    QString choice;
};

/// The tools that a game has, in the order of menu and tool bar.
struct ToolOffer {
    std::vector<ToolEntry> entries;
    BrushTips brush;

    /// The entry of that tool, which must be one of them.
    std::vector<ToolEntry>::iterator at(const QString& tool);
    bool has(const QString& tool) const;
};

/// gridTools() as any board offers them: B brush, L line, R rectangle, F fill, C scatter, E eraser, S
/// select, W wand, A select same, T stamp, I eyedropper, P replace. A game adds its own and leaves out what
/// it has not.
ToolOffer gridToolOffer();

} // namespace stonemason
