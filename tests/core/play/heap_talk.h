// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_talk.h"
#include "tests/core/play/heaps.h"

#include <array>
#include <sstream>
#include <string>
#include <string_view>

namespace stonemason::test {

inline constexpr std::array<std::string_view, 4> signalWords{"resign", "confirm", "ping", "rematch"};

/// Heaps over a line: "player Ann", "move a3", and the signals as words.
class HeapTalk : public LanTalk {
public:
    HeapTalk(Role role, const std::string& name) : LanTalk(role, {}), name_(name) {
        sendLine("player " + name);
    }

    const HeapGame& game() const { return *game_; }
    bool hasGameEnded() const override { return game_->hasEnded(); }
    const std::string& ownName() const override { return name_; }
    const std::string& peerName() const override { return peer_; }

    bool play(HeapMove move) {
        if (!isOwnTurn() || !game_->play(move)) return false;
        noteMoved(false);
        sendLine("move " + Heaps::text(move));
        return true;
    }
    void receive(std::string_view text) override {
        if (!noteReceived()) return;
        const std::string line(text);
        const std::string word = line.substr(0, line.find(' '));
        const std::string rest = line.size() > word.size() ? line.substr(word.size() + 1) : std::string();
        if (word == "player") {
            peer_ = rest;
            begin(role() == Role::Host ? 0 : 1);
        } else if (word == "move") {
            if (!game_->play({std::uint8_t(rest[0] - 'a'), std::uint8_t(rest[1] - '0')}))
                refuse({"lan/illegal"});
            else
                noteMoved(true);
        } else if (word == "take-back") {
            handle(askedIn(rest));
        } else if (word == "agree" || word == "decline") {
            handle(LanTakeBackAnswer{askedIn(rest), word == "agree"});
        } else if (word == "taken-back") {
            handle(LanTakenBack{askedIn(rest)});
        } else if (word == "bye") {
            handle(LanBye{rest});
        } else {
            takeWord(word);
        }
    }

protected:
    int toMove() const override { return game_->position().toMove; }
    void giveUp(int player) override { game_->resign(player); }
    int moverOf(int move) const override { return game_->playerOf(move); }
    void goBackTo(int moves) override { game_->goBackTo(moves); }
    void beginAgain() override { begin(1 - ownPlayer()); }
    std::string recordMark(int moves) const override {
        std::string mark;
        for (int move = 0; move < moves; ++move)
            mark += Heaps::text(game_->move(move));
        return mark;
    }
    bool resendFrom(int moves) override {
        for (int move = moves; move < game_->moveCount(); ++move) {
            if (game_->playerOf(move) != ownPlayer()) return false;
            sendLine("move " + Heaps::text(game_->move(move)));
        }
        return true;
    }
    std::string lineOf(const LanSignal& signal) const override {
        const auto text = [](const char* word, LanTakeBack asked) {
            return word + (' ' + std::to_string(asked.moves) + ' ' + std::to_string(asked.left));
        };
        if (const auto* bye = std::get_if<LanBye>(&signal)) return "bye " + bye->reason;
        if (const auto* asked = std::get_if<LanTakeBack>(&signal)) return text("take-back", *asked);
        if (const auto* answer = std::get_if<LanTakeBackAnswer>(&signal))
            return text(answer->agrees ? "agree" : "decline", answer->asked);
        if (const auto* done = std::get_if<LanTakenBack>(&signal)) return text("taken-back", done->asked);
        return std::string(signalWords[signal.index()]);
    }

private:
    static LanTakeBack askedIn(const std::string& numbers) {
        LanTakeBack asked;
        std::istringstream(numbers) >> asked.moves >> asked.left;
        return asked;
    }
    void begin(int ownPlayer) {
        game_ = gameOf({{2, 2, 2}});
        noteBegun(ownPlayer);
    }
    void takeWord(const std::string& word) {
        if (word == "resign") handle(LanResign{});
        if (word == "confirm") handle(LanConfirm{});
        if (word == "rematch") handle(LanRematch{});
    }

    std::string name_;
    std::string peer_;
    std::optional<HeapGame> game_;
};

/// Two sides and the line between them.
struct Pair {
    HeapTalk host{LanTalk::Role::Host, "Ann"};
    HeapTalk guest{LanTalk::Role::Guest, "Ben"};

    explicit Pair(bool talks = true) {
        if (talks) talk();
    }
    static bool carry(HeapTalk& from, HeapTalk& to) {
        const auto lines = from.takeLines();
        for (const std::string& line : lines)
            to.receive(line);
        return !lines.empty();
    }
    void talk() {
        bool carried = true;
        while (carried) {
            carried = carry(host, guest);
            carried = carry(guest, host) || carried;
        }
    }
    void pass(std::chrono::milliseconds time) {
        host.pass(time);
        guest.pass(time);
        talk();
    }
};

inline std::string endOf(const HeapTalk& talk) {
    return talk.end() ? std::string(talk.end()->id) : std::string("none");
}

} // namespace stonemason::test
