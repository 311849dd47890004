// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/hmm.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/drawings.h"
#include "tests/editor/pdf.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QImage>
#include <QTest>

using namespace stonemason;
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

    void drawsWorlds() {
        const Folder folder;
        pocket_heroes::World world = drawn({"..A.....B", "...C..G..", "====#...."});
        world.texts.at(1).words[0] = "The Valley";
        folder.write("a.hmm", QByteArray::fromStdString(*pocket_heroes::writeWorld(world)));
        for (const char* form : {"png", "svg", "pdf"}) {
            const Ran ran =
                run({"export", "--to", form, "-o", QStringLiteral("a.") + form, "a.hmm"}, {}, folder.path());
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.out, QByteArray());
            QCOMPARE(ran.err, QByteArray());
        }
        const QImage picture(folder.path("a.png"));
        QCOMPARE(picture.size(), QSize(2048, 2048));
        QVERIFY(picture.copy(3 * 64, 64, 64, 64) != picture.copy(4 * 64, 64, 64, 64)); // a chest, none
        const QByteArray svg = folder.read("a.svg");
        QCOMPARE(textOf(svg, QStringLiteral("title")), QStringLiteral("The Valley"));
        const QImage shown = shownSvg(svg);
        QVERIFY2(difference(shown, picture) < 0.02, qPrintable(QString::number(difference(shown, picture))));
        QCOMPARE(pagesIn(folder.read("a.pdf")), 1);
        QCOMPARE(run({"export", "--to", "png", "-o", "b.hmm", "none.hmm"}, {}, folder.path()).status, 2);
        QCOMPARE(run({"export", "--to", "png", "-o", "a.hmm", "a.hmm"}, {}, folder.path()).status, 2);
        QCOMPARE(folder.read("a.hmm"), QByteArray::fromStdString(*pocket_heroes::writeWorld(world)));
    }

    void drawsLargeWorldsSmaller() {
        const Folder folder;
        folder.write("a.hmm",
                     QByteArray::fromStdString(*pocket_heroes::writeWorld(pocket_heroes::emptyWorld(128))));
        QCOMPARE(run({"export", "--to", "png", "-o", "a.png", "a.hmm"}, {}, folder.path()).status, 0);
        QCOMPARE(QImage(folder.path("a.png")).size(), QSize(4096, 4096));
    }
};

STONEMASON_GUILESS_TEST(TestExportPicture)
#include "test_export_picture.moc"
