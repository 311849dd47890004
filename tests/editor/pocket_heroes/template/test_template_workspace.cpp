// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_file.h"
#include "editor/app/widgets/range_field.h"
#include "editor/app/widgets/range_slider.h"
#include "editor/pocket_heroes/template/view/dialogs/template_export_dialog.h"
#include "editor/pocket_heroes/template/view/docks/building_list.h"
#include "editor/pocket_heroes/template/view/docks/template_forms.h"
#include "editor/pocket_heroes/template/view/docks/template_properties_dock.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolButton>

namespace stonemason::pocket_heroes {

using test::TemplateWindow;

namespace {

const std::string oldText = "# two of us #\n50, grass;\n50, snow;\n0-1;\ncitadel, 0\n";

} // namespace

/// The workspace of templates: files, clipboard, panels.
class TestTemplateWorkspace : public QObject {
    Q_OBJECT

private slots:
    void readsEveryForm() {
        TemplateWindow window;
        QVERIFY(window.workspace.recognises(oldText));
        const auto read = window.workspace.read(oldText);
        QVERIFY(read);
        QCOMPARE(static_cast<TemplateDocument&>(*read.value()).worldTemplate().zones.size(), std::size_t(2));
        QVERIFY(read.value()->noteWhenOpened().isEmpty());
        const auto heroic = window.workspace.read("50, grass;\ntower, 0, 2\n");
        QVERIFY(heroic);
        QVERIFY(heroic.value()->noteWhenOpened().startsWith(QLatin1String("Line 2: ")));
        for (const TemplateFormat form :
             {TemplateFormat::Own, TemplateFormat::Generator, TemplateFormat::Text})
            QVERIFY(window.workspace.recognises(writeTemplate(test::threeZoneTemplate(), form).value()));
        QVERIFY(!window.workspace.recognises("nothing of the kind"));
        const auto misspelt = window.workspace.read("{\"name\": \"a\", \"zonez\": []}"); // in a .ztemplate
        QVERIFY(!misspelt);
        QCOMPARE(misspelt.error().field, std::string("zones"));
        QCOMPARE(misspelt.error().line, 1);
    }

