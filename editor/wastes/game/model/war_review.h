// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/players/hard_player.h"
#include "editor/play/game_review.h"
#include "editor/wastes/game/model/war_document.h"

namespace stonemason::wastes {

/// The review of a game of War in the Wastes, as Hard sees it.
class WarReview : public GameReviewOf<MoveLoss> {
    Q_OBJECT

public:
    /// The document's own review; it is made when first asked for.
    static WarReview& of(WarDocument& document);

protected:
    Weigh weigh() const override;
    std::vector<MoveLoss> costliestOf(std::vector<MoveLoss> losses) const override;

private:
    explicit WarReview(WarDocument& document);

    WarDocument& document_;
};

} // namespace stonemason::wastes
