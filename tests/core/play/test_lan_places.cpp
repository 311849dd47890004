// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/play/lan_places.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

using namespace stonemason;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

const LanSource guestAtHome{"home", "guest"};

/// The admission control of a host, with a simulated clock.
struct Door {
    /// A new connection; returns whether it is admitted.
    bool comes(const LanSource& source, bool sendsHello) {
        if (isFull(callers, source, places)) {
            const auto goes = whoMakesRoom(callers, source, places);
            if (!goes) return false;
            callers.erase(callers.begin() + std::ptrdiff_t(*goes));
        }
        callers.push_back({source, sendsHello});
        return true;
    }
    void pass(milliseconds time) {
        for (LanCaller& caller : callers)
            caller.waited += time;
    }
    std::ptrdiff_t count(const LanSource& source) const {
        return std::ranges::count(callers, source, &LanCaller::source);
    }
    std::ptrdiff_t countOf(const std::string& network) const {
        return std::ranges::count(callers, network,
                                  [](const LanCaller& caller) { return caller.source.network; });
    }

    LanPlaces places{};
    std::vector<LanCaller> callers;
};

/// Two hundred connections a second from the sources that `from` returns.
struct Attack {
    std::function<LanSource(SeededRandom&)> from;
    bool sendsHello;

    void on(Door& door, milliseconds time) {
        for (milliseconds passed{0}; passed < time; passed += 5ms) {
            door.comes(from(random), sendsHello);
            door.pass(5ms);
        }
    }

    SeededRandom random{1};
};

LanSource anyOf(SeededRandom& random, const char* network, int computers) {
    return {network, std::to_string(random.below(computers))};
}

/// Whether a guest who comes in the middle of an attack is let in and can take his time to show the word.
bool canFinish(Attack attack, const LanSource& guest, milliseconds time) {
    Door door;
    attack.on(door, 2s);
    if (!door.comes(guest, false)) return false;
    door.callers.back().hasSentHello = true;
    attack.on(door, time);
    return door.count(guest) == 1;
}

} // namespace

class TestLanPlaces : public QObject {
    Q_OBJECT

private slots:
    /// One network may use half of the places, the next half of the rest.
    void thereIsRoomUntilANetworkHasItsHalf() {
        Door door;
        for (int i = 0; i < 4; ++i) {
            QVERIFY(!isFull(door.callers, guestAtHome, door.places));
            QVERIFY(door.comes(guestAtHome, true));
        }
        QVERIFY(isFull(door.callers, guestAtHome, door.places));
        std::vector<int> found;
        for (const char* network : {"home", "b", "c", "d", "e", "f", "g", "h", "i"}) {
            for (int i = 0; !isFull(door.callers, {network, std::to_string(i)}, door.places); ++i)
                QVERIFY(door.comes({network, std::to_string(i)}, true));
            found.push_back(int(door.countOf(network)));
        }
        QCOMPARE(found, (std::vector{256, 128, 64, 32, 16, 8, 4, 2, 1}));
        QVERIFY(door.comes({"j", "only"}, true));
        QVERIFY(isFull(door.callers, {"k", "only"}, door.places));
    }

    /// Of one computer, the longest silent connection is dropped, then one that has used up its time.
    void whoGoesOfOneComputer() {
        Door door;
        for (const bool sendsHello : {true, false, false, true}) {
            QVERIFY(door.comes(guestAtHome, sendsHello));
            door.pass(100ms);
        }
        QCOMPARE(whoMakesRoom(door.callers, guestAtHome, door.places), std::optional<std::size_t>(1));
        door.callers[1].hasSentHello = door.callers[2].hasSentHello = true;
        QCOMPARE(whoMakesRoom(door.callers, guestAtHome, door.places), std::optional<std::size_t>());
        door.pass(2599ms);
        QCOMPARE(whoMakesRoom(door.callers, guestAtHome, door.places), std::optional<std::size_t>());
        door.pass(1ms);
        QCOMPARE(whoMakesRoom(door.callers, guestAtHome, door.places), std::optional<std::size_t>(0));
        QVERIFY(!whoMakesRoom({}, guestAtHome, door.places));
    }

    /// The computers with most connections give up a place, silent connections first.
    void whoHasMostGives() {
        Door door;
        door.places.all = 12;
        for (const char* computer : {"a", "b", "b", "c", "c", "d"})
            QVERIFY(door.comes({"home", computer}, true));
        const auto goes = [&](const LanSource& newcomer) {
            return whoMakesRoom(door.callers, newcomer, door.places);
        };
        QVERIFY(isFull(door.callers, {"home", "e"}, door.places));
        QCOMPARE(goes({"home", "e"}), std::optional<std::size_t>(1)); // two are more than one
        QCOMPARE(goes({"home", "a"}), std::optional<std::size_t>());  // would have as many
        QCOMPARE(goes({"home", "b"}), std::optional<std::size_t>());
        door.callers[0].hasSentHello = door.callers[4].hasSentHello = false;
        QCOMPARE(goes({"home", "e"}), std::optional<std::size_t>(4));
        QCOMPARE(goes({"home", "a"}), std::optional<std::size_t>(4));
        QCOMPARE(goes({"home", "b"}), std::optional<std::size_t>()); // has as many as c
    }

