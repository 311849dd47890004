// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/print_actions_of.h"
#include "editor/token_battle/deck/view/canvas/deck_binding.h"

#include <functional>
#include <vector>

namespace stonemason::token_battle {

/// The sheets of the selected decks on paper and as PDF, a page each.
class DeckPrintActions : public PrintActionsOf<BoundDeckActions> {
    Q_OBJECT

public:
    /// The dialogs must outlive the actions.
    /// @param selected as in ExchangeActions
    DeckPrintActions(Dialogs& dialogs, std::function<std::vector<int>()> selected, QObject* parent = nullptr);

    PrintJob printJob() const override;

protected:
    void bound() override;
    void refresh() override;

private:
    std::function<std::vector<int>()> selected_;
};

} // namespace stonemason::token_battle
