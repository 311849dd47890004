// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/deck/model/deck_edits.h"
#include "editor/token_battle/deck/view/docks/deck_list_model.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::decksNamed;
using test::namesOf;

namespace {

using Names = std::vector<std::string>;

/// A model that follows its document as the dock makes it, under the eyes of Qt's tester.
struct Followed {
    explicit Followed(std::unique_ptr<DeckDocument> decks) : document(std::move(decks)) {
        model.setDocument(document.get());
        QObject::connect(document.get(), &DeckDocument::libraryChanged, &model, &DeckListModel::sync);
    }

    Names rows() const {
        Names names;
        for (int row = 0; row < model.rowCount(); ++row)
            names.push_back(model.index(row).data().toString().toStdString());
        return names;
    }
    QModelIndexList indexes(std::initializer_list<int> rows) const {
        QModelIndexList indexes;
        for (int row : rows)
            indexes += model.index(row);
        return indexes;
    }
    void drag(std::initializer_list<int> rows, int before) {
        const std::unique_ptr<QMimeData> data(model.mimeData(indexes(rows)));
        model.dropMimeData(data.get(), Qt::MoveAction, before, 0, {});
    }

    std::unique_ptr<DeckDocument> document;
    DeckListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

const std::string validStacks = "0 1 | 2 3 | 4 5 | 6 7";

} // namespace

class TestDeckListModel : public QObject {
    Q_OBJECT

private slots:
    /// A library from a stranger: Qt would load what the name names.
    void namesAreNoMarkup() {
        const Followed list(decksNamed({"<img src='/etc/hosts'>"}, {validStacks}));
        const QString tip = list.model.index(0).data(Qt::ToolTipRole).toString();
        QVERIFY2(!tip.contains(QLatin1String("<img")), qPrintable(tip));
        QVERIFY2(tip.contains(QLatin1String("&lt;img")), qPrintable(tip));
    }

    void rowsSayWhatADeckIs() {
        Followed list(decksNamed({"Rams", "Winds"}, {validStacks, "0 | 2 3 | 4 5 | 6 7"}));
        list.document->setTags(0, {"fast", "old"});
        const QModelIndex rams = list.model.index(0);
        QCOMPARE(rams.data().toString(), QStringLiteral("Rams"));
        QCOMPARE(rams.data(DeckListModel::SummaryRole).toString(), QStringLiteral("8 card(s) · fast · old"));
        QVERIFY(rams.data(DeckListModel::ActiveRole).toBool());
        QVERIFY(rams.data(DeckListModel::ErrorsRole).toString().isEmpty());
        const QModelIndex winds = list.model.index(1);
        QVERIFY(!winds.data(DeckListModel::ActiveRole).toBool());
        QCOMPARE(winds.data(DeckListModel::ErrorsRole).toString(),
                 QStringLiteral("Stack 1 needs one more card."));
        QVERIFY(winds.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("needs one more")));
    }

    void followsEveryChangeAndItsUndoing() {
        Followed list(decksNamed({"A", "B", "C", "D"}));
        addDeck(*list.document);
        duplicateDecks(*list.document, {3, 0});
        list.document->moveDecks({0, 2}, 5);
        list.document->removeDecks(QStringLiteral("Delete"), {1, 2, 4});
        list.document->renameDeck(0, QStringLiteral("Z"));
        list.document->moveDecks({0}, list.document->library().size());
        DeckLibrary other;
        other.append({.name = "C"});
        other.append({.name = "X"});
        other.append({.name = "A"});
        list.document->replaceLibrary(QStringLiteral("Reload"), other);
        QCOMPARE(list.rows(), Names({"C", "X", "A"}));
        while (list.document->undoStack().canUndo()) {
            list.document->undoStack().undo();
            QCOMPARE(list.rows(), namesOf(*list.document));
        }
        QCOMPARE(list.rows(), Names({"A", "B", "C", "D"}));
        while (list.document->undoStack().canRedo()) {
            list.document->undoStack().redo();
            QCOMPARE(list.rows(), namesOf(*list.document));
        }
    }

