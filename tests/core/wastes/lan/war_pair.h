// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/play/lan_resumption.h"
#include "core/wastes/lan/lan_session.h"
#include "tests/core/play/lan_seal.h"
#include "tests/support/boards.h"

#include <QTest>

#include <array>
#include <deque>

namespace stonemason::wastes {

/// A player who hosts with a board, or joins without one.
inline LanSession::Own warPlayer(const char* name, std::uint64_t seed, std::optional<Board> board = {}) {
    return {name, seed, "0123456789abcdef", std::move(board)};
}

/// Ann, the host with a board, and Ben; both wait for the other to reconnect, and the line between them can
/// be lost with everything on it.
struct WarPair {
    explicit WarPair(const Board& board, std::uint64_t seed = 1, bool settles = true)
        : sides{LanSession(&test::theWastes(), LanTalk::Role::Host, warPlayer("Ann", seed, board),
                           stonemason::test::sealOf("Ann's nonce")),
                LanSession(&test::theWastes(), LanTalk::Role::Guest, warPlayer("Ben", seed + 100),
                           stonemason::test::sealOf("Ben's nonce"))} {
        for (LanSession& side : sides)
            side.waitForReturn();
        if (settles) settle();
    }

    LanSession& ann() { return sides[0]; }
    LanSession& ben() { return sides[1]; }
    LanSession& mover() { return ann().isOwnTurn() ? ann() : ben(); }
    LanSession& waiter() { return ann().isOwnTurn() ? ben() : ann(); }
    bool playAny(std::size_t side, std::uint64_t pick) {
        LanSession& session = sides[side];
        if (!session.isOwnTurn()) return false;
        const MoveList moves = session.game().engine().moves(session.game().position());
        return session.play(moves[pick % moves.size()]);
    }

    /// Puts the lines that both sides have sent in transit.
    void send() {
        for (std::size_t side = 0; side < 2; ++side)
            for (std::string& line : sides[side].takeLines())
                underWay[side].push_back(std::move(line));
    }
    /// Delivers one line; false when none is in transit from that side.
    bool arrive(std::size_t from) {
        send();
        if (underWay[from].empty()) return false;
        const std::string line = underWay[from].front();
        underWay[from].pop_front();
        sides[1 - from].receive(line);
        return true;
    }
    void settle() {
        while (arrive(0) || arrive(1)) {
        }
    }
    void lose(std::size_t side) {
        send();
        underWay[1 - side].clear();
        sides[side].connectionLost();
    }
    /// Opens the new line: both sides exchange their state, then resume.
    void meet() {
        std::array<LanResumption, 2> meetings{meetingOf(0), meetingOf(1)};
        for (bool carried = true; carried;) {
            carried = false;
            for (std::size_t side = 0; side < 2; ++side)
                for (const std::string& line : meetings[side].takeLines()) {
                    meetings[1 - side].receive(line);
                    carried = true;
                }
        }
        for (std::size_t side = 0; side < 2; ++side) {
            underWay[side].clear();
            sides[side].takeLines();
        }
        for (std::size_t side = 0; side < 2; ++side)
            sides[side].resume(meetings[side].peer());
        settle();
    }
    LanResumption meetingOf(std::size_t side) const {
        LanResume own = sides[side].resumption();
        own.talk = "this one";
        return {sides[side].role(), own};
    }
    bool agree() const {
        return sides[0].game().record() == sides[1].game().record() &&
               sides[0].game().position() == sides[1].game().position() &&
               sides[0].stage() == sides[1].stage();
    }

    std::array<LanSession, 2> sides;
    std::array<std::deque<std::string>, 2> underWay;
};

} // namespace stonemason::wastes
