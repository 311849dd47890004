// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/turn_manager.h"

#include <algorithm>

namespace stonemason {

TurnManager::TurnManager(PlayDocument& document, bool going, QObject* parent)
    : QObject(parent), document_(document), going_(going) {
    moment_.setSingleShot(true);
    connect(&moment_, &QTimer::timeout, this, &TurnManager::deliver);
    connect(&document, &PlayDocument::gameChanged, this, &TurnManager::followGame);
    connect(&document, &PlayDocument::shownChanged, this, &TurnManager::update);
}

TurnManager::~TurnManager() = default;

void TurnManager::seat(int player, std::unique_ptr<PlayOpponent> opponent) {
    withdraw();
    if (opponent) connect(opponent.get(), &PlayOpponent::changed, this, &TurnManager::changed);
    opponents_[std::size_t(player)] = std::move(opponent);
    update();
}

void TurnManager::setGoing(bool going) {
    if (going == going_ || document_.isLive()) return; // a live game cannot be paused: the peer is waiting
    going_ = going;
    withdraw();
    update();
}

bool TurnManager::isResting() const {
    return !isThinking() && !document_.isLive() && !document_.isOver() && hasOpponent(toMove());
}

bool TurnManager::canMove() const {
    if (document_.isLive() && (!document_.isAtEnd() || isHeld())) return false;
    const int shown = document_.shown();
    return !document_.hasEndedHere() && document_.stateAfter(shown) == GameState::Running &&
           !hasOpponent(document_.toMoveAfter(shown));
}

bool TurnManager::canResign() const {
    const SeatedPlayers seated = document_.seated();
    const bool somebody = isPersonAt(seated, 0) || isPersonAt(seated, 1);
    return somebody && !seated.alone && !document_.isOver();
}

void TurnManager::resign() {
    if (!canResign()) return;
    if (document_.isLive() && hasOpponent(toMove()))
        opponent(toMove())->takeResignation();
    else
        document_.resign(onlyPerson(document_.seated()).value_or(toMove()));
}

bool TurnManager::isHeld() const {
    return std::ranges::any_of(opponents_,
                               [](const auto& opponent) { return opponent && opponent->holdsMoves(); });
}

QString TurnManager::waitingWords() const {
    return asked_ ? opponents_[std::size_t(*asked_)]->waitingWords() : QString();
}

QString TurnManager::troubleWords() const {
    for (const auto& opponent : opponents_)
        if (opponent)
            if (const QString words = opponent->troubleWords(); !words.isEmpty()) return words;
    return {};
}

QString TurnManager::whyNoTakeBack() const {
    if (!document_.isLive())
        return document_.undoStack().canUndo() ? QString()
                                               : tr("No move has been made that can be taken back.");
    if (document_.isOver()) return tr("The game is over.");
    const auto own = onlyPerson(document_.seated());
    const PlayOpponent* other = own ? opponent(1 - *own) : nullptr;
    return other ? other->whyNoTakeBack() : tr("There is nobody who could be asked.");
}

void TurnManager::takeBack() {
    if (!whyNoTakeBack().isEmpty()) return;
    if (!document_.isLive()) {
        // A review is a separate step, not made by any player.
        const int moves = document_.moveCount();
        const bool isOver = document_.isOver();
        while (document_.undoStack().canUndo() && document_.moveCount() == moves &&
               document_.isOver() == isOver)
            document_.undoStack().undo();
        return;
    }
    opponent(1 - *onlyPerson(document_.seated()))->askForTakeBack();
}

void TurnManager::notePersonMoved() {
    going_ = true;
    update();
}

void TurnManager::setShowing(bool showing) {
    showing_ = showing;
    deliver();
}

void TurnManager::followGame(bool byMove) {
    if (!byMove && !document_.isLive()) going_ = false;
    withdraw();
    for (const auto& opponent : opponents_)
        if (opponent) follow(*opponent);
}

void TurnManager::withdraw() {
    if (!asked_) return;
    opponents_[std::size_t(*asked_)]->withdraw();
    asked_.reset();
    answered_ = false;
    moment_.stop();
}

/// Requests a move from the player to move, once, or withdraws the request.
void TurnManager::update() {
    const int player = toMove();
    const bool isPlayedOn = document_.isAtEnd() || document_.isLive();
    const bool wanted = going_ && isPlayedOn && !document_.isOver() && hasOpponent(player);
    if (!wanted) {
        withdraw();
    } else if (!asked_) {
        asked_ = player;
        moment_.start(thinkingPause(tempo_));
        ask(*opponents_[std::size_t(player)]);
    }
    emit changed();
}

void TurnManager::noteAnswer() {
    answered_ = true;
    deliver();
}

void TurnManager::deliver() {
    if (!answered_ || showing_ || moment_.isActive()) return;
    withdraw();
    if (!playAnswer()) setGoing(false);
}

} // namespace stonemason
