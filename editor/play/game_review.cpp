// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_review.h"

namespace stonemason {

GameReview::GameReview(PlayDocument& document) : QObject(&document), document_(document) {
    connect(&document, &PlayDocument::gameChanged, this, &GameReview::forget);
}

GameReview* GameReview::of(const PlayDocument& document) {
    return document.findChild<GameReview*>({}, Qt::FindDirectChildrenOnly);
}

/// The moves of human players; all moves if no human moved.
std::vector<int> GameReview::movesToReview() const {
    const SeatedPlayers seated = document_.seated();
    std::vector<int> persons;
    std::vector<int> all;
    for (int move = 0; move < document_.moveCount(); ++move) {
        all.push_back(move);
        if (isPersonAt(seated, document_.toMoveAfter(move))) persons.push_back(move);
    }
    return persons.empty() ? all : persons;
}

QString GameReview::stepName() {
    return tr("Review the Game");
}

void GameReview::start() {
    if (done_ || isLooking()) return;
    asked_ = movesToReview();
    lookedAt_ = 0;
    running_ = true;
    look(asked_);
    emit changed();
}

void GameReview::cancel() {
    if (!std::exchange(running_, false)) return;
    stopLooking();
    emit changed();
}

void GameReview::noteLookedAt(int moves) {
    lookedAt_ = moves;
    if (running_) emit changed();
}

void GameReview::noteDone() {
    done_ = true;
    emit changed();
}

void GameReview::forget() {
    cancel();
    forgetLosses();
    if (std::exchange(done_, false)) emit changed();
}

} // namespace stonemason
