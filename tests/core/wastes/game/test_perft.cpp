// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/engine.h"
#include "tests/support/boards.h"
#include "tests/support/json_schema.h"
#include "tests/support/plain_wastes.h"

#include <QJsonArray>
#include <QTest>

namespace stonemason::wastes {

using test::PlainTurn;
using test::PlainWastes;

namespace {

constexpr int plainDepth = 3;

std::uint64_t plainPerft(const PlainWastes& plain, int depth) {
    if (depth == 1) return plain.turns().size();
    std::uint64_t leaves = 0;
    for (const PlainTurn& turn : plain.turns()) {
        PlainWastes after = plain;
        after.play(turn);
        leaves += plainPerft(after, depth - 1);
    }
    return leaves;
}

Engine engineOf(const Board& board) {
    return Engine::of(board, test::theWastes()).value();
}

} // namespace

class TestPerft : public QObject {
    Q_OBJECT

private slots:
    void countsAreThoseOfBothImplementations_data() {
        QTest::addColumn<QJsonArray>("counts");
        const QJsonObject goldens = test::jsonObjectOf(STONEMASON_TEST_DATA "/wastes/perft.json");
        for (const QString& name : goldens.keys())
            QTest::newRow(qUtf8Printable(name)) << goldens[name].toArray();
    }

    void countsAreThoseOfBothImplementations() {
        QFETCH(QJsonArray, counts);
        QCOMPARE(counts.size(), 5);
        const Board board = test::publicBoard(QTest::currentDataTag());
        const Engine engine = engineOf(board);
        for (int depth = 1; depth <= int(counts.size()); ++depth) {
            const auto golden = quint64(counts[depth - 1].toInteger());
            QCOMPARE(quint64(perft(engine, engine.start(), depth)), golden);
            if (depth <= plainDepth) QCOMPARE(quint64(plainPerft(PlainWastes(board), depth)), golden);
        }
    }

    void aWonGameHasNoMoves() {
        const Engine engine = engineOf(test::boardOf("..B/...", "b1 0,1 r1 1,2"));
        QCOMPARE(quint64(perft(engine, engine.start(), 0)), quint64(1));
        QCOMPARE(quint64(perft(engine, engine.start(), 1)), quint64(3));     // left, into the goal, down
        QCOMPARE(quint64(perft(engine, engine.start(), 2)), quint64(1 + 1)); // and Red left, or captures
    }

    /// Two pieces that go to and fro: there are sequences of any length, though the game would be drawn.
    void drawsDoNotCount() {
        const Engine engine = engineOf(test::boardOf(".. ../BR   ", "b1 0,0 r1 0,3"));
        for (const int depth : {1, 2, 9, 16})
            QVERIFY(perft(engine, engine.start(), depth) > 0);
    }
};

} // namespace stonemason::wastes

QTEST_APPLESS_MAIN(stonemason::wastes::TestPerft)
#include "test_perft.moc"