    void pastesZonesOfAnyForm() {
        TemplateWindow window;
        QGuiApplication::clipboard()->setText(QString::fromStdString(oldText));
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(5));
        QCOMPARE(window.document.worldTemplate().links.back().first, 3);
        window.document.select({0, 1});
        window.action(QStringLiteral("cut"))->trigger();
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(3));
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(5));
        const QSignalSpy messages(&window.workspace, &Workspace::message);
        QGuiApplication::clipboard()->setText(QStringLiteral("nonsense"));
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(messages.count(), 1);
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(5));
    }

    /// What the clipboard could not take stays.
    void cutsOnlyWhatIsCopied() {
        Template worldTemplate = test::threeZoneTemplate();
        worldTemplate.zones[1].unknownFields = "{\"note\": \"" + std::string(2 * 1024 * 1024, 'x') + "\"}";
        TemplateWindow window(worldTemplate);
        const QSignalSpy messages(&window.workspace, &Workspace::message);
        window.document.select({1});
        window.action(QStringLiteral("cut"))->trigger();
        QCOMPARE(messages.count(), 1);
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(3));
        QCOMPARE(window.steps(), 0);
    }

    void samplesAreThere() {
        TemplateWindow window;
        QCOMPARE(window.workspace.samples().size(), 8);
        for (const Template& sample : window.workspace.sampleTemplates())
            QCOMPARE(checkTemplate(sample, test::pocketHeroes()).count(Severity::Error), 0);
    }

    /// What is typed goes to all that are selected.
    void propertiesChangeWhatIsSelected() {
        TemplateWindow window;
        auto* dock = window.dock<TemplatePropertiesDock>();
        window.document.select({0, 2});
        dock->zoneForm()->sizeField()->setValue(77);
        QCOMPARE(window.document.worldTemplate().zones[0].size, 77);
        QCOMPARE(window.document.worldTemplate().zones[1].size, 50);
        QCOMPARE(window.document.worldTemplate().zones[2].size, 77);
        dock->zoneForm()->surfaceField()->setCurrentIndex(int(Surface::Lava));
        QVERIFY(window.document.worldTemplate().zones[2].surface == Surface::Lava);
        window.document.select({}, {0});
        dock->linkForm()->kindField()->setCurrentIndex(2);
        QVERIFY(window.document.worldTemplate().links[0].kind == LinkKind::Portal);
        window.document.select({});
        dock->nameField()->setText(QStringLiteral("Other"));
        QCOMPARE(window.document.title(), QStringLiteral("Other"));
        QCOMPARE(window.steps(), 4);
        window.document.undoStack().undo();
        QCOMPARE(dock->nameField()->text(), QStringLiteral("Three"));
        QCOMPARE(window.steps(), 3);
    }

    /// A change goes to the list of each selected zone and leaves what else is in it; each addition is a
    /// step.
    void eachZoneKeepsItsOwnCastles() {
        TemplateWindow window;
        window.document.change(QStringLiteral("Castles"), [](Template& worldTemplate) {
            worldTemplate.zones[0].castles = {ZoneCastle{.nation = Nation(1), .owner = PlayerId::Red}};
            worldTemplate.zones[1].castles = {ZoneCastle{.nation = Nation(2), .owner = PlayerId::Blue}};
        });
        const int before = window.steps();
        window.document.select({0, 1});
        auto* form = window.dock<TemplatePropertiesDock>()->zoneForm();
        auto* add =
            form->findChild<CastleList*>()->findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
        add->click();
        add->click();
        const std::vector<Zone>& zones = window.document.worldTemplate().zones;
        QCOMPARE(zones[0].castles.size(), std::size_t(3));
        QCOMPARE(zones[1].castles.size(), std::size_t(3));
        QVERIFY(zones[0].castles[0].owner == PlayerId::Red);
        QVERIFY(zones[1].castles[0].owner == PlayerId::Blue);
        QCOMPARE(window.steps(), before + 2);
        // Each is of the first player without one, as long as there is one.
        QVERIFY(zones[0].castles[1].owner == PlayerId::Green);
        QVERIFY(zones[1].castles[1].owner == PlayerId::Cyan);
        QVERIFY(zones[0].castles[2].owner == PlayerId::Magenta);
        QVERIFY(zones[1].castles[2].owner == PlayerId::Yellow);
        add->click();
        QVERIFY(window.document.worldTemplate().zones[1].castles[3].owner == PlayerId::Neutral);
        window.document.undoStack().undo();
        QCOMPARE(window.document.worldTemplate().zones[0].castles.size(), std::size_t(3));
    }

    void minesAndCastlesAreListed() {
        TemplateWindow window;
        window.document.select({1});
        auto* form = window.dock<TemplatePropertiesDock>()->zoneForm();
        auto* mines = form->findChild<MineList*>();
        auto* castles = form->findChild<CastleList*>();
        mines->findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)->click();
        QCOMPARE(window.document.worldTemplate().zones[1].mines.size(), std::size_t(1));
        auto* row = mines->findChild<BuildingRow*>();
        QVERIFY(row);
        row->ownerBox()->setCurrentIndex(1);
        QVERIFY(window.document.worldTemplate().zones[1].mines[0].owner == PlayerId::Red);
        row->removeButton()->click();
        QVERIFY(window.document.worldTemplate().zones[1].mines.empty());
        castles->findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)->click();
        QCOMPARE(window.document.worldTemplate().zones[1].castles.size(), std::size_t(1));
    }

    void rangesKeepTheirEndsInOrder() {
        RangeField field(QStringLiteral("Guard"), {0, 6}, {-10, 100});
        field.show({2, 4});
        const QSignalSpy edited(&field, &RangeField::edited);
        field.leastField()->setValue(6);
        QVERIFY((field.range() == IntRange{6, 6}));
        field.mostField()->setValue(1);
        QVERIFY((field.range() == IntRange{1, 1}));
        QCOMPARE(edited.count(), 2);
        auto* slider = field.findChild<RangeSlider*>();
        QTest::keyClick(slider, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY((field.range() == IntRange{1, 2}));
        QTest::keyClick(slider, Qt::Key_Left);
        QVERIFY((field.range() == IntRange{0, 2}));
        QTest::keyClick(slider, Qt::Key_Left);
        QVERIFY((field.range() == IntRange{0, 2}));
    }

    void configIsChanged() {
        TemplateWindow window;
        auto* form = window.dock<TemplateConfigDock>()->form();
        form->sizeField()->setCurrentIndex(0);
        QCOMPARE(window.document.worldTemplate().config.mapSize, 32);
        window.document.undoStack().undo();
        QCOMPARE(form->sizeField()->currentData().toInt(), 64);
        QCOMPARE(window.steps(), 0);
    }

    /// The number of the game's data is shown where the template has none, and is none when it is set.
    void optionsAreChosen() {
        TemplateWindow window;
        auto* form = window.dock<TemplateConfigDock>()->form();
        NumberBox* water = form->ownField("waterPercent");
        const int usual = test::pocketHeroes().generator.waterPercent;
        QCOMPARE(water->value(), usual);
        water->setValue(7);
        QCOMPARE(window.document.worldTemplate().config.waterPercent, 7);
        water->setValue(usual);
        QCOMPARE(window.document.worldTemplate().config.waterPercent, asUsual);
        form->waterField()->setCurrentIndex(int(WaterKind::Coast));
        QCOMPARE(window.document.worldTemplate().config.waterKind, WaterKind::Coast);
        form->waterField()->setCurrentIndex(form->waterField()->findData(int(WaterKind::Islands)));
        QCOMPARE(window.document.worldTemplate().config.waterKind, WaterKind::Islands);
        form->ownField("groveCells")->setValue(9);
        window.document.undoStack().undo();
        QCOMPARE(form->ownField("groveCells")->value(), test::pocketHeroes().generator.groveCells);
    }

    /// For each zone that is selected; each choice is an undo step.
    void optionsOfZonesAreChosen() {
        TemplateWindow window;
        window.document.select({0, 1});
        auto* form = window.dock<TemplatePropertiesDock>()->zoneForm();
        const auto zone = [&](int index) {
            return window.document.worldTemplate().zones[std::size_t(index)];
        };
        form->kindField()->setCurrentIndex(int(ZoneKind::Rich));
        form->guardsField()->setCurrentIndex(int(GuardStrength::Strong));
        form->castleSizeField()->setCurrentIndex(1 + int(CastleSize::Large));
        for (const int index : {0, 1}) {
            QCOMPARE(zone(index).kind, ZoneKind::Rich);
            QCOMPARE(zone(index).guards, GuardStrength::Strong);
            QCOMPARE(zone(index).castleSize, std::optional(CastleSize::Large));
        }
        QCOMPARE(window.steps(), 3);
        window.document.undoStack().undo();
        QVERIFY(!zone(1).castleSize);
        QCOMPARE(form->castleSizeField()->currentIndex(), 0);
        form->moreCastlesField()->mostField()->setValue(2);
        QCOMPARE(zone(0).moreCastles.max, 2);
        QCOMPARE(zone(1).moreCastles.max, 2);
    }

    /// The fields show the other zone's numbers and cannot be changed meanwhile; its own are there again
    /// afterwards.
    void aZoneTakesTheNumbersOfAnother() {
        TemplateWindow window;
        window.document.change(QStringLiteral("Size"), [](Template& worldTemplate) {
            worldTemplate.zones[0].size = 77;
            worldTemplate.zones[1].size = 33;
        });
        window.document.select({0, 1});
        auto* form = window.dock<TemplatePropertiesDock>()->zoneForm();
        form->likeField()->setCurrentIndex(1);
        QCOMPARE(window.document.worldTemplate().zones[0].like, noZone); // never its own
        QCOMPARE(window.document.worldTemplate().zones[1].like, 0);
        window.document.select({1});
        QCOMPARE(form->sizeField()->value(), 77);
        QVERIFY(!form->sizeField()->isEnabled() && !form->kindField()->isEnabled());
        QVERIFY(form->surfaceField()->isEnabled());
        QCOMPARE(form->likeField()->count(), int(window.document.worldTemplate().zones.size())); // not itself
        form->likeField()->setCurrentIndex(0);
        QCOMPARE(form->sizeField()->value(), 33);
        QVERIFY(form->sizeField()->isEnabled());
    }

    void exportsEveryForm() {
        TemplateWindow window;
        TemplateExportDialog dialog(window.document);
        const auto text = dialog.bytes();
        QVERIFY(text);
        QVERIFY(readTemplate(*text).value() == window.document.worldTemplate());
        const QString picture = folder_.filePath(QStringLiteral("a.svg"));
        auto* tabs = dialog.findChild<QTabBar*>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QVERIFY2(dialog.bytes(), qPrintable(tabs->tabText(tab)));
        }
        QVERIFY(dialog.saveTo(picture));
        QFile file(picture);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("<svg"));
    }

private:
    QTemporaryDir folder_;
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestTemplateWorkspace)
#include "test_template_workspace.moc"
