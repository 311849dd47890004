// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "tests/editor/kings_conflict/view/art/colour_vision.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestHeatScale : public QObject {
    Q_OBJECT

private slots:
    void digitsAreReadableOnEveryStep() {
        for (int value = 0; value <= 9; ++value)
            for (std::size_t vision = 0; vision < visions.size(); ++vision)
                QVERIFY2(test::contrast(seen(heatColour(value), vision), seen(heatInk(value), vision)) >=
                             (vision == 0 ? 4.5 : 4.0),
                         qPrintable(QStringLiteral("%1, %2").arg(value).arg(QLatin1String(visions[vision]))));
    }

    void lightnessRisesWithTheValueToEveryEye() {
        for (int value = 1; value <= 9; ++value)
            for (std::size_t vision = 0; vision < visions.size(); ++vision)
                QVERIFY2(lab(seen(heatColour(value), vision))[0] >
                             lab(seen(heatColour(value - 1), vision))[0] + 3,
                         qPrintable(QStringLiteral("%1, %2").arg(value).arg(QLatin1String(visions[vision]))));
    }

    void everyTwoStepsDifferForEveryEye() {
        for (int a = 0; a <= 9; ++a)
            for (int b = 0; b < a; ++b)
                for (std::size_t vision = 0; vision < visions.size(); ++vision)
                    QVERIFY2(distance(seen(heatColour(a), vision), seen(heatColour(b), vision)) > 7,
                             qPrintable(QStringLiteral("%1 and %2, %3")
                                            .arg(a)
                                            .arg(b)
                                            .arg(QLatin1String(visions[vision]))));
    }

    void otherValuesAreHeldWithinTheScale() {
        QCOMPARE(heatColour(-3), heatColour(0));
        QCOMPARE(heatColour(12), heatColour(9));
    }
};

STONEMASON_APPLESS_TEST(TestHeatScale)
#include "test_heat_scale.moc"
