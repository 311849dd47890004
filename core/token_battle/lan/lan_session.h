// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/token_battle/format/lan_message.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

/// How long a peer may say nothing, how long it may take to move, and how much it may say (all assumed).
struct LanLimits {
    std::chrono::milliseconds hello{3'000};     ///< from a host's start to the peer's hello
    std::chrono::milliseconds greeting{10'000}; ///< from the start until it has said who it is
    std::chrono::milliseconds silence{20'000};  ///< between any two messages
    std::chrono::milliseconds ping{5'000};      ///< after which this side says that it is still there
    std::chrono::milliseconds move{600'000};    ///< from one move to the next, or from the beginning
    std::chrono::milliseconds warning{120'000}; ///< before the end of that, in which people are told
    int burst = 50;                             ///< messages at once
    int perSecond = 10;                         ///< messages a second in the long run
};

/// Why a line is none of ours, for refuse() and LanSession::end().
Message lanReason(const Error& error);

/// A game with a program at the other end of a line: what is said, by whom, when, and what is believed. Knows
/// nothing of sockets: lines come in by receive() and go out by takeLines(), time by pass().
///
/// Both sides hold the whole game and play every move by their own rules; a move that is not legal, or after
/// which the positions differ, ends the talk. Decks are told openly at the start, as are the seeds that
/// together draw who begins and where player 1's token lies: it is a talk among people who trust each other's
/// programs not to look, not one that hides anything (assumed).
///
/// A side may give up at any time. A move of the other side can cross that: it counts, as it would have by
/// the clock. So who gives up out of turn has done so only when the other has confirmed it, when a move has
/// brought the turn back, or when neither comes in LanLimits::silence; who has read it confirms and moves no
/// more.
///
/// Both sides count the time for a move from the move before it, as each has played or read it. Who waits
/// ends the game when it has gone by; who is to move is only warned, for the other's clock decides.
class LanSession {
public:
    enum class Role : std::uint8_t { Host, Guest };
    enum class Stage : std::uint8_t {
        Greeting, ///< the peer has not said who it is
        Playing,  ///< there is a game; it may have ended and wait for a rematch
        Closed,   ///< for good: see end()
    };

    /// Who plays here.
    struct Own {
        std::string name;
        std::string deckName;
        Deck deck; ///< a valid one
        std::uint64_t seed = 0;
        std::string rules; ///< a mark of cards and numbers, see LanPlayer
    };

    LanSession(std::shared_ptr<const DuelTable> table, Role role, Own own, LanLimits limits = {});

    Stage stage() const { return stage_; }
    /// Only when there has been a game: Playing, or Closed after it.
    bool hasGame() const { return game_.has_value(); }
    const Game& game() const { return *game_; }
    int ownPlayer() const { return ownPlayer_; }
    bool isOwnTurn() const;
    /// What is left of the time for the next move, in whole minutes rounded up, when people are to be told:
    /// nullopt before LanLimits::warning and when nobody is to move.
    std::optional<int> minutesLeft() const;
    const std::string& peerName() const { return peer_.name; }
    bool peerWantsRematch() const { return peerRematch_; }

    /// Why the talk is over, a message for people: lan/left (name), lan/gone (left without having told a
    /// name), lan/lost, lan/unreachable (lost before the peer said anything), lan/silent (seconds),
    /// lan/stalled (minutes: the peer did not move), lan/overtime (minutes: this side did not, so the peer
    /// has ended it), lan/flood, lan/too-long (bytes), lan/nonsense, lan/version (found, own), lan/rules,
    /// lan/game (id), lan/deck, lan/out-of-turn, lan/illegal (number of the move from 1), lan/differs
    /// (likewise), lan/told (a reason the peer gives: one of these ids), lan/wrong-word (the host says so),
    /// what refuse() was given and, where it concerns both sides alike, what the peer was refused for;
    /// nullopt before that and when this side left.
    const std::optional<Message>& end() const { return end_; }

    /// What this side does. False, and nothing done, when it cannot be now.
    bool play(Move move);
    bool resign(); ///< out of turn it counts later, see above
    bool askForRematch();
    void leave();

    /// What comes from the other side: a line without its end; the connection breaking.
    void receive(std::string_view line);
    /// Ends the talk for a reason of those who carry it: an id of end().
    void refuse(Message reason);
    void connectionLost();
    /// Time that has gone by since the last call.
    void pass(std::chrono::milliseconds time);

    /// The lines to be sent, in order; each is given once.
    std::vector<std::string> takeLines();

private:
    void say(const LanMessage& message);
    bool isWaitedFor() const; ///< somebody, to move
    void begin(std::uint64_t seed, bool ownBegins);
    void rematchWhenBothWant();

    void take(const LanHello&) {} // the channel's
    void take(const LanPlayer& peer);
    void take(const LanMove& move);
    void take(const LanResign&);
    void take(const LanConfirm&);
    void take(const LanPing&) {}
    void take(const LanRematch&);
    void take(const LanBye& bye);

    std::shared_ptr<const DuelTable> table_;
    Role role_;
    Own own_;
    LanLimits limits_;
    Stage stage_ = Stage::Greeting;
    LanPlayer peer_;
    std::optional<Game> game_;
    int ownPlayer_ = 0;
    bool givesUp_ = false; ///< and the other side has not confirmed it
    bool ownRematch_ = false;
    bool peerRematch_ = false;
    std::optional<Message> end_;
    std::vector<std::string> lines_;
    std::chrono::milliseconds sinceHeard_{0};
    std::chrono::milliseconds sinceSaid_{0};
    std::chrono::milliseconds sinceMove_{0};
    std::chrono::milliseconds sinceGivingUp_{0};
    std::chrono::milliseconds allowanceTime_{0}; ///< what the peer may still say, as time
};

} // namespace stonemason
