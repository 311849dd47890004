// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/docks/building_list.h"
#include "editor/app/widgets/range_field.h"
#include "editor/app/widgets/range_slider.h"
#include "editor/pocket_heroes/template/view/docks/template_forms.h"
#include "editor/pocket_heroes/template/view/docks/template_properties_dock.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

namespace stonemason::pocket_heroes {

using test::TemplateWindow;
using test::threeZoneTemplate;

namespace {

void type(QSpinBox* field, const QString& digits) {
    field->selectAll();
    QTest::keyClicks(field, digits);
}

/// What Tab stops at inside the list, in the order of Tab.
QWidgetList stopsOf(BuildingList& list, QWidget* first) {
    QWidgetList stops;
    QWidget* at = first;
    do {
        const bool isStop = (at->focusPolicy() & Qt::TabFocus) != 0 && !at->focusProxy();
        if (isStop && list.isAncestorOf(at)) stops += at;
        at = at->nextInFocusChain();
    } while (at != first);
    return stops;
}

std::vector<IntRange> mineCounts(const TemplateDocument& document) {
    std::vector<IntRange> counts;
    for (const Zone& zone : document.worldTemplate().zones)
        counts.push_back(zone.mineCount);
    return counts;
}

} // namespace

/// The fields of zones, links and config.
class TestTemplateForms : public QObject {
    Q_OBJECT

private slots:
    void numbersBelowZeroAreWords() {
        RangeField field(QStringLiteral("Guard"), {-2, 6}, {-1000, 1000});
        field.setCodes(QStringLiteral("level"),
                       {{-1, QStringLiteral("as the config says")}, {-2, QStringLiteral("none")}});
        std::vector<RangeEdit> edits;
        connect(&field, &RangeField::edited, this, [&](const RangeEdit& edit) { edits.push_back(edit); });
        field.show({-2, -2});
        QCOMPARE(field.codeField()->currentText(), QStringLiteral("none"));
        QVERIFY(field.leastField()->isHidden() && field.mostField()->isHidden());
        field.show({1, 3});
        QCOMPARE(field.codeField()->currentText(), QStringLiteral("level"));
        QVERIFY(!field.leastField()->isHidden());
        QVERIFY(edits.empty());
        field.codeField()->setCurrentIndex(1);
        emit field.codeField()->activated(1);
        QCOMPARE(edits.size(), std::size_t(1));
        QVERIFY((edits[0].on({1, 3}) == IntRange{-1, -1}));
        QVERIFY(field.leastField()->isHidden());
        field.codeField()->setCurrentIndex(0);
        emit field.codeField()->activated(0);
        QVERIFY((edits[1].on({-1, -1}) == IntRange{0, 0}));
    }

    /// A "6" on the way to "60" moves the other end of the range along and restores it.
    void digitsOfOneNumberBelongTogether() {
        RangeField field(QStringLiteral("Guard"), {0, 100}, {-1000, 1000});
        std::vector<RangeEdit> edits;
        connect(&field, &RangeField::edited, this, [&](const RangeEdit& edit) { edits.push_back(edit); });
        field.show({20, 50});
        type(field.leastField(), QStringLiteral("60"));
        QVERIFY((field.range() == IntRange{60, 60}));
        QVERIFY((edits == std::vector<RangeEdit>{{false, 6, false}, {false, 60, true}}));
        field.show({20, 50});
        type(field.leastField(), QStringLiteral("30"));
        QVERIFY((field.range() == IntRange{30, 50}));
        field.show({20, 50});
        type(field.mostField(), QStringLiteral("60"));
        QVERIFY((field.range() == IntRange{20, 60}));
        QVERIFY((edits.back() == RangeEdit{true, 60, true}));
        QTest::keyClick(field.mostField(), Qt::Key_Return); // the next digits are another number's
        type(field.mostField(), QStringLiteral("7"));
        QVERIFY((field.range() == IntRange{7, 7}));
        QVERIFY((edits.back() == RangeEdit{true, 7, false}));
    }

