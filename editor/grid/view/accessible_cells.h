// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

#include <map>

class QAbstractScrollArea;

namespace stonemason {

/// A scroll area whose cells are exposed to assistive technology one by one: a board, the places of stacks.
/// Cells are numbered from 0.
class CellTable {
public:
    virtual ~CellTable() = default;

    virtual int cellCount() const = 0;
    /// Whether the cell exists now; the other functions are called for existing cells only.
    virtual bool hasCell(int cell) const = 0;
    /// Its name ("row 8, column 4, Plains"), value ("Plains") or description (what acting there would do).
    virtual QString cellText(int cell, QAccessible::Text kind) const = 0;
    /// Where it is in the viewport.
    virtual QRect cellRect(int cell) const = 0;
    /// The cell at a point of the viewport; -1 for none.
    virtual int cellAtPoint(QPoint point) const = 0;
    /// The keyboard cursor's cell.
    virtual int cursorCell() const = 0;
    virtual bool isCellSelectable(int) const { return true; }
    virtual bool isCellSelected(int cell) const = 0;
    virtual void moveCursorTo(int cell) = 0;
    /// Acts at the cursor, as Enter does.
    virtual void pressCursorCell() = 0;
};

/// Exposes the cells of a CellTable to assistive technology: the widget is a table, each cell that is asked
/// for a child; the one under the keyboard cursor has the focus, Press acts there.
class AccessibleCells : public QAccessibleWidget {
public:
    /// @param table the same widget
    AccessibleCells(QAbstractScrollArea& area, CellTable& table);
    ~AccessibleCells() override;

    /// Makes such widgets known to QAccessible; once is enough, more do no harm.
    static void install();
    /// Announces that the cursor of the widget is on another cell, or that its cell has changed.
    static void cursorMoved(QWidget& widget, const CellTable& table);
    static void selectionChanged(QWidget& widget);

    int childCount() const override { return table_.cellCount(); }
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    QAbstractScrollArea& area_;
    CellTable& table_;
    mutable std::map<int, QAccessible::Id> cells_; ///< made when first asked for
};

} // namespace stonemason
