// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/lan/lan_session.h"
#include "tests/core/play/lan_seal.h"
#include "tests/support/duels.h"

#include <QTest>

namespace stonemason::test {

using namespace token_battle;

/// A player with a random deck.
inline LanSession::Own player(const char* name, std::uint64_t seed) {
    return {name, std::string(name) + "'s deck", anySetup(seed).sides[0].deck, seed, "0123456789abcdef"};
}

/// Two sessions connected to each other.
struct Pair {
    explicit Pair(std::uint64_t seed = 1, LanLimits limits = {})
        : host(tokenBattleTable(), LanSession::Role::Host, player("Ann", seed), sealOf("Ann's nonce"), limits)
        , guest(tokenBattleTable(), LanSession::Role::Guest, player("Ben", seed + 100), sealOf("Ben's nonce"),
                limits) {}

    /// Delivers messages until neither side sends another.
    void talk() {
        for (bool carried = true; carried;) {
            carried = carry(host, guest);
            carried = carry(guest, host) || carried;
        }
    }

    static bool carry(LanSession& from, LanSession& to) {
        const auto lines = from.takeLines();
        for (const std::string& line : lines)
            to.receive(line);
        return !lines.empty();
    }

    LanSession& mover() { return host.isOwnTurn() ? host : guest; }

    /// Plays random moves until the game has ended or so many are played.
    void play(int moves, std::uint64_t seed = 5) {
        SeededRandom random(seed);
        for (int i = 0; i < moves && !host.game().hasEnded(); ++i) {
            LanSession& side = mover();
            const MoveList legal = side.game().duel().legalMoves(side.game().position());
            QVERIFY(side.play(legal[std::size_t(random.below(int(legal.size())))]));
            talk();
            host.pass(std::chrono::seconds(1));
            guest.pass(std::chrono::seconds(1));
        }
    }

    LanSession host;
    LanSession guest;
};

/// Ann's session as the host, in the middle of a game with a peer whose lines the test chooses.
struct Hostile {
    explicit Hostile(std::uint64_t seed = 1) : pair(seed) {
        pair.talk();
        pair.play(4);
    }

    /// The id of the reason why Ann's session ends after this line; empty when it goes on.
    QString endAfter(const std::string& line) {
        pair.host.receive(line);
        return pair.host.end()
                   ? QString::fromUtf8(pair.host.end()->id.data(), qsizetype(pair.host.end()->id.size()))
                   : QString();
    }

    QString endAfter(const LanMessage& message) { return endAfter(lanLine(message)); }

    Pair pair;
};

/// A session where the peer has the next move.
inline Hostile peersTurn() {
    for (std::uint64_t seed = 1;; ++seed) {
        Hostile hostile(seed);
        if (hostile.pair.guest.isOwnTurn()) return hostile;
    }
}

/// A session that has the next move itself.
inline Hostile ownTurn() {
    for (std::uint64_t seed = 1;; ++seed) {
        Hostile hostile(seed);
        if (hostile.pair.host.isOwnTurn()) return hostile;
    }
}

/// A legal move of the session's peer, as the peer would send it.
inline LanMove honestMove(const LanSession& session) {
    Game game = session.game();
    const Move move = game.duel().legalMoves(game.position())[3];
    game.play(move);
    return {game.moveCount(), move, positionMark(game.position())};
}

} // namespace stonemason::test