    /// Each selected zone keeps the end that was not touched, or as near to it as it can.
    void onlyTheEndThatMovedIsWritten() {
        Template worldTemplate = threeZoneTemplate();
        worldTemplate.zones[0].mineCount = {0, 2};
        worldTemplate.zones[1].mineCount = {1, 5};
        worldTemplate.zones[2].mineCount = {3, 4};
        TemplateWindow window(worldTemplate);
        window.document.select({0, 1, 2});
        RangeField* mines = window.dock<TemplatePropertiesDock>()->zoneForm()->minesField();
        QVERIFY((mines->range() == IntRange{3, 4}));
        type(mines->leastField(), QStringLiteral("2"));
        QVERIFY((mineCounts(window.document) == std::vector<IntRange>{{2, 2}, {2, 5}, {2, 4}}));
        QTest::keyClick(mines->leastField(), Qt::Key_Return);
        type(mines->mostField(), QStringLiteral("12"));
        QVERIFY((mineCounts(window.document) == std::vector<IntRange>{{2, 12}, {2, 12}, {2, 12}}));
        window.document.undoStack().undo();
        QVERIFY(window.document.worldTemplate() == worldTemplate);
    }

    /// Where zones differ, a field shows none of what they have until something is typed or chosen for all,
    /// though it be what one of them has.
    void fieldsShowNothingWhereZonesDiffer() {
        Template worldTemplate = threeZoneTemplate();
        worldTemplate.zones[0].size = 10;
        worldTemplate.zones[1].size = 20;
        worldTemplate.zones[0].surface = Surface::Grass;
        worldTemplate.zones[1].surface = Surface::Snow;
        worldTemplate.zones[0].mineCount = {1, 4};
        worldTemplate.zones[1].mineCount = {2, 4};
        TemplateWindow window(worldTemplate);
        ZoneForm* form = window.dock<TemplatePropertiesDock>()->zoneForm();
        const auto zone = [&window](std::size_t index) {
            return window.document.worldTemplate().zones[index];
        };
        window.document.select({0, 1});
        NumberBox* size = form->sizeField();
        QCOMPARE(size->text().trimmed(), QString());
        QCOMPARE(form->surfaceField()->currentText(), QString());
        QCOMPARE(form->minesField()->leastField()->text().trimmed(), QString());
        QCOMPARE(form->minesField()->mostField()->text(), QStringLiteral("4"));
        QVERIFY(window.document.worldTemplate() == worldTemplate);

        const int shown = zone(1).size;
        type(size, QString::number(shown));
        QCOMPARE(zone(0).size, shown);
        QCOMPARE(zone(1).size, shown);
        QCOMPARE(size->text(), QString::number(shown));
        form->surfaceField()->setCurrentIndex(form->surfaceField()->findData(int(Surface::Snow)));
        QVERIFY(zone(0).surface == Surface::Snow && zone(1).surface == Surface::Snow);
        QVERIFY(!form->surfaceField()->currentText().isEmpty());
        type(form->minesField()->leastField(), QStringLiteral("2"));
        QVERIFY((zone(0).mineCount == IntRange{2, 4} && zone(1).mineCount == IntRange{2, 4}));
        QCOMPARE(form->minesField()->leastField()->text(), QStringLiteral("2"));

        window.document.undoStack().setIndex(0);
        QCOMPARE(size->text().trimmed(), QString());
        size->stepUp(); // from what one of them has
        QVERIFY(zone(0).size == 11 || zone(0).size == 21);
        QCOMPARE(zone(0).size, zone(1).size);
        window.document.select({0});
        QVERIFY(!size->text().trimmed().isEmpty());
        QCOMPARE(size->minimum(), 1);
    }

    /// Labels mark the fields in which zones differ.
    void fieldsSayWhereZonesDiffer() {
        Template worldTemplate = threeZoneTemplate();
        worldTemplate.zones[1].richness = 99;
        worldTemplate.zones[1].mines.emplace_back();
        TemplateWindow window(worldTemplate);
        ZoneForm* form = window.dock<TemplatePropertiesDock>()->zoneForm();
        const auto differing = [form] {
            QStringList labels;
            for (const QLabel* label : form->findChildren<QLabel*>())
                if (label->text().contains(QStringLiteral("(differ)"))) labels += label->text();
            labels.sort();
            return labels;
        };
        window.document.select({0});
        QCOMPARE(differing(), QStringList());
        window.document.select({0, 1});
        QCOMPARE(differing().join(u'|'), QStringLiteral("Castles (differ)|Mines (differ)|Richness (differ)"));
        window.document.change(QStringLiteral("alike"), [](Template& now) { now.zones[1].richness = 14; });
        QCOMPARE(differing().join(u'|'), QStringLiteral("Castles (differ)|Mines (differ)"));
        window.document.select({1});
        QCOMPARE(differing(), QStringList());
    }

