// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason {

/// How long a peer may be silent, how long it may take to move, and how much it may send (all assumed).
struct LanLimits {
    std::chrono::milliseconds hello{3'000};     ///< from a host's start to the peer's hello
    std::chrono::milliseconds greeting{10'000}; ///< from the start until it has revealed who it is
    std::chrono::milliseconds silence{20'000};  ///< between any two messages
    std::chrono::milliseconds ping{5'000};      ///< after which this side sends a sign of life
    std::chrono::milliseconds move{600'000};    ///< from one move to the next, or from the beginning
    std::chrono::milliseconds warning{120'000}; ///< before the end of that, in which people are warned
    std::chrono::milliseconds resume{600'000};  ///< for a lost line to be taken up again
    std::chrono::milliseconds retry{2'000};     ///< between two tries to do so
    int burst = 50;                             ///< messages at once
    int perSecond = 10;                         ///< messages a second in the long run
};

/// The side gives the game up, in its own turn or out of it.
struct LanResign {
    bool operator==(const LanResign&) const = default;
};

/// It has read that the other side gives up, in its own turn and before it has moved: it moves no more.
struct LanConfirm {
    bool operator==(const LanConfirm&) const = default;
};

/// It is still there.
struct LanPing {
    bool operator==(const LanPing&) const = default;
};

/// It would play once more, the other side beginning.
struct LanRematch {
    bool operator==(const LanRematch&) const = default;
};

/// It leaves. The reason is an id of LanTalk::end() of the side that leaves, empty when it just goes.
struct LanBye {
    std::string reason;

    bool operator==(const LanBye&) const = default;
};

/// It asks for its last move to be taken back, with all that followed it.
struct LanTakeBack {
    int moves = 0; ///< of the game as the side knows it
    int left = 0;  ///< of these are left: the one after them, from 0, is the side's own last one

    bool operator==(const LanTakeBack&) const = default;
};

/// The reply of the other side, with the request that it answers. If it agrees, it makes no move until the
/// request is settled by LanTakenBack or by a move of the side that has asked.
struct LanTakeBackAnswer {
    LanTakeBack asked;
    bool agrees = false;

    bool operator==(const LanTakeBackAnswer&) const = default;
};

/// The side that has asked has read that the other agrees, and both take the moves back.
struct LanTakenBack {
    LanTakeBack asked;

    bool operator==(const LanTakenBack&) const = default;
};

/// The first message of a side on a new connection after the previous one was lost: the session to resume,
/// and this side's state of it.
struct LanResume {
    std::string talk;   ///< a mark of both sides' first nonces; 64 bytes at most
    int games = 0;      ///< that were begun
    int moves = 0;      ///< in the last of them, of both sides
    std::string record; ///< a mark of these moves; 16 bytes at most
    bool over = false;  ///< that game has ended
    int takenBack = 0;  ///< how often moves of it were taken back

    bool operator==(const LanResume&) const = default;
};

/// The messages of a talk that do not depend on the game.
using LanSignal = std::variant<LanResign, LanConfirm, LanPing, LanRematch, LanBye, LanTakeBack,
                               LanTakeBackAnswer, LanTakenBack>;

/// The state of a take-back request.
enum class LanTakeBackState : std::uint8_t {
    None,
    Asked,    ///< this side has asked and waits for the answer
    Wanted,   ///< the other side has asked: LanTalk::answerTakeBack()
    Agreed,   ///< this side has agreed and moves no more until it is done
    Declined, ///< the other side has declined; it is not asked again before a side has moved
};

/// The state of a talk, for callers that notify others of changes.
struct LanProgress {
    int games = 0;                    ///< that were begun
    int moves = 0;                    ///< in the last of them, of both sides
    bool resigned = false;            ///< a side has given that one up
    bool wantsRematch = false;        ///< LanTalk::peerWantsRematch()
    std::optional<int> minutesLeft{}; ///< LanTalk::minutesLeft()
    int takenBack = 0;                ///< how often moves of the game were taken back
    LanTakeBackState takeBack = LanTakeBackState::None;

    bool operator==(const LanProgress&) const = default;
};

/// Why a line is not a valid message, for LanTalk::refuse() and LanTalk::end().
Message lanReason(const Error& error);

/// A game with a program at the other end of a line: who may send when, for how long, and how it ends.
/// Independent of sockets and of the game: pass() advances the time, takeLines() returns the lines to send;
/// the derived class provides the game, its moves and the format of messages.
///
/// A side may resign at any time. A move that the other side sends meanwhile still counts, as it was made in
/// time. A resignation out of turn therefore takes effect only when the other side has confirmed it, when a
/// move has brought the turn back, or when neither arrives within LanLimits::silence; a side that has read
/// it confirms and moves no more.
///
/// A connection lost during a game, by an error or by silence, need not end it: a side that waits for
/// reconnection continues the game as far as it can alone, and on the new connection each side resends what
/// the other has missed. The clock is stopped meanwhile.
///
/// Both sides measure the time for a move from the previous move, as each has played or read it. The waiting
/// side ends the game when the time is up; the side to move is only warned, because the other's clock
/// decides.
class LanTalk {
public:
    enum class Role : std::uint8_t { Host, Guest };
    enum class Stage : std::uint8_t {
        Greeting, ///< the peer has not revealed who it is
        Playing,  ///< there is a game; it may have ended and wait for a rematch
        Lost,     ///< the same, but the line is gone for now
        Closed,   ///< for good: see end()
    };

    virtual ~LanTalk() = default;

    Role role() const { return role_; }
    const LanLimits& limits() const { return limits_; }
    Stage stage() const { return stage_; }
    LanProgress progress() const;
    /// Only when there has been a game: Playing, Lost, or Closed after it.
    bool hasGame() const { return games_ > 0; }
    int ownPlayer() const { return ownPlayer_; }
    bool isOwnTurn() const;
    /// Of the game, when there is one: whether it has ended.
    virtual bool hasGameEnded() const = 0;
    /// The names of this side and of the peer; empty until received.
    virtual const std::string& ownName() const = 0;
    virtual const std::string& peerName() const = 0;
    /// The time left for the next move, in whole minutes rounded up, when it is to be shown: nullopt before
    /// LanLimits::warning and when nobody is to move.
    std::optional<int> minutesLeft() const;
    bool peerWantsRematch() const { return peerRematch_; }

    LanTakeBackState takeBack() const;
    /// How many moves are left when this side's last one is taken back; nullopt when it cannot ask for that
    /// now: it has not moved, the game has ended, the connection is lost, or a request is open.
    std::optional<int> movesLeftByTakeBack() const;
    /// The same for what the other side asks; only while that is Wanted.
    int movesLeftByPeer() const { return peerAsks_->left; }

    /// Why the talk is over, a message for people: lan/left (name), lan/gone (left without having sent a
    /// name), lan/lost, lan/unreachable (lost before anything was received), lan/silent (seconds),
    /// lan/stalled (minutes: the peer did not move), lan/overtime (minutes: this side did not, so the peer
    /// has ended it), lan/flood, lan/out-of-turn, lan/told (a reason the peer gives: one of these ids),
    /// lan/wrong-word (reported by the host), what refuse() was given and, where it concerns both sides
    /// alike, what the peer was refused for; nullopt before that and when this side left.
    const std::optional<Message>& end() const { return end_; }

    /// On a host: called when a guest has revealed everything needed to play with it, to decide whether a
    /// place is still free; returns a reason of end() if none is. The guest then receives no data of this
    /// side.
    using Admission = std::function<std::optional<Message>()>;
    void setAdmission(Admission admission) { admission_ = std::move(admission); }

    /// Processes a line of the peer, without its line end.
    virtual void receive(std::string_view line) = 0;

    /// Actions of this side. They return false and do nothing when not possible now.
    bool resign(); ///< out of turn it counts later, see above
    bool askForRematch();
    void leave();
    /// See LanTakeBack. A move of either side withdraws the question.
    bool askForTakeBack();
    bool answerTakeBack(bool agrees);

    /// Ends the session for a reason given by the caller: an id of end().
    void refuse(Message reason);
    void connectionLost();
    /// From now on, waits for LanLimits::resume for reconnection when the connection is lost in a game.
    void waitForReturn() { returns_ = true; }
    /// Stops waiting for reconnection: the session ends with the reason for which the connection was lost.
    void stopWaiting();
    /// The state to send on a new connection, without LanResume::talk. Only when hasGame().
    LanResume resumption() const;
    /// Resumes on a new line with the state that the peer sent; does nothing unless the line is lost. Ends
    /// the talk with lan/differs (number of a move from 1) when both do not hold the same game.
    void resume(const LanResume& peer);
    /// Reports the time elapsed since the last call.
    void pass(std::chrono::milliseconds time);

    /// The lines to be sent, in order; each is given once.
    std::vector<std::string> takeLines();

protected:
    LanTalk(Role role, LanLimits limits);
    LanTalk(const LanTalk&) = default;
    LanTalk(LanTalk&&) = default;
    LanTalk& operator=(const LanTalk&) = default;
    LanTalk& operator=(LanTalk&&) = default;

    bool isWaitedFor() const; ///< a side, to move
    void sendLine(std::string line);
    /// Why the peer cannot be let in now; nullopt: it can.
    std::optional<Message> refusalOfPeer() const { return admission_ ? admission_() : std::nullopt; }
    /// Called for each line of the peer before it is parsed; returns whether it is to be parsed.
    bool noteReceived();
    /// Notes that a game has begun, with this side as that player.
    void noteBegun(int ownPlayer);
    /// A side has moved; the peer, when it was not this side.
    void noteMoved(bool isPeer);

    void handle(const LanResign&);
    void handle(const LanConfirm&);
    void handle(const LanPing&) {}
    void handle(const LanRematch&);
    void handle(const LanBye& bye);
    void handle(const LanTakeBack& asked);
    void handle(const LanTakeBackAnswer& answer);
    void handle(const LanTakenBack& done);

    /// Of the game, when there is one: who is to move, that a player gives it up.
    virtual int toMove() const = 0;
    virtual void giveUp(int player) = 0;
    /// Who played a move, from 0; that moves are taken back until so many are left.
    virtual int moverOf(int move) const = 0;
    virtual void goBackTo(int moves) = 0;
    /// A fingerprint of the game's first `moves` moves, equal on both sides when the moves are.
    virtual std::string recordMark(int moves) const = 0;
    /// Resends its own moves after so many; returns false and sends nothing if one of them is the peer's.
    virtual bool resendFrom(int moves) = 0;
    /// Starts a rematch with the sides changed, when both have asked for it.
    virtual void beginAgain() = 0;
    virtual std::string lineOf(const LanSignal& signal) const = 0;

private:
    void signal(const LanSignal& signal) { sendLine(lineOf(signal)); }
    bool canReturn() const { return returns_ && stage_ == Stage::Playing; }
    void lose(Message reason);
    bool sendWhatPeerMissed(const LanResume& peer);
    bool settleTakeBack(const LanResume& peer);
    std::optional<int> ownLastMove() const;
    void takeBackTo(int moves);
    void forgetTakeBack();
    void endByGivingUp(int player);
    void rematchWhenBothWant();

    Role role_;
    LanLimits limits_;
    Stage stage_ = Stage::Greeting;
    int ownPlayer_ = 0;
    int games_ = 0;
    int moves_ = 0;
    std::optional<int> resigned_; ///< who gave the game up
    bool givesUp_ = false;        ///< and the other side has not confirmed it
    bool ownRematch_ = false;
    bool peerRematch_ = false;
    bool returns_ = false;
    int takenBack_ = 0;                   ///< how often moves of the game were taken back
    int lastTakenBackTo_ = 0;             ///< how many moves the last time left
    std::optional<LanTakeBack> ownAsks_;  ///< and has no answer
    std::optional<LanTakeBack> peerAsks_; ///< likewise
    std::optional<LanTakeBack> agreed_;   ///< to what the peer has asked, until that is settled
    bool declined_ = false;               ///< by the peer, in this position
    Admission admission_;
    Message lostFor_{}; ///< of a line that is lost
    std::optional<Message> end_;
    std::vector<std::string> lines_;
    std::chrono::milliseconds sinceReceived_{0};
    std::chrono::milliseconds sinceSent_{0};
    std::chrono::milliseconds sinceMove_{0};
    std::chrono::milliseconds sinceGivingUp_{0};
    std::chrono::milliseconds sinceLost_{0};
    std::chrono::milliseconds allowanceTime_{0}; ///< what the peer may still send, as time
};

} // namespace stonemason
