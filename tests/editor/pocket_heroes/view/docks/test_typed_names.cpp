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

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stonemason::pocket_heroes {

using test::WorldWindow;

/// Names that are typed into the fields of the properties, alone or in lists.
class TestTypedNames : public QObject {
    Q_OBJECT

private slots:
    /// Numbers have names in lists; either is read, and names are completed while they are typed.
    void listsSpeakInNames() {
        World world = furnished();
        world.castles[0].constructions = {{42, 1}, {200, 7}};
        WorldWindow window(world);
        window.window.show();
        auto* form = window.dock<PropertiesDock>()->form();
        window.document.select({{ThingKind::Castle, 0}});
        auto* line = qobject_cast<QLineEdit*>(form->field(QStringLiteral("Constructions")));
        QCOMPARE(line->text(), QStringLiteral("Tavern: built, 200: 7"));
        const auto typed = [](QLineEdit* field, const char* text) {
            field->setText(QString::fromUtf8(text));
            emit field->textEdited(field->text());
            return field->text();
        };
        QCOMPARE(typed(line, "moat:0, 36:BUILT"), QStringLiteral("moat:0, 36:BUILT")); // while it is typed
        QCOMPARE(window.world().castles[0].constructions, (std::vector<Construction>{{52, 0}, {36, 1}}));
        emit line->editingFinished();
        QCOMPARE(line->text(), QStringLiteral("Moat: not built, Mage guild 1: built"));
        typed(line, "Karczma: zbudowany"); // names in any language
        QCOMPARE(window.world().castles[0].constructions, (std::vector<Construction>{{42, 1}}));
        window.document.select({{ThingKind::Event, 0}});
        auto* rewards = qobject_cast<QLineEdit*>(form->field(QStringLiteral("Rewards")));
        typed(rewards, "Resource: Gold: 500, experience: 100, Artifact: Silver sword: 1, 8: Haste: 1");
        const std::vector<Reward>& got = window.world().events[0].rewards;
        QCOMPARE(got.size(), std::size_t(4));
        QCOMPARE(got[0], (Reward{RewardKind::Resource, 0, {}, 500}));
        QCOMPARE(got[1], (Reward{RewardKind::Experience, 0, {}, 100}));
        QCOMPARE(got[2], (Reward{RewardKind::Artifact, 0, "SilverSword", 1}));
        QCOMPARE(got[3], (Reward{RewardKind::Spell, 2, {}, 1}));
        emit rewards->editingFinished();
        QCOMPARE(rewards->text(),
                 QStringLiteral("Resource: Gold: 500, Experience: 100, Artifact: Silver sword: 1, Spell: "
                                "Haste: 1"));
        const World before = window.world();
        typed(rewards, "Resource: Silver: 500");
        QVERIFY(window.world() == before);
    }

    /// No source names the numbers of worn artifacts: they are labelled as such, and digits alone are read
    /// too.
    void wornArtifactsAreNumbersInWords() {
        World world = furnished();
        world.heroes[0].artifacts = {{12, -1}, {500, 0}};
        WorldWindow window(world);
        window.document.select({{ThingKind::Hero, 0}});
        auto* line = qobject_cast<QLineEdit*>(
            window.dock<PropertiesDock>()->form()->field(QStringLiteral("Artifacts")));
        QCOMPARE(line->text(), QStringLiteral("artifact 12: backpack, artifact 500: head"));
        QVERIFY(line->toolTip().contains(QStringLiteral("no source")));
        const auto artifactsOf = [&window, line](const char* text) {
            line->setText(QString::fromUtf8(text));
            emit line->textEdited(line->text());
            return window.world().heroes[0].artifacts;
        };
        QCOMPARE(artifactsOf("7: neck"), (std::vector<WornArtifact>{{7, 1}}));
        QCOMPARE(artifactsOf("Artifact 8: head, artifact9: backpack"),
                 (std::vector<WornArtifact>{{8, 0}, {9, -1}}));
        for (const char* wrong :
             {"artifact: head", "artifact -1: head", "artifact 70000: head", "ring 3: head"})
            QCOMPARE(artifactsOf(wrong), (std::vector<WornArtifact>{{8, 0}, {9, -1}}));
        const QStringList offered =
            namesOf(static_cast<const std::vector<WornArtifact>*>(nullptr), {}, test::pocketHeroes());
        QCOMPARE(offered.size(), qsizetype(test::pocketHeroes().artifacts.size()));
        QVERIFY(offered.contains(QStringLiteral("artifact 12")));
    }

    void keysAreCalledByTheirTents() {
        World world = furnished();
        world.items.push_back({KeyGuard{9}, {7, 1}, {}, {}});
        WorldWindow window(world);
        auto* form = window.dock<PropertiesDock>()->form();
        window.document.select({{ThingKind::Item, 4}});
        auto* keys = qobject_cast<QComboBox*>(form->field(QStringLiteral("Opened by the key of")));
        QVERIFY(keys && keys->isVisibleTo(form));
        QCOMPARE(keys->count(), 6); // one to a colour, whatever ground its tents are made for
        QCOMPARE(keys->currentText(), QStringLiteral("Red tent of keys"));
        keys->setCurrentIndex(keys->findText(QStringLiteral("Blue tent of keys")));
        emit keys->activated(keys->currentIndex());
        QCOMPARE(std::get<KeyGuard>(window.world().items[4].treasure).key, std::uint8_t(2));
        QVERIFY(window.canvas->describe({2, 4}).contains(QStringLiteral("Blue tent of keys")));
        window.document.select({{ThingKind::Item, 5}}); // a key of no tent stands as its number
        QCOMPARE(keys->currentText(), QStringLiteral("9"));
        QVERIFY(window.canvas->describe({7, 1}).contains(QStringLiteral("key 9")));
    }

    /// Return takes the name that is chosen among those offered; the line goes on.
    void aNameIsTakenByReturn() {
        WorldWindow window(furnished());
        window.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window.window));
        auto* dock = window.dock<PropertiesDock>();
        dock->raise();
        window.document.select({{ThingKind::Castle, 0}});
        auto* line = qobject_cast<QLineEdit*>(dock->form()->field(QStringLiteral("Constructions")));
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("tavern: buil"));
        QWidget* popup = line->findChild<ListCompleter*>()->completer()->popup();
        QVERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(line->text(), QStringLiteral("tavern: built")); // which begins so, before "not built"
        QCOMPARE(window.world().castles[0].constructions, (std::vector<Construction>{{42, 1}}));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(line->text(), QStringLiteral("Tavern: built"));
    }

    /// Return accepts the first entry shown, whether or not it is highlighted.
    void theFirstThatIsShownIsTakenByReturn() {
        WorldWindow window(furnished());
        window.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window.window));
        auto* dock = window.dock<PropertiesDock>();
        dock->raise();
        window.document.select({{ThingKind::Guard, 0}});
        auto* creature = qobject_cast<QComboBox*>(dock->form()->field(QStringLiteral("Creature or level")));
        creature->setFocus();
        creature->lineEdit()->selectAll();
        QTest::keyClicks(creature->lineEdit(), QStringLiteral("gho"));
        QWidget* popup = creature->completer()->popup();
        QVERIFY(popup->isVisible());
        const QString first = creature->completer()->currentCompletion();
        QVERIFY2(first.contains(QStringLiteral("gho"), Qt::CaseInsensitive), qPrintable(first));
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(creature->currentText(), first);
        QCOMPARE(window.document.undoStack().count(), 1);
        QVERIFY(!popup->isVisible());

        window.document.select({{ThingKind::Castle, 0}});
        auto* line = qobject_cast<QLineEdit*>(dock->form()->field(QStringLiteral("Constructions")));
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("tavern: buil"));
        QTest::keyClick(line->findChild<ListCompleter*>()->completer()->popup(), Qt::Key_Return);
        QCOMPARE(window.world().castles[0].constructions, (std::vector<Construction>{{42, 1}}));
    }

    /// Tab after typed words accepts the choice if only one contains them; otherwise a message reports why
    /// not.
    void theOnlyHitIsTakenByTab() {
        WorldWindow window(furnished());
        window.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window.window));
        auto* dock = window.dock<PropertiesDock>();
        dock->raise();
        window.document.select({{ThingKind::Castle, 0}});
        auto* troop = qobject_cast<QComboBox*>(dock->form()->field(QStringLiteral("Troop 1")));
        auto* count = dock->form()->field(QStringLiteral("Count of troop 1"));
        QVERIFY(!count->isEnabled());
        QSignalSpy refused(dock, &PropertiesDock::message);
        const auto type = [troop](const QString& words) {
            troop->setFocus();
            troop->lineEdit()->selectAll();
            QTest::keyClicks(troop->lineEdit(), words);
            QWidget* popup = troop->completer()->popup();
            QTest::keyClick(popup->isVisible() ? popup : troop->lineEdit(), Qt::Key_Tab);
        };
        int hits = 0;
        for (int i = 0; i < troop->count(); ++i)
            hits += troop->itemText(i).contains(QLatin1String("dragon"), Qt::CaseInsensitive);
        QCOMPARE(hits, 1);
        type(QStringLiteral("dragon"));
        QVERIFY(troop->currentText().contains(QLatin1String("dragon"), Qt::CaseInsensitive));
        QCOMPARE(window.world().castles[0].garrison[0].creature, std::int16_t(troop->currentData().toInt()));
        QVERIFY(!troop->hasFocus());
        QVERIFY(count->isEnabled());
        QCOMPARE(refused.count(), 0);
        const QString before = troop->currentText();
        type(QStringLiteral("xyzzy"));
        QCOMPARE(troop->currentText(), before);
        QCOMPARE(refused.count(), 1);
        type(QStringLiteral("e")); // of many
        QCOMPARE(troop->currentText(), before);
        QCOMPARE(refused.count(), 2);
    }

    /// Nothing can be counted where there is no troop.
    void noTroopHasNoCount() {
        World world = furnished();
        world.castles[0].garrison[1] = {3, 5};
        world.castles.push_back(world.castles[0]);
        world.castles[1].cell = {20, 20};
        world.castles[1].garrison[1] = {};
        WorldWindow window(world);
        auto* form = window.dock<PropertiesDock>()->form();
        window.document.select({{ThingKind::Castle, 0}, {ThingKind::Castle, 1}});
        auto* count = qobject_cast<QDoubleSpinBox*>(form->field(QStringLiteral("Count of troop 2")));
        QVERIFY(count->isEnabled());
        count->setValue(9);
        QCOMPARE(window.world().castles[0].garrison[1], (Troop{3, 9}));
        QCOMPARE(window.world().castles[1].garrison[1], Troop());
        window.document.select({{ThingKind::Castle, 0}});
        auto* troop = qobject_cast<QComboBox*>(form->field(QStringLiteral("Troop 2")));
        emit troop->activated(troop->findData(int(noCreature)));
        QCOMPARE(window.world().castles[0].garrison[1], Troop());
        QVERIFY(!count->isEnabled() && !count->toolTip().isEmpty());
    }

    void namesAreOfferedWhileTheyAreTyped() {
        QLineEdit line;
        const ListCompleter offers(line, [](const QStringList& before) {
            return before.isEmpty() ? QStringList{QStringLiteral("Moat"), QStringLiteral("Tavern")}
                                    : QStringList{QStringLiteral("built"), QStringLiteral("not built")};
        });
        line.show();
        QVERIFY(QTest::qWaitForWindowActive(&line));
        QTest::keyClicks(&line, QStringLiteral("Tavern: built, mo"));
        QVERIFY(offers.completer()->popup()->isVisible());
        QCOMPARE(offers.completer()->currentCompletion(), QStringLiteral("Moat"));
        emit offers.completer()->activated(QStringLiteral("Moat"));
        QCOMPARE(line.text(), QStringLiteral("Tavern: built, Moat"));
        QVERIFY(!offers.completer()->popup()->isVisible());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestTypedNames)
#include "test_typed_names.moc"
