// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"

#include <QAccessibleWidget>

#include <map>

namespace stonemason {

class StacksView;

/// Tells assistive technology what is in the stacks: the view is a table, each of its twenty places a child
/// with stack, place and card as name and what the card does as description; the one under the keyboard
/// cursor has the focus.
class AccessibleStacks : public QAccessibleWidget {
public:
    explicit AccessibleStacks(StacksView& view);
    ~AccessibleStacks() override;

    /// Makes stacks known to QAccessible; once is enough, more do no harm.
    static void install();
    /// Tells that the cursor stands at another place.
    static void cursorMoved(StacksView& view);
    /// Tells that other cards are selected.
    static void selectionChanged(StacksView& view);

    int childCount() const override { return deckCapacity; }
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    StacksView& view() const;

    mutable std::map<int, QAccessible::Id> places_; ///< made when first asked for
};

} // namespace stonemason
