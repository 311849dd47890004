// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/position_text.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

class TestPositionActions : public QObject {
    Q_OBJECT

private slots:
    void thePositionIsCopiedAsText() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        w.action(QStringLiteral("copy-position"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().toStdString(),
                 sharedPosition(w.document->knownSetup(), w.document->position()));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral(" ?"))); // against a computer
        QVERIFY(!w.message.isEmpty());
    }

    /// Copied and pasted, a position is a game of its own, played on by people, undone, saved and opened.
    void aPastedPositionIsAGameOfItsOwn() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        w.document->setOpenDecks(true);
        w.document->show(6);
        w.action(QStringLiteral("copy-position"))->trigger();
        w.action(QStringLiteral("paste-position"))->trigger();
        QVERIFY2(w.created, qPrintable(w.message));
        QCOMPARE(w.game().moveCount(), 10);
        QVERIFY(w.created->position() == w.game().positionAfter(6));
        QVERIFY(w.created->isModified());
        QVERIFY(w.created->title().endsWith(QStringLiteral(", from move 6")));
        QCOMPARE(w.created->setup().sides[0].deckName, w.game().setup().sides[0].deckName);
        QCOMPARE(w.created->setup().sides[0].player, std::string("human"));
        QVERIFY(w.created->play(w.game().record().moves[6]));
        QVERIFY(w.created->position() == w.game().positionAfter(7));
        for (const std::string& bytes :
             {w.created->bytesFor(QStringLiteral("a.sduel")).value(), w.created->recoveryBytes().value()}) {
            const auto again = DuelDocument::read(bytes, tokenBattleTable());
            QVERIFY(again);
            QVERIFY((*again)->position() == w.game().positionAfter(7));
        }
        w.created->undoStack().undo();
        QVERIFY(w.created->position() == w.game().positionAfter(6));
    }

    void aPositionWithoutDecksTakesThoseOfTheGame() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(positionText(w.game().positionAfter(4))));
        w.action(QStringLiteral("paste-position"))->trigger();
        QVERIFY2(w.created, qPrintable(w.message));
        QVERIFY(w.created->position() == w.game().positionAfter(4));
    }

    /// The decks of a live game are not to be seen, neither in the text nor by pasting it.
    void aLiveGameKeepsItsDecksToItself() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        w.document->setLive(true);
        w.action(QStringLiteral("copy-position"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), positionText(w.document->position()));
        w.action(QStringLiteral("paste-position"))->trigger();
        QVERIFY(!w.created);
        QVERIFY2(w.message.contains(QStringLiteral("names no decks")), qPrintable(w.message));
        w.document->setLive(false);
    }

    void whatIsNoPositionIsRefusedInWords() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        for (const char* text : {"", "hello", "token-battle position 1\n. . ."}) {
            w.message.clear();
            QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
            w.action(QStringLiteral("paste-position"))->trigger();
            QVERIFY(!w.created);
            QVERIFY2(w.message.endsWith(QLatin1Char('.')), qPrintable(w.message));
        }
    }

    /// The window's own Paste as New and Open come this way.
    void textWithAPositionIsRecognised() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        const std::string text = "Look:\n\n> " + sharedPosition(w.document->setup(), w.document->position());
        QVERIFY(w.workspace->recognises(text));
        auto read = w.workspace->read(text);
        QVERIFY(read);
        auto& made = static_cast<DuelDocument&>(**read);
        QVERIFY(made.position() == w.document->position());
        made.setPath(QStringLiteral("/tmp/position.txt"));
        made.setFileBytes(text);
        QVERIFY(!made.lossWhenSavedAs(made.path()).isEmpty());
        QVERIFY(made.lossWhenSavedAs(QStringLiteral("/tmp/other.sduel")).isEmpty());
        QVERIFY(made.reload(text) && !made.isModified());
        made.setFileBytes(made.recoveryBytes().value());
        QVERIFY(made.lossWhenSavedAs(made.path()).isEmpty());
    }
};

STONEMASON_TEST(TestPositionActions)
#include "test_position_actions.moc"
