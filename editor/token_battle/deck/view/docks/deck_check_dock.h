// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"
#include "editor/token_battle/deck/view/deck_view.h"

#include <vector>

class QScrollArea;

namespace stonemason::token_battle {

class DeckPlots;
class VerdictBar;

/// Below the deck: whether the game takes it and what it lacks, and its statistics as plots.
class DeckCheckDock : public DeckDock {
    Q_OBJECT

public:
    explicit DeckCheckDock(const Catalogue& catalogue);

    VerdictBar* verdictBar() const { return verdict_; }
    DeckPlots* plots() const { return plots_; }

    /// Whether the statistics are shown below the verdict.
    void setUnfolded(bool unfolded);
    bool isUnfolded() const;
    /// Leads to the place of the next error, from the last on to the first.
    void chooseNext();

signals:
    void unfoldedChanged(bool unfolded);
    /// The user wants to see the place in the deck.
    void placeChosen(stonemason::token_battle::Slot place);

protected:
    void bound() override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fold(bool folded);
    void choose(const DeckProblem& problem);

    VerdictBar* verdict_;
    DeckPlots* plots_;
    QScrollArea* scroll_;
    std::vector<DeckProblem> errors_; ///< of the shown deck
    std::size_t next_ = 0;            ///< of them
};

} // namespace stonemason::token_battle
