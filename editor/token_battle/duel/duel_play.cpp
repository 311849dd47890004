// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/duel_play.h"

#include "editor/token_battle/duel/computer_opponent.h"
#include "editor/token_battle/duel/seats.h"

namespace stonemason {

DuelPlay::DuelPlay(DuelDocument& document, bool going, QObject* parent)
    : TurnKeeper(document, going, parent), document_(document) {
    for (int player = 0; player < playerCount; ++player)
        if (const auto level = computerAt(document.setup(), player))
            setOpponent(player, std::make_unique<ComputerOpponent>(*level, player, document.hasOpenDecks()));
}

void DuelPlay::setOpponent(int player, std::unique_ptr<Opponent> opponent) {
    if (opponent)
        connect(opponent.get(), &Opponent::moved, this, [this, player](Move move) { take(player, move); });
    seat(player, std::move(opponent));
}

bool DuelPlay::play(Move move) {
    if (!canMove() || !document_.play(move)) return false;
    notePersonMoved();
    return true;
}

bool DuelPlay::canResign() const {
    const auto& setup = document_.setup();
    const bool somebody = isPersonAt(setup, 0) || isPersonAt(setup, 1);
    return somebody && setup.mode == DuelMode::Two && !document_.game().hasEnded();
}

void DuelPlay::resign() {
    if (!canResign()) return;
    if (document_.isLive() && hasOpponent(toMove()))
        opponent(toMove())->takeResignation();
    else
        document_.resign(onlyPerson(document_.setup()).value_or(toMove()));
}

void DuelPlay::ask(PlayOpponent& opponent) {
    static_cast<Opponent&>(opponent).ask(document_.game());
}

void DuelPlay::follow(PlayOpponent& opponent) {
    static_cast<Opponent&>(opponent).follow(document_.game());
}

void DuelPlay::take(int player, Move move) {
    if (!isAsked(player)) return;
    answer_ = move;
    noteAnswer();
}

bool DuelPlay::playAnswer() {
    return document_.answer(answer_);
}

} // namespace stonemason
