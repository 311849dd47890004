// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <QAccessibleWidget>

#include <map>

namespace stonemason {

class BoardView;

/// Tells assistive technology what lies on a board: the view is a table, each cell that is asked for a child
/// with its place and what it holds as name; what acting there would do is its description, Press acts. The
/// cell under the keyboard cursor has the focus.
class AccessibleBoard : public QAccessibleWidget {
public:
    explicit AccessibleBoard(BoardView& view);
    ~AccessibleBoard() override;

    /// Makes boards known to QAccessible; once is enough, more do no harm.
    static void install();
    /// Tells that the cursor stands on another cell, or on one that looks different now.
    static void cursorMoved(BoardView& view);
    static void selectionChanged(BoardView& view);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    BoardView& view() const;
    int indexOf(Cell cell) const;

    mutable std::map<int, QAccessible::Id> cells_; ///< made when first asked for
};

} // namespace stonemason
