// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/war_review.h"

namespace stonemason::wastes {

WarReview& WarReview::of(WarDocument& document) {
    GameReview* review = GameReview::of(document);
    return review ? static_cast<WarReview&>(*review) : *new WarReview(document);
}

WarReview::WarReview(WarDocument& document) : GameReviewOf(document), document_(document) {
}

WarReview::Weigh WarReview::weigh() const {
    const int nodes = document_.profile().hard.nodes;
    return [game = document_.game(), nodes](int move, const std::stop_token& stop) {
        return wastes::lossOf(game.engine(), game.positionAfter(move), game.move(move), nodes, stop);
    };
}

std::vector<MoveLoss> WarReview::costliestOf(std::vector<MoveLoss> losses) const {
    return costliest(std::move(losses), document_.profile().judging);
}

} // namespace stonemason::wastes
