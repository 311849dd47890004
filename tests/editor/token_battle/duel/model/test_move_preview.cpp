// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/duel_words.h"
#include "editor/token_battle/duel/model/move_choice.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// A board with the tokens a test lays on it, and the first player's card to play.
struct TestedBoard {
    explicit TestedBoard(CardId card)
        : document(documentOf(
              setupWith("human", "easy", std::to_string(card) + " " + other(card) + " | 2 3 | 4 5 | 6 9")))
        , position(document->duel().start(at(0, 5))) {
        position.clear(allSquares);
    }
    static std::string other(CardId card) { return card == 0 ? "1" : "0"; }

    void put(Square square, int owner, int value, TokenKind kind = TokenKind::Plain) {
        position.put(square, {owner, value, kind});
    }
    MovePreview preview(Square square) const { return previewOf(document->duel(), position, {0, square}); }
    QString words(Square square) const { return previewWords(preview(square), *document); }

    std::unique_ptr<DuelDocument> document;
    Position position;
};

Squares squares(std::initializer_list<Square> list) {
    Squares set = 0;
    for (const Square square : list)
        set |= bit(square);
    return set;
}

} // namespace

class TestMovePreview : public QObject {
    Q_OBJECT

private slots:
    void damageTouchesTokensAndNotEmptyCells() {
        TestedBoard b(0); // Broadaxe: row
        b.put(at(2, 1), 1, 2);
        const MovePreview preview = b.preview(at(2, 2));
        QCOMPARE(preview.area, squares({at(2, 1), at(2, 3)}));
        QCOMPARE(preview.touched, bit(at(2, 1)));
        QCOMPARE(preview.yieldsBefore[1], 2);
        QCOMPARE(preview.yieldsAfter[1], 1);
        QCOMPARE(preview.yieldsAfter[0], 3);
        QCOMPARE(b.words(at(2, 2)), QStringLiteral("Broadaxe on c3: takes 1 from 1 token(s)"));
        QCOMPARE(yieldWords(preview, *b.document), QStringLiteral("You +0 → +3 · Easy +2 → +1"));
    }

    void reportsADestroyedToken() {
        TestedBoard b(0);
        b.put(at(2, 1), 1, 1);
        b.put(at(2, 3), 1, 1, TokenKind::Resilient);
        const QString words = b.words(at(2, 2));
        QVERIFY2(words.contains(QStringLiteral("1 destroyed")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("1 resilient")), qPrintable(words));
    }

    void aBlockedPushIsNotTouched() {
        TestedBoard b(7); // Wedge: push, row
        b.put(at(2, 1), 1, 2);
        b.put(at(2, 0), 0, 2);
        b.put(at(2, 3), 1, 2);
        const MovePreview preview = b.preview(at(2, 2));
        QCOMPARE(preview.touched, bit(at(2, 3)));
        QCOMPARE(preview.count(DuelEventKind::Blocked), 1);
        QVERIFY(b.words(at(2, 2)).contains(QStringLiteral("1 cannot move")));
    }

    void reportsAPushOffTheBoard() {
        TestedBoard b(7);
        b.put(at(2, 0), 1, 2);
        QVERIFY(b.words(at(2, 1)).contains(QStringLiteral("1 off the board")));
        QCOMPARE(b.preview(at(2, 1)).touched, bit(at(2, 0)));
    }

    void aFlipThatSwapsTouchesBoth() {
        TestedBoard b(14); // Revolving Door: flip, row
        b.put(at(2, 1), 1, 2);
        b.put(at(2, 3), 0, 1);
        const MovePreview preview = b.preview(at(2, 2));
        QCOMPARE(preview.touched, squares({at(2, 1), at(2, 3)}));
        QCOMPARE(b.words(at(2, 2)), QStringLiteral("Revolving Door on c3: 2 token(s) swap places"));
        QCOMPARE(preview.after.tokenAt(at(2, 3))->owner, 1);
        QCOMPARE(preview.after.tokenAt(at(2, 1))->owner, 0);
    }

    void aFlipThatThrowsOneTouchesWhereItWas() {
        TestedBoard b(14);
        b.put(at(2, 1), 1, 2);
        QCOMPARE(b.preview(at(2, 2)).touched, bit(at(2, 1)));
        QCOMPARE(b.words(at(2, 2)), QStringLiteral("Revolving Door on c3: throws 1 token(s) across"));
    }

