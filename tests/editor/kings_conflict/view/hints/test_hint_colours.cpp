// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/hints/difference_overlay.h"
#include "editor/kings_conflict/view/hints/hint_analysis.h"
#include "editor/kings_conflict/view/hints/hint_signs.h"
#include "tests/editor/kings_conflict/view/art/colour_vision.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

QByteArray labelled(int a, int b, std::size_t vision) {
    return QStringLiteral("%1 and %2, %3").arg(a).arg(b).arg(QLatin1String(visions[vision])).toUtf8();
}

} // namespace

class TestHintColours : public QObject {
    Q_OBJECT

private slots:
    void differencesHaveReadableDigits() {
        for (int difference = -9; difference <= 9; ++difference)
            for (std::size_t vision = 0; vision < visions.size(); ++vision)
                QVERIFY2(test::contrast(seen(differenceColour(difference), vision),
                                        seen(differenceInk(difference), vision)) >= (vision == 0 ? 4.5 : 4.0),
                         labelled(difference, 0, vision).constData());
    }

    void signsOfDifferencesDifferForEveryEye() {
        for (int a = 2; a <= 9; ++a)
            for (std::size_t vision = 0; vision < 3;
                 ++vision) // violet and brown meet without blue cones: the sign is written
                QVERIFY2(distance(seen(differenceColour(a), vision), seen(differenceColour(-a), vision)) > 15,
                         labelled(a, -a, vision).constData());
    }

    void differencesGrowDarkerBothWaysToEveryEye() {
        for (int sign : {-1, 1})
            for (int a = 1; a <= 9; ++a)
                for (std::size_t vision = 0; vision < visions.size(); ++vision)
                    QVERIFY2(lab(seen(differenceColour(sign * a), vision))[0] <
                                 lab(seen(differenceColour(sign * (a - 1)), vision))[0] - 2,
                             labelled(sign * a, sign * (a - 1), vision).constData());
    }

    void differencesBeyondTheScaleAreHeldWithin() {
        QCOMPARE(differenceColour(40), differenceColour(9));
        QCOMPARE(differenceColour(-40), differenceColour(-9));
    }

    void basinsDifferInColourAndTexture() {
        std::set<int> textures;
        for (int a = 0; a < basinTintCount; ++a) {
            textures.insert(int(basinTexture(a)));
            for (int b = 0; b < a; ++b)
                for (std::size_t vision = 0; vision < 3; ++vision)
                    QVERIFY2(distance(seen(basinColour(a), vision), seen(basinColour(b), vision)) > 10,
                             labelled(a, b, vision).constData());
        }
        QCOMPARE(int(textures.size()), basinTintCount);
    }

    void neighbouringBasinsNeverLookAlike() {
        const GameProfile& game = kingsConflict();
        Random random(5);
        for (int round = 0; round < 200; ++round) {
            Map map = randomMap(random, {11, 11}, "PPPPFM");
            forEachCell(map.size(), [&](Cell cell) { map.layer(1)[cell] = Code('0' + random.below(10)); });
            const auto analysis = analyseHints(map, game, 1);
            QVERIFY(analysis);
            const Grid<int>& peakOf = analysis->basins.peakOf;
            std::vector<std::set<int>> neighbours(analysis->basins.peaks.size());
            const auto meet = [&](Cell a, Cell b) {
                if (!peakOf.contains(b) || peakOf[a] < 0 || peakOf[b] < 0 || peakOf[a] == peakOf[b]) return;
                neighbours[std::size_t(peakOf[a])].insert(peakOf[b]);
                neighbours[std::size_t(peakOf[b])].insert(peakOf[a]);
            };
            forEachCell(map.size(), [&](Cell cell) {
                meet(cell, neighbour(cell, Direction::East));
                meet(cell, neighbour(cell, Direction::South));
            });
            for (std::size_t peak = 0; peak < neighbours.size(); ++peak)
                for (int other : neighbours[peak]) {
                    if (neighbours[peak].size() >= std::size_t(basinTintCount)) continue;
                    if (neighbours[std::size_t(other)].size() >= std::size_t(basinTintCount)) continue;
                    QVERIFY(analysis->tints[peak] != analysis->tints[std::size_t(other)]);
                }
        }
    }
};

STONEMASON_APPLESS_TEST(TestHintColours)
#include "test_hint_colours.moc"
