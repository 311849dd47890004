// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/piece_table.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <ctime>
#include <vector>

namespace stonemason {

namespace {

/// The elements one by one: original ones by their positions, inserted ones as -1 - mark.
std::vector<int> elementsOf(const PieceTable& table) {
    std::vector<int> elements;
    for (const PieceTable::Piece& piece : table.pieces())
        for (int i = 0; i < piece.length; ++i)
            elements.push_back(piece.wasThere ? piece.first + i : -1 - piece.first);
    return elements;
}

} // namespace

class TestPieceTable : public QObject {
    Q_OBJECT

private slots:
    void untouchedIsOnePiece() {
        QCOMPARE(PieceTable(5).pieces(), (std::vector<PieceTable::Piece>{{true, 0, 5}}));
        QVERIFY(PieceTable(0).pieces().empty());
    }

    void whatIsTakenFromTheEndLeavesOnePiece() {
        PieceTable table(1000);
        while (table.length() > 1)
            table.erase(table.length() - 1);
        QCOMPARE(table.pieces(), (std::vector<PieceTable::Piece>{{true, 0, 1}}));
    }

    /// Erases every second element from the end: with an unbalanced tree this would take minutes.
    void manyPieces() {
        constexpr int length = 1'000'000;
        PieceTable table(length);
        const std::clock_t begin = std::clock();
        for (int position = length - 1; position >= 0; position -= 2)
            table.erase(position);
        QCOMPARE(table.length(), length / 2);
        QCOMPARE(table.at(1000), (PieceTable::Piece{true, 2000, 1}));
        QVERIFY((std::clock() - begin) / CLOCKS_PER_SEC < 20);
    }

    /// Against a vector that is changed element by element.
    void anyChanges() {
        test::Random random(39);
        for (int length : {0, 1, 2, 7, 100}) {
            PieceTable table(length);
            std::vector<int> expected;
            for (int i = 0; i < length; ++i)
                expected.push_back(i);
            for (int mark = 0; mark < 400; ++mark) {
                const bool puts = expected.empty() || random.below(5) < 2;
                const int position = random.below(int(expected.size()) + (puts ? 1 : 0));
                if (puts) {
                    table.insert(position, mark);
                    expected.insert(expected.begin() + position, -1 - mark);
                } else {
                    const PieceTable::Piece there = table.at(position);
                    QCOMPARE(there.wasThere ? there.first : -1 - there.first,
                             expected[std::size_t(position)]);
                    table.erase(position);
                    expected.erase(expected.begin() + position);
                }
                QCOMPARE(table.length(), int(expected.size()));
                QCOMPARE(elementsOf(table), expected);
            }
        }
    }
};

} // namespace stonemason

STONEMASON_APPLESS_TEST(stonemason::TestPieceTable)
#include "test_piece_table.moc"