    void rowsKeepWhatIsSelected() {
        Followed list(decksNamed({"A", "B", "C", "D"}));
        const QPersistentModelIndex c = list.model.index(2);
        list.document->moveDecks({2}, 0);
        QCOMPARE(c.row(), 0);
        list.document->moveDecks({0}, 4);
        QCOMPARE(c.row(), 3);
        const QPersistentModelIndex b = list.model.index(1);
        QCOMPARE(list.rows(), Names({"A", "B", "D", "C"}));
        list.document->moveDecks({1, 3}, 0); // several at once, lying apart
        QCOMPARE(list.rows(), Names({"B", "C", "A", "D"}));
        QVERIFY(b.row() == 0 && c.row() == 1);
        list.document->undoStack().undo();
        QVERIFY(b.row() == 1 && c.row() == 3);
        list.document->removeDecks(QStringLiteral("Delete"), {0, 1});
        QVERIFY(!b.isValid());
        QCOMPARE(c.row(), 1);
        QCOMPARE(c.data().toString(), QStringLiteral("C"));
    }

    void renamesInPlaceOrSaysWhyNot() {
        Followed list(decksNamed({"A", "B"}));
        QSignalSpy refused(list.document.get(), &DeckDocument::refused);
        QVERIFY(list.model.setData(list.model.index(0), QStringLiteral(" Ant "), Qt::EditRole));
        QCOMPARE(list.rows(), Names({"Ant", "B"}));
        QVERIFY(!list.model.setData(list.model.index(0), QStringLiteral("B"), Qt::EditRole));
        QVERIFY(!list.model.setData(list.model.index(0), QString(), Qt::EditRole));
        QCOMPARE(refused.count(), 2);
        QCOMPARE(list.rows(), Names({"Ant", "B"}));
        QCOMPARE(list.document->undoStack().count(), 1);
    }

    void findsNamesAndTags() {
        Followed list(decksNamed({"Rams", "Winds", "Old Rams"}));
        list.document->setTags(1, {"fast", "Ramshackle"});
        list.model.setSearch(QStringLiteral(" ram "));
        QCOMPARE(list.rows(), Names({"Rams", "Winds", "Old Rams"}));
        list.model.setSearch(QStringLiteral("ram old"));
        QCOMPARE(list.rows(), Names({"Old Rams"}));
        QCOMPARE(list.model.deckAt(list.model.index(0)), 2);
        QVERIFY(!list.model.indexOf(0).isValid());
        list.document->renameDeck(0, QStringLiteral("Old rammers"));
        QCOMPARE(list.rows(), Names({"Old rammers", "Old Rams"}));
        list.document->removeDecks(QStringLiteral("Delete"), {0});
        QCOMPARE(list.rows(), Names({"Old Rams"}));
        QCOMPARE(list.model.deckAt(list.model.index(0)), 1);
        list.model.setSearch(QString());
        QCOMPARE(list.rows(), namesOf(*list.document));
    }

    /// By the names of the cards too: all words together, wherever each is found.
    void findsDecksThatHoldACard() {
        Followed list(decksNamed({"Rams", "Winds", "Empty"}, {"0 1 | 2 | |", "3 | | 1 |", " | | |"}));
        const QString both = cardName(1, test::tokenBattle());
        list.model.setSearch(both);
        QCOMPARE(list.rows(), Names({"Rams", "Winds"}));
        list.model.setSearch(both + QStringLiteral(" wind"));
        QCOMPARE(list.rows(), Names({"Winds"}));
        list.model.setSearch(cardName(2, test::tokenBattle()).toUpper());
        QCOMPARE(list.rows(), Names({"Rams"}));
    }

    void dragsDecksToAnotherPlace_data() {
        QTest::addColumn<QList<int>>("rows");
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("down") << QList<int>{0} << 3 << QStringLiteral("BCADE");
        QTest::newRow("up") << QList<int>{4} << 1 << QStringLiteral("AEBCD");
        QTest::newRow("to the end") << QList<int>{1} << -1 << QStringLiteral("ACDEB");
        QTest::newRow("several") << QList<int>{0, 2, 4} << 2 << QStringLiteral("BACED");
        QTest::newRow("nowhere else") << QList<int>{2} << 3 << QStringLiteral("ABCDE");
        QTest::newRow("apart, beside themselves") << QList<int>{1, 3} << 2 << QStringLiteral("ABDCE");
    }

