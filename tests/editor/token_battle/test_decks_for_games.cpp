// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/token_battle/format/deck_format.h"
#include "editor/play/who_plays.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/deck_view.h"
#include "editor/token_battle/deck/view/strength/strength_session.h"
#include "editor/token_battle/decks_for_games.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/view/dialogs/deck_field.h"
#include "editor/token_battle/duel/view/dialogs/new_game_dialog.h"
#include "tests/editor/help/whole_program.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// The whole program with games and decks connected as it is run, and a file of two decks open.
struct Program : WholeProgram {
    Program() {
        connectGames(games, deckEditor, window, cards.catalogues.front());
        window.resize(1100, 800);
        window.show();
        DeckLibrary library;
        library.append({"Whole", deckOf("0 1 | 2 3 | 4 5 | 6 9")});
        library.append({"Half", deckOf("0 1 | 2 | 4 5 | 6 9")});
        path = folder.filePath(QStringLiteral("mine.sdeck"));
        const auto written = writeDecks(library, cards.catalogues.front(), DeckFormat::Sdeck);
        if (!written || !writeFile(path.toStdString(), written->bytes)) qFatal("no file");
        open(path);
    }
    template <typename Answer>
    void answerDialog(Answer answer) {
        QTimer::singleShot(0, &window, [answer] {
            auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
            if (!dialog) qFatal("no dialog");
            answer(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
    }
    DeckDocument& document() { return *static_cast<DeckDocument*>(window.tabs().currentDocument()); }
    Slot cursor() { return static_cast<DeckView*>(window.tabs().currentPage()->view())->gestures().cursor(); }
    /// Plays the deck that is shown; `answer` deals with the dialog.
    template <typename Answer>
    void play(Answer answer) {
        answerDialog(answer);
        for (QAction* action : deckEditor.deckActions())
            if (action->objectName() == QStringLiteral("deck.play")) action->trigger();
    }
    /// Begins a sandbox with a deck of the document in front; whether there is a game then.
    bool playAlone(int deck) {
        document().show(deck);
        play([](NewGameDialog& dialog) {
            dialog.players().modes()->button(int(GameMode::Sandbox))->click();
            dialog.startButton()->click();
        });
        return game();
    }
    /// Asks for a game from no deck; `answer` deals with the dialog.
    template <typename Answer>
    void askForGame(Answer answer) {
        answerDialog(answer);
        games.askForGame();
    }
    /// A new document of such decks in front, all of them finished.
    DeckDocument& openUnsaved(std::initializer_list<const char*> names) {
        DeckReading reading;
        for (const char* name : names)
            reading.library.append({name, deckOf("0 1 | 2 3 | 4 5 | 6 9")});
        emit deckEditor.created(new DeckDocument(std::move(reading), cards.catalogues.front()));
        return document();
    }
    const DuelDocument* game() { return qobject_cast<const DuelDocument*>(window.tabs().currentDocument()); }

    QString path;
};

} // namespace

/// Decks on their way into games, and what else runs for them, in the whole program.
class TestDecksForGames : public QObject {
    Q_OBJECT

private slots:
    void theDeckThatIsShownIsPlayed() {
        Program p;
        QVERIFY(p.playAlone(0));
        QVERIFY(p.game()->setup().sides[0].deck == deckOf("0 1 | 2 3 | 4 5 | 6 9"));
    }

    /// The reason is shown, no game begins, and the offered action leads to the deck.
    void anUnfinishedDeckIsNotPlayed() {
        Program p;
        DeckDocument& document = p.document();
        document.show(1);
        QString reason;
        p.play([&](NewGameDialog& dialog) {
            reason = dialog.faultLine(0)->reason();
            QVERIFY(dialog.deckField(0)->currentText().startsWith(QStringLiteral("Half (mine)")));
            QVERIFY(!dialog.startButton()->isEnabled());
            QTest::keyClick(&dialog, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
        });
        QVERIFY2(reason.contains(QStringLiteral("Stack 2 needs one more card")), qPrintable(reason));
        QVERIFY(!p.game());
        document.show(0);
        p.open(WholeProgram::map);
        emit p.games.deckWanted({DeckSource::Named, QStringLiteral("mine"), "Half", p.path});
        QCOMPARE(p.window.tabs().currentDocument(), &document);
        QCOMPARE(document.deckName(), QStringLiteral("Half"));
    }

    /// Finish the Deck in the dialog, also for a deck whose tab was closed since.
    void theWayToFinishADeckLeadsToIt() {
        Program p;
        DeckDocument& document = p.document();
        document.show(1);
        p.play([](NewGameDialog& dialog) { dialog.faultLine(0)->finishButton()->click(); });
        QCOMPARE(p.window.tabs().currentDocument(), &document);
        QCOMPARE(document.shown(), 1);
        QCOMPARE(p.cursor().stack, 1); // there a card is missing
        p.window.actions().close->trigger();
        QVERIFY(!p.window.tabs().currentDocument());
        emit p.games.deckWanted({DeckSource::Named, QStringLiteral("mine"), "Half", p.path});
        QVERIFY(p.window.tabs().currentDocument());
        QCOMPARE(p.document().path(), p.path);
        QCOMPARE(p.document().deckName(), QStringLiteral("Half"));
        QCOMPARE(p.cursor().stack, 1);
    }

    /// A document without a file is called by its decks, and by another name when there is one more.
    void aDeckOfAnUnsavedDocumentIsRemembered() {
        Program p;
        DeckDocument& document = p.openUnsaved({"Rams", "Bulls"});
        document.show(0);
        p.play([](NewGameDialog& dialog) {
            dialog.players().modes()->button(int(GameMode::Sandbox))->click();
            dialog.startButton()->click();
        });
        QVERIFY(p.game());
        const QString before = document.title();
        document.insertDecks(QStringLiteral("More"), document.library().size(),
                             {{"Goats", deckOf("0 1 | 2 3 | 4 5 | 6 9")}});
        QVERIFY(document.title() != before);
        QString chosen;
        p.askForGame([&](NewGameDialog& dialog) {
            chosen = dialog.deckField(0)->currentText();
            QVERIFY(dialog.startButton()->isEnabled());
        });
        QCOMPARE(chosen, QStringLiteral("Rams (%1)").arg(document.title()));
    }

    /// Of two documents that are called the same, each with such a deck.
    void theWayToFinishADeckLeadsToItsOwnDocument() {
        Program p;
        DeckDocument& first = p.openUnsaved({"Rams"});
        DeckDocument& second = p.openUnsaved({"Rams"});
        QCOMPARE(first.title(), second.title());
        const DeckDocument& named = p.openUnsaved({"Goats"});
        for (DeckDocument* document : {&first, &second}) {
            document->setDeck(QStringLiteral("Less"), 0, deckOf("0 1 | 2 | 4 5 | 6 9"));
            p.window.tabs().show(document);
            DeckChoice chosen;
            p.play([&chosen](NewGameDialog& dialog) { chosen = dialog.deckField(0)->choice(); });
            p.window.tabs().show(&named);
            emit p.games.deckWanted(chosen);
            QCOMPARE(p.window.tabs().currentDocument(), document);
        }
    }

    /// Chosen last time, then unfinished by an edit: the edited deck counts, saved or not.
    void aRememberedDeckIsTheOneThereIsNow() {
        Program p;
        DeckDocument& document = p.document();
        QVERIFY(p.playAlone(0));
        p.window.tabs().show(&document);
        document.setDeck(QStringLiteral("Less"), 0, deckOf("0 1 | 2 3 | 4 | 6 9"));
        document.show(1);
        p.play([path = p.path](NewGameDialog& dialog) {
            dialog.deckField(0)->setChoice({DeckSource::Named, QStringLiteral("mine"), "Whole", path});
            QVERIFY(dialog.faultLine(0)->reason().contains(QStringLiteral("Stack 3")));
            QVERIFY(!dialog.startButton()->isEnabled());
        });
    }

    /// Emptied, and not saved: what its file still holds is not offered.
    void anOpenDocumentWithoutDecksIsOpen() {
        Program p;
        DeckDocument& document = p.document();
        QVERIFY(p.playAlone(0));
        document.removeDecks(QStringLiteral("Remove"), {0, 1});
        QVERIFY(document.library().empty());
        p.askForGame([](NewGameDialog& dialog) {
            const DeckField& field = *dialog.deckField(0);
            QVERIFY2(field.currentText().startsWith(QStringLiteral("Whole (mine) – no longer there")),
                     qPrintable(field.currentText()));
            QVERIFY(!dialog.startButton()->isEnabled());
            for (int i = 0; i < field.count(); ++i)
                QVERIFY(i == field.currentIndex() || !field.itemText(i).contains(QStringLiteral("mine)")));
        });
        document.undoStack().undo();
        p.askForGame([](NewGameDialog& dialog) { QVERIFY(dialog.startButton()->isEnabled()); });
    }

    /// A tab and the window ask before a measurement ends with them.
    void aMeasurementIsNotEndedUnasked() {
        Program p;
        auto& session = StrengthSession::of(p.document(), p.table);
        session.setSettings({.field = FieldKind::Random, .player = PlayerLevel::Easy, .games = 100'000});
        session.measure();
        TRY_PATIENTLY(session.gamesDone() > 0);
        p.window.actions().close->trigger();
        QCOMPARE(p.dialogs.confirmed.size(), 1);
        QVERIFY2(p.dialogs.confirmed.front().contains(QStringLiteral(" games")),
                 qPrintable(p.dialogs.confirmed.front()));
        QVERIFY(!p.window.close());
        QCOMPARE(p.dialogs.confirmed.size(), 2);
        const std::int64_t games = session.gamesDone();
        TRY_PATIENTLY(session.gamesDone() > games); // it went on
        p.dialogs.confirmAnswer = true;
        p.window.actions().close->trigger();
        QCOMPARE(p.dialogs.confirmed.size(), 3);
        QVERIFY(!p.window.tabs().currentDocument());
        QVERIFY(p.window.close());
        QCOMPARE(p.dialogs.confirmed.size(), 3);
    }
};

STONEMASON_TEST(TestDecksForGames)
#include "test_decks_for_games.moc"
