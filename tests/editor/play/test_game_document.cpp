// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/play/heap_document.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// What a person sees of a game.
struct Seen {
    HeapGame::Record record;
    HeapPosition last;

    bool operator==(const Seen&) const = default;
};

Seen seenOf(const HeapDocument& document) {
    return {document.game().record(), document.game().position()};
}

HeapMove anyMove(const HeapDocument& document, int after, Random& random) {
    const auto moves = Heaps::moves({}, document.game().positionAfter(after));
    return moves.empty() ? HeapMove{} : moves[std::size_t(random.below(int(moves.size())))];
}

} // namespace

class TestGameDocument : public QObject {
    Q_OBJECT

private slots:
    void aMoveIsOneStep() {
        HeapDocument document;
        QSignalSpy changed(&document, &PlayDocument::gameChanged);
        QSignalSpy stepped(&document, &PlayDocument::steppedForward);
        QVERIFY(document.play({0, 3}));
        QCOMPARE(document.moveCount(), 1);
        QCOMPARE(document.shown(), 1);
        QVERIFY(document.isAtEnd() && document.isModified());
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("a3"));
        QCOMPARE(changed.takeFirst().at(0).toBool(), true);
        QCOMPARE(stepped.takeFirst().at(0).toInt(), 0);
        document.undoStack().undo();
        QCOMPARE(document.moveCount(), 0);
        QVERIFY(!document.isModified());
        QCOMPARE(changed.takeFirst().at(0).toBool(), false);
        QCOMPARE(stepped.size(), 0);
        document.undoStack().redo();
        QCOMPARE(changed.takeFirst().at(0).toBool(), false); // it was played before
        QCOMPARE(stepped.takeFirst().at(0).toInt(), 0);
    }

    void aGameIsWorthKeepingOnceAPersonHasMoved() {
        HeapDocument document;
        document.isFirstPerson = false;
        document.setBegunHere(true);
        QVERIFY(document.answer({0, 1}) && !document.isModified());
        QVERIFY(document.play({1, 1}) && document.isModified());
        QVERIFY(document.answer({2, 1}) && document.isModified());
        document.undoStack().undo();
        QVERIFY(document.moveCount() == 1 && !document.isModified());
        document.undoStack().undo();
        QVERIFY(document.moveCount() == 0 && !document.isModified());
        document.undoStack().redo();
        QVERIFY(!document.isModified());
        document.undoStack().redo();
        QVERIFY(document.isModified());
    }

    /// What two computers have played is shown once: it is not lost on closing, and recovery knows it.
    void aWatchedGameIsWorthKeepingFromItsFirstMove() {
        HeapDocument document;
        document.isFirstPerson = document.isSecondPerson = false;
        document.setBegunHere(true);
        QVERIFY(document.isWatched() && !document.isModified());
        QVERIFY(document.answer({0, 1}) && document.isModified());
        QVERIFY(document.answer({1, 1}) && document.isModified());
        document.undoStack().undo();
        QVERIFY(document.isModified());
        document.undoStack().undo();
        QVERIFY(!document.isModified());
    }

    /// What a file or a clipboard gave is another matter: there the saved state is known, or there is none.
    void aGameFromElsewhereIsModifiedByAnyMove() {
        for (const bool fromFile : {false, true}) {
            HeapDocument document;
            document.isFirstPerson = false;
            if (fromFile) document.setPath(QStringLiteral("/a.heaps"));
            document.setBegunHere(fromFile);
            QVERIFY(document.answer({0, 1}) && document.isModified());
        }
    }

    void whatIsNotLegalIsNoStep() {
        HeapDocument document;
        QVERIFY(!document.play({0, 4}) && !document.answer({3, 1}));
        QCOMPARE(document.undoStack().count(), 0);
    }

    void answersJoinTheStepBefore() {
        HeapDocument document;
        QVERIFY(document.play({0, 1}) && document.answer({1, 1}) && document.answer({1, 1}));
        QVERIFY(document.play({2, 1}));
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        QCOMPARE(document.moveCount(), 3);
        document.undoStack().undo();
        QCOMPARE(document.moveCount(), 0);
        document.undoStack().redo();
        QCOMPARE(document.moveCount(), 3);
    }

    void anotherWayTakesThePlaceOfLaterMoves() {
        HeapDocument document;
        QVERIFY(document.play({0, 1}) && document.play({1, 1}) && document.play({2, 1}));
        document.resign(0);
        const Seen before = seenOf(document);
        document.show(1);
        QCOMPARE(document.recordUpToShown().moves.size(), std::size_t(1));
        QVERIFY(!document.recordUpToShown().resigned);
        QVERIFY(document.play({1, 4}));
        QCOMPARE(document.moveCount(), 2);
        QVERIFY(!document.isOver());
        document.undoStack().undo();
        QCOMPARE(seenOf(document), before);
        QCOMPARE(document.shown(), 1);
    }

    void lookingIsNoStep() {
        HeapDocument document;
        QVERIFY(document.play({0, 1}) && document.play({1, 1}));
        QSignalSpy jumped(&document, &PlayDocument::jumped);
        QSignalSpy stepped(&document, &PlayDocument::steppedForward);
        document.show(-5);
        QCOMPARE(document.shown(), 0);
        QCOMPARE(document.position(), heapsOf(3, 4, 5));
        document.show(1);
        document.show(99);
        QCOMPARE(document.shown(), 2);
        QCOMPARE(jumped.size(), 1);
        QCOMPARE(stepped.size(), 2);
        QCOMPARE(document.undoStack().count(), 2);
    }

    void givingUpIsAStep() {
        HeapDocument document;
        document.resign(1);
        QVERIFY(document.isOver() && document.hasEndedHere());
        QCOMPARE(document.winnerOfGame(), std::optional(0));
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("resign"));
        QVERIFY(!document.play({0, 1}));
        document.resign(0); // it has ended
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QVERIFY(!document.isOver());
    }

    /// Moves come at the end alone and are no undo steps; who looks back goes on looking.
    void aLiveGameHasNoSteps() {
        HeapDocument document;
        document.setLive(true);
        QVERIFY(document.play({0, 1}) && document.answer({1, 1}));
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(document.isModified());
        document.show(1);
        QVERIFY(!document.play({2, 1}));
        QSignalSpy jumped(&document, &PlayDocument::jumped);
        QVERIFY(document.answer({2, 1}));
        QCOMPARE(document.shown(), 1);
        QCOMPARE(jumped.size(), 1);
        QCOMPARE(document.moveCount(), 3);
        document.resign(0);
        QVERIFY(document.isOver());
        QCOMPARE(document.shown(), 3);
    }

    void anotherGameTakesItsPlace() {
        HeapDocument document;
        QVERIFY(document.play({0, 1}));
        HeapDocument other(std::array<std::uint8_t, 3>{1, 1, 1});
        QVERIFY(other.play({0, 1}) && other.play({1, 1}));
        const Seen before = seenOf(document);
        QVERIFY(document.reloadFrom(other));
        QCOMPARE(seenOf(document), seenOf(other));
        QCOMPARE(document.shown(), 2);
        document.undoStack().undo();
        QCOMPARE(seenOf(document), before);
        HeapDocument same;
        QVERIFY(same.play({0, 1}));
        const int steps = document.undoStack().count();
        QVERIFY(document.reloadFrom(same)); // nothing new in it
        QCOMPARE(document.undoStack().count(), steps);
        document.setLive(true);
        QVERIFY(!document.reloadFrom(other));
    }

    /// Long random walks: each state of the undo history looks as it did, back and forth.
    void undoingBringsBackWhatWas() {
        Random random(1);
        for (int run = 0; run < 30; ++run) {
            HeapDocument document(std::array<std::uint8_t, 3>{6, 7, 8});
            std::vector<Seen> states{seenOf(document)};
            for (int i = 0; i < 40; ++i) {
                const int steps = document.undoStack().index();
                switch (random.below(5)) {
                case 0: document.show(random.below(document.moveCount() + 1)); break;
                case 1: document.answer(anyMove(document, document.moveCount(), random)); break;
                case 2:
                    if (random.below(4) == 0) document.resign(random.below(2));
                    break;
                default: document.play(anyMove(document, document.shown(), random)); break;
                }
                if (document.undoStack().index() > steps)
                    states.push_back(seenOf(document));
                else
                    states.back() = seenOf(document); // an answer that joined the step before
            }
            for (int i = document.undoStack().count(); i-- > 0;) {
                document.undoStack().undo();
                QCOMPARE(seenOf(document), states[std::size_t(i)]);
            }
            for (std::size_t i = 1; i < states.size(); ++i) {
                document.undoStack().redo();
                QCOMPARE(seenOf(document), states[i]);
            }
        }
    }
};

STONEMASON_TEST(TestGameDocument)
#include "test_game_document.moc"
