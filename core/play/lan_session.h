// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/random.h"
#include "core/play/lan_message.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace stonemason {

/// The means by which a side commits itself to its greeting before it reveals it.
struct LanSeal {
    /// SHA-256 of the bytes, as 64 hexadecimal digits.
    using Hash = std::function<std::string(std::string_view bytes)>;

    Hash hash{};
    std::string nonce{}; ///< unique to this session, LanRevealOf::nonce: cannot be guessed
};

/// The traits of a game that two programs can play over a line. A game provides a struct without data members
/// that declares:
///
///     Game       the game as it is played, a PlayedGame or derived from one; Move is one of its moves
///     Table      what both sides must have alike to play it: rules, cards
///     Own        what this side brings: name, seed (0 to maximumSeed) and whatever it plays with
///     Greeting   what it reveals of that to the other side: name and seed among it
///
///     gameId()   what the game is called among programs
///     greeting() of what this side brings
///     refusal()  why it cannot be played with a peer that sent this, an id of LanTalk::end(); nullopt: it
///     can
///     begin()    the game with this seed, which both sides draw from; an error's message is why not
///     mark()     of the position a game is in: 16 bytes at most, the same on both sides when that is
///     read()     a line, line() a message: by lan_codec.h
template <typename G>
concept LanPlayableGame = requires(const typename G::Table& table, const typename G::Own& own,
                                   const typename G::Greeting& greeting, const typename G::Game& game,
                                   const LanMessageOf<G>& message, std::uint64_t seed, bool ownBegins,
                                   std::string_view line) {
    requires std::same_as<typename G::Move, typename G::Game::Move>;
    { own.name } -> std::convertible_to<std::string>;
    { own.seed } -> std::convertible_to<std::uint64_t>;
    { greeting.name } -> std::convertible_to<std::string>;
    { greeting.seed } -> std::convertible_to<std::uint64_t>;
    { G::gameId(table) } -> std::convertible_to<std::string>;
    { G::greeting(table, own) } -> std::same_as<typename G::Greeting>;
    { G::refusal(table, own, greeting) } -> std::same_as<std::optional<Message>>;
    { G::begin(table, own, greeting, seed, ownBegins) } -> std::same_as<Result<typename G::Game>>;
    { G::mark(game) } -> std::same_as<std::string>;
    { G::read(line) } -> std::same_as<Result<LanMessageOf<G>>>;
    { G::line(message) } -> std::same_as<std::string>;
};

/// A game with a program at the other end of a line: LanTalk with the moves of the game.
///
/// Both sides hold the whole game and play every move by their own rules; a move that is not legal, or after
/// which the positions differ, ends the talk. Both seeds together draw who begins, and whatever else is
/// drawn. To prevent a side from choosing its seed or deck by the other's, each side first commits itself:
/// it sends a hash of its revelation, which contains greeting, seed and a nonce, and of its role, host or
/// guest, so that a commitment cannot be sent back. Then
/// - the guest, who has chosen its host, reveals as soon as it has the host's commitment;
/// - the host reveals only when it has the guest's commitment and a revelation that matches it, when the two
///   can play, and when it admits this guest: then the guest has joined.
/// A side that leaves in between is known by that, and can change nothing. After the start nothing is hidden
/// from the other program: people trust each other's programs not to look (assumed).
///
/// Ids of end() beside those of LanTalk: lan/commitment (what the peer reveals is not what it committed
/// itself to), lan/too-long (bytes), lan/nonsense, lan/version (found, own), lan/illegal (number of the move
/// from 1), lan/differs (likewise), and those of the game.
template <LanPlayableGame G>
class LanSessionOf : public LanTalk {
public:
    using Table = typename G::Table;
    using Own = typename G::Own;
    using Game = typename G::Game;
    using Move = typename G::Move;
    using Greeting = typename G::Greeting;

    LanSessionOf(Table table, Role role, Own own, LanSeal seal, LanLimits limits = {})
        : LanTalk(role, limits), table_(std::move(table)), own_(std::move(own)), seal_(std::move(seal)) {
        revelation_ = G::line(LanRevealOf<Greeting>{seal_.nonce, G::greeting(table_, own_)});
        sendLine(G::line(LanCommit{commitmentOf(role, revelation_)}));
    }

    static std::string gameId(const Table& table) { return G::gameId(table); }

    /// Only when hasGame().
    const Game& game() const { return *game_; }
    bool hasGameEnded() const override { return game_->hasEnded(); }
    const std::string& ownName() const override { return own_.name; }
    const std::string& peerName() const override { return peer_.name; }

    /// Returns false and does nothing when the move cannot be played now.
    bool play(Move move) {
        if (!isOwnTurn() || takeBack() == LanTakeBackState::Agreed || !game_->play(move)) return false;
        noteMoved(false);
        sendLine(G::line(LanMoveOf<Move>{game_->moveCount(), std::move(move), G::mark(*game_)}));
        return true;
    }

