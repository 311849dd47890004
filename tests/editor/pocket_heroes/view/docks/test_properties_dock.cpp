// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/properties.h"
#include "core/pocket_heroes/edit/texts.h"
#include "editor/pocket_heroes/view/docks/list_completer.h"
#include "editor/pocket_heroes/view/docks/number_lists.h"
#include "editor/pocket_heroes/view/docks/properties_dock.h"
#include "editor/pocket_heroes/view/docks/property_form.h"
#include "editor/pocket_heroes/view/docks/row_forms.h"
#include "tests/editor/pocket_heroes/view/docks/furnished_world.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stonemason::pocket_heroes {

using test::WorldWindow;

namespace {

/// Fills the field in with something else, as a person does. False for a field that would not take it.
bool fillInOtherwise(QWidget& field) {
    if (auto* box = qobject_cast<QComboBox*>(&field)) {
        if (box->count() < 2) return false;
        const int other = (box->currentIndex() + 1) % box->count();
        box->setCurrentIndex(other);
        emit box->activated(other);
    } else if (auto* spin = qobject_cast<QDoubleSpinBox*>(&field)) {
        spin->setValue(spin->value() == 1 ? 2 : 1);
    } else if (auto* check = qobject_cast<QCheckBox*>(&field)) {
        check->click();
    } else if (auto* line = qobject_cast<QLineEdit*>(&field)) {
        const bool isName = line->accessibleName().contains(QLatin1String("name"));
        const QString text = isName                                               ? QStringLiteral("Ann")
                             : line->accessibleName() == QLatin1String("Rewards") ? QStringLiteral("0:1:2")
                             : line->accessibleName() == QLatin1String("Spells")  ? QStringLiteral("3")
                                                                                  : QStringLiteral("3:1");
        line->setText(text);
        emit line->textEdited(text);
    } else if (auto* words = qobject_cast<QPlainTextEdit*>(&field)) {
        words->setPlainText(QStringLiteral("said"));
    } else {
        return false;
    }
    return true;
}

/// All fields that a form shows now.
QList<QWidget*> fieldsOf(const PropertyForm& form) {
    QList<QWidget*> fields;
    for (QWidget* widget : form.findChildren<QWidget*>())
        if ((qobject_cast<QComboBox*>(widget) || qobject_cast<QDoubleSpinBox*>(widget) ||
             qobject_cast<QCheckBox*>(widget) || qobject_cast<QPlainTextEdit*>(widget) ||
             (qobject_cast<QLineEdit*>(widget) && !qobject_cast<QComboBox*>(widget->parentWidget()) &&
              !qobject_cast<QDoubleSpinBox*>(widget->parentWidget()))) &&
            widget->isVisibleTo(&form))
            fields += widget;
    return fields;
}

} // namespace

class TestWorldPropertiesDocks : public QObject {
    Q_OBJECT

private slots:
    void everyFieldOfEveryKindChangesTheWorldAndIsUndone() {
        WorldWindow window(furnished());
        auto* dock = window.dock<PropertiesDock>();
        QVERIFY(dock);
        int tried = 0;
        for (int kind = 0; kind < int(ThingKind::Decoration); ++kind)
            for (int i = 0; i < countOf(window.world(), ThingKind(kind)); ++i) {
                window.document.select({{ThingKind(kind), i}});
                const QList<QWidget*> fields = fieldsOf(*dock->form());
                QVERIFY(!fields.isEmpty());
                for (QWidget* field : fields) {
                    if (!field->isEnabled()) continue; // the count of no troop
                    const World before = window.world();
                    const int steps = window.document.undoStack().index();
                    QVERIFY(!field->accessibleName().isEmpty());
                    QVERIFY2(fillInOtherwise(*field), qPrintable(field->accessibleName()));
                    QVERIFY2(window.world() != before, qPrintable(field->accessibleName()));
                    QCOMPARE(window.document.undoStack().index(), steps + 1);
                    QVERIFY(readWorld(window.saved()).value() == window.world());
                    window.document.undoStack().undo();
                    QVERIFY2(window.world() == before, qPrintable(field->accessibleName()));
                    ++tried;
                }
            }
        QVERIFY(tried > 100);
    }

