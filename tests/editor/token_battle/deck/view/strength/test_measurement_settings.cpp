// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "editor/token_battle/deck/view/strength/measurement_settings.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::tokenBattle;

namespace {

const char* const valid[] = {"0 1 | 2 3 | 4 5 | 6 7", "8 9 | 2 3 | 4 5 | 6 7", "10 11 | 2 3 | 4 5 | 6 7"};

DeckLibrary libraryOf(const std::vector<std::string>& decks) {
    DeckLibrary library;
    for (std::size_t i = 0; i < decks.size(); ++i)
        library.append({.name = std::string(1, char('A' + i)), .deck = deckOf(decks[i])});
    return library;
}

StrengthPlan planOf(const MeasurementSettings& settings, const DeckLibrary& library, int shown = 0) {
    return strengthPlanOf(settings, library, shown, tokenBattle());
}

std::string namesOf(const StrengthPlan& plan) {
    std::string names;
    for (const Entrant& entrant : plan.plan.entrants)
        names += (names.empty() ? "" : ",") + entrant.name;
    return names;
}

} // namespace

class TestMeasurementSettings : public QObject {
    Q_OBJECT

private slots:
    void theShownDeckMeetsTheOthers() {
        const DeckLibrary library = libraryOf({valid[0], valid[1], valid[2]});
        const StrengthPlan plan = planOf({.games = 10, .seed = 7}, library, 1);
        QVERIFY(plan.fault.isEmpty());
        QCOMPARE(namesOf(plan), std::string("B,A,C"));
        QCOMPARE(plan.plan.form, TournamentForm::Field);
        QCOMPARE(plan.plan.games, 10);
        QCOMPARE(plan.plan.seed, 7U);
        QCOMPARE(gamesOf(plan.plan), 20);
        QCOMPARE(fieldOf(plan, library.at(1).deck), (std::vector{library.at(0).deck, library.at(2).deck}));
    }

    void eachMeetsEach() {
        const DeckLibrary library = libraryOf({valid[0], valid[1], valid[2]});
        const StrengthPlan plan = planOf({.field = FieldKind::EachAgainstEach, .games = 10}, library, 1);
        QCOMPARE(namesOf(plan), std::string("A,B,C"));
        QCOMPARE(plan.plan.form, TournamentForm::RoundRobin);
        QCOMPARE(gamesOf(plan.plan), 30);
        QCOMPARE(fieldOf(plan, library.at(1).deck), (std::vector{library.at(0).deck, library.at(2).deck}));
    }

    void reportsWhatTheGameDoesNotTake() {
        const DeckLibrary library = libraryOf({valid[0], "0 1 | 2 | 4 5 | 6 7", valid[1]});
        const StrengthPlan plan = planOf({}, library, 0);
        QCOMPARE(namesOf(plan), std::string("A,C"));
        QCOMPARE(plan.leftOut, QStringList{QStringLiteral("B")});
        const StrengthPlan broken = planOf({}, library, 1);
        QCOMPARE(broken.fault, QStringLiteral("Stack 2 needs one more card."));
        QVERIFY(planOf({.field = FieldKind::EachAgainstEach}, library, 1).fault.isEmpty());
    }

    void aFieldOfNobodyIsAFault() {
        const DeckLibrary alone = libraryOf({valid[0]});
        QVERIFY(planOf({}, alone).fault.contains(QStringLiteral("no other deck")));
        QVERIFY(
            planOf({.field = FieldKind::EachAgainstEach}, alone).fault.contains(QStringLiteral("two decks")));
        QVERIFY(planOf({.field = FieldKind::File}, alone).fault.contains(QStringLiteral("Choose a file")));
        MeasurementSettings file{.field = FieldKind::File, .fileName = QStringLiteral("a.txt")};
        QVERIFY(planOf(file, alone).fault.contains(QStringLiteral("has no deck that the game accepts")));
        file.fileFault = QStringLiteral("a.txt: There is nothing in it.");
        QCOMPARE(planOf(file, alone).fault, file.fileFault);
        QVERIFY(!planOf({}, DeckLibrary(), -1).fault.isEmpty());
        DeckLibrary crowd;
        for (int i = 0; i <= maximumEntrants; ++i)
            crowd.append({.name = "Deck", .deck = deckOf(valid[0])});
        QVERIFY(planOf({}, crowd).fault.contains(QString::number(maximumEntrants)));
    }

    void decksOfAFileGetNamesOfTheirOwn() {
        MeasurementSettings settings{.field = FieldKind::File, .fileName = QStringLiteral("a.sdeck")};
        settings.file = {{.name = "A", .deck = deckOf(valid[1])}, {.name = "Z", .deck = deckOf(valid[2])}};
        settings.fileLeftOut = {QStringLiteral("Twice")};
        QCOMPARE(namesOf(planOf(settings, libraryOf({valid[0]}))), std::string("A,A (2),Z"));
        QCOMPARE(planOf(settings, libraryOf({valid[0]})).leftOut, settings.fileLeftOut);
    }

    void randomDecksComeFromTheSeed() {
        const DeckLibrary library = libraryOf({valid[0]});
        MeasurementSettings settings{.field = FieldKind::Random, .randomDecks = 5, .seed = 3};
        const StrengthPlan plan = planOf(settings, library);
        QCOMPARE(plan.plan.entrants.size(), 6U);
        for (const Entrant& entrant : plan.plan.entrants)
            QVERIFY(isValid(entrant.deck, tokenBattle()));
        QCOMPARE(planOf(settings, library).plan, plan.plan);
        settings.seed = 4;
        QVERIFY(planOf(settings, library).plan.entrants.back().deck != plan.plan.entrants.back().deck);
    }
};

STONEMASON_APPLESS_TEST(TestMeasurementSettings)
#include "test_measurement_settings.moc"
