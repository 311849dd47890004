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
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::FakeDialogs;
using test::tokenBattle;

namespace {

const char* const twoSets = "set 0\nRams\n0 1\n2 3\n4 5\n6 7\nset 1\nWinds\n12 1\n2 3\n4 5\n6 7\n";

std::unique_ptr<DeckDocument> openedFile(const std::string& bytes, const QString& path = {}) {
    auto reading = readDecks(bytes, tokenBattle());
    if (!reading) qFatal("cannot be read");
    auto document = std::make_unique<DeckDocument>(std::move(reading).value(), tokenBattle());
    document->setFileBytes(bytes);
    document->setPath(path);
    return document;
}

} // namespace

/// What becomes of decks in the forms of files.
class TestDeckSaving : public QObject {
    Q_OBJECT

private slots:
    void keepsTheFormOfItsFile_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("sets") << QByteArray(twoSets) << QByteArray("set 0\nRams\n");
        QTest::newRow("old sets") << QByteArray("set 0\n0 1\n2 3\n4 5\n6 7\n") << QByteArray("set 0\n0 1\n");
        const auto written = [](const char* sets, DeckFormat format) {
            const DeckLibrary library = readDecks(sets, tokenBattle())->library;
            return QByteArray::fromStdString(writeDecks(library, tokenBattle(), format)->bytes);
        };
        QTest::newRow("sdeck") << written(twoSets, DeckFormat::Sdeck) << QByteArray("{");
        QTest::newRow("list") << written(twoSets, DeckFormat::List) << QByteArray("Deck: Rams");
        QTest::newRow("cards") << written(twoSets, DeckFormat::Cards)
                               << QByteArray("Deck: Rams\n\nStack 1\n1x ");
        QTest::newRow("Markdown list")
            << written(twoSets, DeckFormat::MarkdownList) << QByteArray("## Deck: Rams\n\n### Stack 1\n\n- ");
        QTest::newRow("Markdown table")
            << written(twoSets, DeckFormat::MarkdownTable) << QByteArray("## Deck: Rams\n\n| Stack 1 ");
        QTest::newRow("CSV") << written(twoSets, DeckFormat::Csv) << QByteArray("Deck,Stack 1,");
        QTest::newRow("HTML") << written(twoSets, DeckFormat::Html) << QByteArray("<!DOCTYPE html>");
        QTest::newRow("code") << written("set 0\n0 1\n2 3\n4 5\n6 7\n", DeckFormat::ShareCode)
                              << QByteArray("sd1-");
    }

    void keepsTheFormOfItsFile() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, start);
        const auto document = openedFile(bytes.toStdString(), QStringLiteral("/decks/mine.txt"));
        const auto saved = document->bytesFor(document->path());
        QVERIFY(saved && saved->starts_with(start.toStdString()));
        QVERIFY(document->lossWhenSavedAs(document->path()).isEmpty());
        QVERIFY(document->bytesFor(QStringLiteral("/decks/other.sdeck"))->starts_with("{"));
        QVERIFY(document->bytesFor(QStringLiteral("/decks/other.txt"))->starts_with("set 0\n"));
    }

    void writesDecksBackIntoAUserFileAndNothingElse() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("user.txt"));
        const std::string bytes =
            "Ann\nann@example.org\nhunter2\nHandset\n0\n\nset 0\nRams\n0 1\n2 3\n4 5\n6 7\n";
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes.c_str()) == qint64(bytes.size()));
        file.close();
        auto document = openedFile(bytes, path);
        const std::vector<CardId> card{30};
        document->edit(QStringLiteral("Put"), put(document->deck(), card, {0, 0}));
        const auto saved = document->bytesFor(path);
        QVERIFY(saved);
        QCOMPARE(*saved, "Ann\nann@example.org\nhunter2\nHandset\n0\n\nset 0\nRams\n30 0 1\n2 3\n4 5\n6 7\n");
        for (const std::string& kept :
             {document->recoveryBytes().value(), *document->bytesFor(QStringLiteral("a.txt")),
              document->title().toStdString()})
            for (const char* secret : {"Ann", "example", "hunter2"})
                QVERIFY(kept.find(secret) == std::string::npos);
    }

    void savedAsAnotherUserFileItReplacesTheSetsThere() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("user.txt"));
        const QByteArray head("Ann\nann@example.org\nhunter2\nHandset\n0\n\n");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(head + "set 0\nOld\n8 9\n2 3\n4 5\n6 7\n");
        file.close();
        const auto document = openedFile(twoSets, QStringLiteral("/decks/mine.sdeck"));
        const auto saved = document->bytesFor(path);
        QVERIFY(saved);
        QCOMPARE(QByteArray::fromStdString(*saved), head + twoSets);
        QVERIFY(document->lossWhenSavedAs(path).contains(QStringLiteral("user.txt is the game's user file")));
        QVERIFY(document->lossWhenSavedAs(folder.filePath(QStringLiteral("new.txt"))).isEmpty());
    }

    void reportsThatTheActiveDeckOfAUserFileStays() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("user.txt"));
        const std::string bytes = std::string("Ann\na@b.org\nhunter2\nHandset\n1\n\n") + twoSets;
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes.c_str()) == qint64(bytes.size()));
        file.close();
        const auto document = openedFile(bytes, path);
        QCOMPARE(document->library().active(), 1);
        QVERIFY(document->lossWhenSavedAs(path).isEmpty());
        document->setActive(0);
        QVERIFY(document->lossWhenSavedAs(path).contains(QStringLiteral("deck 2 stays the active one")));
    }

    void reportsWhatAFormCannotHold() {
        auto document = openedFile(twoSets, QStringLiteral("/a.txt"));
        QVERIFY(document->lossWhenSavedAs(QStringLiteral("/a.txt")).isEmpty());
        document->setNotes(0, "Careful");
        QVERIFY(document->lossWhenSavedAs(QStringLiteral("/a.txt")).contains(QStringLiteral("notes")));
        QVERIFY(document->lossWhenSavedAs(QStringLiteral("/a.sdeck")).isEmpty());
    }

    /// A list that no form writes like this: that it will be of another form is reported, and nothing is
    /// lost.
    void reportsThatAListIsReshaped() {
        const std::string list = "Deck: A\nStack 1\n* Broadaxe\nStack 2\n* Pike\nStack 3 -\nStack 4 -\n";
        const QString path = QStringLiteral("/decks/list.txt");
        const auto document = openedFile(list, path);
        QCOMPARE(document->lossWhenSavedAs(path),
                 QStringLiteral("Saving rewrites the list in list.txt in another form: Markdown list."));
        QVERIFY(document->bytesFor(path)->starts_with("## Deck: A\n"));
        document->setFileBytes(*document->bytesFor(path)); // saved
        QVERIFY(document->lossWhenSavedAs(path).isEmpty());
    }

    void warnsThatWordsAroundTheDecksAreNotKept() {
        const std::string list = "Deck: A\nStack 1: 0 Broadaxe\nStack 2: 1 Pike\nStack 3: -\nStack 4: -\n";
        const QString path = QStringLiteral("/post.txt");
        QVERIFY(openedFile(list, path)->lossWhenSavedAs(path).isEmpty());
        const auto post = openedFile("Look at this:\n\n" + list, path);
        QVERIFY(post->lossWhenSavedAs(path).contains(QStringLiteral("text around the decks")));
        QVERIFY(post->lossWhenSavedAs(QStringLiteral("/other.sdeck")).isEmpty());
    }

    void asksAboutDecksThatCannotBeHeld() {
        const std::string bytes = std::string(twoSets) + "set 2\nToo much\n8 8\n2 3\n4 5\n6 7\n";
        const auto document = openedFile(bytes, QStringLiteral("/a.txt"));
        QCOMPARE(document->library().size(), 2);
        QVERIFY(document->lossWhenOpened().contains(QStringLiteral("Too much")));
        QVERIFY(document->lossWhenSavedAs(QStringLiteral("/a.txt")).contains(QStringLiteral("Too much")));
        QVERIFY(openedFile(twoSets)->lossWhenOpened().isEmpty());
    }

    /// What is written later are the decks as they were; so with what recovery writes.
    void aLargeLibraryIsWrittenOnAnotherThread() {
        const Deck deck = deckOf("0 1 | 2 3 | 4 5 | 6 7");
        DeckReading reading;
        for (int i = 0; i < DeckDocument::mostWrittenAtOnce; ++i)
            reading.library.append({.name = "Deck " + std::to_string(i), .deck = deck});
        DeckDocument document(reading, tokenBattle());
        const QString path = QStringLiteral("/decks/other.sdeck");
        QVERIFY(!document.bytesWriterFor(path)); // as many as are written at once
        document.insertDecks(QStringLiteral("New"), 0, {{.name = "Rams", .deck = deck}});
        const std::string before = document.bytesFor(path).value();
        const auto write = document.bytesWriterFor(path);
        const auto keep = document.recoveryWriter();
        QVERIFY(bool(write));
        QVERIFY(!document.renameDeck(0, QStringLiteral("Other")));
        QVERIFY(write().value() == before);
        QVERIFY(keep().value() == before);
        const QString rows = QStringLiteral("/decks/other.txt");
        QVERIFY(document.bytesWriterFor(rows)().value() == document.bytesFor(rows).value());
        QVERIFY(document.recoveryWriter()().value() == document.recoveryBytes().value());
        QVERIFY(document.recoveryBytes().value() != before);
    }
};

STONEMASON_TEST(TestDeckSaving)
#include "test_deck_saving.moc"
