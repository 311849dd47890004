// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "editor/pocket_heroes/view/docks/find_dock.h"
#include "editor/pocket_heroes/view/docks/property_form.h"
#include "editor/pocket_heroes/view/docks/world_properties_dock.h"
#include "tests/editor/pocket_heroes/view/docks/inhabited_world.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;
using test::WorldWindow;

namespace {

void choose(QWidget* field, const QString& text) {
    auto* box = qobject_cast<QComboBox*>(field);
    QVERIFY(box);
    const int index = box->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    box->setCurrentIndex(index);
    emit box->activated(index);
}

void type(QWidget* field, const QString& text) {
    auto* line = qobject_cast<QLineEdit*>(field);
    QVERIFY(line);
    line->setText(text);
    emit line->textEdited(text);
}

} // namespace

class TestWorldDocks : public QObject {
    Q_OBJECT

private slots:
    /// The only language cannot be removed: its box would be cleared, but the language would still exist.
    void theOnlyLanguageStays() {
        WorldWindow window(inhabited());
        auto* form = window.dock<WorldPropertiesDock>()->form();
        auto* english = qobject_cast<QCheckBox*>(form->field(QStringLiteral("Texts in English")));
        auto* russian = qobject_cast<QCheckBox*>(form->field(QStringLiteral("Texts in Russian")));
        QVERIFY(!english->isEnabled() && english->isChecked() && !english->toolTip().isEmpty());
        russian->click();
        QVERIFY(english->isEnabled() && russian->isEnabled());
        english->click();
        QVERIFY(!window.world().has(Language::English));
        QVERIFY(!russian->isEnabled() && russian->isChecked());
        QVERIFY(english->isEnabled() && !english->isChecked());
        window.document.undoStack().undo();
        QVERIFY(russian->isEnabled() && english->isChecked());
    }

    void theWorldItselfIsFilledInAndUndone() {
        WorldWindow window(inhabited());
        auto* form = window.dock<WorldPropertiesDock>()->form();
        type(form->field(QStringLiteral("Name (English)")), QStringLiteral("Isle"));
        QCOMPARE(nameOf(window.world(), Language::English), std::string("Isle"));
        QCOMPARE(window.document.title(), QStringLiteral("Isle"));
        type(form->field(QStringLiteral("Author")), QStringLiteral("Ann"));
        QCOMPARE(window.world().author, std::string("Ann"));
        auto* russian = qobject_cast<QCheckBox*>(form->field(QStringLiteral("Texts in Russian")));
        russian->click();
        QVERIFY(window.world().has(Language::Russian));
        QVERIFY(form->field(QStringLiteral("Name (Russian)"))->isVisibleTo(form));
        type(form->field(QStringLiteral("Name (Russian)")), QStringLiteral("Остров"));
        QCOMPARE(nameOf(window.world(), Language::Russian), std::string("Остров"));
        auto* radius =
            qobject_cast<QDoubleSpinBox*>(form->field(QStringLiteral("Ultimate artifact: radius")));
        radius->setValue(4294967295.0);
        QCOMPARE(window.world().ultimate.radius, 4294967295U);
        QVERIFY(readWorld(window.saved()).value() == window.world());
        choose(form->field(QStringLiteral("Texts of the file")),
               QStringLiteral("In one language (old files)"));
        QCOMPARE(window.world().version, Version::Plain);
        QCOMPARE(window.world().name, std::string("Isle"));
        QCOMPARE(window.world().guards[1].message, std::string("Zażółć the bridge"));
        QCOMPARE(window.document.undoStack().count(), 6);
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        QVERIFY(window.world() == inhabited());
    }

    void playersComeAndGoWithTheirMainCastles() {
        WorldWindow window(inhabited());
        auto* form = window.dock<WorldPropertiesDock>()->form();
        choose(form->field(QStringLiteral("Red")), QStringLiteral("Computer"));
        QCOMPARE(window.world().players[0].controller, Controller::Computer);
        auto* castle = qobject_cast<QComboBox*>(form->field(QStringLiteral("Main castle of Red")));
        QCOMPARE(castle->count(), 3); // none, and both
        castle->setCurrentIndex(2);
        emit castle->activated(2);
        QCOMPARE(window.world().players[0].mainCastle->cell, (Cell{20, 20}));
        qobject_cast<QCheckBox*>(form->field(QStringLiteral("Red begins with a hero there")))->click();
        QVERIFY(window.world().players[0].mainCastle->createHero);
        choose(form->field(QStringLiteral("Green")), QStringLiteral("Human"));
        QCOMPARE(window.world().players.size(), std::size_t(2));
        QCOMPARE(window.world().players[1].id, PlayerId::Green);
        choose(form->field(QStringLiteral("Red")), QStringLiteral("Does not play"));
        QCOMPARE(window.world().players.size(), std::size_t(1));
        QVERIFY(!castle->isVisibleTo(form));
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        QVERIFY(window.world() == inhabited());
    }

