// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_properties_dock.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::decksNamed;
using test::DeckWindow;
using test::namesOf;

namespace {

using Words = std::vector<std::string>;

struct PropertiesWindow : DeckWindow {
    explicit PropertiesWindow(const Words& names) : DeckWindow(decksNamed(names)) {
        window.show();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no window");
        properties = dock<DeckPropertiesDock>();
    }
    void type(QLineEdit* field, const QString& text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    const NamedDeck& deck(int index = 0) const { return document->library().at(index); }

    DeckPropertiesDock* properties = nullptr;
};

} // namespace

class TestDeckPropertiesDock : public QObject {
    Q_OBJECT

private slots:
    void typingRenamesInOneStep() {
        PropertiesWindow window({"A", "B"});
        window.type(window.properties->nameField(), QStringLiteral("Gold Rush"));
        QCOMPARE(window.deck().name, "Gold Rush");
        QCOMPARE(window.properties->nameField()->text(), QStringLiteral("Gold Rush")); // the blank too
        QCOMPARE(window.steps(), 1);
        window.document->undoStack().undo();
        QCOMPARE(window.deck().name, "A");
        QCOMPARE(window.properties->nameField()->text(), QStringLiteral("A"));
    }

    void renamingTwiceInTheListAreTwoSteps() {
        PropertiesWindow window({"A"});
        window.document->renameDeck(0, QStringLiteral("B"));
        window.document->renameDeck(0, QStringLiteral("C"));
        QCOMPARE(window.steps(), 2);
    }

    void anImpossibleNameIsReportedAndNotTaken() {
        PropertiesWindow window({"A", "B"});
        window.type(window.properties->nameField(), QStringLiteral("B"));
        QCOMPARE(window.deck().name, "A");
        QVERIFY(window.properties->faultLabel()->isVisible());
        QVERIFY(window.properties->faultLabel()->text().contains(QStringLiteral("“B”")));
        QTest::keyClick(window.properties->nameField(), Qt::Key_Return);
        QCOMPARE(window.properties->nameField()->text(), QStringLiteral("A"));
        QVERIFY(!window.properties->faultLabel()->isVisible());
        QCOMPARE(window.steps(), 0);
    }

    void aNameThatIsTakenGoesBackToTheOldOne() {
        PropertiesWindow window({"Storm", "New deck"});
        window.type(window.properties->nameField(), QStringLiteral("New deck"));
        QCOMPARE(window.deck().name, "Storm"); // and not "New dec", which was free
        QCOMPARE(window.properties->nameField()->text(), QStringLiteral("New deck"));
        QTest::keyClicks(window.properties->nameField(), QStringLiteral(" 2"));
        QCOMPARE(window.deck().name, "New deck 2");
        window.type(window.properties->nameField(), QStringLiteral("New deck"));
        QTest::keyClick(window.properties->nameField(), Qt::Key_Return);
        QCOMPARE(window.deck().name, "Storm");
        QCOMPARE(window.properties->nameField()->text(), QStringLiteral("Storm"));
        QCOMPARE(window.steps(), 0);
    }

    void tagsStandBetweenCommas() {
        PropertiesWindow window({"A"});
        window.type(window.properties->tagsField(), QStringLiteral("fast, old school ,,fast"));
        QCOMPARE(window.deck().tags, Words({"fast", "old school"}));
        QCOMPARE(window.steps(), 1);
        QTest::keyClick(window.properties->tagsField(), Qt::Key_Return);
        window.type(window.properties->tagsField(), QString(60, u'x'));
        QVERIFY(window.properties->faultLabel()->isVisible());
        QCOMPARE(window.deck().tags.front().size(), 50U);
        window.document->setTags(0, {"slow"});
        QCOMPARE(window.properties->tagsField()->text(), QStringLiteral("slow"));
    }

    void notesAreKeptAsTyped() {
        PropertiesWindow window({"A"});
        QPlainTextEdit* notes = window.properties->notesField();
        notes->setFocus();
        QTest::keyClicks(notes, QStringLiteral("Keep the corner"));
        QTest::keyClick(notes, Qt::Key_Return);
        QTest::keyClicks(notes, QStringLiteral("free."));
        QCOMPARE(window.deck().notes, "Keep the corner\nfree.");
        QCOMPARE(window.steps(), 1);
        notes->setPlainText(QString(maximumNotesLength + 1, u'x'));
        QVERIFY(window.properties->faultLabel()->isVisible());
        QCOMPARE(window.deck().notes, "Keep the corner\nfree.");
    }

    void showsTheShownDeck() {
        PropertiesWindow window({"A", "B"});
        window.document->setTags(1, {"x"});
        window.document->show(0);
        QVERIFY(window.properties->tagsField()->text().isEmpty());
        window.document->show(1);
        QCOMPARE(window.properties->nameField()->text(), QStringLiteral("B"));
        QCOMPARE(window.properties->tagsField()->text(), QStringLiteral("x"));
        window.document->removeDecks(QStringLiteral("Delete"), {0, 1});
        QVERIFY(!window.properties->isEnabled());
        QVERIFY(window.properties->nameField()->text().isEmpty());
    }
};

STONEMASON_TEST(TestDeckPropertiesDock)
#include "test_deck_properties_dock.moc"
