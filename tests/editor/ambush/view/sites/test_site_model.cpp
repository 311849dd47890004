// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern_file.h"
#include "editor/ambush/view/sites/site_model.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>

namespace stonemason::ambush {

using test::Random;

namespace {

constexpr int few = 500;
constexpr int many = 5 * SiteModel::mostSortedAtOnce + 77;
const std::vector<SiteModel::Column> columns{SiteModel::Score, SiteModel::Where, SiteModel::How};
const std::vector<Qt::SortOrder> directions{Qt::AscendingOrder, Qt::DescendingOrder};

/// Sites of two patterns with many of the same score, in that order; without one as a simulation has them.
std::shared_ptr<const SiteFindings> findings(int count, unsigned seed,
                                             const std::optional<SiteOrder>& order = SiteOrder{}) {
    Random random(seed);
    SiteFindings found;
    const std::vector<Pattern> patterns{readPattern(".#\n.X\n").value(), readPattern("..#\n.X#\n").value()};
    found.stencils = stencilsOf(patterns);
    found.passable = BitGrid({1000, 1000});
    for (int i = 0; i < count; ++i) {
        const int stencil = random.below(int(found.stencils.size()));
        found.places.push_back({random.cellOf({1000, 1000}), stencil,
                                1 + random.below(found.stencils[std::size_t(stencil)].of)});
    }
    std::ranges::sort(found.places);
    found.order = order;
    if (order) found.rows = sorted(found.places, found.stencils, *order).value();
    return std::make_shared<SiteFindings>(std::move(found));
}

/// The places by row, as plainly as it can be expressed.
std::vector<Place> plainlySorted(const SiteFindings& found, const SiteOrder& order) {
    const auto key = [&](const Place& place) {
        if (order.key == SiteKey::Where) return place.corner.row * 1e6 + place.corner.column;
        if (order.key == SiteKey::How) return double(place.stencil);
        return place.agree / double(found.stencilOf(place).of);
    };
    std::vector<Place> places = found.places;
    if (order.key == SiteKey::Where && !order.ascending) {
        std::ranges::reverse(places); // the list from its end, those at one place too
        return places;
    }
    std::ranges::stable_sort(places, [&](const Place& first, const Place& second) {
        return order.ascending ? key(first) < key(second) : key(second) < key(first);
    });
    return places;
}

std::vector<Place> shownBy(const SiteModel& model) {
    std::vector<Place> places;
    for (int row = 0; row < model.siteCount(); ++row)
        places.push_back(model.placeAt(row));
    return places;
}

SiteOrder orderOf(SiteModel::Column column, Qt::SortOrder direction) {
    return {SiteKey(column), direction == Qt::AscendingOrder};
}

} // namespace

class TestSiteModel : public QObject {
    Q_OBJECT

private slots:
    void everyOrderIsAPlainSort() {
        for (const int count : {0, 1, few, SiteModel::mostSortedAtOnce, many}) {
            SiteModel model;
            const auto found = findings(count, unsigned(count));
            model.show(found, {});
            for (const SiteModel::Column column : columns)
                for (const Qt::SortOrder direction : directions) {
                    model.sort(column, direction);
                    TRY_PATIENTLY(!model.isSorting());
                    QVERIFY(model.shownOrder() == orderOf(column, direction));
                    QVERIFY(shownBy(model) == plainlySorted(*found, orderOf(column, direction)));
                }
        }
    }

    /// Also what comes in another order than the one asked for, or in none.
    void whateverIsFoundIsSorted() {
        for (const int count : {few, many})
            for (const std::optional<SiteOrder>& order :
                 {std::optional<SiteOrder>(), std::optional(SiteOrder{SiteKey::How, true})}) {
                SiteModel model;
                model.sort(SiteModel::Score, Qt::AscendingOrder);
                const auto found = findings(count, 3, order);
                model.show(found, {});
                QCOMPARE(model.siteCount(), count);
                QCOMPARE(model.isSorting(), count == many);
                TRY_PATIENTLY(!model.isSorting());
                QVERIFY(shownBy(model) == plainlySorted(*found, {SiteKey::Score, true}));
            }
    }

    /// Until it is sorted the list stays as it was, and everything else goes on.
    void theWindowGoesOnMeanwhile() {
        SiteModel model;
        const auto found = findings(many, 5);
        model.show(found, {});
        int turns = 0;
        const std::function<void()> turn = [&] {
            if (!model.isSorting()) return;
            ++turns;
            QMetaObject::invokeMethod(&model, turn, Qt::QueuedConnection);
        };
        int most = 0;
        for (int tries = 0; most < 3 && tries < 100; ++tries) {
            turns = 0;
            QMetaObject::invokeMethod(&model, turn, Qt::QueuedConnection);
            const std::vector<Place> before = shownBy(model);
            model.sort(tries % 2 == 0 ? SiteModel::How : SiteModel::Score, Qt::AscendingOrder);
            QVERIFY(model.isSorting());
            QVERIFY(shownBy(model) == before);
            TRY_PATIENTLY(!model.isSorting());
            QVERIFY(turns > 0);
            most = std::max(most, turns);
        }
        QVERIFY(most >= 3);
    }

    void aSecondClickWins() {
        SiteModel model;
        const auto found = findings(many, 7);
        model.show(found, {});
        QSignalSpy changed(&model, &SiteModel::layoutChanged);
        QSignalSpy busy(&model, &SiteModel::sortingChanged);
        model.sort(SiteModel::Score, Qt::AscendingOrder);
        model.sort(SiteModel::Where, Qt::AscendingOrder);
        model.sort(SiteModel::How, Qt::DescendingOrder);
        TRY_PATIENTLY(!model.isSorting());
        QCOMPARE(changed.count(), 1); // nothing in between was shown
        QVERIFY(shownBy(model) == plainlySorted(*found, {SiteKey::How, false}));
        QCOMPARE(busy, (QList<QList<QVariant>>{{true}, {false}}));
    }

    /// There is nothing to sort then; what was asked for before does not come any more.
    void goingBackToWhatIsShownEndsIt() {
        SiteModel model;
        const auto found = findings(many, 9);
        model.show(found, {});
        QSignalSpy changed(&model, &SiteModel::layoutChanged);
        model.sort(SiteModel::How, Qt::AscendingOrder);
        model.sort(SiteModel::Score, Qt::DescendingOrder);
        QVERIFY(!model.isSorting());
        model.sort(SiteModel::Where, Qt::AscendingOrder);
        TRY_PATIENTLY(!model.isSorting());
        QCOMPARE(changed.count(), 1);
        QVERIFY(shownBy(model) == found->places);
    }

    /// What is found meanwhile takes the place of what is being sorted.
    void whatIsFoundMeanwhileIsShown() {
        SiteModel model;
        model.show(findings(many, 11), {});
        model.sort(SiteModel::How, Qt::AscendingOrder);
        const auto later = findings(many + 5, 12);
        model.show(later, {});
        TRY_PATIENTLY(!model.isSorting());
        QVERIFY(shownBy(model) == plainlySorted(*later, {SiteKey::How, true}));
        model.sort(SiteModel::Where, Qt::AscendingOrder);
        model.show(nullptr, {});
        QVERIFY(!model.isSorting());
        QCOMPARE(model.siteCount(), 0);
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestSiteModel)
#include "test_site_model.moc"
