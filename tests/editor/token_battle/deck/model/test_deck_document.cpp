// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "editor/app/settings/settings.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/support/cards.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::FakeDialogs;
using test::tokenBattle;

namespace {

const char* const twoDecks = "set 0\nRams\n0 1\n2 3\n4 5\n6 7\nset 1\nWinds\n12 1\n2 3\n4 5\n6 7\n";

std::unique_ptr<DeckDocument> documentOf(const std::string& bytes, const QString& path = {}) {
    auto reading = readDecks(bytes, tokenBattle());
    if (!reading) qFatal("cannot be read");
    auto document = std::make_unique<DeckDocument>(std::move(reading).value(), tokenBattle());
    document->setFileBytes(bytes);
    document->setPath(path);
    return document;
}

} // namespace

class TestDeckDocument : public QObject {
    Q_OBJECT

private slots:
    void aNewOneHasOneEmptyDeck() {
        const DeckDocument document(tokenBattle());
        QCOMPARE(document.library().size(), 1);
        QCOMPARE(document.shown(), 0);
        QVERIFY(document.deck().empty());
        QVERIFY(!document.isModified());
    }

    void unknownWordsStayUntilTheyAreRepairedOrDismissed() {
        const std::string list = "Deck: A\nStack 1: Brodaxe, 1\nStack 2: 2, Foo\nStack 3: 4\nStack 4: 6\n";
        const auto document = documentOf(list, QStringLiteral("/tmp/a.txt"));
        const auto words = [&document] { return document->library().at(0).unknownWords.size(); };
        QCOMPARE(words(), std::size_t(2));
        QVERIFY(document->noteWhenOpened().contains(QLatin1String("name no card")));
        document->replaceWord(0, 0);
        QCOMPARE(test::deckText(document->deck()), test::deckText(deckOf("0 1 | 2 | 4 | 6")));
        QCOMPARE(words(), std::size_t(1));
        document->undoStack().undo();
        QCOMPARE(test::deckText(document->deck()), test::deckText(deckOf("1 | 2 | 4 | 6")));
        QCOMPARE(words(), std::size_t(2));
        document->undoStack().redo();
        document->dismissWords({0});
        QCOMPARE(words(), std::size_t(0));
        document->undoStack().undo();
        QCOMPARE(words(), std::size_t(1));
        QCOMPARE(document->undoStack().count(), 2);
        // The word's card is in the deck already: nothing changes.
        document->replaceWord(0, 4);
        QCOMPARE(words(), std::size_t(1));
        QCOMPARE(document->undoStack().count(), 2);
        const auto kept = readDecks(*document->recoveryBytes(), tokenBattle());
        QVERIFY(kept->library == document->library());
        QVERIFY(readDecks(*document->bytesFor(QStringLiteral("/tmp/a.txt")), tokenBattle())->unknownWords ==
                1);
        QVERIFY(document->lossWhenSavedAs(QStringLiteral("/tmp/none.sdeck")).isEmpty());
        QVERIFY(document->lossWhenSavedAs(QStringLiteral("/tmp/none.txt"))
                    .contains(QLatin1String("name no card")));
    }

    void editsAreOneStepEach() {
        DeckDocument document(tokenBattle());
        QSignalSpy changed(&document, &DeckDocument::deckChanged);
        const std::vector<CardId> cards{3, 4};
        QVERIFY(document.edit(QStringLiteral("Put"), put(document.deck(), cards, {1, 0})));
        QCOMPARE(test::deckText(document.deck()), test::deckText(deckOf("| 3 4 | |")));
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(changed.count(), 1);
        QVERIFY(document.edit(QStringLiteral("Move"), move(document.deck(), cards, {1, 0})));
        QCOMPARE(document.undoStack().count(), 1); // nothing moved
        document.undoStack().undo();
        QVERIFY(document.deck().empty());
        QVERIFY(!document.isModified());
    }

