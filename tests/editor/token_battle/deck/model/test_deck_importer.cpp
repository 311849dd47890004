// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/formats.h"
#include "editor/token_battle/deck/view/docks/deck_list_dock.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::decksNamed;
using test::DeckWindow;
using test::namesOf;

namespace {

using Names = std::vector<std::string>;

const QString sets = QStringLiteral("set 0\nRams\n0 1\n2 3\n4 5\n6 7\nset 1\nWinds\n12 1\n2 3\n4 5\n6 7\n");
const QString overFull = QStringLiteral("set 2\nToo much\n8 8\n2 3\n4 5\n6 7\n");
const QString userFile =
    QStringLiteral("Nick Ame\nnick@example.org\nhunter2\nHandset\n0\n\nset 0\nRams\n0 1\n2 3\n4 5\n6 7\n");
const QStringList secrets{QStringLiteral("Nick"), QStringLiteral("Ame"), QStringLiteral("example"),
                          QStringLiteral("hunter2")};

void paste(DeckWindow& window, const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    window.action(QStringLiteral("paste"))->trigger();
}

bool holdsSecret(const QString& text) {
    return std::ranges::any_of(secrets, [&](const QString& secret) { return text.contains(secret); });
}

} // namespace

class TestDeckIntake : public QObject {
    Q_OBJECT

private slots:
    void pastedDecksComeBehindTheShownOne() {
        DeckWindow window(decksNamed({"A", "Rams", "B"}));
        window.document->show(1);
        paste(window, sets);
        QCOMPARE(namesOf(*window.document), Names({"A", "Rams", "Rams (2)", "Winds", "B"}));
        QCOMPARE(window.document->shown(), 2);
        QCOMPARE(window.steps(), 1);
        QVERIFY(window.message.contains(QLatin1Char('2')));
        window.document->undoStack().undo();
        QCOMPARE(namesOf(*window.document), Names({"A", "Rams", "B"}));
    }

