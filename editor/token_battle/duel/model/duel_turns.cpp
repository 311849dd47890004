// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/duel_turns.h"

#include "editor/token_battle/duel/model/seats.h"

namespace stonemason::token_battle {

DuelTurns::DuelTurns(DuelDocument& document, bool going, QObject* parent)
    : GameTurns(document, going, parent) {
    for (int player = 0; player < playerCount; ++player)
        if (const auto level = computerAt(document.setup(), player))
            setOpponent(player, computerOpponent(*level, player, document.hasOpenDecks()));
}

namespace {

constexpr int timesHard = 3; ///< multiple of Hard's positions, because nobody waits for a move here

} // namespace

DuelReview& DuelReview::of(DuelDocument& document) {
    auto* review = GameReview::of(document);
    return review ? static_cast<DuelReview&>(*review) : *new DuelReview(document);
}

const DuelReview* DuelReview::of(const DuelDocument& document) {
    return static_cast<const DuelReview*>(GameReview::of(document));
}

DuelReview::DuelReview(DuelDocument& document) : GameReviewOf(document), document_(document) {
}

DuelReview::Weigh DuelReview::weigh() const {
    const int nodes = timesHard * document_.duel().rules().players.nodes;
    return [game = document_.game(), nodes](int move, const std::stop_token& stop) {
        return token_battle::lossOf(game.duel(), game.positionAfter(move), game.move(move), nodes, stop);
    };
}

std::vector<MoveLoss> DuelReview::costliestOf(std::vector<MoveLoss> losses) const {
    return costliest(std::move(losses));
}

} // namespace stonemason::token_battle
