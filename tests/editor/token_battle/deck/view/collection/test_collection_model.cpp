// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/folded_text.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/collection/collection_model.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

struct Desk {
    DeckDocument document{tokenBattle()};
    DeckGestures gestures{document};
    CollectionModel model{gestures};
    CollectionProxy proxy{model};

    std::vector<CardId> shown() const {
        std::vector<CardId> cards;
        for (int row = 0; row < proxy.rowCount(); ++row)
            cards.push_back(proxy.cardAt(proxy.index(row, 0)));
        return cards;
    }
};

} // namespace

class TestCollectionModel : public QObject {
    Q_OBJECT

private slots:
    void keepsTheRulesOfModels() {
        Desk desk;
        const QAbstractItemModelTester one(&desk.model,
                                           QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester two(&desk.proxy,
                                           QAbstractItemModelTester::FailureReportingMode::QtTest);
        desk.proxy.setFilter({.words = "push"});
        desk.gestures.putInto(0, {7, 8});
        desk.proxy.setFilter({.notInDeck = true});
        desk.gestures.removeCards({7});
        desk.document.undoStack().undo();
        for (std::size_t i = 0; i < cardOrderCount; ++i)
            desk.proxy.setOrder(CardOrder(i));
        desk.proxy.setFilter({.words = "nothing is called this"});
        QCOMPARE(desk.proxy.rowCount(), 0);
        desk.proxy.setFilter({});
        QCOMPARE(desk.proxy.rowCount(), desk.model.rowCount());
    }

    void knowsWhatStandsInTheDeck() {
        Desk desk;
        QSignalSpy changed(&desk.model, &QAbstractItemModel::dataChanged);
        QCOMPARE(desk.model.index(7).data(CollectionModel::StackRole).toInt(), -1);
        desk.gestures.putInto(2, {7});
        QVERIFY(changed.count() > 0);
        QCOMPARE(desk.model.index(7).data(CollectionModel::StackRole).toInt(), 2);
        desk.document.undoStack().undo();
        QCOMPARE(desk.model.index(7).data(CollectionModel::StackRole).toInt(), -1);
        desk.document.undoStack().redo();
        desk.document.insertDecks(QStringLiteral("New"), 1, {{.name = "Other"}});
        QCOMPARE(desk.model.index(7).data(CollectionModel::StackRole).toInt(), -1);
    }

    void cardsThatEnterTheDeckLeaveTheOpenOnes() {
        Desk desk;
        desk.proxy.setFilter({.abilities = {Ability::None}, .notInDeck = true});
        QCOMPARE(desk.shown(), (std::vector<CardId>{26, 27, 36, 37}));
        desk.gestures.putInto(0, {27});
        QCOMPARE(desk.shown(), (std::vector<CardId>{26, 36, 37}));
        desk.document.undoStack().undo();
        QCOMPARE(desk.shown(), (std::vector<CardId>{26, 27, 36, 37}));
    }

    void searchesInEveryText_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QList<int>>("cards");
        QTest::newRow("name") << QStringLiteral("Hourglass") << QList<int>{15};
        QTest::newRow("any case") << QStringLiteral("hOURGLASS") << QList<int>{15};
        QTest::newRow("accents") << QStringLiteral("hóurgłass") << QList<int>{15};
        QTest::newRow("kind") << QStringLiteral("turret") << QList<int>{36, 37};
        QTest::newRow("ability and area") << QStringLiteral("gild, row") << QList<int>{38};
        QTest::newRow("value") << QStringLiteral("value 5") << QList<int>{25};
        QTest::newRow("id") << QStringLiteral("#31") << QList<int>{31};
    }

    void searchesInEveryText() {
        QFETCH(QString, words);
        QFETCH(QList<int>, cards);
        Desk desk;
        desk.proxy.setFilter({.words = words.toStdString()});
        QCOMPARE(desk.shown(), std::vector<CardId>(cards.begin(), cards.end()));
    }

    void foldsLetters() { QCOMPARE(folded(QStringLiteral("Żółw ŁÓDŹ é")), QStringLiteral("zolw lodz e")); }

    void ordersAsAsked() {
        Desk desk;
        desk.proxy.setOrder(CardOrder::Name);
        QCOMPARE(desk.shown().front(), 40); // Alchemist
        desk.proxy.setOrder(CardOrder::Value);
        QCOMPARE(desk.shown().front(), 28);
        desk.proxy.setOrder(CardOrder::Version);
        QCOMPARE(desk.shown().back(), 42);
        desk.proxy.setOrder(CardOrder::Number);
        QCOMPARE(desk.shown().front(), 0);
        QVERIFY(desk.proxy.indexOf(12).isValid());
        desk.proxy.setFilter({.values = {9}});
        QVERIFY(!desk.proxy.indexOf(12).isValid());
    }

    void takesBackOnlyWhatIsInTheStacks() {
        Desk desk;
        desk.gestures.putInto(0, {7, 8});
        const auto drop = [&](const CardHand& hand) {
            const auto data = mimeDataOf(hand, desk.gestures.viewId());
            return desk.proxy.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, {}) &&
                   desk.proxy.dropMimeData(data.get(), Qt::MoveAction, -1, -1, {});
        };
        QVERIFY(!drop({CardHand::From::Collection, {9}}));
        QVERIFY(!drop({CardHand::From::Stacks, {9}}));
        QVERIFY(drop({CardHand::From::Stacks, {7}}));
        QCOMPARE(test::deckText(desk.document.deck()), test::deckText(test::deckOf("8 | | |")));
        QVERIFY(!desk.model.canDropMimeData(nullptr, Qt::MoveAction, -1, -1, {}));
    }

    void givesTheCardsThatAreDragged() {
        Desk desk;
        const std::unique_ptr<QMimeData> data(
            desk.proxy.mimeData({desk.proxy.index(3, 0), desk.proxy.index(5, 0)}));
        QVERIFY(*handOf(*data, desk.gestures.viewId()) == (CardHand{CardHand::From::Collection, {3, 5}}));
        QVERIFY(!desk.proxy.mimeData({}));
        QCOMPARE(desk.proxy.mimeTypes(), QStringList{cardMimeType()});
    }
};

STONEMASON_TEST(TestCollectionModel)
#include "test_collection_model.moc"