    /// Rewards are rows of fields: kind, of what, how much; each change is one step.
    void rewardsAreFilledInOneByOne() {
        World world = emptyWorld(32);
        world.events.resize(2);
        world.events[0].cell = {3, 3};
        world.events[1].cell = {5, 5};
        world.events[0].rewards = {{RewardKind::Experience, 0, {}, 100},
                                   {RewardKind::Artifact, 0, "NoSuch", 1}};
        world.items.resize(1);
        WorldWindow window(world);
        RewardList& list = *window.dock<PropertiesDock>()->rewards();
        window.document.select({{ThingKind::Item, 0}});
        QVERIFY(list.isHidden());
        window.document.select({{ThingKind::Event, 0}});
        QVERIFY(!list.isHidden());
        const auto rewards = [&](std::size_t event) { return window.world().events[event].rewards; };
        QCOMPARE(list.count(), 2);
        QVERIFY(!list.whichField(0)->isEnabled()); // experience is of nothing
        QCOMPARE(list.whichField(1)->currentText(), QStringLiteral("NoSuch"));
        list.amountField(0)->setValue(250);
        QCOMPARE(rewards(0)[0].amount, 250);
        const auto choose = [](QComboBox& box, const QVariant& value) {
            box.setCurrentIndex(box.findData(value));
            emit box.activated(box.currentIndex());
        };
        list.addButton()->click();
        QCOMPARE(list.count(), 3);
        choose(*list.kindField(2), int(RewardKind::Creatures));
        choose(*list.whichField(2), 7);
        QCOMPARE(rewards(0)[2], (Reward{RewardKind::Creatures, 7, {}, 1000}));
        QVERIFY(!list.whichField(2)->itemIcon(0).isNull());
        choose(*list.kindField(2), int(RewardKind::Resource));
        choose(*list.whichField(2), int(Resource::Gems));
        QCOMPARE(rewards(0)[2], (Reward{RewardKind::Resource, int(Resource::Gems), {}, 1000}));
        list.removeButton(1)->click();
        QCOMPARE(rewards(0).size(), std::size_t(2));
        QCOMPARE(window.document.undoStack().count(), 7);
        QVERIFY(readWorld(window.saved()).value() == window.world());
        window.document.select({{ThingKind::Event, 0}, {ThingKind::Event, 1}});
        QCOMPARE(list.count(), 0); // they differ
        QVERIFY(list.addButton()->isHidden());
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        QVERIFY(window.world() == world);
    }

