// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lan/lan_session.h"

#include "core/deck/deck_problems.h"

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

using std::chrono::milliseconds;

/// What one message takes of what a peer may say.
milliseconds costOf(const LanLimits& limits) {
    return milliseconds(1000 / limits.perSecond);
}

int seconds(milliseconds time) {
    return int(std::chrono::duration_cast<std::chrono::seconds>(time).count());
}

int minutes(milliseconds time) {
    return int(std::chrono::ceil<std::chrono::minutes>(time).count());
}

/// What to say of a line that is no message: another version is worth a word of its own.
Message reasonFor(const Error& error) {
    if (error.message.id == "json/version") return {"lan/version", error.message.arguments};
    if (error.message.id == "lan/too-long") return error.message;
    return {"lan/nonsense"};
}

} // namespace

LanSession::LanSession(std::shared_ptr<const DuelTable> table, Role role, Own own, LanLimits limits)
    : table_(std::move(table))
    , role_(role)
    , own_(std::move(own))
    , limits_(limits)
    , allowanceTime_(costOf(limits) * limits.burst) {
    say(LanHello{table_->catalogue().id, own_.rules, own_.name, own_.deckName, own_.deck, own_.seed});
}

bool LanSession::isOwnTurn() const {
    return isWaitedFor() && game_->position().toMove == ownPlayer_;
}

bool LanSession::isWaitedFor() const {
    return stage_ == Stage::Playing && !game_->hasEnded();
}

std::optional<int> LanSession::minutesLeft() const {
    const milliseconds left = limits_.move - sinceMove_;
    if (!isWaitedFor() || left > limits_.warning) return std::nullopt;
    return std::max(1, minutes(left));
}

bool LanSession::play(Move move) {
    if (!isOwnTurn() || !game_->play(move)) return false;
    sinceMove_ = milliseconds(0);
    say(LanMove{game_->moveCount(), move, positionMark(game_->position())});
    return true;
}

bool LanSession::resign() {
    if (!isWaitedFor() || givesUp_) return false;
    say(LanResign{});
    if (isOwnTurn()) {
        game_->resign(ownPlayer_);
    } else {
        givesUp_ = true;
        sinceGivingUp_ = milliseconds(0);
    }
    return true;
}

bool LanSession::askForRematch() {
    if (stage_ != Stage::Playing || !game_->hasEnded() || ownRematch_) return false;
    ownRematch_ = true;
    say(LanRematch{});
    rematchWhenBothWant();
    return true;
}

void LanSession::leave() {
    if (stage_ == Stage::Closed) return;
    say(LanBye{});
    stage_ = Stage::Closed;
}

void LanSession::receive(std::string_view line) {
    if (stage_ == Stage::Closed) return;
    sinceHeard_ = milliseconds(0);
    allowanceTime_ -= costOf(limits_);
    if (allowanceTime_ < milliseconds(0)) {
        close({"lan/flood"});
        return;
    }
    const Result<LanMessage> message = readLanMessage(line);
    if (!message) {
        close(reasonFor(message.error()));
        return;
    }
    const bool greets = std::holds_alternative<LanHello>(*message);
    const bool leaves = std::holds_alternative<LanBye>(*message);
    if (!leaves && greets != (stage_ == Stage::Greeting)) {
        close({"lan/out-of-turn"});
        return;
    }
    std::visit([this](const auto& said) { take(said); }, *message);
}

void LanSession::receiveTooLong() {
    close({"lan/too-long", {int(maximumLanLine)}});
}

void LanSession::connectionLost() {
    if (stage_ == Stage::Closed) return;
    end_ = Message{stage_ == Stage::Greeting ? "lan/unreachable" : "lan/lost"};
    stage_ = Stage::Closed;
}

