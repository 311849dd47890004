// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/lan_talk.h"

#include <algorithm>
#include <array>
#include <string_view>
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

LanTalk::LanTalk(Role role, LanLimits limits)
    : role_(role), limits_(limits), allowanceTime_(costOf(limits) * limits.burst) {
}

LanProgress LanTalk::progress() const {
    return {games_, moves_, resigned_, peerRematch_, minutesLeft()};
}

/// The game may have ended before, or not be one that can be given up.
void LanTalk::endByGivingUp(int player) {
    const bool ran = !hasGameEnded();
    giveUp(player);
    resigned_ = resigned_ || (ran && hasGameEnded());
}

bool LanTalk::isOwnTurn() const {
    return isWaitedFor() && toMove() == ownPlayer_;
}

bool LanTalk::isWaitedFor() const {
    return stage_ == Stage::Playing && !hasGameEnded();
}

std::optional<int> LanTalk::minutesLeft() const {
    const milliseconds left = limits_.move - sinceMove_;
    if (!isWaitedFor() || left > limits_.warning) return std::nullopt;
    return std::max(1, minutes(left));
}

bool LanTalk::resign() {
    if (!isWaitedFor() || givesUp_) return false;
    signal(LanResign{});
    if (isOwnTurn()) {
        endByGivingUp(ownPlayer_);
    } else {
        givesUp_ = true;
        sinceGivingUp_ = milliseconds(0);
    }
    return true;
}

bool LanTalk::askForRematch() {
    if (stage_ != Stage::Playing || !hasGameEnded() || ownRematch_) return false;
    ownRematch_ = true;
    signal(LanRematch{});
    rematchWhenBothWant();
    return true;
}

void LanTalk::leave() {
    if (stage_ == Stage::Closed) return;
    signal(LanBye{});
    stage_ = Stage::Closed;
}

bool LanTalk::hear() {
    if (stage_ == Stage::Closed) return false;
    sinceHeard_ = milliseconds(0);
    allowanceTime_ -= costOf(limits_);
    if (allowanceTime_ >= milliseconds(0)) return true;
    refuse({"lan/flood"});
    return false;
}

void LanTalk::connectionLost() {
    if (stage_ == Stage::Closed) return;
    end_ = Message{stage_ == Stage::Greeting ? "lan/unreachable" : "lan/lost"};
    stage_ = Stage::Closed;
}

void LanTalk::pass(milliseconds time) {
    if (stage_ == Stage::Closed) return;
    allowanceTime_ = std::min(allowanceTime_ + time, costOf(limits_) * limits_.burst);
    sinceHeard_ += time;
    sinceSaid_ += time;
    sinceMove_ += time;
    sinceGivingUp_ += time;
    const milliseconds patience = stage_ == Stage::Greeting ? limits_.greeting : limits_.silence;
    const bool unconfirmed = givesUp_ && isWaitedFor() && sinceGivingUp_ >= limits_.silence;
    if (unconfirmed) endByGivingUp(ownPlayer_);
    if (unconfirmed || sinceHeard_ >= patience)
        refuse({"lan/silent", {seconds(patience)}});
    else if (isWaitedFor() && !isOwnTurn() && sinceMove_ >= limits_.move)
        refuse({"lan/stalled", {minutes(limits_.move)}});
    else if (sinceSaid_ >= limits_.ping && stage_ == Stage::Playing)
        signal(LanPing{});
}

std::vector<std::string> LanTalk::takeLines() {
    return std::exchange(lines_, {});
}

void LanTalk::say(std::string line) {
    lines_.push_back(std::move(line));
    sinceSaid_ = milliseconds(0);
}

void LanTalk::refuse(Message reason) {
    if (stage_ == Stage::Closed) return;
    signal(LanBye{std::string(reason.id)});
    stage_ = Stage::Closed;
    end_ = std::move(reason);
}

void LanTalk::noteBegun(int ownPlayer) {
    ownPlayer_ = ownPlayer;
    ++games_;
    moves_ = 0;
    resigned_ = false;
    ownRematch_ = peerRematch_ = givesUp_ = false;
    sinceMove_ = milliseconds(0);
    stage_ = Stage::Playing;
}

void LanTalk::noteMoved(bool isPeer) {
    ++moves_;
    sinceMove_ = milliseconds(0);
    if (isPeer && givesUp_ && isOwnTurn()) endByGivingUp(ownPlayer_);
}

void LanTalk::rematchWhenBothWant() {
    if (ownRematch_ && peerRematch_) beginAgain();
}

/// One that comes after the end has crossed what ended the game.
void LanTalk::take(const LanResign&) {
    if (isOwnTurn()) signal(LanConfirm{});
    endByGivingUp(1 - ownPlayer_);
}

void LanTalk::take(const LanConfirm&) {
    if (!givesUp_ || hasGameEnded())
        refuse({"lan/out-of-turn"});
    else
        endByGivingUp(ownPlayer_);
}

void LanTalk::take(const LanRematch&) {
    if (!hasGameEnded()) {
        refuse({"lan/out-of-turn"});
        return;
    }
    peerRematch_ = true;
    rematchWhenBothWant();
}

void LanTalk::take(const LanBye& bye) {
    stage_ = Stage::Closed;
    if (bye.reason.empty())
        end_ = peerName().empty() ? Message{"lan/gone"} : Message{"lan/left", {peerName()}};
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