    /// So are the skills, artifacts and spells of heroes.
    void listsOfHeroesAreFilledInOneByOne() {
        World world = emptyWorld(32);
        world.heroes.resize(2);
        world.heroes[0].cell = {3, 3};
        world.heroes[1].cell = {5, 5};
        world.heroes[0].secondarySkills = {{1, 2}, {99, 0}};
        world.heroes[0].artifacts = {{3, -1}};
        world.events.resize(1);
        WorldWindow window(world);
        const std::vector<RowList*> lists = window.dock<PropertiesDock>()->heroLists();
        QCOMPARE(lists.size(), std::size_t(4));
        window.document.select({{ThingKind::Event, 0}});
        for (const RowList* list : lists)
            QVERIFY(list->isHidden());
        window.document.select({{ThingKind::Hero, 0}});
        const auto hero = [&]() -> const Hero& { return window.world().heroes[0]; };
        const auto choose = [](QComboBox& box, const QVariant& value) {
            box.setCurrentIndex(box.findData(value));
            emit box.activated(box.currentIndex());
        };
        QCOMPARE(lists[0]->count(), 2);
        QCOMPARE(lists[0]->choiceField(1, 0)->currentText(), QStringLiteral("99")); // not in the catalogue
        choose(*lists[0]->choiceField(0, 1), 0);
        QCOMPARE(hero().secondarySkills[0], (SecondarySkill{1, 0}));
        lists[1]->addButton()->click();
        lists[1]->numberField(0, 1)->setValue(7);
        QCOMPARE(hero().skills, (std::vector<SkillPoints>{{0, 7}}));
        QCOMPARE(lists[2]->choiceField(0, 1)->currentText(), QStringLiteral("backpack"));
        choose(*lists[2]->choiceField(0, 1), 0);
        QCOMPARE(hero().artifacts, (std::vector<WornArtifact>{{3, 0}}));
        QVERIFY(lists[3]->isHidden()); // the hero knows what heroes begin with
        window.document.edit(QStringLiteral("Spells"), changing(window.world(), [](World& after) {
                                 after.heroes[0].spells = std::vector<std::uint16_t>{};
                             }));
        QVERIFY(!lists[3]->isHidden());
        lists[3]->addButton()->click();
        QVERIFY(!lists[3]->choiceField(0, 0)->itemIcon(0).isNull());
        choose(*lists[3]->choiceField(0, 0), 5);
        QCOMPARE(hero().spells, std::optional(std::vector<std::uint16_t>{5}));
        lists[0]->removeButton(1)->click();
        QCOMPARE(hero().secondarySkills.size(), std::size_t(1));
        QVERIFY(readWorld(window.saved()).value() == window.world());
        window.document.select({{ThingKind::Hero, 0}, {ThingKind::Hero, 1}});
        QVERIFY(lists[0]->addButton()->isHidden()); // they differ
        QVERIFY(!lists[3]->isVisible());            // one of them has none
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        QVERIFY(window.world() == world);
    }

    /// The tool bar's Undo takes no focus, so that the field still holds what is typed.
    void anAmountBeingTypedGoesWithItsReward() {
        World world = emptyWorld(32);
        world.events.resize(1);
        world.events[0].cell = {3, 3};
        WorldWindow window(world);
        window.window.show();
        RewardList& list = *window.dock<PropertiesDock>()->rewards();
        window.dock<PropertiesDock>()->show();
        window.dock<PropertiesDock>()->raise();
        window.document.select({{ThingKind::Event, 0}});
        list.addButton()->click();
        QTRY_VERIFY(list.amountField(0)->isVisible());
        list.amountField(0)->selectAll();
        QTest::keyClicks(list.amountField(0), QStringLiteral("500"));
        window.document.undoStack().undo();
        QCOMPARE(list.count(), 0);
        QVERIFY(window.world() == world);
        QVERIFY(window.document.undoStack().canRedo());
    }

    void whatDiffersIsLeftOpenAndFilledInForAll() {
        WorldWindow window(furnished());
        auto* form = window.dock<PropertiesDock>()->form();
        window.document.select({{ThingKind::Guard, 0}, {ThingKind::Guard, 1}});
        auto* creature = qobject_cast<QComboBox*>(form->field(QStringLiteral("Creature or level")));
        auto* count = qobject_cast<QDoubleSpinBox*>(form->field(QStringLiteral("Count")));
        auto* grows = qobject_cast<QCheckBox*>(form->field(QStringLiteral("Does not grow")));
        auto* temper = qobject_cast<QComboBox*>(form->field(QStringLiteral("Temper")));
        QCOMPARE(creature->currentIndex(), -1);
        QCOMPARE(count->text(), QStringLiteral("Different"));
        QCOMPARE(grows->checkState(), Qt::PartiallyChecked);
        QCOMPARE(temper->currentText(), QStringLiteral("Savage"));
        count->setValue(77);
        for (const Guard& guard : window.world().guards)
            QCOMPARE(guard.troop.count, 77);
        QCOMPARE(window.world().guards[0].troop.creature, randomGuard);
        QCOMPARE(window.world().guards[1].troop.creature, std::int16_t(7));
        QCOMPARE(count->value(), 77.0);
        window.document.undoStack().undo();
        QCOMPARE(window.world().guards[1].troop.count, 20);
        QCOMPARE(count->text(), QStringLiteral("Different"));
    }

