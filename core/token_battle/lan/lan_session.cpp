// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/lan/lan_session.h"

#include "core/token_battle/deck/deck_problems.h"

#include <algorithm>
#include <array>
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

/// Reasons of a peer's that mean the same on this side, or have a counterpart here.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> counterparts{
    {{"lan/word", "lan/wrong-word"},
     {"lan/word-needed", "lan/wordless"},
     {"lan/no-word", "lan/word-unasked"},
     {"lan/crowded", "lan/crowded"},
     {"lan/guesses", "lan/guesses"},
     {"lan/taken", "lan/taken"}}};

} // namespace

Message lanReason(const Error& error) {
    const std::string_view id = error.message.id;
    if (id == "json/version") return {"lan/version", error.message.arguments};
    constexpr std::array<std::string_view, 7> own{"lan/too-long",   "lan/word",    "lan/forged",
                                                  "lan/silent",     "lan/no-word", "lan/word-needed",
                                                  "lan/out-of-turn"};
    return std::ranges::find(own, id) != own.end() ? error.message : Message{"lan/nonsense"};
}

LanSession::LanSession(std::shared_ptr<const DuelTable> table, Role role, Own own, LanLimits limits)
    : table_(std::move(table))
    , role_(role)
    , own_(std::move(own))
    , limits_(limits)
    , allowanceTime_(costOf(limits) * limits.burst) {
    say(LanPlayer{table_->catalogue().id, own_.rules, own_.name, own_.deckName, own_.deck, own_.seed});
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
        refuse({"lan/flood"});
        return;
    }
    const Result<LanMessage> message = readLanMessage(line);
    if (!message) {
        refuse(lanReason(message.error()));
        return;
    }
    const bool greets = std::holds_alternative<LanPlayer>(*message);
    const bool leaves = std::holds_alternative<LanBye>(*message);
    const bool isOurs = !std::holds_alternative<LanHello>(*message);
    if (!isOurs || (!leaves && greets != (stage_ == Stage::Greeting))) {
        refuse({"lan/out-of-turn"});
        return;
    }
    std::visit([this](const auto& said) { take(said); }, *message);
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
        refuse({"lan/silent", {seconds(patience)}});
    else if (isWaitedFor() && !isOwnTurn() && sinceMove_ >= limits_.move)
        refuse({"lan/stalled", {minutes(limits_.move)}});
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

void LanSession::refuse(Message reason) {
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
        refuse({"lan/deck"});
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
        begin(seed, hostBegins == (role_ == Role::Host));
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
        refuse({"lan/out-of-turn"});
    else
        game_->resign(ownPlayer_);
}

void LanSession::take(const LanRematch&) {
    if (!game_->hasEnded()) {
        refuse({"lan/out-of-turn"});
        return;
    }
    peerRematch_ = true;
    rematchWhenBothWant();
}

void LanSession::take(const LanBye& bye) {
    stage_ = Stage::Closed;
    if (bye.reason.empty())
        end_ = peer_.name.empty() ? Message{"lan/gone"} : Message{"lan/left", {peer_.name}};
    else if (bye.reason == "lan/stalled")
        end_ = {"lan/overtime", {minutes(limits_.move)}};
    else if (const auto it = std::ranges::find(counterparts, bye.reason,
                                               &std::pair<std::string_view, std::string_view>::first);
             it != counterparts.end())
        end_ = Message{it->second};
    else
        end_ = {"lan/told", {bye.reason}};
}

} // namespace stonemason
