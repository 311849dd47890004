// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "editor/wastes/game/view/captured_row.h"
#include "editor/wastes/game/view/war_board.h"
#include "editor/wastes/game/view/war_view.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <string>

namespace stonemason::wastes {

namespace {

/// A game in which whoever can capture does, so that many are captured.
Game bloodyGame(Board board, std::uint64_t seed, int mostMoves) {
    Game game =
        Game::of({.board = std::move(board), .seed = 1, .players = {"human", "human"}}, test::theWastes())
            .value();
    SeededRandom random(seed);
    while (!game.hasEnded() && game.moveCount() < mostMoves) {
        const MoveList moves = game.engine().moves(game.position());
        Move chosen = moves[std::size_t(random.below(int(moves.size())))];
        for (const Move move : moves)
            if (game.position().at(move.to) != noPiece) chosen = move;
        game.play(chosen);
    }
    return game;
}

/// Many of the same rank on both sides.
Board crowd() {
    std::string pieces;
    for (int column = 0; column < 10; ++column) {
        const std::string at = "," + std::to_string(column);
        pieces += "b3 2" + at + " b3 1" + at + " r3 3" + at + " r" + std::to_string(1 + column % 8) + " 4" +
                  at + " ";
    }
    return test::boardOf("....R...../........../........../........../........../.....B....", pieces);
}

int countOf(const std::vector<CapturedPieces>& captured) {
    int count = 0;
    for (const CapturedPieces& pieces : captured)
        count += pieces.count;
    return count;
}

} // namespace

class TestCaptured : public QObject {
    Q_OBJECT

private slots:
    /// Wherever one looks in a game, what is captured and what is left are all that there was.
    void eachPositionHasItsOwn() {
        WarDocument document(bloodyGame(crowd(), 5, 120), test::theWastes());
        QVERIFY(document.moveCount() > 20);
        int most = 0;
        for (const bool isBack : {true, false})
            for (int i = 0; i <= document.moveCount(); ++i) {
                document.show(isBack ? document.moveCount() - i : i);
                for (const int player : {0, 1}) {
                    const auto captured = capturedBy(document, player);
                    const int left = std::popcount(document.position().alive[std::size_t(1 - player)]);
                    QCOMPARE(countOf(captured) + left, 20);
                    most = std::max(most, countOf(captured));
                    for (std::size_t k = 1; k < captured.size(); ++k)
                        QVERIFY(captured[k - 1].rank > captured[k].rank);
                    for (const CapturedPieces& pieces : captured)
                        QVERIFY(pieces.side == Side(1 - player));
                }
            }
        QVERIFY(most > 5);
        document.show(0);
        QVERIFY(capturedBy(document, 0).empty() && capturedBy(document, 1).empty());
        QCOMPARE(capturedWords(document, 0), QStringLiteral("Blue has captured no piece."));
    }

    /// Ranks that can do different things have pictures of their own.
    void kindsAreApart() {
        Board board = test::boardOf("R....B/......", "b4 0,1 b8 1,1 r2 0,2 r2 1,2");
        board.pieces.back().jumps = true;
        Game game =
            Game::of({.board = board, .seed = 1, .players = {"human", "human"}}, test::theWastes()).value();
        QVERIFY(game.play({squareOf({0, 1}), squareOf({0, 2})}));
        WarDocument document(std::move(game), test::theWastes());
        const auto captured = capturedBy(document, 0);
        QCOMPARE(captured.size(), std::size_t(1));
        QVERIFY((captured.front() == CapturedPieces{Side::Red, 2, board.pieces[2].walks, false, 1}));
        QCOMPARE(capturedWords(document, 0), QStringLiteral("Blue has captured: Vulture 2."));
    }

    /// Every picture is whole, in every width and text size; three and more of a kind are folded.
    void nothingIsClipped() {
        BoardRenderer renderer(test::theWastes());
        WarDocument document(bloodyGame(crowd(), 5, 120), test::theWastes());
        CapturedRow row(document, renderer);
        row.show();
        const QFont font = row.font();
        for (const int percent : {100, 150, 200}) {
            QFont larger = font;
            larger.setPointSizeF(font.pointSizeF() * percent / 100);
            row.setFont(larger);
            for (int width = 240; width < 1200; width += 37) {
                row.resize(width, row.heightForWidth(width));
                QRect before;
                for (const int player : {0, 1}) {
                    const CapturedSide& side = *row.side(player);
                    QVERIFY(row.rect().contains(side.geometry()));
                    QVERIFY(!side.geometry().intersects(before));
                    before = side.geometry();
                    int shown = 0;
                    for (const auto& picture : side.pictures()) {
                        const int numberWidth = side.fontMetrics().horizontalAdvance(picture.number);
                        const QRect whole = picture.place.adjusted(0, 0, numberWidth, 0);
                        QVERIFY2(side.rect().contains(whole),
                                 qPrintable(QStringLiteral("%1 px, %2 %").arg(width).arg(percent)));
                        shown += picture.number.isEmpty() ? 1 : picture.number.mid(1).toInt();
                    }
                    QCOMPARE(shown, countOf(capturedBy(document, player)));
                }
            }
        }
    }

    /// Also in a view that is as small as can be both sides have the height that they need.
    void aSmallViewShowsBothSides() {
        BoardRenderer renderer(test::theWastes());
        WarDocument document(bloodyGame(crowd(), 5, 120), test::theWastes());
        WarView view(document, renderer, Tempo::Off, nullptr);
        QFont large = view.font();
        large.setPointSizeF(large.pointSizeF() * 1.5);
        view.setFont(large);
        view.show();
        for (const QSize size : {QSize(620, 450), QSize(460, 400), QSize(300, 300), QSize(900, 700)}) {
            view.resize(size);
            QCoreApplication::processEvents();
            const CapturedRow& row = *view.captured();
            for (const int player : {0, 1}) {
                const CapturedSide& side = *row.side(player);
                QVERIFY(row.rect().contains(side.geometry()));
                QVERIFY(side.height() >= side.heightForWidth(side.width()));
            }
            QVERIFY(!row.side(0)->geometry().intersects(row.side(1)->geometry()));
            QVERIFY(row.y() + row.height() <= view.board()->y());
        }
    }

    void theRowFollowsAndSpeaks() {
        BoardRenderer renderer(test::theWastes());
        WarDocument document(bloodyGame(crowd(), 5, 120), test::theWastes());
        WarView view(document, renderer, Tempo::Off, nullptr);
        CapturedSide& blue = *view.captured()->side(0);
        for (const int shown : {0, document.moveCount() / 2, document.moveCount()}) {
            document.show(shown);
            QCOMPARE(blue.accessibleName(), capturedWords(document, 0));
            QVERIFY(!blue.toolTip().isEmpty());
        }
        const bool isFolded = std::ranges::any_of(
            blue.pictures(), [](const auto& picture) { return picture.number.startsWith(u'×'); });
        QVERIFY(isFolded);
        QVERIFY2(blue.accessibleName().contains(QStringLiteral("Scavenger 3 (")),
                 qPrintable(blue.accessibleName()));
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestCaptured)
#include "test_captured.moc"
