// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/strength_session.h"
#include "editor/token_battle/deck/view/strength/strength_tables.h"
#include "editor/token_battle/deck/view/strength/strength_text.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QPointer>
#include <QSignalSpy>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::decksNamed;

namespace {

using Activity = StrengthSession::Activity;

const std::vector<std::string> three = {"0 1 | 2 3 | 4 5 | 6 7", "8 9 | 2 3 | 4 5 | 6 7",
                                        "10 11 | 2 3 | 4 5 | 6 7"};

/// A library of three decks with their session, Easy and few games.
struct Desk {
    std::unique_ptr<DeckDocument> document = decksNamed({"A", "B", "C"}, three);
    StrengthSession& session = StrengthSession::of(*document, test::tokenBattleTable());

    explicit Desk(int games = 10, FieldKind field = FieldKind::OtherDecks) {
        session.setSettings({.field = field, .player = PlayerLevel::Easy, .games = games, .searchGames = 1});
    }
    /// Plays until the end.
    void measure() {
        session.measure();
        TRY_PATIENTLY(session.activity() == Activity::None);
    }
    /// Breaks what was begun off when something is known.
    void breakOff() {
        TRY_PATIENTLY(session.gamesDone() > 0);
        session.stop();
        TRY_PATIENTLY(session.activity() == Activity::None);
    }
    const PartialResult& result() const { return session.measurement()->measured.result; }
};

constexpr int endlessSession = 100'000;

} // namespace

class TestStrengthSession : public QObject {
    Q_OBJECT

private slots:
    void aDocumentHasOne() {
        const Desk desk;
        QCOMPARE(&StrengthSession::of(*desk.document, test::tokenBattleTable()), &desk.session);
    }

    /// What the window shows is what the same tournament gives without one.
    void measuresAsTheCommandLineDoes() {
        Desk desk(20);
        desk.measure();
        TournamentPlan plan{
            .form = TournamentForm::Field,
            .entrants = {{"A", deckOf(three[0])}, {"B", deckOf(three[1])}, {"C", deckOf(three[2])}},
            .player = {PlayerLevel::Easy},
            .games = 20,
            .seed = 1};
        const auto tournament = Tournament::of(test::tokenBattleTable(), plan);
        const PartialResult result = runTournament(*tournament, PartialResult(*tournament), 1);
        QVERIFY(desk.result() == result);
        QVERIFY(desk.session.measurement()->measured.standings == standingsOf(*tournament, result.tally));
        QCOMPARE(desk.session.subject(), 0);
    }

    /// Closing its document would end the run; only then is anything asked.
    void asksBeforeItEnds() {
        Desk desk(endlessSession);
        QVERIFY(desk.session.questionBeforeItEnds().isEmpty());
        desk.session.measure();
        TRY_PATIENTLY(desk.session.gamesDone() > 0);
        QVERIFY2(desk.session.questionBeforeItEnds().contains(progressText(desk.session)),
                 qPrintable(desk.session.questionBeforeItEnds()));
        QVERIFY(desk.session.questionBeforeItEnds().contains(QStringLiteral("so far are lost")));
        desk.breakOff();
        QVERIFY(desk.session.questionBeforeItEnds().isEmpty());
        desk.session.search();
        QVERIFY(desk.session.questionBeforeItEnds().contains(QStringLiteral("stops it without a result")));
        desk.session.stop();
        TRY_PATIENTLY(desk.session.activity() == Activity::None);
        QVERIFY(desk.session.questionBeforeItEnds().isEmpty());
    }

