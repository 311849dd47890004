// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/duel_review.h"

#include "editor/token_battle/duel/seats.h"

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

constexpr int timesHard = 3; ///< as many positions as Hard looks at: nobody waits for a move here

/// The moves of persons; of everybody where no person moved.
std::vector<int> movesToReview(const DuelDocument& document) {
    std::vector<int> persons;
    std::vector<int> all;
    for (int move = 0; move < document.moveCount(); ++move) {
        all.push_back(move);
        if (isPersonAt(document.setup(), document.game().playerOf(move))) persons.push_back(move);
    }
    return persons.empty() ? all : persons;
}

} // namespace

DuelReview& DuelReview::of(DuelDocument& document) {
    auto* review = document.findChild<DuelReview*>({}, Qt::FindDirectChildrenOnly);
    return review ? *review : *new DuelReview(document);
}

DuelReview::DuelReview(DuelDocument& document)
    : QObject(&document)
    , document_(document)
    , job_(
          *this,
          [this](int lookedAt) {
              lookedAt_ = lookedAt;
              if (running_) emit changed();
          },
          [this](std::vector<MoveLoss> losses) {
              if (!std::exchange(running_, false)) return; // it was cancelled
              costly_ = costliest(std::move(losses));
              done_ = true;
              emit changed();
          }) {
    connect(&document, &DuelDocument::gameChanged, this, &DuelReview::forget);
}

void DuelReview::start() {
    if (done_ || job_.isRunning()) return;
    asked_ = movesToReview(document_);
    lookedAt_ = 0;
    running_ = true;
    const int nodes = timesHard * document_.duel().rules().players.nodes;
    job_.start(
        [game = document_.game(), asked = asked_, nodes](const std::stop_token& stop, const auto& tell) {
            std::vector<MoveLoss> losses;
            for (const int move : asked) {
                if (stop.stop_requested()) break;
                losses.push_back(
                    stonemason::lossOf(game.duel(), game.positionAfter(move), game.move(move), nodes, stop));
                losses.back().move = move;
                tell(int(losses.size()));
            }
            return losses;
        });
    emit changed();
}

void DuelReview::cancel() {
    if (!std::exchange(running_, false)) return;
    job_.stop();
    emit changed();
}

void DuelReview::forget() {
    cancel();
    costly_.clear();
    if (std::exchange(done_, false)) emit changed();
}

const MoveLoss* DuelReview::lossOf(int move) const {
    const auto found = std::ranges::find(costly_, move, &MoveLoss::move);
    return found == costly_.end() ? nullptr : &*found;
}

} // namespace stonemason