    void receive(std::string_view line) override;

protected:
    int toMove() const override { return game_->playerOf(game_->moveCount()); }
    void giveUp(int player) override { game_->resign(player); }
    int moverOf(int move) const override { return game_->playerOf(move); }
    void goBackTo(int moves) override { game_->goBackTo(moves); }
    std::string recordMark(int moves) const override {
        Fingerprint mark;
        for (int move = 0; move < moves; ++move)
            mark.add(G::line(LanMoveOf<Move>{move + 1, game_->move(move), {}}));
        return mark.text();
    }
    bool resendFrom(int moves) override;
    /// The sides change; the new seed derives from the last, so that both programs draw the same numbers.
    void beginAgain() override { begin(SeededRandom(seed_).next() & maximumSeed, ownPlayer() == 1); }
    std::string lineOf(const LanSignal& signal) const override {
        return std::visit([](const auto& content) { return G::line(content); }, signal);
    }

private:
    void begin(std::uint64_t seed, bool ownBegins);

    std::string commitmentOf(Role speaker, std::string_view revelation) const;
    bool isExpected(const LanMessageOf<G>& message) const;

    using LanTalk::handle;
    void handle(const LanHello&) {} // handled by LanChannel
    void handle(const LanCommit& commit);
    void handle(const LanRevealOf<Greeting>& reveal);
    void handle(const LanMoveOf<Move>& move);

    Table table_;
    Own own_;
    LanSeal seal_;
    std::string revelation_;               ///< the line with which this side reveals
    std::optional<std::string> committed_; ///< the peer's commitment
    Greeting peer_;
    std::uint64_t seed_ = 0; ///< of the game
    std::optional<Game> game_;
};

template <LanPlayableGame G>
void LanSessionOf<G>::receive(std::string_view line) {
    if (!noteReceived()) return;
    const Result<LanMessageOf<G>> message = G::read(line);
    if (!message) return refuse(lanReason(message.error()));
    if (!isExpected(*message)) return refuse({"lan/out-of-turn"});
    if (std::holds_alternative<LanRevealOf<Greeting>>(*message) &&
        commitmentOf(role() == Role::Host ? Role::Guest : Role::Host, line) != *committed_)
        return refuse({"lan/commitment"});
    std::visit([this](const auto& content) { handle(content); }, *message);
}

/// The order is a commitment, then its revelation, then everything else; a goodbye at any time.
template <LanPlayableGame G>
bool LanSessionOf<G>::isExpected(const LanMessageOf<G>& message) const {
    if (std::holds_alternative<LanBye>(message)) return true;
    const bool commits = std::holds_alternative<LanCommit>(message);
    const bool reveals = std::holds_alternative<LanRevealOf<Greeting>>(message);
    if (stage() == Stage::Greeting) return committed_ ? reveals : commits;
    return !commits && !reveals && !std::holds_alternative<LanHello>(message);
}

template <LanPlayableGame G>
std::string LanSessionOf<G>::commitmentOf(Role speaker, std::string_view revelation) const {
    const std::string who = speaker == Role::Host ? "host" : "guest";
    return seal_.hash("stonemason-lan " + std::to_string(lanVersion) + ' ' + who + ' ' +
                      std::string(revelation));
}

template <LanPlayableGame G>
void LanSessionOf<G>::begin(std::uint64_t seed, bool ownBegins) {
    Result<Game> game = G::begin(table_, own_, peer_, seed, ownBegins);
    if (!game) return refuse(game.error().message);
    game_ = std::move(game).value();
    seed_ = seed;
    noteBegun(ownBegins ? 0 : 1);
}

template <LanPlayableGame G>
bool LanSessionOf<G>::resendFrom(int moves) {
    for (int move = moves; move < game_->moveCount(); ++move)
        if (game_->playerOf(move) != ownPlayer()) return false;
    for (int move = moves; move < game_->moveCount(); ++move) {
        Game then = *game_;
        then.goBackTo(move + 1);
        sendLine(G::line(LanMoveOf<Move>{move + 1, game_->move(move), G::mark(then)}));
    }
    return true;
}

template <LanPlayableGame G>
void LanSessionOf<G>::handle(const LanCommit& commit) {
    committed_ = commit.commitment;
    if (role() == Role::Guest) sendLine(revelation_);
}

template <LanPlayableGame G>
void LanSessionOf<G>::handle(const LanRevealOf<Greeting>& reveal) {
    peer_ = reveal.player;
    if (auto reason = G::refusal(table_, own_, peer_)) return refuse(*std::move(reason));
    if (auto reason = refusalOfPeer()) return refuse(*std::move(reason));
    const std::uint64_t seed = own_.seed ^ peer_.seed;
    const bool hostBegins = SeededRandom(seed).below(2) == 0;
    begin(seed, hostBegins == (role() == Role::Host));
    if (role() == Role::Host && stage() == Stage::Playing) sendLine(revelation_);
}

template <LanPlayableGame G>
void LanSessionOf<G>::handle(const LanMoveOf<Move>& move) {
    if (game_->hasEnded() || isOwnTurn()) return refuse({"lan/out-of-turn"});
    const int number = game_->moveCount() + 1;
    if (move.number != number || !game_->play(move.move))
        refuse({"lan/illegal", {number}});
    else if (G::mark(*game_) != move.position)
        refuse({"lan/differs", {number}});
    else
        noteMoved(true);
}

} // namespace stonemason
