// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

namespace {

const QString folder = QStringLiteral(STONEMASON_RESOURCES "/icons");

QByteArray drawing(const QString& name) {
    QFile file(folder + QLatin1Char('/') + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QImage rendered(QByteArray svg, const char* colour, int size) {
    QSvgRenderer renderer(svg.replace("currentColor", colour));
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

int inkedPixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 96;
    return count;
}

} // namespace

class TestIcons : public QObject {
    Q_OBJECT

private slots:
    void everyIconDraws_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : QDir(folder).entryList({QStringLiteral("*.svg")}, QDir::Files))
            QTest::newRow(qPrintable(name)) << name;
    }

    void everyIconDraws() {
        QFETCH(QString, name);
        const QByteArray svg = drawing(name);
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(inkedPixels(rendered(svg, "#000000", 16)) >= 8);
        QVERIFY(inkedPixels(rendered(svg, "#000000", 48)) >= 70);
    }

    void symbolsFollowTheTextColour() {
        const QStringList coloured{QStringLiteral("error.svg"), QStringLiteral("warning.svg"),
                                   QStringLiteral("note.svg"), QStringLiteral("ok.svg"),
                                   QStringLiteral("stonemason.svg")};
        for (const QString& name : QDir(folder).entryList({QStringLiteral("*.svg")}, QDir::Files))
            QVERIFY2(drawing(name).contains("currentColor") || coloured.contains(name), qPrintable(name));
        QVERIFY(rendered(drawing(QStringLiteral("brush.svg")), "#000000", 24) !=
                rendered(drawing(QStringLiteral("brush.svg")), "#ffffff", 24));
    }

    void noTwoIconsLookAlike() {
        QList<QImage> seen;
        for (const QString& name : QDir(folder).entryList({QStringLiteral("*.svg")}, QDir::Files)) {
            const QImage image = rendered(drawing(name), "#000000", 16);
            QVERIFY2(!seen.contains(image), qPrintable(name));
            seen << image;
        }
    }
};

STONEMASON_GUILESS_TEST(TestIcons)
#include "test_icons.moc"