    void thingsOfSeveralKindsShowWhatAllOfThemHave() {
        WorldWindow window(furnished());
        auto* form = window.dock<PropertiesDock>()->form();
        window.document.select({{ThingKind::Ownerable, 0}, {ThingKind::Castle, 0}, {ThingKind::Hero, 0}});
        auto* owner = qobject_cast<QComboBox*>(form->field(QStringLiteral("Owner")));
        QVERIFY(owner->isVisibleTo(form));
        QVERIFY(!form->field(QStringLiteral("Nation"))->isVisibleTo(form));
        owner->setCurrentIndex(owner->findText(QStringLiteral("Blue")));
        emit owner->activated(owner->currentIndex());
        QCOMPARE(window.world().ownerables[0].owner, PlayerId::Blue);
        QCOMPARE(window.world().castles[0].owner, PlayerId::Blue);
        QCOMPARE(window.world().heroes[0].owner, PlayerId::Blue);
        QVERIFY(!window.world().players[0].mainCastle); // red has it no more
        window.document.undoStack().undo();
        QVERIFY(window.world() == furnished());
    }

    void wordsAreTypedInEachLanguageAsOneStep() {
        WorldWindow window(furnished());
        window.window.show();
        auto* form = window.dock<PropertiesDock>()->form();
        window.document.select({{ThingKind::Castle, 0}});
        auto* english = qobject_cast<QLineEdit*>(form->field(QStringLiteral("Castle's name (English)")));
        auto* russian = qobject_cast<QLineEdit*>(form->field(QStringLiteral("Castle's name (Russian)")));
        QVERIFY(english && russian);
        QTest::keyClicks(english, QStringLiteral("Stone"));
        QCOMPARE(window.document.undoStack().count(), 1);
        russian->setText(QStringLiteral("Камень"));
        emit russian->textEdited(russian->text());
        QCOMPARE(window.document.undoStack().count(), 2);
        const auto read = readWorld(window.saved());
        const std::string& key = read.value().castles[0].name;
        QCOMPARE(wordsOf(read.value(), key, Language::English), std::string("Stone"));
        QCOMPARE(wordsOf(read.value(), key, Language::Russian), std::string("Камень"));
        window.document.undoStack().undo();
        window.document.undoStack().undo();
        QVERIFY(window.world() == furnished());
        QVERIFY(english->text().isEmpty());
    }

    /// As the text's other lines end, or those of other texts of the world.
    void newLinesEndAsTheOthersDo() {
        World world = furnished();
        setWords(world, {ThingKind::Guard, 0}, TextKind::GuardMessage, Language::English,
                 "Stop!\r\nWho are you?");
        setWords(world, {ThingKind::Guard, 1}, TextKind::GuardMessage, Language::English, "Hello");
        WorldWindow window(world);
        window.window.show();
        auto* form = window.dock<PropertiesDock>()->form();
        const auto typed = [&](int guard, const char* text) {
            window.document.select({{ThingKind::Guard, guard}});
            auto* field =
                qobject_cast<QPlainTextEdit*>(form->field(QStringLiteral("Guard's message (English)")));
            if (!field) return std::string("no field");
            field->setPlainText(QString::fromUtf8(text));
            return wordsOf(window.world(), window.world().guards[std::size_t(guard)].message,
                           Language::English);
        };
        QCOMPARE(typed(0, "Stop!\nWho are you?\n"), std::string("Stop!\r\nWho are you?\r\n"));
        QCOMPARE(typed(0, "Stop!"), std::string("Stop!"));
        QCOMPARE(typed(0, "Stop!\nNow!"), std::string("Stop!\r\nNow!"));
        QCOMPARE(typed(1, "Hello\nthere"), std::string("Hello\r\nthere"));
    }