    /// No number is shown with an interval that leaves the scale, and every number is called what it is.
    void figuresStayOnTheScale() {
        Desk desk(100);
        desk.session.measure();
        TRY_PATIENTLY(desk.session.activity() == Activity::None);
        Measurement measurement = *desk.session.measurement();
        DeckFigures& figures = measurement.measured.standings.decks[0];
        const UnitCounts all{0, 0, 0, 0, 50};
        figures.outcomes = {100, 0, 0};
        figures.share = shareOf(std::span(&all, 1));
        figures.elo = {900, {700, 1400}};
        QCOMPARE(verdictText(measurement, 0), QStringLiteral("Score 100.0 % (91.1 to 100.0 %)"));
        QCOMPARE(rankText(measurement, 0),
                 QStringLiteral("Won 100, drawn 0, lost 0 · +900 Elo (+700 to +1,400), "
                                "expected score 99.4 % (98.3 to 100.0 %)"));
        const UnitCounts none{50, 0, 0, 0, 0};
        figures.share = shareOf(std::span(&none, 1));
        QCOMPARE(verdictText(measurement, 0), QStringLiteral("Score 0.0 % (0.0 to 8.9 %)"));
        // 7 won, 1 drawn, 2 lost: a score of 75 %, while 70 % were won.
        const UnitCounts some{1, 0, 0, 1, 3};
        figures.outcomes = {7, 1, 2};
        figures.share = shareOf(std::span(&some, 1));
        QVERIFY(verdictText(measurement, 0).startsWith(QStringLiteral("Score 75.0 % (")));
        QVERIFY(rankText(measurement, 0).startsWith(QStringLiteral("Won 7, drawn 1, lost 2 · ")));
        for (PairingFigures& pairing : measurement.measured.standings.pairings)
            pairing.share = shareOf(std::span(&all, 1));
        const FigureContents table = decksTable(measurement);
        QCOMPARE(table.rows[0][1].text, QStringLiteral("100.0 (91.1–100.0)"));
        QVERIFY(table.rows[0][1].words.contains(QStringLiteral("score 100.0 % (91.1 to 100.0 %)")));
    }

    void reportsHowFarItIs() {
        Desk desk(endlessSession);
        QSignalSpy progressed(&desk.session, &StrengthSession::progressed);
        desk.session.measure();
        QCOMPARE(desk.session.activity(), Activity::Measuring);
        QCOMPARE(desk.session.gamesInAll(), 2 * endlessSession);
        TRY_PATIENTLY(progressed.count() >= 2);
        QCOMPARE(desk.session.gamesDone(), desk.result().gamesPlayed());
        QVERIFY(progressText(desk.session).contains(QStringLiteral("200,000 games")) ||
                progressText(desk.session).contains(QStringLiteral("200000 games")));
        desk.session.stop();
        QVERIFY(desk.session.isStopping());
        TRY_PATIENTLY(desk.session.activity() == Activity::None);
    }

    void whatIsCancelledKeepsItsGames() {
        Desk desk(endlessSession);
        desk.session.measure();
        desk.breakOff();
        QVERIFY(desk.result().gamesPlayed() > 0);
        QVERIFY(!desk.result().isFinished(desk.session.measurement()->tournament.schedule()));
        QCOMPARE(desk.session.measurement()->measured.standings.decks[0].outcomes.games(),
                 desk.result().gamesPlayed());
        QVERIFY(remarkText(*desk.session.measurement(), ResultStaleness::Current, false)
                    .startsWith(QStringLiteral("Cancelled after")));
        desk.session.setSettings({.player = PlayerLevel::Easy, .games = 4});
        desk.measure();
        QCOMPARE(desk.result().gamesPlayed(), 8);
    }

    void oneThingAtATime() {
        Desk desk(endlessSession);
        desk.session.measure();
        desk.session.search();
        QVERIFY(!desk.session.changeSearch().has_value());
        QCOMPARE(desk.session.activity(), Activity::Measuring);
        desk.breakOff();
    }

