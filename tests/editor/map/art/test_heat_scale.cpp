// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/art/map_renderer.h"

#include <QTest>

#include <cmath>

using namespace stonemason;

namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c) {
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

} // namespace

class TestHeatScale : public QObject {
    Q_OBJECT

private slots:
    void digitsAreReadableOnEveryStep() {
        for (int value = 0; value <= 9; ++value)
            QVERIFY2(contrast(heatColour(value), heatInk(value)) >= 4.5, qPrintable(QString::number(value)));
    }

    void lightnessRisesWithTheValue() {
        for (int value = 1; value <= 9; ++value)
            QVERIFY(luminance(heatColour(value)) > luminance(heatColour(value - 1)) * 1.1);
    }

    void otherValuesAreHeldWithinTheScale() {
        QCOMPARE(heatColour(-3), heatColour(0));
        QCOMPARE(heatColour(12), heatColour(9));
    }
};

QTEST_APPLESS_MAIN(TestHeatScale)
#include "test_heat_scale.moc"
