// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/wrapped_text.h"
#include "editor/text/error_text.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/text/wastes_text.h"
#include "tests/editor/text/spoken.h"
#include "tests/editor/wastes/war_desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>

namespace stonemason::wastes {

using test::boardOf;
using test::WarDesk;
using test::warLane;

/// What is reported about a game and of the move that is being thought about.
class TestWarSentences : public QObject {
    Q_OBJECT

private slots:
    /// While nothing is chosen the line below the board says what wins, on this board.
    void reportsWhatWins() {
        WarDesk desk(warLane());
        QVERIFY2(desk.view->previewLine()->text().endsWith(
                     QStringLiteral("To win, bring a piece to its goal or capture every enemy piece.")),
                 qPrintable(desk.view->previewLine()->text()));
        WarDesk without(boardOf("......../.......~", "b4 0,1 r5 0,5"));
        QVERIFY(without.view->previewLine()->text().endsWith(
            QStringLiteral("To win, capture every enemy piece.")));
    }

    /// In large Polish letters it takes two lines, and is whole there.
    void whatWinsIsWholeInPolish() {
        const test::Spoken spoken(QStringLiteral("pl"));
        WarDesk desk(warLane());
        auto* line = qobject_cast<TwoLineLabel*>(desk.view->previewLine());
        QVERIFY(line);
        const QString words = line->text();
        line->resize(line->fontMetrics().horizontalAdvance(words) * 2 / 3, line->sizeHint().height());
        QCOMPARE(line->lines().size(), 2);
        QCOMPARE(line->lines().join(u' '), words);
        line->resize(line->width() / 2, line->height());
        QVERIFY(line->lines().size() == 2 && line->lines().last().endsWith(u'…'));
    }

    /// A place is "w wierszu 3, kolumnie 4" in Polish, so that no other preposition and no colon goes before
    /// it.
    void polishPlacesReadAloud() {
        const test::Spoken spoken(QStringLiteral("pl"));
        WarDesk desk(boardOf("R...^.B/......./.......", "b4 1,1 b6J 1,5 r3 1,2 r5 1,4"));
        QStringList answer{desk.view->previewLine()->text(), cellWords(desk.document, {1, 1})};
        for (const Move move : desk.document.engine().moves(desk.document.position()))
            answer += {moveWords(desk.document, move, 0), previewWords(desk.document, move)};
        for (const char* id : {"board-fix/mirror-goal", "board-fix/keep-goal"})
            answer += fixText({{id, {"blue", Cell{1, 2}}}, {}}, test::theWastes());
        answer += {errorText(Message{"board/jump-place", {Cell{40, 2}}}),
                   errorText(Message{"board/piece-place", {1, Cell{1, 2}}})};
        desk.action("hint")->trigger();
        TRY_PATIENTLY(desk.view->choice().hint().has_value());
        answer += desk.view->previewLine()->text();
        int places = 0;
        const QRegularExpression broken(
            QStringLiteral("(\\b(na|do|z|w|od|nad|przy)|:) w wierszu|\\bod \\w+ \\d"));
        for (const QString& text : answer) {
            QVERIFY2(!text.contains(broken), qPrintable(text));
            places += int(text.count(QStringLiteral("w wierszu")));
        }
        QVERIFY(places > 10);
    }

    void reportsWhyNot() {
        WarDesk desk(boardOf("R...B/.^...", "b4 0,1 r5 1,1"));
        desk.click({1, 1});
        QVERIFY(!desk.refused.isEmpty()); // not his turn
        desk.refused.clear();
        desk.click({0, 1});
        desk.click({1, 1});
        QVERIFY2(desk.refused.contains(QStringLiteral("Brawler 4")) &&
                     desk.refused.contains(QStringLiteral("Guard 5")) &&
                     desk.refused.contains(QStringLiteral("6")),
                 qPrintable(desk.refused));
        QCOMPARE(desk.document.moveCount(), 0);
    }

    /// Once: in the line below the board where it can stand there, else in the status bar.
    void reportsWhyNotInOnePlace() {
        WarDesk desk(boardOf("R...B/.^...", "b4 0,1 r5 1,1"));
        QStringList answer;
        connect(&desk.workspace, &Workspace::message, this,
                [&](const QString& sentence) { answer += sentence; });
        GridState& state = desk.view->board()->state();
        desk.click({0, 1});
        state.setHovered(Cell{1, 1});
        desk.click({1, 1});
        QVERIFY(desk.refused.contains(QStringLiteral("Guard 5")));
        QCOMPARE(desk.view->previewLine()->text(), desk.refused);
        QVERIFY(!answer.contains(desk.refused));
        state.setHovered(Cell{0, 4}); // far away: the line has no reason for it
        desk.click({0, 4});
        QVERIFY(desk.view->previewLine()->text() != desk.refused);
        QVERIFY(answer.contains(desk.refused));
    }

    void aHintIsTheMoveOfHard() {
        WarDesk desk(boardOf("R...B", "b4 0,3 r5 0,1"));
        QVERIFY(desk.action("hint")->isEnabled());
        desk.action("hint")->trigger();
        TRY_PATIENTLY(desk.view->choice().hint().has_value());
        QVERIFY(desk.view->choice().hint() == (Move{squareOf({0, 3}), squareOf({0, 4})}));
        QVERIFY(desk.view->previewLine()->text().contains(QStringLiteral("Brawler 4")));
        bool isStale = false;
        connect(&desk.view->choice(), &PieceChoice::changed, this,
                [&] { isStale = isStale || (desk.document.shown() > 0 && desk.view->choice().hint()); });
        desk.drag({0, 3}, {0, 2});
        QVERIFY(!desk.view->choice().hint());
        QVERIFY(!isStale); // nothing reported it in the next position
    }

    void showsAHintWithAPieceInHand() {
        WarDesk desk(boardOf("R...B", "b4 0,3 r5 0,1"));
        desk.view->choice().choose(squareOf({0, 3}));
        QVERIFY(!desk.view->previewLine()->text().contains(QStringLiteral("Hard")));
        desk.action("hint")->trigger();
        TRY_PATIENTLY(desk.view->choice().hint().has_value());
        QVERIFY(desk.view->previewLine()->text().startsWith(QStringLiteral("Hard would play")));
    }

    /// As many moves were made there, but others.
    void aLateHintIsNotShownElsewhere() {
        WarDesk desk(boardOf("R...B/.....", "b4 0,2 r5 1,0"));
        QStringList answer;
        connect(&desk.workspace, &Workspace::message, this,
                [&](const QString& sentence) { answer += sentence; });
        desk.drag({0, 2}, {0, 1});
        desk.action("hint")->trigger();
        desk.document.undoStack().undo();
        desk.drag({0, 2}, {1, 2});
        QCOMPARE(desk.document.shown(), 1);
        answer.clear(); // what the moves have said; the answer comes when this waits
        TRY_PATIENTLY(!answer.isEmpty() && answer.back().isEmpty());
        QVERIFY(!desk.view->choice().hint());
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestWarSentences)
#include "test_war_sentences.moc"