    void aListThatCannotBeReadChangesNothing() {
        WorldWindow window(furnished());
        window.document.select({{ThingKind::Castle, 0}});
        auto* line = qobject_cast<QLineEdit*>(
            window.dock<PropertiesDock>()->form()->field(QStringLiteral("Constructions")));
        for (const char* wrong : {"3", "3:", "a:b", "300:1", "1:1,", "1:-1", "1:1:1"}) {
            line->setText(QString::fromLatin1(wrong));
            emit line->textEdited(line->text());
            QVERIFY2(window.world() == furnished(), wrong);
        }
        line->setText(QStringLiteral("3:1, 255:0"));
        emit line->textEdited(line->text());
        QCOMPARE(window.world().castles[0].constructions, (std::vector<Construction>{{3, 1}, {255, 0}}));
    }

    /// Text that could not be read does not stay in the field, and is reported.
    void whatCannotBeReadDoesNotStay() {
        WorldWindow window(furnished());
        window.window.show();
        auto* dock = window.dock<PropertiesDock>();
        window.document.select({{ThingKind::Castle, 0}});
        auto* line = qobject_cast<QLineEdit*>(dock->form()->field(QStringLiteral("Constructions")));
        line->setText(QStringLiteral("3:1"));
        emit line->textEdited(line->text());
        QSignalSpy sent(dock, &WorldDock::message);
        line->setText(QStringLiteral("3:1; 5:2"));
        emit line->textEdited(line->text());
        emit line->editingFinished();
        QCOMPARE(line->text(), QStringLiteral("Monks' abbey: built"));
        QCOMPARE(sent.count(), 1);
        QVERIFY(sent.front().front().toString().contains(QStringLiteral("3:1; 5:2")));
        emit line->editingFinished();
        QCOMPARE(sent.count(), 1);
    }

    /// "Different" is no number below the least: the keys do not come to it.
    void numbersEndAtTheLeast() {
        WorldWindow window(furnished());
        auto* form = window.dock<PropertiesDock>()->form();
        window.document.select({{ThingKind::Hero, 0}});
        auto* level = qobject_cast<QDoubleSpinBox*>(form->field(QStringLiteral("Level")));
        QCOMPARE(level->value(), 0.0);
        level->stepDown();
        QCOMPARE(level->value(), 0.0);
        QCOMPARE(level->text(), QStringLiteral("0"));
        QVERIFY(window.world() == furnished());
    }

    /// A letter changes a letter, not how the lines end or which spaces do not break.
    void messagesAreKeptToTheLetter() {
        World world = furnished();
        const std::string words = "10\u00a0orcs\r\nwait";
        const Thing guard{ThingKind::Guard, 0};
        setWords(world, guard, TextKind::GuardMessage, Language::English, words);
        WorldWindow window(world);
        window.window.show();
        window.document.select({guard});
        auto* field = qobject_cast<QPlainTextEdit*>(
            window.dock<PropertiesDock>()->form()->field(QStringLiteral("Guard's message (English)")));
        field->moveCursor(QTextCursor::End);
        QTest::keyClicks(field, QStringLiteral("!!"));
        QCOMPARE(QByteArray::fromStdString(
                     wordsOf(window.world(), window.world().guards[0].message, Language::English)),
                 QByteArray::fromStdString(words + "!!"));
    }

    void nothingSelectedIsNothingToFillIn() {
        WorldWindow window(furnished());
        auto* dock = window.dock<PropertiesDock>();
        QVERIFY(dock->form()->isEmpty());
        window.document.select({{ThingKind::Guard, 0}});
        QVERIFY(!dock->form()->isEmpty());
        window.document.edit(QStringLiteral("x"), WorldEdit{});
        window.document.select({});
        QVERIFY(dock->form()->isEmpty());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldPropertiesDocks)
#include "test_properties_dock.moc"
