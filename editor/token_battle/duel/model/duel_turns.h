// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/players/hard_player.h"
#include "editor/play/game_review.h"
#include "editor/play/game_turns.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/model/seats.h"

namespace stonemason::token_battle {

/// The turns of a game of Token Battle.
class DuelTurns : public GameTurns<DuelDocument, Game> {
    Q_OBJECT

public:
    /// Seats a computer player on every side the game's setup has one for.
    DuelTurns(DuelDocument& document, bool going, QObject* parent = nullptr);
};

/// The review of a game of Token Battle, as Hard sees it.
class DuelReview : public GameReviewOf<MoveLoss> {
    Q_OBJECT

public:
    /// The document's own review; it is made when first asked for.
    static DuelReview& of(DuelDocument& document);
    /// Likewise; nullptr when none was made.
    static const DuelReview* of(const DuelDocument& document);

protected:
    bool isKept() const override { return true; }
    Weigh weigh() const override;
    std::vector<MoveLoss> costliestOf(std::vector<MoveLoss> losses) const override;

private:
    explicit DuelReview(DuelDocument& document);

    DuelDocument& document_;
};

} // namespace stonemason::token_battle