    void newTokensTouchOnlyEmptyCells() {
        TestedBoard b(21); // Twins: row
        b.put(at(2, 1), 1, 2);
        QCOMPARE(b.preview(at(2, 2)).touched, bit(at(2, 3)));
        QVERIFY(b.words(at(2, 2)).contains(QStringLiteral("sets 1 new token(s)")));
    }

    void gildingLeavesValuable() {
        TestedBoard b(38); // Goldsmiths: row
        b.put(at(2, 1), 0, 3);
        b.put(at(2, 3), 0, 2);
        const MovePreview preview = b.preview(at(2, 2));
        QCOMPARE(preview.touched, bit(at(2, 3)));
        QCOMPARE(preview.yieldsAfter[0], preview.yieldsBefore[0] + 2 + 2);
    }

    void anExtraTurnNeedsTheWholeAreaCovered() {
        TestedBoard b(29); // Clockmaker: cross
        b.put(at(1, 2), 0, 1);
        b.put(at(3, 2), 1, 1);
        b.put(at(2, 1), 1, 1);
        QCOMPARE(b.preview(at(2, 2)).touched, Squares(0));
        QVERIFY(b.words(at(2, 2)).contains(QStringLiteral("no extra turn")));
        b.put(at(2, 3), 1, 1);
        QCOMPARE(b.preview(at(2, 2)).touched, b.preview(at(2, 2)).area);
        QVERIFY(b.words(at(2, 2)).contains(QStringLiteral("brings an extra turn")));
    }

    void sacrificeTakesAsManyAsThereAreOwn() {
        TestedBoard b(32); // Altar: cross
        b.put(at(1, 2), 1, 3);
        QCOMPARE(b.preview(at(2, 2)).touched, Squares(0));
        b.put(at(3, 2), 0, 3);
        b.put(at(2, 1), 0, 3);
        QVERIFY(b.words(at(2, 2)).contains(QStringLiteral("takes 2 from each")));
    }

    void swappingNeedsATokenOfTheMoveBefore() {
        TestedBoard b(34); // Changeling
        b.put(at(0, 0), 1, 2);
        QVERIFY(b.words(at(2, 2)).contains(QStringLiteral("no token to swap places with")));
        b.position.lastPlaced = at(0, 0);
        const MovePreview preview = b.preview(at(2, 2));
        QCOMPARE(preview.after.tokenAt(at(2, 2))->owner, 1);
        QCOMPARE(preview.after.tokenAt(at(0, 0))->owner, 0);
        QVERIFY(b.words(at(2, 2)).contains(QStringLiteral("swaps places")));
    }

    void theOtherAbilitiesSaySo() {
        QVERIFY(TestedBoard(31).words(at(2, 2)).contains(QStringLiteral("gives the opponent an extra turn")));
        QVERIFY(TestedBoard(41).words(at(2, 2)).contains(QStringLiteral("worth 1 more")));
        QCOMPARE(TestedBoard(26).words(at(2, 2)), QStringLiteral("Banner on c3"));
        TestedBoard turret(36); // Crossbows shoot along the row
        turret.put(at(2, 5), 1, 2);
        QVERIFY(turret.words(at(2, 2)).contains(QStringLiteral("turrets hit 1 time(s)")));
    }

    /// Whatever the card and the board: the preview is the move.
    void everyPreviewIsTheMove() {
        for (unsigned seed = 0; seed < 40; ++seed) {
            const Game game = anyGame(seed, int(seed));
            if (game.hasEnded()) continue;
            for (const Move move : game.duel().legalMoves(game.position())) {
                const MovePreview preview = previewOf(game.duel(), game.position(), move);
                Position after = game.position();
                game.duel().play(after, move);
                QVERIFY(preview.after == after);
                QVERIFY(preview.before == game.position());
                QCOMPARE(preview.touched & ~preview.area, Squares(0));
                for (int player = 0; player < playerCount; ++player)
                    QCOMPARE(preview.yieldsAfter[std::size_t(player)],
                             int(after.yields[std::size_t(player)]));
            }
        }
    }
};

STONEMASON_TEST(TestMovePreview)
#include "test_move_preview.moc"