    void eventsOfTimeAreAddedFilledInAndRemoved() {
        WorldWindow window(inhabited());
        auto* dock = window.dock<WorldPropertiesDock>();
        QVERIFY(!dock->removeButton()->isEnabled());
        dock->addButton()->click();
        dock->addButton()->click();
        QCOMPARE(dock->events()->count(), 2);
        QCOMPARE(dock->events()->currentRow(), 1);
        auto* form = dock->eventForm();
        type(form->field(QStringLiteral("Event")), QStringLiteral("Tax"));
        qobject_cast<QDoubleSpinBox*>(form->field(QStringLiteral("First day")))->setValue(14);
        qobject_cast<QDoubleSpinBox*>(form->field(QStringLiteral("Gold")))->setValue(-500);
        qobject_cast<QCheckBox*>(form->field(QStringLiteral("For Red")))->click();
        const TimeEvent event = window.world().timeEvents[1];
        QCOMPARE(event.name, std::string("Tax"));
        QCOMPARE(event.firstDay, 14U);
        QCOMPARE(event.resources[0], -500);
        QCOMPARE(event.players, 0b111110U);
        QVERIFY(window.world().timeEvents[0].name.empty());
        QCOMPARE(dock->events()->item(1)->text(), QStringLiteral("Tax, day 14"));
        QVERIFY(readWorld(window.saved()).value() == window.world());
        const auto* name = qobject_cast<QLineEdit*>(form->field(QStringLiteral("Event")));
        dock->events()->setCurrentRow(0);
        QCOMPARE(name->text(), QString());
        dock->events()->setCurrentRow(1);
        QCOMPARE(name->text(), QStringLiteral("Tax"));
        dock->removeButton()->click();
        QCOMPARE(window.world().timeEvents.size(), std::size_t(1));
        window.document.undoStack().undo();
        QCOMPARE(window.world().timeEvents[1], event);
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        QVERIFY(window.world() == inhabited());
    }

    /// No row of the map is reported where the game decides; a file may hold any number below 0 for that.
    void aPlaceBelowZeroIsTheGames() {
        World world = inhabited();
        world.ultimate.cell = {-7, 4};
        WorldWindow window(world);
        auto* form = window.dock<WorldPropertiesDock>()->form();
        const auto box = [form](const char* label) {
            return qobject_cast<QDoubleSpinBox*>(form->field(QString::fromLatin1(label)));
        };
        QCOMPARE(box("Ultimate artifact: row")->text(), QStringLiteral("Anywhere"));
        QCOMPARE(box("Ultimate artifact: column")->text(), QStringLiteral("4"));
        QCOMPARE(window.world(), world);
        box("Ultimate artifact: column")->setValue(-1);
        QCOMPARE(box("Ultimate artifact: column")->text(), QStringLiteral("Anywhere"));
        QCOMPARE(window.world().ultimate.cell, (Cell{-7, -1}));
        box("Ultimate artifact: row")->setValue(12);
        QCOMPARE(window.world().ultimate.cell, (Cell{12, -1}));
    }

    void wordsFindNamesOwnersIdsAndMessages() {
        const World world = inhabited();
        const auto found = [&world](const char* words) {
            return thingsWith(world, pocketHeroes(), QString::fromUtf8(words));
        };
        using Things = std::vector<Thing>;
        QCOMPARE(found(""), Things());
        QCOMPARE(found("no such thing"), Things());
        QCOMPARE(found("RED"), (Things{{ThingKind::Castle, 0}, {ThingKind::Castle, 1}}));
        QCOMPARE(found("guard"), (Things{{ThingKind::Guard, 0}, {ThingKind::Guard, 1}}));
        QCOMPARE(found("guard zazolc"), (Things{{ThingKind::Guard, 1}}));
        QCOMPARE(found("trees_1"), (Things{{ThingKind::Decoration, 0}}));
    }

    void returnGoesToWhatIsFound() {
        WorldWindow window(inhabited());
        window.window.show();
        auto* dock = window.dock<FindDock>();
        dock->field()->setText(QStringLiteral("guard"));
        QCOMPARE(dock->list()->count(), 2);
        QCOMPARE(dock->list()->currentRow(), 0);
        QTest::keyClick(dock->field(), Qt::Key_Down);
        QCOMPARE(dock->list()->currentRow(), 1);
        QTest::keyClick(dock->field(), Qt::Key_Return);
        QCOMPARE(window.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Guard, 1}}));
        dock->field()->setText(QStringLiteral("nothing like that"));
        QTest::keyClick(dock->field(), Qt::Key_Return);
        QCOMPARE(window.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Guard, 1}}));
    }

    /// A hidden panel does not search; its results are up to date when it is shown again.
    void hiddenItFindsNothing() {
        WorldWindow window(inhabited());
        window.window.show();
        auto* dock = window.dock<FindDock>();
        dock->show();
        dock->field()->setText(QStringLiteral("village"));
        const int found = dock->list()->count();
        QVERIFY(found > 1);
        dock->hide();
        const Thing first{ThingKind::Castle, 1};
        window.document.edit(QStringLiteral("x"), deleting(window.world(), {&first, 1}));
        QCOMPARE(dock->list()->count(), 0);
        dock->show();
        QCOMPARE(dock->list()->count(), found - 1);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldDocks)
#include "test_world_docks.moc"