    void refusedEditsAreReportedAndLeaveNoStep() {
        DeckDocument document(tokenBattle());
        QSignalSpy refused(&document, &DeckDocument::refused);
        const std::vector<CardId> twice{3, 3};
        QVERIFY(!document.edit(QStringLiteral("Put"), put(document.deck(), twice, {0, 0})));
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().first().toString().contains(QStringLiteral("Sabre")));
        QCOMPARE(document.undoStack().count(), 0);
    }

    void aDeckWithoutALibraryMakesOne() {
        DeckDocument document(tokenBattle());
        document.removeDecks(QStringLiteral("Delete"), {0});
        QCOMPARE(document.shown(), -1);
        const std::vector<CardId> card{3};
        QVERIFY(document.edit(QStringLiteral("Put"), put(document.deck(), card, {0, 0})));
        QCOMPARE(document.library().size(), 1);
        QCOMPARE(document.deck().size(), 1);
    }

    void everyChangeOfTheListIsUndoable() {
        auto document = documentOf(twoDecks);
        const DeckLibrary before = document->library();
        document->insertDecks(QStringLiteral("New"), 1, {{.name = "Rams"}, {.name = "Third"}});
        QCOMPARE(document->library().at(1).name, "Rams (2)");
        QCOMPARE(document->shown(), 1);
        document->moveDecks({0}, 4);
        QVERIFY(!document->renameDeck(0, QStringLiteral("Other")));
        QCOMPARE(document->renameDeck(0, QStringLiteral("Rams"))->id, "name/taken");
        QCOMPARE(document->renameDeck(0, QStringLiteral(" "))->id, "name/blank-ends");
        document->setActive(2);
        document->setTags(1, {"fast"});
        document->setNotes(1, "H");
        document->setNotes(1, "Ha");
        document->removeDecks(QStringLiteral("Delete"), {0, 2, 3});
        QCOMPARE(document->library().size(), 1);
        QCOMPARE(document->undoStack().count(), 7); // the notes are one step
        const DeckLibrary after = document->library();
        while (document->undoStack().canUndo())
            document->undoStack().undo();
        QVERIFY(document->library() == before);
        QVERIFY(!document->isModified());
        while (document->undoStack().canRedo())
            document->undoStack().redo();
        QVERIFY(document->library() == after);
    }

    void manyDecksAreOneChangeOfTheList() {
        auto document = documentOf(twoDecks);
        document->insertDecks(QStringLiteral("New"), 1, {{.name = "A"}, {.name = "B"}, {.name = "C"}});
        document->show(3);
        document->setActive(2);
        QSignalSpy changed(document.get(), &DeckDocument::libraryChanged);
        document->removeDecks(QStringLiteral("Delete"), {2, 0});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(document->deckName(), QStringLiteral("C"));
        QCOMPARE(document->library().at(document->library().active()).name, "C");
        document->undoStack().undo();
        QCOMPARE(changed.count(), 2);
        QCOMPARE(document->library().at(document->library().active()).name, "B");
        QCOMPARE(document->library().at(4).name, "Winds");
        document->show(1);
        document->moveDecks({3, 0}, 5); // A, B, Winds, Rams, C
        QCOMPARE(changed.count(), 3);
        QCOMPARE(document->library().at(3).name, "Rams");
        QCOMPARE(document->deckName(), QStringLiteral("A")); // the same is shown
        document->undoStack().undo();
        QCOMPARE(document->deckName(), QStringLiteral("Rams")); // what went back is
        QCOMPARE(document->library().at(3).name, "C");
    }

    /// Decks that are inserted or removed, and undone, leave what was shown as it was.
    void undoOfComingAndGoingShowsWhatWasShown() {
        auto document = documentOf(twoDecks);
        document->show(1);
        for (const int index : {0, 1, 2}) {
            document->insertDecks(QStringLiteral("Add"), index, {{.name = "A"}, {.name = "B"}});
            QCOMPARE(document->deckName(), QStringLiteral("A"));
            document->undoStack().undo();
            QCOMPARE(document->deckName(), QStringLiteral("Winds"));
        }
        document->undoStack().redo();
        QCOMPARE(document->deckName(), QStringLiteral("A"));
        document->show(0); // somebody goes on to a deck that stays
        document->undoStack().undo();
        QCOMPARE(document->deckName(), QStringLiteral("Rams"));
        document->show(1);
        document->removeDecks(QStringLiteral("Delete"), {0});
        document->undoStack().undo();
        QCOMPARE(document->deckName(), QStringLiteral("Winds"));
        DeckLibrary other;
        other.append({.name = "X"});
        document->replaceLibrary(QStringLiteral("Reload"), other);
        document->undoStack().undo();
        QCOMPARE(document->deckName(), QStringLiteral("Winds"));
    }

    void undoShowsTheDeckItIsAbout() {
        auto document = documentOf(twoDecks);
        const std::vector<CardId> card{30};
        document->show(1);
        document->edit(QStringLiteral("Put"), put(document->deck(), card, {0, 0}));
        document->show(0);
        document->undoStack().undo();
        QCOMPARE(document->shown(), 1);
    }

    void isCalledAfterTheActiveDeckUntilItHasAFile() {
        DeckDocument made(tokenBattle());
        QCOMPARE(made.title(), QStringLiteral("New deck"));
        made.removeDecks(QStringLiteral("Delete"), {0});
        QCOMPARE(made.title(), QStringLiteral("No decks"));
        auto document = documentOf(twoDecks);
        QCOMPARE(document->title(), QStringLiteral("Rams +1"));
        document->setActive(1);
        QCOMPARE(document->title(), QStringLiteral("Winds +1"));
        QCOMPARE(documentOf(twoDecks, QStringLiteral("/a/b.sdeck"))->title(), QStringLiteral("b"));
    }

    void reportsCardsThatAreUnsure() {
        const auto document = documentOf("set 0\nA\n0 99\n21 3\n4 5\n6 7\n");
        QVERIFY(document->noteWhenOpened().contains(QStringLiteral("99")));
        QVERIFY(document->noteWhenOpened().contains(QStringLiteral("from 21 up")));
        QVERIFY(documentOf(twoDecks)->noteWhenOpened().isEmpty());
        // In a file of our own the numbers mean what they meant when it was written.
        document->removeDecks(QStringLiteral("Remove"), {0});
        document->insertDecks(QStringLiteral("Add"), 0, {{"B", deckOf("21 3 | 4 5 | 6 7 | 8 9")}});
        QVERIFY(documentOf(document->recoveryBytes().value())->noteWhenOpened().isEmpty());
    }

    void reloadIsUndoableAndRefusesNonsense() {
        auto document = documentOf(twoDecks);
        const DeckLibrary before = document->library();
        QVERIFY(!document->reload("nonsense"));
        QVERIFY(document->reload("set 0\nA\n0 1\n2 3\n4 5\n6 7\n"));
        QCOMPARE(document->deckName(), QStringLiteral("A"));
        QVERIFY(document->lossWhenOpened().isEmpty());
        document->undoStack().undo();
        QVERIFY(document->library() == before);
        QVERIFY(document->reload("set 0\nA\n0 1\n2 3\n4 5\n6 7\nset 1\nToo much\n8 8\n2 3\n4 5\n6 7\n"));
        QVERIFY(document->lossWhenOpened().contains(QStringLiteral("Too much")));
    }

    void takesOverWhatWasReadBesideIt() {
        const auto document = documentOf(twoDecks);
        const DeckLibrary before = document->library();
        const auto read = documentOf("set 0\nA\n0 1\n2 3\n4 5\n6 7\nset 1\nToo much\n8 8\n2 3\n4 5\n6 7\n");
        QVERIFY(document->reloadFrom(*read));
        QCOMPARE(document->deckName(), QStringLiteral("A"));
        QVERIFY(document->lossWhenOpened().contains(QStringLiteral("Too much")));
        document->undoStack().undo();
        QVERIFY(document->library() == before);
    }

    void theSampleDecksAreValid() {
        FakeDialogs dialogs;
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        const DeckWorkspace workspace(tokenBattle(), test::tokenBattleTable(), dialogs, settings);
        QCOMPARE(workspace.samples().size(), 1);
        QFile file(workspace.samples().front());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = workspace.read(file.readAll().toStdString());
        QVERIFY(read);
        const auto& document = static_cast<const DeckDocument&>(*read.value());
        QCOMPARE(document.library().size(), 4);
        for (const NamedDeck& deck : document.library().decks()) {
            for (const DeckProblem& problem : problemsOf(deck.deck, tokenBattle()))
                QVERIFY2(problem.check == "assumed", deck.name.c_str());
            QVERIFY(!deck.notes.empty());
        }
        QVERIFY(document.lossWhenOpened().isEmpty());
    }

    /// Where no deck can be held there is no rest to open; what lacks decks of itself does open.
    void nothingIsNoRestToOpen() {
        FakeDialogs dialogs;
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        const DeckWorkspace workspace(tokenBattle(), test::tokenBattleTable(), dialogs, settings);
        const auto none = workspace.read("set 0\nToo much\n0 1 2 3 4 5\n6\n7\n8\n");
        QVERIFY(!none);
        QCOMPARE(none.error().message.id, "deck/stack-full");
        QVERIFY(workspace.read("set 0\nToo much\n0 1 2 3 4 5\n6\n7\n8\nset 1\nWinds\n0\n1\n2\n3\n"));
        QVERIFY(workspace.read(R"({"format": "stonemason-decks", "version": 1, "game": "token-battle",
                                   "active": 0, "decks": []})"));
    }
};

STONEMASON_TEST(TestDeckDocument)
#include "test_deck_document.moc"
