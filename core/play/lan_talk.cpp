// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/lan_talk.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace stonemason {

namespace {

using std::chrono::milliseconds;

/// The part of a peer's allowance that one message uses.
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
    return {games_, moves_, resigned_.has_value(), peerRematch_, minutesLeft(), takenBack_, takeBack()};
}

/// The game may have ended before, or not be one that can be given up.
void LanTalk::endByGivingUp(int player) {
    const bool ran = !hasGameEnded();
    giveUp(player);
    if (ran && hasGameEnded()) resigned_ = player;
}

bool LanTalk::isOwnTurn() const {
    return isWaitedFor() && toMove() == ownPlayer_;
}

bool LanTalk::isWaitedFor() const {
    return (stage_ == Stage::Playing || stage_ == Stage::Lost) && !hasGameEnded();
}

std::optional<int> LanTalk::minutesLeft() const {
    const milliseconds left = limits_.move - sinceMove_;
    if (!isWaitedFor() || left > limits_.warning) return std::nullopt;
    return std::max(1, minutes(left));
}

bool LanTalk::resign() {
    if (!isWaitedFor() || givesUp_) return false;
    signal(LanResign{});
    if (isOwnTurn() && !agreed_) {
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

bool LanTalk::noteReceived() {
    if (stage_ == Stage::Closed || stage_ == Stage::Lost) return false;
    // A peer that has only sent its commitment has not identified itself yet.
    if (stage_ != Stage::Greeting) sinceReceived_ = milliseconds(0);
    allowanceTime_ -= costOf(limits_);
    if (allowanceTime_ >= milliseconds(0)) return true;
    refuse({"lan/flood"});
    return false;
}

void LanTalk::connectionLost() {
    if (stage_ == Stage::Closed || stage_ == Stage::Lost) return;
    if (canReturn()) return lose({"lan/lost"});
    end_ = Message{stage_ == Stage::Greeting ? "lan/unreachable" : "lan/lost"};
    stage_ = Stage::Closed;
}

void LanTalk::lose(Message reason) {
    stage_ = Stage::Lost;
    lostFor_ = std::move(reason);
    sinceLost_ = milliseconds(0);
    ownAsks_.reset();
    peerAsks_.reset();
}

/// A resignation that did not reach the peer counts all the same.
void LanTalk::stopWaiting() {
    if (stage_ != Stage::Lost) return;
    if (givesUp_) endByGivingUp(ownPlayer_);
    stage_ = Stage::Closed;
    end_ = lostFor_;
}

LanResume LanTalk::resumption() const {
    return {{}, games_, moves_, recordMark(moves_), hasGameEnded(), takenBack_};
}

void LanTalk::resume(const LanResume& peer) {
    if (stage_ != Stage::Lost) return;
    stage_ = Stage::Playing;
    sinceReceived_ = sinceSent_ = sinceGivingUp_ = milliseconds(0);
    allowanceTime_ = costOf(limits_) * limits_.burst;
    if (!sendWhatPeerMissed(peer)) refuse({"lan/differs", {std::min(moves_, peer.moves) + 1}});
}

/// False when the two do not hold the same game.
bool LanTalk::sendWhatPeerMissed(const LanResume& peer) {
    if (peer.games == games_ + 1 && hasGameEnded() && ownRematch_) return true; // it will send that
    if (peer.games == games_ - 1 && peer.over) { // it has not received that both want a rematch
        signal(LanRematch{});
        return resendFrom(0);
    }
    if (peer.games != games_ || !settleTakeBack(peer)) return false;
    const bool goesBack = peer.takenBack < takenBack_; // as soon as it has read what this side holds
    const int held = goesBack ? lastTakenBackTo_ : peer.moves;
    const bool isSame = goesBack || held > moves_ || recordMark(held) == peer.record;
    if (!isSame || !resendFrom(held)) return false;
    if (givesUp_ || resigned_ == ownPlayer_) signal(LanResign{});
    // If it is the peer's turn, the move that led there already confirms the resignation.
    if (resigned_ == 1 - ownPlayer_ && !peer.over && toMove() == ownPlayer_) signal(LanConfirm{});
    if (ownRematch_) signal(LanRematch{});
    return true;
}

/// Of a take-back that this side has agreed to it may not have read that it was done. False when the two
/// cannot have played the same game.
bool LanTalk::settleTakeBack(const LanResume& peer) {
    const auto agreed = std::exchange(agreed_, std::nullopt);
    const int more = peer.takenBack - takenBack_;
    if (more == 1 && agreed) takeBackTo(agreed->left);
    return more == 0 || more == -1 || (more == 1 && agreed);
}

void LanTalk::pass(milliseconds time) {
    if (stage_ == Stage::Closed) return;
    if (stage_ == Stage::Lost) {
        sinceLost_ += time;
        if (sinceLost_ >= limits_.resume) stopWaiting();
        return;
    }
    allowanceTime_ = std::min(allowanceTime_ + time, costOf(limits_) * limits_.burst);
    sinceReceived_ += time;
    sinceSent_ += time;
    sinceMove_ += time;
    sinceGivingUp_ += time;
    const milliseconds patience = stage_ == Stage::Greeting ? limits_.greeting : limits_.silence;
    const Message silent{"lan/silent", {seconds(patience)}};
    if (sinceReceived_ >= patience && canReturn()) {
        signal(LanBye{std::string(silent.id)});
        return lose(silent);
    }
    const bool unconfirmed = givesUp_ && isWaitedFor() && sinceGivingUp_ >= limits_.silence;
    if (unconfirmed) endByGivingUp(ownPlayer_);
    if (unconfirmed || sinceReceived_ >= patience)
        refuse(silent);
    else if (isWaitedFor() && !isOwnTurn() && sinceMove_ >= limits_.move)
        refuse({"lan/stalled", {minutes(limits_.move)}});
    else if (sinceSent_ >= limits_.ping && stage_ == Stage::Playing)
        signal(LanPing{});
}

std::vector<std::string> LanTalk::takeLines() {
    return std::exchange(lines_, {});
}

/// Messages made while the line is lost are sent when there is a new one.
void LanTalk::sendLine(std::string line) {
    if (stage_ == Stage::Lost) return;
    lines_.push_back(std::move(line));
    sinceSent_ = milliseconds(0);
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
    resigned_.reset();
    ownRematch_ = peerRematch_ = givesUp_ = false;
    takenBack_ = lastTakenBackTo_ = 0;
    forgetTakeBack();
    sinceReceived_ = sinceMove_ = milliseconds(0);
    stage_ = Stage::Playing;
}

void LanTalk::noteMoved(bool isPeer) {
    ++moves_;
    sinceMove_ = milliseconds(0);
    forgetTakeBack();
    if (isPeer && givesUp_ && isOwnTurn()) endByGivingUp(ownPlayer_);
}

LanTakeBackState LanTalk::takeBack() const {
    if (!isWaitedFor()) return LanTakeBackState::None;
    if (agreed_) return LanTakeBackState::Agreed;
    if (peerAsks_) return LanTakeBackState::Wanted;
    if (ownAsks_) return LanTakeBackState::Asked;
    return declined_ ? LanTakeBackState::Declined : LanTakeBackState::None;
}

std::optional<int> LanTalk::ownLastMove() const {
    for (int move = moves_ - 1; move >= 0; --move)
        if (moverOf(move) == ownPlayer_) return move;
    return std::nullopt;
}

std::optional<int> LanTalk::movesLeftByTakeBack() const {
    if (stage_ != Stage::Playing || hasGameEnded() || givesUp_ || takeBack() != LanTakeBackState::None)
        return std::nullopt;
    return ownLastMove();
}

bool LanTalk::askForTakeBack() {
    const auto left = movesLeftByTakeBack();
    if (!left) return false;
    ownAsks_ = {moves_, *left};
    signal(*ownAsks_);
    return true;
}

bool LanTalk::answerTakeBack(bool agrees) {
    if (stage_ != Stage::Playing || takeBack() != LanTakeBackState::Wanted) return false;
    const LanTakeBack asked = *std::exchange(peerAsks_, std::nullopt);
    if (agrees) agreed_ = asked;
    signal(LanTakeBackAnswer{asked, agrees});
    return true;
}

void LanTalk::forgetTakeBack() {
    ownAsks_.reset();
    peerAsks_.reset();
    agreed_.reset();
    declined_ = false;
}

void LanTalk::takeBackTo(int moves) {
    goBackTo(moves);
    moves_ = lastTakenBackTo_ = moves;
    ++takenBack_;
    sinceMove_ = milliseconds(0);
    forgetTakeBack();
}

/// A question about fewer moves has crossed a move of this side, which withdraws it. Where two questions
/// cross, that of the host counts.
void LanTalk::handle(const LanTakeBack& asked) {
    const bool isLate = hasGameEnded() || asked.moves < moves_ || (ownAsks_ && role_ == Role::Host);
    if (isLate) return;
    const bool isPossible = asked.moves == moves_ && !agreed_ && asked.left < asked.moves &&
                            moverOf(asked.left) == 1 - ownPlayer_;
    if (!isPossible) return refuse({"lan/out-of-turn"});
    ownAsks_.reset();
    declined_ = false;
    peerAsks_ = asked;
}

/// An answer to a question that is open no more comes late: a move has withdrawn it.
void LanTalk::handle(const LanTakeBackAnswer& answer) {
    if (ownAsks_ != answer.asked || hasGameEnded() || givesUp_) return;
    ownAsks_.reset();
    declined_ = !answer.agrees;
    if (declined_) return;
    signal(LanTakenBack{answer.asked});
    takeBackTo(answer.asked.left);
}

void LanTalk::handle(const LanTakenBack& done) {
    if (hasGameEnded()) return;
    if (agreed_ != done.asked) return refuse({"lan/out-of-turn"});
    takeBackTo(done.asked.left);
}

void LanTalk::rematchWhenBothWant() {
    if (ownRematch_ && peerRematch_) beginAgain();
}

/// One that comes after the end has crossed what ended the game.
void LanTalk::handle(const LanResign&) {
    if (isOwnTurn()) signal(LanConfirm{});
    endByGivingUp(1 - ownPlayer_);
}

void LanTalk::handle(const LanConfirm&) {
    if (!givesUp_ || hasGameEnded())
        refuse({"lan/out-of-turn"});
    else
        endByGivingUp(ownPlayer_);
}

void LanTalk::handle(const LanRematch&) {
    if (!hasGameEnded()) {
        refuse({"lan/out-of-turn"});
        return;
    }
    peerRematch_ = true;
    rematchWhenBothWant();
}

void LanTalk::handle(const LanBye& bye) {
    if (bye.reason == "lan/silent" && canReturn()) return lose({"lan/told", {bye.reason}});
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
