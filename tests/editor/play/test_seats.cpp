// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seats.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

namespace {

const std::array<QString, playerCount> colours{QStringLiteral("Blue"), QStringLiteral("Red")};

QString namesOf(const SeatedPlayers& seated) {
    return playerName(seated, 0, colours) + QStringLiteral(", ") + playerName(seated, 1, colours);
}

} // namespace

class TestSeats : public QObject {
    Q_OBJECT

private slots:
    void aPersonAgainstAComputerIsAddressed() {
        const SeatedPlayers seated{{"hard", "human"}};
        QCOMPARE(namesOf(seated), QStringLiteral("Hard, You"));
        QCOMPARE(onlyPerson(seated), std::optional(1));
        QCOMPARE(nearPlayer(seated), 1);
        QVERIFY(isYou(seated, 1) && !isYou(seated, 0));
        QCOMPARE(computerAt(seated, 0), std::optional(PlayerLevel::Hard));
        QVERIFY(!computerAt(seated, 1) && !isPersonAt(seated, 0));
    }

    void twoOfAKindAreTheirColours() {
        const SeatedPlayers people{{"human", "human"}};
        QCOMPARE(namesOf(people), QStringLiteral("Blue, Red"));
        QVERIFY(!onlyPerson(people));
        QCOMPARE(nearPlayer(people), 0);
        QCOMPARE(namesOf({{"easy", "normal"}}), QStringLiteral("Blue (Easy), Red (Normal)"));
    }

    void peopleAtTheDeskMayHaveNames() {
        const SeatedPlayers people{{personAtDeskNamed("Ann"), personAtDeskNamed("")}};
        QCOMPARE(people.names[0], std::string("human: Ann"));
        QCOMPARE(people.names[1], std::string(personAtDesk));
        QCOMPARE(namesOf(people), QStringLiteral("Ann (Blue), Red"));
        QVERIFY(isPersonAt(people, 0) && isPersonAt(people, 1) && !onlyPerson(people));
        QCOMPARE(namesOf({{"easy", personAtDeskNamed("Ann")}}), QStringLiteral("Easy, You"));
        QCOMPARE(namesOf({{"human: ", "human: human: hard"}}), QStringLiteral("Blue, human: hard (Red)"));
    }

    /// A remote player is never mistaken for a local one.
    void recognisesThePersonByName() {
        for (const char* here : {"human", "human: ", "human: Ann"})
            QVERIFY2(isAtDesk(here), here);
        for (const char* elsewhere : {"", "hum", "humans", "human:Ann", "Human", "Ann human: "})
            QVERIFY2(!isAtDesk(elsewhere), elsewhere);
    }

    void somebodyElsewhereHasAName() {
        const SeatedPlayers seated{{"human", "Ann"}};
        QCOMPARE(namesOf(seated), QStringLiteral("You, Ann"));
        QVERIFY(!computerAt(seated, 1));
    }

    void whoPlaysAloneIsAtTheDesk() {
        const SeatedPlayers seated{{"easy", "human"}, true};
        QVERIFY(isPersonAt(seated, 0) && !isPersonAt(seated, 1));
        QCOMPARE(onlyPerson(seated), std::optional(0));
    }
};

STONEMASON_GUILESS_TEST(TestSeats)
#include "test_seats.moc"
