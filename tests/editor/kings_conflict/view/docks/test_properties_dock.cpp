// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/properties_dock.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::MapWindow;

class TestPropertiesDock : public QObject {
    Q_OBJECT

private slots:
    void typingChangesTheMapAtOnceInOneStep() {
        MapWindow window;
        auto* dock = window.dock<PropertiesDock>();
        QTest::keyClicks(dock->nameField(), QStringLiteral("Wastes"));
        QCOMPARE(window.document.map().info.name,
                 std::string("Wastes")); // nothing waits for the focus to leave
        QCOMPARE(window.document.title(), QStringLiteral("Wastes"));
        QCOMPARE(window.steps(), 1);
        window.document.undoStack().undo();
        QCOMPARE(window.document.map().info.name, std::string());
        QCOMPARE(dock->nameField()->text(), QString());
        window.document.undoStack().redo();
        QCOMPARE(dock->nameField()->text(), QStringLiteral("Wastes"));
    }

    void eachFieldIsAStepOfItsOwn() {
        MapWindow window;
        auto* dock = window.dock<PropertiesDock>();
        QTest::keyClicks(dock->nameField(), QStringLiteral("Wastes"));
        QTest::keyClicks(dock->authorField(), QStringLiteral("Ann"));
        QTest::keyClicks(dock->descriptionField(), QStringLiteral("dry"));
        dock->licenceField()->setCurrentText(QStringLiteral("CC0-1.0"));
        QCOMPARE(window.steps(), 4);
        const MapInfo wanted{"Wastes", "Ann", "dry", "CC0-1.0"};
        QVERIFY(window.document.map().info == wanted);
        window.document.undoStack().undo();
        window.document.undoStack().undo();
        const MapInfo half{"Wastes", "Ann", "", ""};
        QVERIFY(window.document.map().info == half);
        QCOMPARE(dock->descriptionField()->toPlainText(), QString());
        QCOMPARE(dock->licenceField()->currentText(), QString());
    }

    void typingAndTakingItBackLeavesNoStep() {
        MapWindow window;
        auto* dock = window.dock<PropertiesDock>();
        QTest::keyClicks(dock->nameField(), QStringLiteral("W"));
        QTest::keyClick(dock->nameField(), Qt::Key_Backspace);
        QCOMPARE(window.document.undoStack().count(), 0);
        QVERIFY(!window.document.isModified());
    }

    void aSavedStateIsAStepToComeBackTo() {
        MapWindow window;
        auto* dock = window.dock<PropertiesDock>();
        QTest::keyClicks(dock->nameField(), QStringLiteral("Was"));
        window.document.markSaved();
        QTest::keyClicks(dock->nameField(), QStringLiteral("tes"));
        QVERIFY(window.document.isModified());
        window.document.undoStack().undo();
        QVERIFY(!window.document.isModified());
        QCOMPARE(dock->nameField()->text(), QStringLiteral("Was"));
    }

    void typingKeepsTheCursorWhereItIs() {
        MapWindow window;
        auto* dock = window.dock<PropertiesDock>();
        dock->nameField()->setText(QStringLiteral("Waes"));
        dock->nameField()->setCursorPosition(2);
        QTest::keyClicks(dock->nameField(), QStringLiteral("st"));
        QCOMPARE(dock->nameField()->text(), QStringLiteral("Wastes"));
        QCOMPARE(dock->nameField()->cursorPosition(), 4);
    }

    void wordsBeyondAsciiSurvive() {
        MapWindow window;
        auto* dock = window.dock<PropertiesDock>();
        const QString name = QString::fromUtf8("Przełęcz 🏔");
        dock->nameField()->setText(name);
        QCOMPARE(QString::fromStdString(window.document.map().info.name), name);
    }

    void anotherMapShowsItsOwnWords() {
        MapWindow window;
        auto* dock = window.dock<PropertiesDock>();
        QTest::keyClicks(dock->nameField(), QStringLiteral("One"));
        Map second = newMap(test::kingsConflict());
        second.info.name = "Two";
        MapDocument other(second, test::kingsConflict());
        window.workspace.setCurrent(&other, nullptr);
        QCOMPARE(dock->nameField()->text(), QStringLiteral("Two"));
        QCOMPARE(other.undoStack().count(), 0);
        window.workspace.setCurrent(&window.document, window.canvas);
        QCOMPARE(dock->nameField()->text(), QStringLiteral("One"));
        window.workspace.setCurrent(nullptr, nullptr);
        QVERIFY(!dock->isEnabled());
        QCOMPARE(window.document.map().info.name, std::string("One"));
    }

    void reportsWhatHoldsOfTheSymmetry() {
        MapWindow window;
        auto* dock = window.dock<PropertiesDock>();
        QCOMPARE(dock->symmetryField()->currentText(), QStringLiteral("Half-turn"));
        QCOMPARE(dock->symmetryState()->text(), QStringLiteral("obeyed"));
        window.document.apply(QStringLiteral("Break"), {{{terrainLayer, {0, 0}, 'M', 'S'}}, {}});
        QCOMPARE(dock->symmetryState()->text(), QStringLiteral("2 cells differ"));
        window.document.setSymmetry(Symmetry::None);
        QCOMPARE(dock->symmetryField()->currentText(), QStringLiteral("None"));
    }

    void choosingASymmetryOnlyAsksForIt() {
        MapWindow window;
        auto* dock = window.dock<PropertiesDock>();
        disconnect(dock, &PropertiesDock::symmetryRequested, nullptr, nullptr);
        QSignalSpy asked(dock, &PropertiesDock::symmetryRequested);
        const int diagonal = dock->symmetryField()->findData(int(Symmetry::Diagonal));
        dock->symmetryField()->setCurrentIndex(diagonal);
        emit dock->symmetryField()->activated(diagonal);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(window.document.map().symmetry, Symmetry::HalfTurn);
        QCOMPARE(dock->symmetryField()->currentText(), QStringLiteral("Half-turn"));
    }
};

STONEMASON_TEST(TestPropertiesDock)
#include "test_properties_dock.moc"
