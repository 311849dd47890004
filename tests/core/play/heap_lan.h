// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/play/lan_codec.h"
#include "core/play/lan_session.h"
#include "tests/core/play/heaps.h"
#include "tests/core/play/lan_seal.h"

#include <string>
#include <vector>

namespace stonemason::test {

/// The message parts specific to heaps.
struct HeapWords {
    struct Greeting {
        std::string name;
        std::uint64_t seed = 0;
        std::array<std::uint8_t, 3> heaps{};

        bool operator==(const Greeting&) const = default;
    };
    using Move = HeapMove;

    static Greeting readGreeting(const JsonReader& r) {
        Greeting greeting{readLanText(r["name"], 20), std::uint64_t(r["seed"].integer(0, 1'000'000)), {}};
        for (std::size_t heap = 0; heap < 3; ++heap)
            greeting.heaps[heap] = std::uint8_t(r["heaps"].at(heap).integer(0, 9));
        r.allowOnly({"name", "seed", "heaps"});
        return greeting;
    }
    static Json json(const Greeting& greeting) {
        return {{"name", greeting.name}, {"seed", greeting.seed}, {"heaps", greeting.heaps}};
    }
    static Move readMove(const JsonReader& r) {
        return {std::uint8_t(r.at(0).integer(0, 9)), std::uint8_t(r.at(1).integer(0, 9))};
    }
    static Json json(Move move) { return Json::array({move.heap, move.stones}); }
};

/// Heaps over a network line; both sides announce the starting heaps.
struct HeapLan : HeapWords {
    using Game = HeapGame;
    using Table = HeapRules;
    using Own = Greeting;
    using Words = LanMessageOf<HeapWords>;

    static std::string gameId(const Table&) { return "heaps"; }
    static Greeting greeting(const Table&, const Own& own) { return own; }
    static std::optional<Message> refusal(const Table&, const Own& own, const Greeting& peer) {
        if (peer.heaps == own.heaps) return std::nullopt;
        return Message{"lan/rules"};
    }
    static Result<Game> begin(const Table& table, const Own& own, const Greeting&, std::uint64_t, bool) {
        if (own.heaps == std::array<std::uint8_t, 3>{}) return Error{{"lan/deck"}};
        return gameOf({own.heaps}, table);
    }
    static std::string mark(const Game& game) {
        return Fingerprint().add(std::to_string(UnmadeHeaps::hash(game.position()))).text();
    }
    static Result<Words> read(std::string_view line) { return readLanMessageOf<HeapWords>(line); }
    static std::string line(const Words& words) { return lanLineOf<HeapWords>(words); }
};

using HeapSession = LanSessionOf<HeapLan>;
using HeapReveal = LanRevealOf<HeapLan::Greeting>;

/// A player of heaps.
inline HeapLan::Own heapPlayer(const char* name, std::uint64_t seed,
                               const std::array<std::uint8_t, 3>& heaps = {3, 4, 5}) {
    return {name, seed, heaps};
}

/// A session of such a player, with its own nonce.
inline HeapSession heapSession(LanTalk::Role role, const HeapLan::Own& own, const HeapRules& rules = {}) {
    return {rules, role, own, sealOf("nonce of " + own.name)};
}

/// The lines a guest sends to be admitted, independent of the host: its commitment and its revelation.
inline std::vector<std::string> heapIntroduction(const HeapLan::Own& own) {
    HeapSession guest = heapSession(LanTalk::Role::Guest, own);
    guest.receive(heapSession(LanTalk::Role::Host, heapPlayer("Ann", 1)).takeLines().front());
    return guest.takeLines();
}

} // namespace stonemason::test
