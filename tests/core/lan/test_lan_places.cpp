// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/lan/lan_places.h"

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

/// A host's door, in a time of its own.
struct Door {
    /// Somebody connects; whether he is let in.
    bool comes(const LanSource& source, bool saysHello) {
        if (isFull(callers, source, places)) {
            const auto goes = whoMakesRoom(callers, source, places);
            if (!goes) return false;
            callers.erase(callers.begin() + std::ptrdiff_t(*goes));
        }
        callers.push_back({source, saysHello});
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

/// Five hundred connections a second that come from wherever this says.
struct Attack {
    std::function<LanSource(SeededRandom&)> from;
    bool saysHello;

    void on(Door& door, milliseconds time) {
        for (milliseconds passed{0}; passed < time; passed += 2ms) {
            door.comes(from(random), saysHello);
            door.pass(2ms);
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
    attack.on(door, 1s);
    if (!door.comes(guest, false)) return false;
    door.callers.back().hasSaidHello = true;
    attack.on(door, time);
    return door.count(guest) == 1;
}

} // namespace

class TestLanPlaces : public QObject {
    Q_OBJECT

private slots:
    void thereIsRoomUntilAllPlacesAreTaken() {
        Door door;
        for (int i = 0; i < 4; ++i) {
            QVERIFY(!isFull(door.callers, guestAtHome, door.places));
            QVERIFY(door.comes(guestAtHome, true));
        }
        QVERIFY(isFull(door.callers, guestAtHome, door.places));
        for (int i = 4; i < 256; ++i) {
            const LanSource another{"home", std::to_string(i)};
            QVERIFY(!isFull(door.callers, another, door.places));
            QVERIFY(door.comes(another, true));
        }
        QVERIFY(isFull(door.callers, {"home", "last"}, door.places));
    }

    /// Of one computer the one who has been silent for longest goes, then who has had his time.
    void whoGoesOfOneComputer() {
        Door door;
        for (const bool saysHello : {true, false, false, true}) {
            QVERIFY(door.comes(guestAtHome, saysHello));
            door.pass(100ms);
        }
        QCOMPARE(whoMakesRoom(door.callers, guestAtHome, door.places), std::optional<std::size_t>(1));
        door.callers[1].hasSaidHello = door.callers[2].hasSaidHello = true;
        QCOMPARE(whoMakesRoom(door.callers, guestAtHome, door.places), std::optional<std::size_t>());
        door.pass(2599ms);
        QCOMPARE(whoMakesRoom(door.callers, guestAtHome, door.places), std::optional<std::size_t>());
        door.pass(1ms);
        QCOMPARE(whoMakesRoom(door.callers, guestAtHome, door.places), std::optional<std::size_t>(0));
        QVERIFY(!whoMakesRoom({}, guestAtHome, door.places));
    }

    /// The fullest give, and among all of them who is silent.
    void whoHasMostGives() {
        Door door;
        door.places.all = 6;
        for (const char* computer : {"a", "b", "b", "c", "c", "d"})
            QVERIFY(door.comes({"home", computer}, true));
        const auto goes = [&](const LanSource& newcomer) {
            return whoMakesRoom(door.callers, newcomer, door.places);
        };
        QCOMPARE(goes({"home", "e"}), std::optional<std::size_t>(1)); // two are more than one
        QCOMPARE(goes({"home", "a"}), std::optional<std::size_t>());  // would have as many
        QCOMPARE(goes({"home", "b"}), std::optional<std::size_t>());
        door.callers[0].hasSaidHello = door.callers[4].hasSaidHello = false;
        QCOMPARE(goes({"home", "e"}), std::optional<std::size_t>(4));
        QCOMPARE(goes({"home", "a"}), std::optional<std::size_t>(4));
        QCOMPARE(goes({"home", "b"}), std::optional<std::size_t>()); // has as many as c
        QCOMPARE(goes({"other", "a"}), std::optional<std::size_t>(4));
    }

    /// From every computer of the guest's network, each with all it may have and all said.
    void withNoMoreComputersThanPlacesEachHasOne() {
        for (const int computers : {1, 33, 253})
            QVERIFY(canFinish({[=](SeededRandom& random) { return anyOf(random, "home", computers); }, true},
                              guestAtHome, 4s));
    }

    void silenceKeepsNobodyOut() {
        for (const char* network : {"home", "elsewhere"})
            QVERIFY(
                canFinish({[=](SeededRandom& random) { return anyOf(random, network, 1'000'000); }, false},
                          guestAtHome, 4s));
    }

    /// Somebody with all addresses of a network leaves to the others what is theirs.
    void allAddressesOfOneNetworkLeaveTheOthersTheirs() {
        const auto flood = [](SeededRandom& random) { return anyOf(random, "elsewhere", 1'000'000); };
        Door door;
        Attack attack{flood, true};
        attack.on(door, 1s);
        QCOMPARE(int(door.countOf("elsewhere")), 256);
        for (int i = 0; i < 128; ++i)
            QVERIFY(door.comes({"home", std::to_string(i)}, true));
        attack.on(door, 4s);
        QCOMPARE(int(door.countOf("home")), 128);
        QVERIFY(canFinish({flood, true}, guestAtHome, 4s));
    }

    /// In a network where the attacker has more addresses than there are places, somebody has to wait: but a
    /// place comes free each term for each, and who has one keeps it as long as he needs.
    void amongMoreComputersThanPlacesWhoIsInCanFinish() {
        const auto flood = [](SeededRandom& random) { return anyOf(random, "home", 1'000'000); };
        Door door;
        Attack attack{flood, true};
        attack.on(door, 4s);
        int tries = 1;
        for (; !door.comes(guestAtHome, true) && tries < 1000; ++tries)
            attack.on(door, 10ms);
        QVERIFY2(tries < 500, qPrintable(QString::number(tries)));
        attack.on(door, door.places.term - 2ms);
        QCOMPARE(int(door.count(guestAtHome)), 1);
    }

    /// Whoever comes in whatever order: no more than there are places, and nobody goes who has no more than
    /// the newcomer while there is somebody who has.
    void anyOrderIsFair() {
        SeededRandom random(9);
        Door door;
        door.places.all = 24;
        for (int i = 0; i < 5000; ++i) {
            const char* const network = random.below(2) == 0 ? "home" : "elsewhere";
            const LanSource newcomer = anyOf(random, network, 1 + random.below(20));
            const Door before = door;
            const bool isIn = door.comes(newcomer, random.below(3) > 0);
            QVERIFY(door.callers.size() <= 24);
            QVERIFY(door.count(newcomer) <= 4);
            if (!isIn) QVERIFY(before.callers.size() == 24 || before.count(newcomer) == 4);
            const std::ptrdiff_t own = before.countOf(newcomer.network);
            const std::string other = newcomer.network == "home" ? "elsewhere" : "home";
            if (own > 12) QCOMPARE(door.countOf(other), before.countOf(other));
            if (before.callers.size() == 24 && own < 11 && before.count(newcomer) < 4)
                QCOMPARE(door.countOf(newcomer.network), own + 1);
            door.pass(milliseconds(random.below(300)));
        }
    }
};

QTEST_APPLESS_MAIN(TestLanPlaces)
#include "test_lan_places.moc"
