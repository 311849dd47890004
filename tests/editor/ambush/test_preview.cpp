// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/choice.h"
#include "core/ambush/search.h"
#include "core/text_map/text_map_file.h"
#include "editor/ambush/view/preview/preview_dock.h"
#include "editor/ambush/view/preview/site_picture.h"
#include "editor/app/widgets/appearance.h"
#include "tests/editor/ambush/pattern_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTest>
#include <QToolButton>

namespace stonemason::ambush {

using test::patternOf;
using test::PatternWindow;

namespace {

/// What core finds on the map.
std::pair<std::int64_t, std::int64_t> foundOn(const Pattern& pattern, const BitGrid& map) {
    const std::vector<Stencil> stencils = stencilsOf(std::span(&pattern, 1));
    const Found found = findPlaces(stencils, map).value();
    return {found.passing,
            std::int64_t(chooseBest(found.places, stencils, map.size(), Overlap::Cells).size())};
}

/// A map with two walkers and different passable cells for each, which can change.
class TwoWalkers : public WalkabilityMap {
public:
    explicit TwoWalkers(Size size) : first_(size, true), second_(size, false) {}

    QString name() const override { return name_; }
    Size size() const override { return first_.size(); }
    QStringList walkers() const override { return {QStringLiteral("one"), QStringLiteral("two")}; }
    std::function<BitGrid()> passableBy(int walker) const override {
        return [grid = walker == 0 ? first_ : second_] { return grid; };
    }
    void block(Cell cell) {
        first_.set(cell, false);
        emit changed();
    }
    void rename(const QString& name) {
        name_ = name;
        emit renamed();
    }

private:
    BitGrid first_;
    BitGrid second_;
    QString name_ = QStringLiteral("two walkers");
};

std::pair<std::int64_t, std::int64_t> shownIn(const PreviewDock& dock) {
    return {dock.picture()->answer().passing, dock.picture()->answer().chosen};
}

} // namespace

class TestPreview : public QObject {
    Q_OBJECT

private slots:
    /// The sample is always there; what is shown is what core finds, for each of the seven patterns.
    void countsWhatCoreFinds() {
        PatternWindow window("..");
        const WalkabilityMap* sample = window.maps.all().front();
        QCOMPARE(sample->size(), (Size{25, 80}));
        const BitGrid map = sample->passableBy(0)();
        for (const Pattern& pattern : window.workspace.samplePatterns()) {
            PatternWindow shown(pattern);
            auto* dock = shown.dock<PreviewDock>();
            TRY_PATIENTLY(!dock->isSearching());
            QCOMPARE(shownIn(*dock), foundOn(pattern, map));
        }
    }

    /// A stroke is searched with before it is done.
    void followsWhatIsPainted() {
        PatternWindow window("..../.##./....");
        auto* dock = window.dock<PreviewDock>();
        const BitGrid map = window.maps.all().front()->passableBy(0)();
        TRY_PATIENTLY(!dock->isSearching());
        window.workspace.brush().setSign('@');
        window.hand().press({0, 0}, {});
        window.hand().drag({0, 3}, {});
        TRY_PATIENTLY(!dock->isSearching());
        QCOMPARE(window.steps(), 0);
        QCOMPARE(shownIn(*dock), foundOn(window.document.pattern(), map));
        window.hand().cancel();
        TRY_PATIENTLY(!dock->isSearching());
        QCOMPARE(shownIn(*dock), foundOn(window.document.pattern(), map));
        window.document.setThreshold(1000);
        TRY_PATIENTLY(!dock->isSearching());
        QCOMPARE(shownIn(*dock), foundOn(window.document.pattern(), map));
    }

    void reportsWhatCameOfIt() {
        PatternWindow window("@@/@@");
        auto map = std::make_unique<TwoWalkers>(Size{4, 4});
        window.maps.add(*map);
        auto* dock = window.dock<PreviewDock>();
        QCOMPARE(dock->mapField()->count(), 2);
        dock->mapField()->setCurrentIndex(1);
        QCOMPARE(dock->walkerField()->count(), 2);
        TRY_PATIENTLY(!dock->isSearching());
        QCOMPARE(dock->verdict()->text(), QStringLiteral("9 place(s) pass, 4 chosen site(s)."));
        QCOMPARE(dock->picture()->accessibleName(), dock->verdict()->text());
        map->block({0, 0});
        QCOMPARE(dock->verdict()->text(), QStringLiteral("8 place(s) pass, 3 chosen site(s)."));
        dock->walkerField()->setCurrentIndex(1);
        QVERIFY(dock->verdict()->text().startsWith(QStringLiteral("No place passes: ")));
        QVERIFY(dock->verdict()->text().contains(QStringLiteral("Must agree"))); // what to do
        window.document.change(QStringLiteral("size"),
                               [](Pattern& pattern) { pattern.signs = patternOf("X.......").signs; });
        QVERIFY(dock->verdict()->text().contains(QStringLiteral("larger than this map")));
        window.document.change(QStringLiteral("all"),
                               [](Pattern& pattern) { pattern.signs = patternOf("**").signs; });
        QVERIFY(dock->verdict()->text().contains(QStringLiteral("not compared")));
        QVERIFY(dock->picture()->mapRect().isEmpty());
        map->rename(QStringLiteral("other"));
        QCOMPARE(dock->mapField()->currentText(), QStringLiteral("other"));
        map.reset(); // its document is closed
        QCOMPARE(dock->mapField()->count(), 1);
        QVERIFY(dock->walkerField()->isHidden());
    }

