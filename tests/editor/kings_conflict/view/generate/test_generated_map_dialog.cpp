// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/map_format.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/range_field.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/generate/favourite_maps.h"
#include "editor/kings_conflict/view/generate/generated_map_dialog.h"
#include "editor/kings_conflict/view/generate/map_gallery.h"
#include "editor/kings_conflict/view/generate/wish_panel.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;

namespace {

/// The dialog for a new map in sight, with the first batch of one seed.
struct NewGenerated {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    MapRenderer renderer{kingsConflict()};
    GeneratedMapDialog dialog{{{kingsConflict(), renderer}}, &settings};

    NewGenerated() {
        QTest::keyClick(dialog.seedField(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(dialog.seedField(), QStringLiteral("100"));
        dialog.show();
        dialog.activateWindow();
        if (!QTest::qWaitForWindowActive(&dialog)) qFatal("not active");
    }
    MapGallery& gallery() { return *dialog.gallery(); }
    void wait() { TRY_PATIENTLY(!gallery().isWorking()); }
    std::vector<Grid<Code>> terrains() {
        std::vector<Grid<Code>> all;
        for (const BatchMap& made : gallery().maps())
            if (made.map) all.push_back(made.map->terrain());
        return all;
    }
    RangeField& wish(const char* id) {
        const auto& infos = dialog.wishes()->infos();
        const auto found = std::ranges::find(infos, id, &WishInfo::id);
        Q_ASSERT(found != infos.end());
        return *dialog.wishes()->fields()[std::size_t(found - infos.begin())];
    }
};

int wished(const Map& map, const char* id) {
    const std::vector<WishInfo> infos = wishesOf(kingsConflict());
    const auto found = std::ranges::find(infos, id, &WishInfo::id);
    return countedWishes(map, kingsConflict())[std::size_t(found - infos.begin())];
}

} // namespace

class TestGeneratedMapDialog : public QObject {
    Q_OBJECT

private slots:
    void showsTwelveDifferentMaps() {
        NewGenerated shown;
        shown.wait();
        QCOMPARE(shown.gallery().list()->count(), 12);
        const auto terrains = shown.terrains();
        QCOMPARE(int(terrains.size()), 12);
        for (std::size_t i = 0; i < terrains.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(terrains[i] != terrains[j]);
        for (const BatchMap& made : shown.gallery().maps()) {
            const Report report = runChecks(*made.map, kingsConflict());
            QCOMPARE(report.count(Severity::Error) + report.count(Severity::Warning), 0);
        }
        QVERIFY(shown.dialog.okButton()->isEnabled());
        QVERIFY(!shown.dialog.factsLabel()->text().isEmpty());
    }

    void wishesChangeThem() {
        NewGenerated shown;
        shown.wait();
        const auto before = shown.terrains();
        RangeField& water = shown.wish("water");
        const WishRange standard = shown.dialog.wishes()->infos().front().standard;
        Q_UNUSED(standard);
        water.mostField()->setValue(water.leastField()->value());
        const int wanted = water.leastField()->value();
        shown.wait();
        const auto after = shown.terrains();
        QCOMPARE(after.size(), before.size());
        QVERIFY(after != before);
        for (const BatchMap& made : shown.gallery().maps())
            QCOMPARE(wished(*made.map, "water"), wanted);
        QVERIFY(shown.dialog.wishes()->resetButton()->isEnabled());
        shown.dialog.wishes()->resetButton()->click();
        shown.wait();
        QVERIFY(shown.terrains() == before);
    }

    void eachWishChangesSomething_data() {
        QTest::addColumn<int>("index");
        const auto wishes = wishesOf(kingsConflict());
        for (std::size_t i = 0; i < wishes.size(); ++i)
            QTest::addRow("%s", wishes[i].id.c_str()) << int(i);
    }
    void eachWishChangesSomething() {
        QFETCH(int, index);
        WishPanel panel(kingsConflict());
        RangeField& field = *panel.fields()[std::size_t(index)];
        const WishInfo& info = panel.infos()[std::size_t(index)];
        QVERIFY(panel.wishes().empty());
        field.leastField()->setValue(info.limits.most);
        const Wishes wishes = panel.wishes();
        QVERIFY((wishes.at(info.id) == WishRange{info.limits.most, info.limits.most}));
        QVERIFY(!field.accessibleDescription().isEmpty());
    }

    void seedSymmetryAndNextChangeThem() {
        NewGenerated shown;
        shown.wait();
        const auto first = shown.terrains();
        shown.dialog.nextButton()->click();
        QCOMPARE(shown.dialog.seedField()->text(), QStringLiteral("112"));
        shown.wait();
        const auto next = shown.terrains();
        QVERIFY(next != first);
        QVERIFY(shown.dialog.symmetryField()->count() >= 2);
        shown.dialog.symmetryField()->setCurrentIndex(1 - shown.dialog.symmetryField()->currentIndex());
        shown.wait();
        QVERIFY(shown.terrains() != next);
        for (const BatchMap& made : shown.gallery().maps())
            QCOMPARE(int(made.map->symmetry), shown.dialog.symmetryField()->currentData().toInt());
    }

    void wishesThatClashLeaveNothingToOpen() {
        NewGenerated shown;
        shown.wait();
        for (const char* id : {"water", "forest"}) {
            RangeField& field = shown.wish(id);
            field.leastField()->setValue(field.leastField()->maximum());
        }
        for (const char* id : {"hills", "mountains"}) {
            RangeField& field = shown.wish(id);
            field.leastField()->setValue(field.leastField()->maximum());
        }
        shown.wait();
        QVERIFY(!shown.dialog.okButton()->isEnabled());
        QVERIFY(shown.dialog.reasonLabel()->isVisible());
        QVERIFY(!shown.dialog.reasonLabel()->text().isEmpty());
        QCOMPARE(shown.dialog.okButton()->accessibleDescription(), shown.dialog.reasonLabel()->text());
        QTest::keyClick(shown.gallery().list(), Qt::Key_Return);
        QVERIFY(shown.dialog.isVisible());
        shown.dialog.wishes()->resetButton()->click();
        shown.wait();
        QVERIFY(shown.dialog.okButton()->isEnabled() && !shown.dialog.reasonLabel()->isVisible());
    }

    void stopsAndStays() {
        NewGenerated shown;
        QVERIFY(shown.gallery().isWorking());
        shown.gallery().stopButton()->click();
        shown.wait();
        QVERIFY(shown.gallery().maps().size() < 12);
        QVERIFY(!shown.gallery().stopButton()->isVisible());
        shown.dialog.nextButton()->click();
        shown.wait();
        QCOMPARE(int(shown.gallery().maps().size()), 12);
    }

    void onlyTheNewestWishIsMade() {
        NewGenerated shown;
        RangeField& water = shown.wish("water");
        const int least = water.leastField()->value();
        for (int most = least + 6; most >= least; --most)
            water.mostField()->setValue(most);
        shown.wait();
        for (const BatchMap& made : shown.gallery().maps())
            QCOMPARE(wished(*made.map, "water"), least);
    }

    void favouritesAreKept() {
        NewGenerated shown;
        shown.wait();
        QVERIFY(!shown.dialog.favourites()->isVisible());
        shown.gallery().list()->setCurrentRow(3);
        const Map kept = *shown.gallery().chosen();
        shown.dialog.starButton()->click();
        QVERIFY(shown.dialog.favourites()->isVisible());
        QVERIFY(shown.gallery().list()->item(3)->text().contains(u'★'));
        GeneratedMapDialog again({{kingsConflict(), shown.renderer}}, &shown.settings);
        QCOMPARE(int(again.favourites()->maps().size()), 1);
        QVERIFY(again.favourites()->maps().front() == kept);
        again.favourites()->list()->setCurrentRow(0);
        QVERIFY(again.map() == kept);
        again.starButton()->click();
        QVERIFY(again.favourites()->maps().empty());
        const GeneratedMapDialog third({{kingsConflict(), shown.renderer}}, &shown.settings);
        QVERIFY(third.favourites()->maps().empty());
    }

    void moreLikeThisKeepsAPart() {
        NewGenerated shown;
        shown.wait();
        shown.gallery().list()->setCurrentRow(2);
        const Grid<Code> model = shown.gallery().chosen()->terrain();
        const auto before = shown.terrains();
        QVERIFY(!shown.dialog.allButton()->isVisible());
        shown.dialog.likeButton()->click();
        shown.wait();
        QVERIFY(shown.dialog.allButton()->isVisible());
        QVERIFY(shown.gallery().list()->item(0)->text().startsWith(QLatin1String("Variation ")));
        for (const Grid<Code>& terrain : shown.terrains()) {
            int same = 0;
            forEachCell(terrain.size(), [&](Cell cell) { same += int(terrain[cell] == model[cell]); });
            QVERIFY(same * 2 > terrain.size().area());
        }
        shown.dialog.allButton()->click();
        shown.wait();
        QVERIFY(shown.terrains() == before);
    }

    void keysGoAllTheWay() {
        NewGenerated shown;
        shown.wait();
        QListWidget* list = shown.gallery().list();
        QCOMPARE(QApplication::focusWidget(), list);
        const int first = list->currentRow();
        QTest::keyClick(list, Qt::Key_Right);
        QVERIFY(list->currentRow() != first);
        const Map chosen = *shown.gallery().chosen();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(shown.dialog.result(), int(QDialog::Accepted));
        QVERIFY(shown.dialog.map() == chosen);
    }

    void aRequestIsShownAndMadeAgain() {
        NewGenerated shown;
        shown.wait();
        shown.gallery().list()->setCurrentRow(5);
        const Map map = *shown.gallery().chosen();
        const auto text = writeMap(map, kingsConflict(), MapFormat::Smap);
        const auto read = readMap(*text, std::span(&kingsConflict(), 1));
        QVERIFY(read && read->map.origin == map.origin);
        const auto request = requestOf(read->map, kingsConflict());
        QVERIFY(request.has_value());
        NewGenerated again;
        again.dialog.showRequest(*request);
        again.wait();
        QVERIFY(again.gallery().maps().front().map->terrain() == map.terrain());
    }

    void othersKeepWhatIsLocked() {
        NewGenerated shown;
        shown.wait();
        Map map = *shown.gallery().chosen();
        const std::vector<Cell> cells{{0, 1}, {0, 2}, {1, 1}};
        for (const Cell cell : cells)
            map.lockedCells.insert(cell);
        const auto request = requestForOthers(map, kingsConflict());
        QVERIFY(request.has_value());
        NewGenerated others;
        others.dialog.showRequest(*request);
        others.wait();
        const auto areKept = [&] {
            return std::ranges::all_of(others.terrains(), [&](const Grid<Code>& terrain) {
                return std::ranges::all_of(cells,
                                           [&](Cell cell) { return terrain[cell] == map.terrain()[cell]; });
            });
        };
        QCOMPARE(int(others.terrains().size()), 12);
        QVERIFY(areKept());
        for (const Cell cell : cells)
            QVERIFY(others.dialog.map().lockedCells.contains(cell));
        others.gallery().list()->setCurrentRow(3);
        others.dialog.likeButton()->click();
        others.wait();
        QVERIFY(!others.terrains().empty());
        QVERIFY(areKept());
    }
};

STONEMASON_TEST(TestGeneratedMapDialog)
#include "test_generated_map_dialog.moc"
