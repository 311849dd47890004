// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/lan/lan_session.h"

#include "core/token_battle/deck/deck_problems.h"

#include <utility>

namespace stonemason {

LanSession::LanSession(std::shared_ptr<const DuelTable> table, Role role, Own own, LanLimits limits)
    : LanTalk(role, limits), table_(std::move(table)), own_(std::move(own)) {
    say(lanLine(
        LanPlayer{table_->catalogue().id, own_.rules, own_.name, own_.deckName, own_.deck, own_.seed}));
}

bool LanSession::play(Move move) {
    if (!isOwnTurn() || !game_->play(move)) return false;
    noteMoved(false);
    say(lanLine(LanMove{game_->moveCount(), move, positionMark(game_->position())}));
    return true;
}

void LanSession::receive(std::string_view line) {
    if (!hear()) return;
    const Result<LanMessage> message = readLanMessage(line);
    if (!message) {
        refuse(lanReason(message.error()));
        return;
    }
    const bool greets = std::holds_alternative<LanPlayer>(*message);
    const bool leaves = std::holds_alternative<LanBye>(*message);
    const bool isOurs = !std::holds_alternative<LanHello>(*message);
    if (!isOurs || (!leaves && greets != (stage() == Stage::Greeting))) {
        refuse({"lan/out-of-turn"});
        return;
    }
    std::visit([this](const auto& said) { take(said); }, *message);
}

std::string LanSession::lineOf(const LanSignal& signal) const {
    return std::visit([](const auto& said) { return lanLine(said); }, signal);
}

void LanSession::begin(std::uint64_t seed, bool ownBegins) {
    const Side own{own_.deck, own_.deckName, own_.name};
    const Side peer{peer_.deck, peer_.deckName, peer_.name};
    auto game = Game::of(table_, ownBegins ? setupOf(own, peer, seed, table_->rules())
                                           : setupOf(peer, own, seed, table_->rules()));
    if (!game) {
        refuse({"lan/deck"});
        return;
    }
    game_ = std::move(game).value();
    noteBegun(ownBegins ? 0 : 1);
}

/// The sides change; the seed goes on from the last, so that both draw the same.
void LanSession::beginAgain() {
    SeededRandom random(game_->setup().seed);
    begin(random.next() & maximumSeed, ownPlayer() == 1);
}

void LanSession::take(const LanPlayer& peer) {
    peer_ = peer;
    if (peer.game != table_->catalogue().id)
        refuse({"lan/game", {peer.game}});
    else if (peer.rules != own_.rules)
        refuse({"lan/rules"});
    else if (!isValid(peer.deck, table_->catalogue()))
        refuse({"lan/deck"});
    else {
        const std::uint64_t seed = own_.seed ^ peer.seed;
        const bool hostBegins = SeededRandom(seed).below(2) == 0;
        begin(seed, hostBegins == (role() == Role::Host));
    }
}

void LanSession::take(const LanMove& move) {
    if (game_->hasEnded() || isOwnTurn()) {
        refuse({"lan/out-of-turn"});
        return;
    }
    const int number = game_->moveCount() + 1;
    if (move.number != number || !game_->play(move.move))
        refuse({"lan/illegal", {number}});
    else if (positionMark(game_->position()) != move.position)
        refuse({"lan/differs", {number}});
    else
        noteMoved(true);
}

} // namespace stonemason
