// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <QAccessibleWidget>

#include <map>

namespace stonemason {

class MapCanvas;

/// Tells assistive technology what is on the board: the canvas is a table, each cell a child with its place
/// as name and its tile (or digit) as value; the cell under the keyboard cursor has the focus.
class AccessibleCanvas : public QAccessibleWidget {
public:
    explicit AccessibleCanvas(MapCanvas& canvas);
    ~AccessibleCanvas() override;

    /// Makes canvases known to QAccessible; call once, before the first is shown.
    static void install();
    /// Tells that the cursor stands in another cell.
    static void cursorMoved(MapCanvas& canvas);
    /// Tells that other cells are selected.
    static void selectionChanged(MapCanvas& canvas);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    MapCanvas& canvas() const;
    int indexOf(Cell cell) const;

    mutable std::map<int, QAccessible::Id> cells_; ///< made when first asked for
};

} // namespace stonemason
