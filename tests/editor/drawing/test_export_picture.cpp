// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QTest>

using namespace stonemason::test;

/// What the verb export draws; what it writes is in the tests of the command line.
class TestExportPicture : public QObject {
    Q_OBJECT

private slots:
    void drawsAPicture() {
        const Folder folder;
        const Ran ran =
            run({"export", "--to", "png", "-o", folder.path("map.png"), dataFile("the-crossing.txt")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err, QByteArray());
        const QImage image(folder.path("map.png"));
        QCOMPARE(image.size(), QSize(704, 704));
        QVERIFY(folder.read("map.png").startsWith("\x89PNG\r\n\x1a\n"));
        // Forest at (1,7) and the river at (5,0) do not look alike.
        QVERIFY(image.copy(7 * 64, 64, 64, 64) != image.copy(0, 5 * 64, 64, 64));
        QCOMPARE(run({"export", "--to", "png", "-o", "-", dataFile("the-crossing.txt")}).out,
                 folder.read("map.png"));
    }

    void drawsLinesAndAreas() {
        const Folder folder;
        folder.write("my.smap", run({"export", "--to", "json", dataFile("the-crossing.txt")}).out);
        const Ran ran = run({"export", "--to", "svg", "-o", "map.svg", "my.smap"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err, QByteArray());
        const QByteArray svg = folder.read("map.svg");
        QVERIFY(svg.contains("width=\"704\" height=\"704\" viewBox=\"0 0 704 704\""));
        QVERIFY(svg.count("<path") > 1000);
        QVERIFY(!svg.contains("<image"));
        QCOMPARE(run({"export", "--to", "svg", "-o", "-", "my.smap"}, {}, folder.path()).out, svg);
    }

    void drawsASheetOfPaper() {
        const Folder folder;
        const Ran ran =
            run({"export", "--to", "pdf", "-o", "map.pdf", dataFile("the-crossing.txt")}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(folder.read("map.pdf").count("/Type /Page\n"), 1);
        QVERIFY(folder.read("map.pdf").startsWith("%PDF"));
    }

    void drawsLargeMapsSmaller() {
        const Folder folder;
        QByteArray rows;
        for (int row = 0; row < 256; ++row)
            rows += (row ? ",\"" : "\"") + QByteArray(100, row % 2 ? 'P' : 'F') + '"';
        folder.write(
            "large.smap",
            R"({"format":"stonemason-map","version":1,"game":"kings-conflict","symmetry":"none","layers":{"terrain":[)" +
                rows + "]}}");
        const Ran ran = run({"export", "--to", "png", "-o", "large.png", "large.smap"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(QImage(folder.path("large.png")).size(), QSize(1600, 4096));
    }
};

STONEMASON_GUILESS_TEST(TestExportPicture)
#include "test_export_picture.moc"