    void dragsDecksToAnotherPlace() {
        QFETCH(QList<int>, rows);
        QFETCH(int, before);
        QFETCH(QString, after);
        Followed list(decksNamed({"A", "B", "C", "D", "E"}));
        list.document->show(3);
        QModelIndexList dragged;
        for (int row : rows)
            dragged += list.model.index(row);
        const std::unique_ptr<QMimeData> data(list.model.mimeData(dragged));
        list.model.dropMimeData(data.get(), Qt::MoveAction, before, 0, {});
        QString names;
        for (const std::string& name : list.rows())
            names += QString::fromStdString(name);
        QCOMPARE(names, after);
        QCOMPARE(list.document->deckName(), QStringLiteral("D"));
        QCOMPARE(list.document->undoStack().count(), after == QLatin1String("ABCDE") ? 0 : 1);
    }

    void takesNoDecksOfOthersAndNoneWhileSearching() {
        Followed list(decksNamed({"A", "B"}));
        Followed other(decksNamed({"A", "B"}));
        const std::unique_ptr<QMimeData> foreign(other.model.mimeData(other.indexes({0})));
        QVERIFY(!list.model.canDropMimeData(foreign.get(), Qt::MoveAction, 1, 0, {}));
        const std::unique_ptr<QMimeData> own(list.model.mimeData(list.indexes({0})));
        QVERIFY(list.model.canDropMimeData(own.get(), Qt::MoveAction, 2, 0, {}));
        list.model.setSearch(QStringLiteral("a"));
        QVERIFY(!list.model.canDropMimeData(own.get(), Qt::MoveAction, 1, 0, {}));
    }

    void draggedOutDecksAreText() {
        Followed list(decksNamed({"Rams", "Winds"}, {validStacks}));
        const std::unique_ptr<QMimeData> data(list.model.mimeData(list.indexes({0})));
        QVERIFY(data->text().startsWith(QStringLiteral("Deck: Rams")));
        QVERIFY(!data->text().contains(QStringLiteral("Winds")));
    }

    void reportsDroppedTextAndFilesWithTheirPlace() {
        Followed list(decksNamed({"A", "B"}));
        QSignalSpy text(&list.model, &DeckListModel::textDropped);
        QSignalSpy files(&list.model, &DeckListModel::filesDropped);
        QMimeData words;
        words.setText(QStringLiteral("sd1-"));
        list.model.dropMimeData(&words, Qt::CopyAction, 1, 0, {});
        QCOMPARE(text.first().at(1).toInt(), 1);
        QMimeData urls;
        urls.setUrls({QUrl::fromLocalFile(QStringLiteral("/a.sdeck"))});
        list.model.dropMimeData(&urls, Qt::CopyAction, -1, 0, {});
        QCOMPARE(files.first().at(1).toInt(), 2);
    }

    void staysRightThroughARandomWalk() {
        test::Random random(7);
        Followed list(decksNamed({"A", "B", "C"}));
        for (int step = 0; step < 400; ++step) {
            const int count = list.document->library().size();
            std::vector<int> some;
            for (int deck = 0; deck < count; ++deck)
                if (random.below(5) < 2) some.push_back(deck);
            switch (random.below(7)) {
            case 0: addDeck(*list.document); break;
            case 1:
                if (count < 20) duplicateDecks(*list.document, some);
                break;
            case 2:
                if (count > 0) list.document->moveDecks(some, random.below(count + 1));
                break;
            case 3: list.document->removeDecks(QStringLiteral("Delete"), some); break;
            case 4:
                if (count > 0) list.document->renameDeck(random.below(count), QString::number(step));
                break;
            case 5: list.document->undoStack().undo(); break;
            default: list.document->undoStack().redo(); break;
            }
            QCOMPARE(list.rows(), namesOf(*list.document));
        }
    }
};

STONEMASON_TEST(TestDeckListModel)
#include "test_deck_list_model.moc"
