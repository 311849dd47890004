// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/core/wastes/generate/generated.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::wastes;
using stonemason::test::theWastes;

/// Many boards, at standard wishes and at wishes by chance.
class TestManyBoards : public QObject {
    Q_OBJECT

private slots:
    void everySeedGivesABoard_data() {
        QTest::addColumn<int>("symmetry");
        for (const Symmetry symmetry : symmetries)
            QTest::addRow("%s", symmetryId(symmetry).data()) << int(symmetry);
    }
    void everySeedGivesABoard() {
        QFETCH(int, symmetry);
        const int seeds = stonemason::test::amount(10, 1000);
        for (int seed = 1; seed <= seeds; ++seed) {
            const BoardRequest request{.symmetry = Symmetry(symmetry), .seed = std::uint64_t(seed)};
            const auto board = generateBoard(theWastes(), request);
            QVERIFY2(board.ok(), qPrintable(QString::number(seed)));
            const std::string wrong = wastes::test::wrongWith(*board, request, theWastes());
            QVERIFY2(wrong.empty(), qPrintable(QString::number(seed) + QString::fromStdString(" " + wrong)));
        }
    }

    /// For any wishes: either a board that meets them, or an error with the reason.
    void anyWishesAreMetOrRefused() {
        const int rounds = stonemason::test::amount(30, 2000);
        SeededRandom random(7);
        int made = 0;
        for (int round = 0; round < rounds; ++round) {
            BoardRequest request{.size = {5 + random.below(16), 5 + random.below(16)},
                                 .symmetry = symmetries[std::size_t(random.below(3))],
                                 .seed = random.next() >> 20U};
            for (int i = random.below(4); i > 0; --i) {
                const auto kind = std::size_t(random.below(int(wishIds.size())));
                const WishRange limits = theWastes().generation.wishes[kind].limits;
                const int least = limits.least + random.below(limits.most - limits.least + 1);
                request.wishes[std::string(wishIds[kind])] = {least,
                                                              least + random.below(limits.most - least + 1)};
            }
            const auto board = generateBoard(theWastes(), request);
            if (!board) {
                QVERIFY(QByteArray(board.error().message.id.data()).startsWith("wish/"));
                continue;
            }
            ++made;
            const std::string wrong = wastes::test::wrongWith(*board, request, theWastes());
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        QVERIFY(made > rounds / 5);
    }
};

STONEMASON_APPLESS_TEST(TestManyBoards)
#include "test_many.moc"
