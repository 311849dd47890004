// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/svg.h"
#include "tests/editor/drawings.h"
#include "tests/support/test_program.h"

#include <QPainterPath>
#include <QTest>

#include <cmath>
#include <functional>

using namespace stonemason;
using test::difference;
using test::shownSvg;
using test::worstSquare;

namespace {

using Paint = std::function<void(QPainter&)>;

constexpr QSize size(120, 90);

QImage inPixels(const Paint& paint) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return image;
}

QPainterPath star(QPointF centre, double radius) {
    QPainterPath path;
    for (int i = 0; i < 5; ++i) {
        const double angle = i * 4 * M_PI / 5;
        const QPointF at = centre + radius * QPointF(std::sin(angle), -std::cos(angle));
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

} // namespace

Q_DECLARE_METATYPE(Paint)

class TestSvg : public QObject {
    Q_OBJECT

private slots:
    void looksAsInPixels_data() {
        QTest::addColumn<Paint>("paint");
        QTest::addColumn<double>("tolerance");
        const auto row = [](const char* name, Paint paint, double tolerance = 0.04) {
            QTest::newRow(name) << paint << tolerance;
        };
        row("areas", [](QPainter& p) {
            p.fillRect(10, 10, 50, 30, QColor(200, 30, 30));
            p.setPen(Qt::NoPen);
            p.setBrush(QColor(20, 90, 200, 120));
            p.drawEllipse(QPointF(70, 45), 35, 30);
            p.drawRoundedRect(QRectF(5.5, 50.25, 40, 30), 8, 8);
        });
        row("holes by either rule", [](QPainter& p) {
            QPainterPath path = star({35, 45}, 34);
            p.fillPath(path, Qt::darkGreen);
            path = star({85, 45}, 34);
            path.setFillRule(Qt::WindingFill);
            p.fillPath(path, Qt::darkGreen);
        });
        row("lines", [](QPainter& p) {
            p.setPen(QPen(Qt::darkRed, 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            p.drawPolyline(QPolygonF{{12, 80}, {30, 15}, {50, 75}});
            p.setPen(QPen(QColor(0, 0, 150, 130), 6, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            p.drawPolygon(QPolygonF{{70, 75}, {90, 15}, {110, 75}});
            p.setPen(QPen(Qt::black, 0));
            p.drawLine(0, 5, 120, 12);
            p.setPen(QPen(Qt::black, 3, Qt::DashLine, Qt::FlatCap));
            p.drawLine(5, 84, 115, 84);
        });
        row("opacity", [](QPainter& p) {
            p.setOpacity(0.4);
            p.fillRect(0, 0, 80, 60, Qt::blue);
            p.setOpacity(0.8);
            p.setPen(QPen(QColor(0, 120, 0, 128), 9));
            p.drawLine(10, 80, 110, 10);
        });
        row("gradient", [](QPainter& p) {
            QLinearGradient gradient(10, 10, 40, 60);
            gradient.setColorAt(0, Qt::yellow);
            gradient.setColorAt(0.4, QColor(200, 0, 0));
            gradient.setColorAt(1, QColor(200, 0, 0, 40));
            p.translate(20, 10);
            p.scale(1.5, 1.2);
            p.setOpacity(0.9);
            p.fillRect(QRectF(0, 0, 60, 60), gradient);
        });
        row("transforms", [](QPainter& p) {
            p.translate(60, 45);
            p.rotate(30);
            p.setPen(QPen(Qt::darkBlue, 5));
            p.setBrush(Qt::lightGray);
            p.drawRect(-30, -20, 60, 40);
            p.shear(0.5, 0);
            p.scale(0.5, 1);
            p.setBrush(Qt::NoBrush);
            p.drawEllipse(QPointF(0, 0), 30, 15);
        });
        row("clipped by a rectangle", [](QPainter& p) {
            p.setClipRect(QRect(20, 15, 60, 50));
            p.setPen(QPen(Qt::black, 6));
            p.setBrush(Qt::cyan);
            p.drawEllipse(QPointF(25, 60), 40, 30);
            QPainterPath path = star({80, 30}, 34);
            path.setFillRule(Qt::WindingFill);
            p.fillPath(path, Qt::darkGreen);
            p.fillRect(0, 0, 10, 10, Qt::red);
        });
        row("clipped by shapes one in another", [](QPainter& p) {
            QPainterPath round;
            round.addEllipse(QPointF(60, 45), 50, 40);
            p.save();
            p.setClipPath(round);
            p.translate(10, 10);
            p.setClipRect(QRectF(0.5, 0.5, 60.25, 60.25), Qt::IntersectClip);
            p.fillRect(-20, -20, 200, 200, Qt::magenta);
            p.restore();
            p.fillRect(100, 70, 20, 20, Qt::gray);
            p.setClipRect(0, 80, 120, 10);
            p.setClipping(false);
            p.fillRect(0, 0, 12, 12, Qt::gray);
        });
        row(
            "text",
            [](QPainter& p) {
                QFont font;
                font.setPixelSize(26);
                font.setBold(true);
                p.setFont(font);
                p.setPen(Qt::darkRed);
                p.drawText(QRectF(0, 0, 120, 90), Qt::AlignCenter, QString::fromUtf8("Łąka 7"));
            },
            0.2); // letters in pixels are moved to whole ones
    }

    void looksAsInPixels() {
        QFETCH(Paint, paint);
        QFETCH(double, tolerance);
        const QByteArray svg = svgBytes({.size = size, .title = {}, .paint = paint});
        const QImage shown = shownSvg(svg);
        QCOMPARE(shown.size(), size);
        const QImage expected = inPixels(paint);
        QVERIFY(difference(expected, inPixels([](QPainter&) {})) > 0.01); // there is something to see
        QVERIFY2(difference(shown, expected) < tolerance / 10, svg.constData());
        QVERIFY2(worstSquare(shown, expected, 10) < tolerance, svg.constData());
    }

    void theSameDrawingIsTheSameBytes() {
        const Paint paint = [](QPainter& p) {
            p.setClipRect(QRectF(0.5, 0.5, 60, 60));
            p.drawText(10, 30, QStringLiteral("Again"));
            p.fillPath(star({50, 50}, 40), QLinearGradient(0, 0, 50, 50));
        };
        QCOMPARE(svgBytes({size, QStringLiteral("A"), paint}), svgBytes({size, QStringLiteral("A"), paint}));
    }

    void reportsWhatItIs_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("read");
        QTest::newRow("words") << "The Crossing"
                               << "The Crossing";
        QTest::newRow("marks of XML") << "<b>A & \"B\"</b> ]]>"
                                      << "<b>A & \"B\"</b> ]]>";
        QTest::newRow("beyond ASCII")
            << QString::fromUtf8("Przełęcz 🏔") << QString::fromUtf8("Przełęcz 🏔");
        QTest::newRow("what XML may not hold")
            << QStringLiteral("a\u0001b\uffffc\td") << QStringLiteral("a\ufffdb\ufffdc\td");
    }

    void reportsWhatItIs() {
        QFETCH(QString, title);
        const QByteArray svg = svgBytes({.size = {40, 30}, .title = title, .paint = [](QPainter&) {}});
        QTEST(test::textOf(svg, QStringLiteral("title")), "read");
        QVERIFY(test::textOf(svg, QStringLiteral("desc")).contains(QStringLiteral("Stonemason")));
        QVERIFY(svg.contains(" width=\"40\" height=\"30\" viewBox=\"0 0 40 30\""));
        QCOMPARE(shownSvg(svg).size(), QSize(40, 30));
    }

    void aDrawingWithoutATitleHasNone() {
        QVERIFY(!svgBytes({.size = {4, 3}, .title = {}, .paint = [](QPainter&) {}}).contains("<title"));
    }

    void numbersAreWrittenAlikeInEveryLanguage() {
        QLocale::setDefault(QLocale(QLocale::Polish));
        const QByteArray svg = svgBytes({.size = size, .title = {}, .paint = [](QPainter& p) {
                                             p.fillRect(QRectF(0.25, 0, 9, 9), Qt::red);
                                         }});
        QLocale::setDefault(QLocale::c());
        QVERIFY2(svg.contains("M0.25 0L9.25 0L9.25 9L0.25 9"), svg.constData());
    }

    /// Whoever works on the drawing can then still move a line by its ends.
    void aLineStaysALineUnlessItIsStretched() {
        const auto drawn = [](const std::function<void(QPainter&)>& transform) {
            return svgBytes({.size = size, .title = {}, .paint = [&](QPainter& p) {
                                 p.translate(60, 45);
                                 transform(p);
                                 p.setPen(QPen(Qt::black, 3));
                                 p.drawLine(-10, 0, 10, 5);
                             }});
        };
        for (int angle : {0, 30, 90, 135}) {
            const QByteArray turned = drawn([angle](QPainter& p) {
                p.rotate(angle);
                p.scale(2, 2);
            });
            QVERIFY2(turned.contains("stroke-width=\"6\""), turned.constData());
        }
        QVERIFY(!drawn([](QPainter& p) { p.scale(2, 1); }).contains("stroke-width"));
        QVERIFY(!drawn([](QPainter& p) { p.shear(0.5, 0.5); }).contains("stroke-width"));
    }

    void picturesOfPixelsAreLeftOut() {
        const QByteArray svg = svgBytes({.size = size, .title = {}, .paint = [](QPainter& p) {
                                             p.drawImage(0, 0, inPixels([](QPainter&) {}));
                                             p.drawPixmap(0, 0, QPixmap(10, 10));
                                         }});
        QVERIFY(!svg.contains("<image"));
        QVERIFY(!svg.contains("<path"));
    }
};

STONEMASON_TEST(TestSvg)
#include "test_svg.moc"