    /// Until a person chooses another one; and again when that is closed.
    void triesTheMapThatWasWorkedOnLast() {
        PatternWindow window("X");
        auto* dock = window.dock<PreviewDock>();
        TwoWalkers first({3, 3});
        TwoWalkers last({4, 4});
        auto chosen = std::make_unique<TwoWalkers>(Size{5, 5});
        for (TwoWalkers* map : {&first, &last, chosen.get()})
            window.maps.add(*map);
        QCOMPARE(dock->mapField()->currentIndex(), 0);
        window.maps.look(first);
        window.maps.look(last);
        QCOMPARE(dock->mapField()->currentIndex(), 2);
        TRY_PATIENTLY(!dock->isSearching());
        QCOMPARE(dock->picture()->answer().map, (Size{4, 4}));
        dock->mapField()->setCurrentIndex(3);
        window.maps.look(first);
        QCOMPARE(dock->mapField()->currentIndex(), 3);
        chosen.reset();
        QCOMPARE(dock->mapField()->currentIndex(), 1);
    }

    /// None in the upper rows alone.
    void veryManySitesAreATint() {
        PatternWindow window("X");
        TwoWalkers map({60, 70});
        window.maps.add(map);
        auto* dock = window.dock<PreviewDock>();
        dock->mapField()->setCurrentIndex(1);
        TRY_PATIENTLY(!dock->isSearching());
        const SiteAnswer& answer = dock->picture()->answer();
        QCOMPARE(answer.chosen, 60 * 70);
        QVERIFY(answer.outline.empty());
        QVERIFY(answer.stand.empty());
        const BitGrid ways = map.passableBy(0)();
        const QRect lastRow(0, 59, 70, 1);
        const QImage without = groundPicture(ways, BitGrid(ways.size()), isDark(dock->palette()));
        QCOMPARE(without.size(), answer.picture.size());
        QVERIFY(answer.picture.copy(lastRow) != without.copy(lastRow));
    }

    void reportsMorePlacesThanAreLookedAt() {
        PatternWindow window("X");
        TwoWalkers map({1001, 1000});
        window.maps.add(map);
        auto* dock = window.dock<PreviewDock>();
        dock->mapField()->setCurrentIndex(1);
        TRY_PATIENTLY(!dock->isSearching());
        QVERIFY(dock->verdict()->text().contains(QStringLiteral("1001000 places pass")));
        QVERIFY(dock->verdict()->text().contains(QStringLiteral("only the best 1000000 are")));
    }

    /// A large map is searched beside the window, which can cancel it.
    void largeMapsAreStopped() {
        PatternWindow window("..../.##./....");
        TwoWalkers map({3000, 3000});
        window.maps.add(map);
        auto* dock = window.dock<PreviewDock>();
        dock->mapField()->setCurrentIndex(1);
        QVERIFY(dock->isSearching());
        dock->stopButton()->click();
        QVERIFY(!dock->isSearching());
        QVERIFY(dock->verdict()->text().startsWith(QStringLiteral("Stopped")));
        dock->mapField()->setCurrentIndex(0);
        TRY_PATIENTLY(!dock->isSearching());
        QVERIFY(dock->verdict()->text().contains(QStringLiteral("pass")));
    }

    /// A picture has every cell, also of maps that are larger than it.
    void picturesAverage() {
        const BitGrid none(Size{2050, 3});
        BitGrid one(none.size());
        one.set({2048, 2}, true); // the last of three times three
        QCOMPARE(cellsPerPixelFor(none.size()), 3);
        const QImage walls = groundPicture(none, none, false);
        const QImage way = groundPicture(one, none, false);
        QCOMPARE(walls.size(), QSize(1, 684));
        QVERIFY(walls.pixel(0, 682) != way.pixel(0, 682));
        QCOMPARE(walls.copy(0, 0, 1, 682), way.copy(0, 0, 1, 682));
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestPreview)
#include "test_preview.moc"
