// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/chrome_indicators.h"
#include "tests/editor/golden_picture.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QStyleOption>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

constexpr QStyle::State usual = QStyle::State_Enabled;
const QList<QStyle::State> states{usual,
                                  usual | QStyle::State_On,
                                  usual | QStyle::State_NoChange,
                                  usual | QStyle::State_MouseOver,
                                  usual | QStyle::State_HasFocus | QStyle::State_On,
                                  usual | QStyle::State_Sunken,
                                  QStyle::State_None,
                                  QStyle::State_On};

/// Radio buttons, check boxes and frames of fields, from left to right in all states.
QImage marks(const QPalette& palette) {
    constexpr int side = 24;
    QImage image(side * int(states.size()), 3 * side, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Window));
    QPainter painter(&image);
    const auto draw = [&](int row, auto drawOne) {
        for (int i = 0; i < int(states.size()); ++i) {
            QStyleOption option;
            option.palette = palette;
            option.state = states[i];
            option.rect = QRect(i * side, row * side, side, side).adjusted(2, 2, -2, -2);
            drawOne(option, painter);
        }
    };
    draw(0, drawRadioMark);
    draw(1, drawCheckMark);
    draw(2, [](const QStyleOption& option, QPainter& on) { drawFieldFrame(option, on); });
    return image;
}

} // namespace

/// The marks that are drawn instead of the style's own.
class TestMarks : public QObject {
    Q_OBJECT

private slots:
    void theyLookAsTheyDid() {
        QCOMPARE(unlikeGolden(marks(lightPalette()), QStringLiteral("marks-light.png")), QString());
        QCOMPARE(unlikeGolden(marks(darkPalette()), QStringLiteral("marks-dark.png")), QString());
    }
};

STONEMASON_TEST(TestMarks)
#include "test_marks.moc"