    /// With all places taken, a newcomer from a network without connections displaces none that is within
    /// its time, however many its computer has; and only connections of the largest networks.
    void whoComesFromYetAnotherNetwork() {
        Door door;
        door.places.all = 6;
        for (const LanSource& source :
             {LanSource{"a", "1"}, LanSource{"b", "1"}, LanSource{"b", "1"}, LanSource{"b", "1"}})
            door.callers.push_back({source, true});
        door.callers.push_back({{"a", "1"}, true});
        door.callers.push_back({{"c", "1"}, false});
        const LanSource another{"d", "1"};
        QVERIFY(!whoMakesRoom(door.callers, another, door.places));
        door.pass(door.places.term);
        QCOMPARE(whoMakesRoom(door.callers, another, door.places), std::optional<std::size_t>(1));
    }

    /// From every computer of the guest's network, each with all its places and hello sent.
    void withNoMoreComputersThanPlacesEachHasOne() {
        for (const int computers : {1, 33, 255})
            QVERIFY(canFinish({[=](SeededRandom& random) { return anyOf(random, "home", computers); }, true},
                              guestAtHome, 4s));
    }

    void silenceKeepsNobodyOut() {
        for (const char* network : {"home", "elsewhere"})
            QVERIFY(
                canFinish({[=](SeededRandom& random) { return anyOf(random, network, 1'000'000); }, false},
                          guestAtHome, 4s));
    }

    /// An attacker with all addresses of a network leaves the other networks their share.
    void allAddressesOfOneNetworkLeaveTheOthersTheirs() {
        const auto flood = [](SeededRandom& random) { return anyOf(random, "elsewhere", 1'000'000); };
        Door door;
        Attack attack{flood, true};
        attack.on(door, 2s);
        QCOMPARE(int(door.countOf("elsewhere")), 256);
        for (int i = 0; i < 128; ++i)
            QVERIFY(door.comes({"home", std::to_string(i)}, true));
        attack.on(door, 4s);
        QCOMPARE(int(door.countOf("home")), 128);
        QVERIFY(canFinish({flood, true}, guestAtHome, 4s));
    }

    /// From eight networks at once, with all addresses of each, sent hello or not.
    void manyNetworksKeepNobodyOfAnotherOut() {
        const auto flood = [](SeededRandom& random) {
            const std::string network(1, char('a' + random.below(8)));
            return anyOf(random, network.c_str(), 1'000'000);
        };
        for (const bool sendsHello : {true, false})
            QVERIFY(canFinish({flood, sendsHello}, guestAtHome, 4s));
    }

    /// Two networks, one of which leaves repeatedly, so that the other takes its places and has to return
    /// them: a guest that shares one of them with the attackers, and has sent hello, stays.
    void networksThatTakeTurnsDisplaceNobody() {
        Door door;
        door.places.all = 64;
        const auto fill = [&door](const char* network) {
            for (std::size_t i = 0; i < door.places.all; ++i)
                door.comes({network, std::to_string(i)}, true);
        };
        QVERIFY(door.comes(guestAtHome, true));
        for (int turn = 0; turn < 50; ++turn) {
            for (const char* network : {"home", "elsewhere", "home"})
                fill(network);
            std::erase_if(door.callers, [turn](const LanCaller& caller) {
                return caller.source != guestAtHome &&
                       caller.source.network == (turn % 2 == 0 ? "home" : "elsewhere");
            });
            door.pass(50ms);
            QCOMPARE(int(door.count(guestAtHome)), 1);
        }
    }

    /// In a network where the attacker has more addresses than there are places, guests must wait: but each
    /// place is freed every term, and an admitted guest keeps its place as long as needed.
    void amongMoreComputersThanPlacesWhoIsInCanFinish() {
        const auto flood = [](SeededRandom& random) { return anyOf(random, "home", 1'000'000); };
        Door door;
        Attack attack{flood, true};
        attack.on(door, 4s);
        int tries = 1;
        for (; !door.comes(guestAtHome, true) && tries < 1000; ++tries)
            attack.on(door, 10ms);
        QVERIFY2(tries < 500, qPrintable(QString::number(tries)));
        attack.on(door, door.places.term - 5ms);
        QCOMPARE(int(door.count(guestAtHome)), 1);
    }

    /// For any order of arrivals: the number of places is respected, no network exceeds its share, and
    /// nobody is displaced by another network while a place is free.
    void anyOrderIsFair() {
        SeededRandom random(9);
        Door door;
        door.places.all = 24;
        for (int i = 0; i < 5000; ++i) {
            const char* const network = random.below(2) == 0 ? "home" : "elsewhere";
            const LanSource newcomer = anyOf(random, network, 1 + random.below(20));
            const Door before = door;
            const bool isIn = door.comes(newcomer, random.below(3) > 0);
            QVERIFY(door.callers.size() < 24);
            QVERIFY(door.count(newcomer) <= 4);
            const std::ptrdiff_t own = before.countOf(newcomer.network);
            const std::ptrdiff_t others = std::ptrdiff_t(before.callers.size()) - own;
            QCOMPARE(std::ptrdiff_t(door.callers.size()) - door.countOf(newcomer.network), others);
            const bool hasRoom = own < (24 - others) / 2;
            if (!isIn) QVERIFY(!hasRoom || before.count(newcomer) == 4);
            if (!hasRoom) QVERIFY(door.countOf(newcomer.network) <= own);
            door.pass(milliseconds(random.below(300)));
            if (random.below(4) == 0 && !door.callers.empty())
                door.callers.erase(door.callers.begin() + random.below(int(door.callers.size())));
        }
    }
};

STONEMASON_APPLESS_TEST(TestLanPlaces)
#include "test_lan_places.moc"