    void theSameDecksAreNotAddedTwice() {
        DeckWindow window(decksNamed({"A", "Rams"}));
        const QString code = QString::fromStdString(shareCode(deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9")));
        for (const QString& text : {sets, code}) {
            paste(window, text);
            const Names once = namesOf(*window.document);
            const int steps = window.steps();
            window.document->show(0);
            paste(window, text);
            QCOMPARE(namesOf(*window.document), once);
            QCOMPARE(window.steps(), steps);
            QVERIFY2(window.message.contains(QStringLiteral("already here")), qPrintable(window.message));
            QVERIFY(window.document->shown() > 0); // it is shown
        }
        QCOMPARE(window.document->library().size(), 5);
        paste(window, sets + QStringLiteral("set 2\nRams\n0 1\n2 3\n4 5\n6 8\n")); // other cards
        QCOMPARE(window.document->library().size(), 6);
        QVERIFY(window.message.contains(QStringLiteral("2 deck")));
    }

    void codesAreFoundInAMessage() {
        DeckWindow window(decksNamed({"A"}));
        const QString one = QString::fromStdString(shareCode(deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9")));
        const QString two = QString::fromStdString(shareCode(deckOf("1 0 | 2 3 | 4 5 8 | 6 7 9")));
        paste(window, QStringLiteral("Try this one: %1, it wins!\n(or %2)").arg(one, two));
        QCOMPARE(window.document->library().size(), 3);
        QCOMPARE(window.document->library().at(1).deck, deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9"));
        QCOMPARE(window.document->library().at(2).deck, deckOf("1 0 | 2 3 | 4 5 8 | 6 7 9"));
    }

    void everyFormCanBePasted_data() {
        QTest::addColumn<int>("format");
        for (DeckFormat format : {DeckFormat::Sdeck, DeckFormat::Sets, DeckFormat::OldSets,
                                  DeckFormat::ShareCode, DeckFormat::List})
            QTest::newRow(std::string(deckFormatId(format)).c_str()) << int(format);
    }

    void everyFormCanBePasted() {
        QFETCH(int, format);
        DeckLibrary library;
        library.append({.name = "Rams", .deck = deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9")});
        const auto written = writeDecks(library, test::tokenBattle(), DeckFormat(format));
        DeckWindow window(decksNamed({"A"}));
        paste(window, QString::fromStdString(written->bytes));
        QCOMPARE(window.document->library().size(), 2);
        QCOMPARE(window.document->deck(), library.at(0).deck);
    }

    void copiedFilesArePastedAsWell() {
        DeckWindow window(decksNamed({"A", "B"}));
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("rams.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sets.toUtf8()) > 0);
        file.close();
        auto* data = new QMimeData;
        data->setUrls({QUrl::fromLocalFile(file.fileName())});
        QGuiApplication::clipboard()->setMimeData(data);
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(namesOf(*window.document), Names({"A", "Rams", "Winds", "B"}));
    }

    void textWithoutDecksSaysWhyAndChangesNothing_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        const QString code = QString::fromStdString(shareCode(deckOf("0 1 | 2 3 | 4 5 | 6 7")));
        QTest::newRow("nothing") << QString() << QStringLiteral("clipboard");
        QTest::newRow("words") << QStringLiteral("hello") << QStringLiteral("no deck");
        QTest::newRow("cut code") << code.chopped(1) << QStringLiteral("damaged");
        QTest::newRow("a stray line") << QStringLiteral("sd1-é") << QStringLiteral("code");
    }

    void textWithoutDecksSaysWhyAndChangesNothing() {
        QFETCH(QString, text);
        QFETCH(QString, word);
        DeckWindow window(decksNamed({"A"}));
        if (text.isEmpty())
            QGuiApplication::clipboard()->clear();
        else
            QGuiApplication::clipboard()->setText(text);
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.steps(), 0);
        const QString& words = text.isEmpty() ? window.message : window.reported;
        QVERIFY2(words.contains(word), qPrintable(words));
    }

    /// Above the document, where it stays until the next text is taken.
    void reportsWhatATextLacked() {
        DeckWindow window(decksNamed({"A"}));
        paste(window, QStringLiteral("set 0\nStrange\n0 1\n2 3\n4 5\n6 999\n"));
        QCOMPARE(window.document->library().size(), 2);
        QVERIFY2(window.reported.contains(QStringLiteral("999")), qPrintable(window.reported));
        paste(window, QStringLiteral("set 0\nShort\n0 1\n2\n4 5\n6 7\n"));
        QVERIFY2(window.reported.contains(QStringLiteral("Short")) &&
                     window.reported.contains(QStringLiteral("Stack 2 needs one more card")),
                 qPrintable(window.reported));
        paste(window, sets);
        QCOMPARE(window.reported, QString());
        paste(window, QStringLiteral("Stack 1: Pike\nStack 2: Ram, Pikee\nStack 3: -\nStack 4: -"));
        QVERIFY2(window.reported.contains(QStringLiteral("Line 2")) &&
                     window.reported.contains(QStringLiteral("Pikee")),
                 qPrintable(window.reported));
    }

    /// It names the next word, until there is none, and each again where the edits are undone.
    void whatATextLackedFollowsTheEdits() {
        DeckWindow window(decksNamed({"A"}));
        paste(window, QStringLiteral("Stack 1: Broadaxe, Pike\nStack 2: Ram, Sickel\nStack 3: Wedge, Geyser\n"
                                     "Stack 4: Whirlwind, Jugler\n"));
        QVERIFY(window.reported.contains(QStringLiteral("Sickel")));
        const QString all = window.reported;
        window.document->replaceWord(0, 4);
        QVERIFY(!window.reported.contains(QStringLiteral("Sickel")));
        QVERIFY(window.reported.contains(QStringLiteral("Jugler")));
        window.document->replaceWord(0, 19);
        QCOMPARE(window.reported, QString());
        window.document->undoStack().undo();
        window.document->undoStack().undo();
        QCOMPARE(window.reported, all);
        window.document->undoStack().undo(); // without the deck nothing lacks
        QCOMPARE(window.reported, QString());
    }

    void listsOfNamesArePasted() {
        DeckWindow window(decksNamed({"A"}));
        paste(window, QStringLiteral("My best\nStack 1: Broadaxe, Pike\nStack 2: Hammer, Sabre\n"
                                     "Stack 3: Sickle, caltrop\nStack 4: Whirlwind, Wedge"));
        QCOMPARE(window.document->deck(), deckOf("0 1 | 2 3 | 4 5 | 6 7"));
        QCOMPARE(window.reported, QString());
    }

    void asksBeforeDecksAreLeftOut() {
        DeckWindow window(decksNamed({"A"}));
        paste(window, sets + overFull);
        QCOMPARE(window.dialogs.confirmed.size(), 1);
        QVERIFY(window.dialogs.confirmed.front().contains(QStringLiteral("Too much")));
        QCOMPARE(window.steps(), 0); // the answer was no
        window.dialogs.confirmAnswer = true;
        paste(window, sets + overFull);
        QCOMPARE(namesOf(*window.document), Names({"A", "Rams", "Winds"}));
        QVERIFY(window.reported.contains(QStringLiteral("Too much")));
    }

    void aRefusalLeavesNothingBesideItThatSoundsLikeSuccess() {
        DeckWindow window(decksNamed({"A"}));
        for (const QString& refused : {QStringLiteral("hello"), overFull}) {
            paste(window, sets);
            window.document->undoStack().undo();
            paste(window, sets);
            QVERIFY2(window.message.contains(QStringLiteral("2 deck")), qPrintable(window.message));
            paste(window, refused);
            QVERIFY(!window.reported.isEmpty());
            QCOMPARE(window.message, QStringLiteral("No deck was added."));
            window.document->undoStack().undo();
        }
    }

    void reportsOnlyDecksThatCannotBeHeld() {
        DeckWindow window(decksNamed({"A"}));
        paste(window, overFull);
        QCOMPARE(window.steps(), 0);
        QVERIFY(window.dialogs.confirmed.isEmpty());
        QVERIFY(window.dialogs.informed.isEmpty());
        QVERIFY(window.reported.contains(QStringLiteral("Too much")));
    }

    void droppedTextIsPasted() {
        DeckWindow window(decksNamed({"A", "B"}));
        QMimeData data;
        data.setText(sets);
        QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.view, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
        drop.setDropAction(Qt::MoveAction);
        QCoreApplication::sendEvent(window.view, &drop);
        QCOMPARE(drop.dropAction(), Qt::CopyAction);
        QCOMPARE(window.steps(), 0); // once the drop is over, as a question may come up
        QTRY_COMPARE(namesOf(*window.document), Names({"A", "Rams", "Winds", "B"}));
    }

    void filesDroppedOnTheViewAreLeftToTheWindow() {
        DeckWindow window(decksNamed({"A"}));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/a.sdeck"))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        enter.ignore();
        QCoreApplication::sendEvent(window.view, &enter);
        QVERIFY(!enter.isAccepted());
    }

    void whatIsDraggedHereIsNoTextToTakeIn() {
        DeckWindow window(decksNamed({"A"}));
        for (const char* type : {"cards", "decks"}) {
            QMimeData data;
            data.setData(QStringLiteral("application/x-stonemason-") + QLatin1String(type), "1");
            data.setText(sets); // for other programs
            QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, &data, Qt::LeftButton, {});
            enter.ignore();
            QCoreApplication::sendEvent(window.view, &enter);
            QVERIFY(!enter.isAccepted());
        }
    }

    void filesDroppedOnTheListAreTakenInAtTheirPlace() {
        DeckWindow window(decksNamed({"A", "B"}));
        const QTemporaryDir folder;
        QList<QUrl> urls;
        for (const auto& [name, text] :
             {std::pair<QString, QString>{QStringLiteral("one.txt"), sets},
              {QStringLiteral("two.txt"), QStringLiteral("nonsense")},
              {QStringLiteral("three.txt"), QStringLiteral("set 0\nLast\n0 1\n2 3\n4 5\n6 7\n")}}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0);
            urls += QUrl::fromLocalFile(file.fileName());
        }
        emit window.dock<DeckListDock>()->filesDropped(urls, 1);
        QTRY_COMPARE(namesOf(*window.document), Names({"A", "Rams", "Winds", "Last", "B"}));
        QCOMPARE(window.dialogs.informed.size(), 1);
        QVERIFY(window.dialogs.informed.front().contains(QStringLiteral("two.txt")));
    }

    void whatIsPrivateInAUserFileComesNowhere() {
        DeckWindow window(decksNamed({"A"}));
        window.window.show();
        paste(window, userFile);
        QCOMPARE(namesOf(*window.document), Names({"A", "Rams"}));
        QVERIFY(!holdsSecret(window.message));
        QVERIFY(!holdsSecret(QString::fromStdString(window.document->recoveryBytes().value())));
        QVERIFY(!holdsSecret(window.document->undoStack().undoText()));
        for (const char* id : {"copy-text", "copy-code"}) {
            window.action(QString::fromLatin1(id))->trigger();
            QVERIFY(!holdsSecret(QGuiApplication::clipboard()->text()));
        }
        paste(window, userFile + overFull); // the question names decks and nothing else
        paste(window, QString(userFile).remove(QStringLiteral("\n\nset 0")));
        for (const QString& asked :
             window.dialogs.confirmed + window.dialogs.informed + QStringList{window.message})
            QVERIFY(!holdsSecret(asked));
        for (const QWidget* widget : window.window.findChildren<QWidget*>())
            for (const QString& words : {widget->toolTip(), widget->accessibleName(),
                                         widget->accessibleDescription(), widget->windowTitle()})
                QVERIFY(!holdsSecret(words));
    }
};

STONEMASON_TEST(TestDeckIntake)
#include "test_deck_importer.moc"