void LanSession::pass(milliseconds time) {
    if (stage_ == Stage::Closed) return;
    allowanceTime_ = std::min(allowanceTime_ + time, costOf(limits_) * limits_.burst);
    sinceHeard_ += time;
    sinceSaid_ += time;
    sinceMove_ += time;
    sinceGivingUp_ += time;
    const milliseconds patience = stage_ == Stage::Greeting ? limits_.greeting : limits_.silence;
    const bool unconfirmed = givesUp_ && isWaitedFor() && sinceGivingUp_ >= limits_.silence;
    if (unconfirmed) game_->resign(ownPlayer_);
    if (unconfirmed || sinceHeard_ >= patience)
        close({"lan/silent", {seconds(patience)}});
    else if (isWaitedFor() && !isOwnTurn() && sinceMove_ >= limits_.move)
        close({"lan/stalled", {minutes(limits_.move)}});
    else if (sinceSaid_ >= limits_.ping && stage_ == Stage::Playing)
        say(LanPing{});
}

std::vector<std::string> LanSession::takeLines() {
    return std::exchange(lines_, {});
}

void LanSession::say(const LanMessage& message) {
    lines_.push_back(lanLine(message));
    sinceSaid_ = milliseconds(0);
}

void LanSession::close(Message reason) {
    if (stage_ == Stage::Closed) return;
    say(LanBye{std::string(reason.id)});
    stage_ = Stage::Closed;
    end_ = std::move(reason);
}

void LanSession::begin(std::uint64_t seed, bool ownBegins) {
    const Side own{own_.deck, own_.deckName, own_.name};
    const Side peer{peer_.deck, peer_.deckName, peer_.name};
    ownPlayer_ = ownBegins ? 0 : 1;
    auto game = Game::of(table_, ownBegins ? setupOf(own, peer, seed, table_->rules())
                                           : setupOf(peer, own, seed, table_->rules()));
    if (!game) {
        close({"lan/deck"});
        return;
    }
    game_ = std::move(game).value();
    ownRematch_ = peerRematch_ = givesUp_ = false;
    sinceMove_ = milliseconds(0);
    stage_ = Stage::Playing;
}

/// The sides change; the seed goes on from the last, so that both draw the same.
void LanSession::rematchWhenBothWant() {
    if (!ownRematch_ || !peerRematch_) return;
    SeededRandom random(game_->setup().seed);
    begin(random.next() & maximumSeed, ownPlayer_ == 1);
}

void LanSession::take(const LanHello& hello) {
    peer_ = hello;
    if (hello.game != table_->catalogue().id)
        close({"lan/game", {hello.game}});
    else if (hello.rules != own_.rules)
        close({"lan/rules"});
    else if (!isValid(hello.deck, table_->catalogue()))
        close({"lan/deck"});
    else {
        const std::uint64_t seed = own_.seed ^ hello.seed;
        const bool hostBegins = SeededRandom(seed).below(2) == 0;
        begin(seed, hostBegins == (role_ == Role::Host));
    }
}

void LanSession::take(const LanMove& move) {
    if (game_->hasEnded() || isOwnTurn()) {
        close({"lan/out-of-turn"});
        return;
    }
    const int number = game_->moveCount() + 1;
    if (move.number != number || !game_->play(move.move))
        close({"lan/illegal", {number}});
    else if (positionMark(game_->position()) != move.position)
        close({"lan/differs", {number}});
    else {
        sinceMove_ = milliseconds(0);
        if (givesUp_ && isOwnTurn()) game_->resign(ownPlayer_);
    }
}

/// One that comes after the end has crossed what ended the game.
void LanSession::take(const LanResign&) {
    if (isOwnTurn()) say(LanConfirm{});
    game_->resign(1 - ownPlayer_);
}

void LanSession::take(const LanConfirm&) {
    if (!givesUp_ || game_->hasEnded())
        close({"lan/out-of-turn"});
    else
        game_->resign(ownPlayer_);
}

void LanSession::take(const LanRematch&) {
    if (!game_->hasEnded()) {
        close({"lan/out-of-turn"});
        return;
    }
    peerRematch_ = true;
    rematchWhenBothWant();
}

void LanSession::take(const LanBye& bye) {
    stage_ = Stage::Closed;
    if (bye.reason.empty())
        end_ = {"lan/left", {peer_.name}};
    else if (bye.reason == "lan/stalled")
        end_ = {"lan/overtime", {minutes(limits_.move)}};
    else
        end_ = {"lan/told", {bye.reason}};
}

} // namespace stonemason
