// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/duel_play.h"

#include "editor/duel/computer_opponent.h"
#include "editor/duel/seats.h"

namespace stonemason {

DuelPlay::DuelPlay(DuelDocument& document, bool going, QObject* parent)
    : QObject(parent), document_(document), going_(going) {
    moment_.setSingleShot(true);
    connect(&moment_, &QTimer::timeout, this, &DuelPlay::deliver);
    connect(&document, &DuelDocument::gameChanged, this, &DuelPlay::followGame);
    connect(&document, &DuelDocument::shownChanged, this, &DuelPlay::update);
    for (int player = 0; player < playerCount; ++player)
        if (const auto level = computerAt(document.setup(), player))
            setOpponent(player, std::make_unique<ComputerOpponent>(*level, player, document.hasOpenDecks()));
}

DuelPlay::~DuelPlay() = default;

void DuelPlay::setOpponent(int player, std::unique_ptr<Opponent> opponent) {
    withdraw();
    auto& seat = opponents_[std::size_t(player)];
    seat = std::move(opponent);
    if (seat) {
        connect(seat.get(), &Opponent::moved, this, [this, player](Move move) { take(player, move); });
    }
    update();
}

void DuelPlay::setGoing(bool going) {
    if (going == going_ || document_.isLive()) return; // nobody rests who is waited for
    going_ = going;
    withdraw();
    update();
}

bool DuelPlay::isResting() const {
    const Game& game = document_.game();
    return !isThinking() && !document_.isLive() && !game.hasEnded() && hasOpponent(game.position().toMove);
}

bool DuelPlay::canMove() const {
    if (document_.isLive() && !document_.isAtEnd()) return false;
    return !document_.hasEndedHere() && document_.position().running() &&
           !hasOpponent(document_.position().toMove);
}

bool DuelPlay::play(Move move) {
    if (!canMove() || !document_.play(move)) return false;
    going_ = true;
    update();
    return true;
}

bool DuelPlay::canResign() const {
    const auto& setup = document_.setup();
    const bool somebody = isPersonAt(setup, 0) || isPersonAt(setup, 1);
    return somebody && setup.mode == DuelMode::Two && !document_.game().hasEnded();
}

void DuelPlay::resign() {
    if (!canResign()) return;
    const int toMove = document_.game().position().toMove;
    if (document_.isLive() && hasOpponent(toMove))
        opponents_[std::size_t(toMove)]->takeResignation();
    else
        document_.resign(onlyPerson(document_.setup()).value_or(toMove));
}

void DuelPlay::setShowing(bool showing) {
    showing_ = showing;
    deliver();
}

void DuelPlay::followGame(bool byMove) {
    if (!byMove) going_ = false;
    withdraw();
    for (const auto& opponent : opponents_)
        if (opponent) opponent->follow(document_.game());
}

void DuelPlay::withdraw() {
    if (!asked_) return;
    opponents_[std::size_t(*asked_)]->withdraw();
    asked_.reset();
    answer_.reset();
    moment_.stop();
}

/// Asks whoever is to move, once, or takes the question back.
void DuelPlay::update() {
    const Game& game = document_.game();
    const int player = game.position().toMove;
    const bool isPlayedOn = document_.isAtEnd() || document_.isLive();
    const bool wanted = going_ && isPlayedOn && !game.hasEnded() && hasOpponent(player);
    if (!wanted) {
        withdraw();
    } else if (!asked_) {
        asked_ = player;
        moment_.start(thinkingPause(tempo_));
        opponents_[std::size_t(player)]->ask(game);
    }
    emit changed();
}

void DuelPlay::take(int player, Move move) {
    if (asked_ != player) return;
    answer_ = move;
    deliver();
}

void DuelPlay::deliver() {
    if (!answer_ || showing_ || moment_.isActive()) return;
    const Move move = *answer_;
    withdraw();
    if (!document_.answer(move)) setGoing(false);
}

} // namespace stonemason
