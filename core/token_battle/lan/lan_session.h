// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_talk.h"
#include "core/token_battle/format/lan_message.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason {

/// A game of Token Battle with a program at the other end of a line: what LanTalk says, with decks and moves.
/// Lines come in by receive().
///
/// Both sides hold the whole game and play every move by their own rules; a move that is not legal, or after
/// which the positions differ, ends the talk. Decks are told openly at the start, as are the seeds that
/// together draw who begins and where player 1's token lies: it is a talk among people who trust each other's
/// programs not to look, not one that hides anything (assumed).
///
/// Ids of end() beside those of LanTalk: lan/too-long (bytes), lan/nonsense, lan/version (found, own),
/// lan/rules, lan/game (id), lan/deck, lan/illegal (number of the move from 1), lan/differs (likewise).
class LanSession : public LanTalk {
public:
    /// Who plays here.
    struct Own {
        std::string name;
        std::string deckName;
        Deck deck; ///< a valid one
        std::uint64_t seed = 0;
        std::string rules; ///< a mark of cards and numbers, see LanPlayer
    };

    LanSession(std::shared_ptr<const DuelTable> table, Role role, Own own, LanLimits limits = {});

    /// Only when there has been a game: Playing, or Closed after it.
    bool hasGame() const { return game_.has_value(); }
    const Game& game() const { return *game_; }
    const std::string& peerName() const override { return peer_.name; }

    /// False, and nothing done, when it cannot be played now.
    bool play(Move move);
    /// What comes from the other side: a line without its end.
    void receive(std::string_view line);

protected:
    bool hasGameEnded() const override { return game_->hasEnded(); }
    int toMove() const override { return game_->position().toMove; }
    void giveUp(int player) override { game_->resign(player); }
    void beginAgain() override;
    std::string lineOf(const LanSignal& signal) const override;

private:
    void begin(std::uint64_t seed, bool ownBegins);

    using LanTalk::take;
    void take(const LanHello&) {} // the channel's
    void take(const LanPlayer& peer);
    void take(const LanMove& move);

    std::shared_ptr<const DuelTable> table_;
    Own own_;
    LanPlayer peer_;
    std::optional<Game> game_;
};

} // namespace stonemason
