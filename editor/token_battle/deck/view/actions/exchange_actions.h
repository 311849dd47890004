// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/canvas/deck_binding.h"

#include <functional>
#include <vector>

namespace stonemason {
class Dialogs;
}

namespace stonemason::token_battle {

class DeckIntake;

/// How decks leave and enter the program: clipboard and export; and the comparison of two.
class ExchangeActions : public BoundDeckActions {
    Q_OBJECT

public:
    /// Everything must outlive the actions.
    /// @param selected the selected decks as indexes in the library, rising; the shown one when none is
    ExchangeActions(DeckIntake& intake, Dialogs& dialogs, std::function<std::vector<int>()> selected,
                    QObject* parent = nullptr);

    /// For the Edit menu.
    QList<QAction*> clipboard() const;

protected:
    void bound() override;
    void refresh() override;

private:
    void addClipboard();
    void addExports();
    void copyText();
    void copyCode();
    void paste();
    void compare();
    void share();

    DeckIntake& intake_;
    Dialogs& dialogs_;
    std::function<std::vector<int>()> selected_;
};

} // namespace stonemason::token_battle
