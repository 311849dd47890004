// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/board/move_animation.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// The tokens of a frame by their cell, or nothing when one lies between cells.
std::optional<std::array<std::optional<Token>, duelCells>> tokensOf(const BoardFrame& frame) {
    std::array<std::optional<Token>, duelCells> tokens;
    for (const Sprite& sprite : frame.sprites) {
        const Square square = squareOf({int(sprite.place.y()), int(sprite.place.x())});
        if (square == noSquare || sprite.place != sprite.place.toPoint() || sprite.scale != 1)
            return std::nullopt;
        if (tokens[square]) return std::nullopt;
        tokens[square] = sprite.token;
    }
    return tokens;
}

} // namespace

class TestMoveAnimation : public QObject {
    Q_OBJECT

private slots:
    /// Whatever happens in a move: it begins with the one position and ends with the other.
    void everyMoveEndsInItsPosition() {
        int moves = 0;
        for (unsigned seed = 0; seed < 60; ++seed) {
            const Game game = anyGame(seed, 60);
            for (int move = 0; move < game.moveCount(); ++move, ++moves) {
                const Position& before = game.positionAfter(move);
                const MoveAnimation animation(game.duel(), before, game.record().moves[std::size_t(move)]);
                QVERIFY(tokensOf(animation.at(0)) == tokensOf(frameOf(before)));
                const BoardFrame last = animation.at(animation.length());
                QVERIFY2(tokensOf(last) == tokensOf(frameOf(game.positionAfter(move + 1))),
                         qPrintable(QStringLiteral("seed %1, move %2").arg(seed).arg(move)));
                QVERIFY(last.shots.empty() && last.points.empty());
            }
        }
        QVERIFY(moves > 1000);
    }

    void aFrameOfAPositionIsThePosition() {
        const Game game = anyGame(2, 20);
        const auto tokens = tokensOf(frameOf(game.position()));
        QVERIFY(tokens);
        for (int square = 0; square < duelCells; ++square)
            QVERIFY((*tokens)[std::size_t(square)] == game.position().tokenAt(Square(square)));
    }

    void aPushedTokenSlidesThere() {
        const Duel duel = duelOf("7 0 | 2 3 | 4 5 | 6 9", "0 1 | 2 3 | 4 5 | 6 9");
        const Position before = duel.start(squareOf({2, 2}));
        const MoveAnimation animation(duel, before, {0, squareOf({2, 1})}); // pushes c3 to d3
        bool between = false;
        for (double at = 0; at < animation.length(); at += 0.1)
            for (const Sprite& sprite : animation.at(at).sprites)
                between =
                    between || (sprite.token.owner == 1 && sprite.place.x() > 2.2 && sprite.place.x() < 2.8);
        QVERIFY(between);
    }

    void pointsRiseAtTheEnd() {
        const Duel duel = duelOf("0 1 | 2 3 | 4 5 | 6 9", "0 1 | 2 3 | 4 5 | 6 9");
        const MoveAnimation animation(duel, duel.start(squareOf({2, 2})), {0, squareOf({0, 0})});
        const BoardFrame frame = animation.at(animation.length() - 1);
        QCOMPARE(frame.points.size(), std::size_t(2));
        QCOMPARE(frame.points.front().points, 3);
        QCOMPARE(frame.points.front().owner, 0);
    }
};

STONEMASON_APPLESS_TEST(TestMoveAnimation)
#include "test_move_animation.moc"
