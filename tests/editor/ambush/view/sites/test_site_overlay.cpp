// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_overlay.h"
#include "editor/ambush/view/sites/site_words.h"
#include "tests/editor/ambush/pattern_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace stonemason::ambush {

using test::patternOf;

namespace {

std::shared_ptr<const SiteFindings> sitesOf(const Pattern& pattern, const BitGrid& map, Choice choice) {
    return SiteFinder(SiteSearch{{pattern}, choice}).find(map);
}

/// A picture without ground on which the board lies a little aside, as it is scrolled.
struct Sheet {
    Sheet(Size board, double cellSize, bool turned = false)
        : geometry{board, cellSize, {3.5, 2.25}, turned}
        , image(geometry.gridRect().bottomRight().toPoint().x() + 4,
                geometry.gridRect().bottomRight().toPoint().y() + 4, QImage::Format_ARGB32_Premultiplied) {
        image.fill(Qt::transparent);
    }
    /// As a view draws a part of itself.
    void paint(const SiteOverlay& overlay, const QRect& part) {
        QPainter painter(&image);
        painter.setClipRect(part);
        overlay.paint(painter, geometry, QPalette(), geometry.cellsIn(part));
    }
    /// Pixels of the cells that something was drawn on.
    int drawn(const CellRange& cells) const {
        const QRect rect = geometry.rectOf(cells).toAlignedRect().intersected(image.rect());
        int count = 0;
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            for (int x = rect.left(); x <= rect.right(); ++x)
                if (qAlpha(image.pixel(x, y)) != 0) ++count;
        return count;
    }

    GridGeometry geometry;
    QImage image;
};

/// Whether everything clearly visible in one is visible in the other. Lines that meet differ in opacity,
/// because Qt draws so many of them at once.
bool haveTheSame(const QImage& one, const QImage& other) {
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const auto [less, more] = std::minmax({qAlpha(one.pixel(x, y)), qAlpha(other.pixel(x, y))});
            if (less == 0 && more > 60) return false;
        }
    return true;
}

/// What is reported about the cell, looking at every site.
QString saidOf(Cell cell, const SiteFindings& found) {
    for (const Place& place : found.places) {
        if (!found.isCompared(cell, place)) continue;
        const Site site = found.siteOf(place);
        if (std::ranges::find(site.stand, cell) != site.stand.end()) return QStringLiteral("waits");
        if (std::ranges::find(site.misses, cell) != site.misses.end()) return QStringLiteral("not agree");
        return scoreText(site.agree, site.of);
    }
    return {};
}

} // namespace

class TestSiteOverlay : public QObject {
    Q_OBJECT

private slots:
    /// However many there are above it.
    void reachesTheLastSite() {
        const BitGrid map(Size{120, 120}, true);
        const auto found = sitesOf(patternOf(".X"), map, Choice::Best);
        QVERIFY(found->places.size() > 7000);
        const SiteOverlay overlay(found, {});
        const Place& last = found->places.back();
        QCOMPARE(last.corner.row, 119);
        QVERIFY(overlay.describe(found->siteOf(last).stand.front()).contains(QStringLiteral("waits")));
        for (const double cellSize : {20.0, 6.0, 2.0, 0.5}) {
            Sheet sheet(map.size(), cellSize);
            sheet.paint(overlay, sheet.image.rect());
            QVERIFY2(sheet.drawn({last.corner, last.corner}) > 0, qPrintable(QString::number(cellSize)));
        }
    }

    /// Where they are dense they are tinted, elsewhere each has its outline.
    void reportsSingleSitesWhereItCan() {
        const Size size{70, 70};
        BitGrid map = bitGridOf(size, [](Cell cell) { return cell.row < 32 && cell.column < 32; });
        map.set({50, 50}, true);
        const auto found = sitesOf(patternOf("."), map, Choice::All);
        const SiteOverlay overlay(found, {});
        const auto middleOf = [](const Sheet& sheet, Cell cell) {
            return qAlpha(sheet.image.pixel(sheet.geometry.rectOf(cell).center().toPoint()));
        };
        Sheet sheet(size, 8);
        sheet.paint(overlay, sheet.image.rect());
        QVERIFY(middleOf(sheet, {20, 20}) > 0);
        QVERIFY(sheet.drawn({{50, 50}, {50, 50}}) > 0);
        QCOMPARE(middleOf(sheet, {50, 50}), 0); // an outline around nothing
        Sheet large(size, 40);
        large.paint(overlay, large.image.rect());
        QCOMPARE(middleOf(large, {20, 20}), 0);
    }

    /// A part of a view that is drawn again has what it had, whatever of the rest is drawn with it.
    void drawsPartsAsTheWhole() {
        BitGrid map(Size{48, 40}, true);
        for (int row = 0; row < 20; ++row)
            for (int column = 0; column < 30; ++column)
                if ((row * 7 + column * 3) % 5 == 0) map.set({row + 15, column}, false);
        for (const Choice choice : {Choice::Best, Choice::All}) {
            const auto found = sitesOf(patternOf("@@/X@"), map, choice);
            const SiteOverlay overlay(found, found->places[found->places.size() / 2]);
            for (const double cellSize : {0.3, 1.0, 2.5, 4.0, 7.3, 20.0})
                for (const bool turned : {false, true}) {
                    Sheet whole(map.size(), cellSize, turned);
                    whole.paint(overlay, whole.image.rect());
                    Sheet parts(map.size(), cellSize, turned);
                    const QRect all = parts.image.rect();
                    const QPoint split(all.width() / 3, all.height() / 2);
                    for (const QRect& part : {QRect(all.topLeft(), split),
                                              QRect(QPoint(split.x() + 1, 0), QPoint(all.right(), split.y())),
                                              QRect(QPoint(0, split.y() + 1), all.bottomRight())})
                        parts.paint(overlay, part);
                    QVERIFY2(haveTheSame(whole.image, parts.image), qPrintable(QString::number(cellSize)));
                }
        }
    }

    void losesNoneBelowAPixel() {
        for (const bool turned : {false, true})
            for (const double cellSize : {1.0, 0.3, 1.0 / 64}) {
                BitGrid map(Size{200, 300});
                map.set({120, 250}, true);
                const SiteOverlay overlay(sitesOf(patternOf("@"), map, Choice::Best), {});
                Sheet sheet(map.size(), cellSize, turned);
                sheet.paint(overlay, sheet.image.rect());
                QVERIFY(sheet.drawn({{120, 250}, {120, 250}}) > 0);
                QCOMPARE(sheet.drawn(wholeOf(map.size())), 1);
            }
    }

    void describesEachCell() {
        test::Random random(7);
        const BitGrid map = bitGridOf(Size{30, 70}, [&](Cell) { return random.below(4) != 0; });
        Pattern pattern = patternOf("..#/*X./.5.");
        pattern.threshold = 700;
        for (const Choice choice : {Choice::Best, Choice::All}) {
            const auto found = sitesOf(pattern, map, choice);
            QVERIFY(!found->places.empty());
            const SiteOverlay overlay(found, {});
            forEachCell(map.size(), [&](Cell cell) {
                const QString expected = saidOf(cell, *found);
                QCOMPARE(overlay.describe(cell).isEmpty(), expected.isEmpty());
                QVERIFY(overlay.describe(cell).contains(expected));
            });
        }
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestSiteOverlay)
#include "test_site_overlay.moc"