    void linksKeepTheOtherEnd() {
        Template worldTemplate = threeZoneTemplate();
        worldTemplate.links = {{.first = 0, .second = 1, .guardLevel = {1, 6}},
                               {.first = 1, .second = 2, .guardLevel = {2, 3}}};
        TemplateWindow window(worldTemplate);
        window.document.select({}, {0, 1});
        auto* guard = window.dock<TemplatePropertiesDock>()->linkForm()->guardField();
        QTest::keyClick(guard->findChild<RangeSlider*>(), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY((window.document.worldTemplate().links[0].guardLevel == IntRange{1, 4}));
        QVERIFY((window.document.worldTemplate().links[1].guardLevel == IntRange{2, 4}));
        QTest::keyClick(guard->findChild<RangeSlider*>(), Qt::Key_Left);
        QVERIFY((window.document.worldTemplate().links[0].guardLevel == IntRange{1, 4}));
        QVERIFY((window.document.worldTemplate().links[1].guardLevel == IntRange{1, 4}));
    }

    /// Something else that happens between two digits stays.
    void typingLosesNothing() {
        TemplateWindow window;
        window.document.select({0});
        RangeField* mines = window.dock<TemplatePropertiesDock>()->zoneForm()->minesField();
        type(mines->mostField(), QStringLiteral("4"));
        window.document.change(QStringLiteral("other"),
                               [](Template& worldTemplate) { worldTemplate.zones[0].size = 71; });
        QTest::keyClicks(mines->mostField(), QStringLiteral("0"));
        QCOMPARE(window.document.worldTemplate().zones[0].size, 71);
        QCOMPARE(window.document.worldTemplate().zones[0].mineCount.max, 40);
    }

    void guardsOfMinesAreStepsOfTheirOwn() {
        Template worldTemplate = threeZoneTemplate();
        worldTemplate.zones[1].mines.resize(2);
        TemplateWindow window(worldTemplate);
        window.document.select({1});
        auto* list = window.dock<TemplatePropertiesDock>()->zoneForm()->findChild<MineList*>();
        for (const BuildingRow* row : list->rows())
            type(row->guardField()->mostField(), QStringLiteral("5"));
        QCOMPARE(window.steps(), 2);
        window.document.undoStack().undo();
        QVERIFY((window.document.worldTemplate().zones[1].mines[0].guardLevel == IntRange{-2, 5}));
        QVERIFY((window.document.worldTemplate().zones[1].mines[1].guardLevel == IntRange{-2, -2}));
    }

    void rowsFollowEachOtherInTheOrderOfTab() {
        TemplateWindow window;
        auto* form = window.dock<TemplatePropertiesDock>()->zoneForm();
        auto* list = form->findChild<MineList*>();
        window.document.select({1});
        list->addButton()->click();
        list->addButton()->click();
        QCOMPARE(list->rows().size(), std::size_t(2));
        QWidgetList wanted;
        for (const BuildingRow* row : list->rows())
            wanted += row->tabStops();
        wanted += list->addButton();
        QCOMPARE(stopsOf(*list, form->minesField()->mostField()), wanted);
    }

    /// A new row has the keys; when one goes, that in its place.
    void keysStayInTheList() {
        TemplateWindow window;
        window.document.select({1});
        auto* list = window.dock<TemplatePropertiesDock>()->zoneForm()->findChild<CastleList*>();
        for (std::size_t row = 0; row < 2; ++row) {
            list->addButton()->setFocus();
            QTest::keyClick(list->addButton(), Qt::Key_Space);
            QCOMPARE(list->rows().size(), row + 1);
            QCOMPARE(window.window.focusWidget(), list->rows()[row]->kindBox());
        }
        for (const std::size_t row : {1U, 0U}) {
            QToolButton* remove = list->rows()[row]->removeButton();
            remove->setFocus();
            QTest::keyClick(remove, Qt::Key_Space);
            QCOMPARE(list->rows().size(), row);
            const QWidget* next = row == 0 ? list->addButton() : list->rows()[0]->removeButton();
            QCOMPARE(window.window.focusWidget(), next);
        }
    }

    void headingsAreShort() {
        Template worldTemplate;
        worldTemplate.zones.resize(60);
        for (Zone& zone : worldTemplate.zones)
            zone.place = DrawingPoint{};
        TemplateWindow window(worldTemplate);
        const QLabel* heading = window.dock<TemplatePropertiesDock>()->heading();
        window.document.select({4, 7});
        QVERIFY(heading->text().contains(QStringLiteral("4, 7")));
        window.action(QStringLiteral("select-all"))->trigger();
        QVERIFY(heading->text().startsWith(QStringLiteral("60 ")));
        QVERIFY(heading->text().size() < 20);
    }

    /// Whatever a file holds is shown as it is, and showing changes nothing.
    void chancesAreShownAsTheyAre() {
        Template worldTemplate = threeZoneTemplate();
        worldTemplate.config.treasureChance = {1 / 3.0, -5, 7, 0.72};
        TemplateWindow window(worldTemplate);
        const auto* form = window.dock<TemplateConfigDock>()->form();
        QVERIFY(form->chanceField(0)->cleanText().endsWith(QStringLiteral("333333")));
        QCOMPARE(form->chanceField(1)->value(), -5.0);
        QCOMPARE(form->chanceField(2)->cleanText(), QStringLiteral("7"));
        QVERIFY(form->chanceField(3)->cleanText().endsWith(QStringLiteral("72")));
        QCOMPARE(window.steps(), 0);
        QVERIFY(window.document.worldTemplate() == worldTemplate);
        form->chanceField(1)->setValue(0.125);
        QCOMPARE(window.document.worldTemplate().config.treasureChance[1], 0.125);
        QCOMPARE(window.document.worldTemplate().config.treasureChance[0], 1 / 3.0);
    }

    void fieldsAreAsWideAsTheirNumbers() {
        RangeField narrow(QStringLiteral("Level"), {0, 6}, {0, 9});
        RangeField wide(QStringLiteral("Count"), {0, 6}, {-100'000, 100'000});
        QVERIFY(narrow.leastField()->minimumWidth() < wide.leastField()->minimumWidth());
        const auto fits = [&wide] {
            return wide.mostField()->minimumWidth() >
                   wide.mostField()->fontMetrics().horizontalAdvance(QStringLiteral("-100000"));
        };
        QVERIFY(fits());
        const int before = wide.mostField()->minimumWidth();
        QFont font = wide.font();
        font.setPointSize(3 * std::max(8, font.pointSize()));
        wide.setFont(font);
        QVERIFY(wide.mostField()->minimumWidth() > before);
        QVERIFY(fits());
    }

    /// The graph's keys are the graph's: in a field they edit the field.
    void keysOfTheGraphDoNothingInForms() {
        TemplateWindow window;
        for (QAction* action : window.window.actions()) // as in the main window, whose menus have them
            window.window.removeAction(action);
        QVERIFY(QTest::qWaitForWindowActive(&window.window));
        auto* dock = window.dock<TemplatePropertiesDock>();
        window.document.select({0, 2});
        dock->zoneForm()->sizeField()->setFocus();
        for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_Insert, Qt::Key_L})
            QTest::keyClick(dock->zoneForm()->sizeField(), key);
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(3));
        QCOMPARE(window.document.worldTemplate().links.size(), std::size_t(1));
        window.document.select({});
        dock->nameField()->setFocus();
        dock->nameField()->selectAll();
        QTest::keyClicks(dock->nameField(), QStringLiteral("Low Land"));
        QCOMPARE(window.document.worldTemplate().name, std::string("Low Land"));
        window.canvas->setFocus();
        window.document.select({1});
        QTest::keyClick(window.canvas, Qt::Key_Delete);
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(2));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestTemplateForms)
#include "test_template_forms.moc"
