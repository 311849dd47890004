// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/squares.h"

#include <QAccessibleWidget>

#include <map>

namespace stonemason {

class BoardView;

/// Tells assistive technology what lies on the board: the view is a table, each of its cells a child with its
/// place and token as name and, while a card is chosen, what playing there would do as description; Press
/// plays. The cell under the keyboard cursor has the focus.
class AccessibleBoard : public QAccessibleWidget {
public:
    explicit AccessibleBoard(BoardView& view);
    ~AccessibleBoard() override;

    /// Makes boards known to QAccessible; once is enough, more do no harm.
    static void install();
    /// Tells that the cursor stands on another cell.
    static void cursorMoved(BoardView& view);

    int childCount() const override { return duelCells; }
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    BoardView& view() const;

    mutable std::map<int, QAccessible::Id> cells_; ///< made when first asked for
};

} // namespace stonemason
