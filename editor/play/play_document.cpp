// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/play_document.h"

#include <algorithm>
#include <utility>

namespace stonemason {

PlayDocument::PlayDocument(QObject* parent) : Document(parent) {
    connect(&undoStack_, &QUndoStack::indexChanged, this, [this] {
        if (begunHere_ && path().isEmpty() && !isWorthKeeping()) undoStack_.setClean();
    });
}

bool PlayDocument::isWatched() const {
    const SeatedPlayers players = seated();
    return !players.alone && computerAt(players, 0) && computerAt(players, 1);
}

void PlayDocument::endBeforeClosing() {
    if (live_) emit leaving();
}

QString PlayDocument::questionWhenClosed() const {
    const auto own = onlyPerson(seated());
    if (!isLive() || !own) return {};
    //: %1 is the name of a person
    return tr("You are still playing with %1. Closing leaves the game: %1 is informed, and the moves so far "
              "are kept.")
        .arg(playerName(seated(), 1 - *own, {}));
}

void PlayDocument::show(int moves) {
    const int wanted = std::clamp(moves, 0, moveCount());
    if (wanted == shown_) return;
    const int before = std::exchange(shown_, wanted);
    emit shownChanged();
    wanted == before + 1 ? emit steppedForward(before) : emit jumped();
}

void PlayDocument::noteChange(int shown, bool byMove, std::optional<int> stepped) {
    shown_ = shown;
    partedWords_.clear();
    emit gameChanged(byMove);
    emit shownChanged();
    stepped ? emit steppedForward(*stepped) : emit jumped();
}

void PlayDocument::noteLiveChange(int shown, bool byMove, std::optional<int> stepped) {
    shown_ = shown;
    isNeverSaved() ? emit modifiedChanged(true) : markNeverSaved();
    noteChange(shown, byMove, stepped);
}

} // namespace stonemason