    /// The run goes on with the decks as they were when it began, and reports it.
    void aDeckThatChangesMakesTheResultOld() {
        Desk desk(endlessSession);
        desk.session.measure();
        desk.document->setDeck(QStringLiteral("Change"), 0, deckOf("12 1 | 2 3 | 4 5 | 6 7"));
        QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::DeckChanged);
        desk.breakOff();
        QCOMPARE(desk.session.measurement()->tournament.entrant(0).deck, deckOf(three[0]));
        const QString remark =
            remarkText(*desk.session.measurement(), desk.session.measurementStaleness(), false);
        QVERIFY(remark.contains(QStringLiteral("“A” has changed")));
        desk.document->undoStack().undo();
        QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::Current);
    }

    void anotherDeckIsNotThisOne() {
        Desk desk;
        desk.measure();
        desk.document->show(1);
        QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::OtherDeck);
        desk.document->show(0);
        QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::Current);
        desk.document->setDeck(QStringLiteral("Change"), 2, deckOf("12 11 | 2 3 | 4 5 | 6 7"));
        desk.document->show(0);
        QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::FieldChanged);
        desk.document->undoStack().undo();
        desk.document->show(0);
        QVERIFY(!desk.document->renameDeck(0, QStringLiteral("Renamed")).has_value());
        QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::Current);
        desk.document->removeDecks(QStringLiteral("Delete"), {0});
        QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::OtherDeck);
    }

    void eachAgainstEachKnowsEveryDeck() {
        Desk desk(10, FieldKind::EachAgainstEach);
        desk.measure();
        for (int deck = 0; deck < 3; ++deck) {
            desk.document->show(deck);
            QCOMPARE(desk.session.subject(), deck);
            QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::Current);
            QVERIFY(rankText(*desk.session.measurement(), deck).contains(QStringLiteral("of 3")));
        }
        desk.document->setDeck(QStringLiteral("Change"), 2, deckOf("12 11 | 2 3 | 4 5 | 6 7"));
        QCOMPARE(desk.session.subject(), -1);
        QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::FieldChanged);
        desk.document->show(0);
        QCOMPARE(desk.session.measurementStaleness(), ResultStaleness::FieldChanged);
    }

    void whatCannotBeMeasuredIsNotBegun() {
        Desk desk;
        desk.document->setDeck(QStringLiteral("Empty"), 0, Deck());
        desk.session.measure();
        desk.session.search();
        QCOMPARE(desk.session.activity(), Activity::None);
        QVERIFY(!desk.session.measurement().has_value());
        QVERIFY(!desk.session.searchFault().isEmpty());
    }

    void aSearchIsBrokenOffWithoutAResult() {
        Desk desk;
        desk.session.search();
        QCOMPARE(desk.session.activity(), Activity::Searching);
        desk.breakOff();
        QVERIFY(desk.session.changeSearch().has_value());
        QVERIFY(!desk.session.changeSearch()->result.has_value());
        QVERIFY(searchText(*desk.session.changeSearch()).startsWith(QStringLiteral("Cancelled")));
    }

    void aSuggestionIsOneUndoStep() {
        Desk desk;
        desk.session.search();
        desk.breakOff();
        const DeckChange change = desk.session.changeSearch()->plan.changes.front();
        const SuggestedChange suggestion{change, {}};
        desk.document->show(1); // it goes to the deck it is for, whichever is shown
        QVERIFY(desk.session.apply(suggestion));
        QCOMPARE(desk.document->undoStack().index(), 1);
        QCOMPARE(desk.document->library().at(0).deck, change.deck);
        QVERIFY(!desk.session.apply(suggestion)); // there is no such deck any more
        QCOMPARE(desk.document->undoStack().index(), 1);
        desk.document->undoStack().undo();
        QCOMPARE(desk.document->library().at(0).deck, deckOf(three[0]));
    }

    void runsEndWithTheirDocument() {
        for (const bool searches : {false, true}) {
            Desk desk(endlessSession);
            QPointer<StrengthSession> session = &desk.session;
            searches ? desk.session.search() : desk.session.measure();
            if (searches) TRY_PATIENTLY(desk.session.gamesDone() > 0);
            desk.document.reset();
            QVERIFY(session.isNull());
            QCoreApplication::processEvents();
        }
    }

    void describesChangesInWords() {
        const auto message = [](const DeckChange& change) { return changeText(change, test::tokenBattle()); };
        QCOMPARE(message({DeckChangeKind::Replace, 0, 9, {1, 0}, {1, 0}, {}}),
                 QStringLiteral("Replace Broadaxe (0) with %1 in stack 2")
                     .arg(QString::fromStdString(textIn(test::tokenBattle().card(9)->name, "en")) +
                          QStringLiteral(" (9)")));
        QVERIFY(message({DeckChangeKind::Exchange, 0, 1, {0, 0}, {0, 1}, {}})
                    .endsWith(QStringLiteral("in stack 1")));
        QVERIFY(message({DeckChangeKind::Move, 0, -1, {0, 2}, {3, 1}, {}})
                    .endsWith(QStringLiteral("from stack 1 to stack 4, place 2")));
    }
};

STONEMASON_TEST(TestStrengthSession)
#include "test_strength_session.moc"
