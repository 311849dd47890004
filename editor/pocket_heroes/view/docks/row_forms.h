// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "editor/pocket_heroes/view/docks/row_list.h"

#include <vector>

namespace stonemason::pocket_heroes {

// The catalogue must outlive what is returned.

/// The rewards of events: kind, what it is of, how much.
RowForm rewardForm(const Catalogue& catalogue);

/// The lists of heroes: secondary skills with their levels, primary skills with their points, artifacts and
/// where they are worn, and, of heroes with spells of their own, these.
std::vector<RowForm> heroForms(const Catalogue& catalogue);

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
