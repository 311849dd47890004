// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/war_advantages.h"

#include <algorithm>

namespace stonemason::wastes {

WarAdvantages& WarAdvantages::of(WarDocument& document) {
    auto* own = document.findChild<WarAdvantages*>({}, Qt::FindDirectChildrenOnly);
    return own ? *own : *new WarAdvantages(document);
}

const WarAdvantages* WarAdvantages::of(const WarDocument& document) {
    return document.findChild<const WarAdvantages*>({}, Qt::FindDirectChildrenOnly);
}

WarAdvantages::WarAdvantages(WarDocument& document)
    : QObject(&document)
    , document_(document)
    , board_(document.board())
    , worth_(document.engine().ground())
    , task_(*this, [this](const Found& found) { note(found); }) {
    connect(&document, &PlayDocument::gameChanged, this, &WarAdvantages::follow);
    follow();
}

bool WarAdvantages::isComplete() const {
    return std::ranges::all_of(known_, &Known::isFinal);
}

WarAdvantages::Known WarAdvantages::standing(int moves) const {
    const Position& position = document_.game().positionAfter(moves);
    if (moves == document_.moveCount())
        if (const auto resigned = document_.game().record().resigned)
            return {position.key, wonBy(opponentOf(Side(*resigned))), true};
    if (!position.running()) return {position.key, standingAdvantage(document_.engine(), position), true};
    return {position.key, {worth_.evaluate(position, int(Side::Blue))}, false};
}

namespace {

/// An ending by resignation is not kept: the game may continue after all.
bool hasEnded(const Advantage& advantage) {
    return advantage.isDrawn || (advantage.win && advantage.win->moves == 0);
}

} // namespace

/// Keeps the results for the moves that the game still has.
void WarAdvantages::follow() {
    if (board_ != document_.board()) {
        board_ = document_.board();
        worth_ = PieceSquareTable(document_.engine().ground());
        known_.clear();
        task_.drop();
    }
    const auto count = std::size_t(document_.moveCount()) + 1;
    std::vector<Known> known;
    for (std::size_t i = 0; i < count; ++i) {
        Known fresh = standing(int(i));
        const bool isSame = i < known_.size() && known_[i].position == fresh.position;
        const bool isKept = isSame && !fresh.isFinal && known_[i].isFinal && !hasEnded(known_[i].advantage);
        known.push_back(isKept ? known_[i] : fresh);
    }
    known_ = std::move(known);
    emit changed();
    if (!task_.isBusy()) lookAhead();
}

/// Analyses the shown position first, then the others from the start.
void WarAdvantages::lookAhead() {
    if (document_.isLive() && !document_.isOver()) return;
    const auto isOpen = [](const Known& known) { return !known.isFinal; };
    auto next = std::ranges::find_if(known_, isOpen);
    if (const auto shown = std::size_t(document_.shown()); shown < known_.size() && isOpen(known_[shown]))
        next = known_.begin() + std::ptrdiff_t(shown);
    if (next == known_.end()) return;
    const int moves = int(next - known_.begin());
    const int nodes = document_.profile().judging.advantageNodes;
    task_.enqueue(LatestTask<Found>::Work(
        [moves, nodes, engine = document_.engine(),
         position = document_.game().positionAfter(moves)](const std::stop_token& stop) {
            return Found{moves, position.key, advantageOf(engine, position, nodes, stop)};
        }));
}

void WarAdvantages::note(const Found& found) {
    const auto at = std::size_t(found.moves);
    if (at < known_.size() && known_[at].position == found.position && !known_[at].isFinal) {
        known_[at].advantage = found.advantage;
        known_[at].isFinal = true;
        emit changed();
    }
    lookAhead();
}

} // namespace stonemason::wastes
