// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/docks/row_forms.h"

namespace stonemason::pocket_heroes {

/// The rewards of an event one by one: a row for each with its kind, what it is of, and how much.
class RewardList : public RowList {
public:
    /// The catalogue must outlive the list.
    explicit RewardList(const Catalogue& catalogue) : RowList(rewardForm(catalogue)) {}

    QComboBox* kindField(int row) const { return choiceField(row, 0); }
    QComboBox* whichField(int row) const { return choiceField(row, 1); }
    QSpinBox* amountField(int row) const { return numberField(row, 2); }
};

} // namespace stonemason::pocket_heroes
