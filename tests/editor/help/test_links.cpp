// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_links.h"
#include "editor/help/guide_pages.h"
#include "tests/editor/help/help_folder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using Kind = GuideLink::Kind;

/// Pages are files that anybody may have changed: only what is known to be harmless is followed or shown.
class TestLinks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        folder_.page(QStringLiteral("index.md"), QStringLiteral("# Index\n"));
        folder_.page(QStringLiteral("maps.md"), QStringLiteral("# Maps\n\n## Rivers and roads\n\nText\n"));
        pages_ = GuidePages(folder_.path());
    }

    void pagesAndHeadingsAreFound() {
        QCOMPARE(link("maps.md"), (GuideLink{.kind = Kind::Page, .page = QStringLiteral("maps.md")}));
        const GuideLink heading{.kind = Kind::Page,
                                .page = QStringLiteral("maps.md"),
                                .heading = QStringLiteral("rivers-and-roads")};
        QCOMPARE(link("maps.md#rivers-and-roads"), heading);
        QCOMPARE(guideLink(pages_, QStringLiteral("maps.md"), QStringLiteral("#rivers-and-roads")), heading);
    }

    void theWebIsOutside() {
        for (const char* address : {"https://example.org/a?b=c#d", "http://example.org"}) {
            QCOMPARE(link(address).kind, Kind::Outside);
            QCOMPARE(link(address).url.toString(), QString::fromLatin1(address));
        }
    }

    void everythingElseDoesNothing_data() {
        QTest::addColumn<QString>("target");
        for (const char* target : {"",
                                   "#no-such-heading",
                                   "missing.md",
                                   "maps.md#no-such-heading",
                                   "../maps.md",
                                   "./../maps.md",
                                   "/etc/passwd",
                                   "file:///etc/passwd",
                                   "file:maps.md",
                                   "qrc:/help/maps.md",
                                   ":/help/maps.md",
                                   "//example.org/maps.md",
                                   "javascript:alert(1)",
                                   "data:text/html,x",
                                   "ftp://example.org/",
                                   "mailto:a@example.org",
                                   "http:///nowhere",
                                   "https:",
                                   "maps.md?x=1",
                                   "MAPS.MD",
                                   "smb://host/x"})
            QTest::addRow("%s", target) << QString::fromLatin1(target);
    }

    void everythingElseDoesNothing() {
        QFETCH(QString, target);
        QCOMPARE(guideLink(pages_, QStringLiteral("index.md"), target).kind, Kind::Nothing);
    }

    void ownPicturesAreFound() {
        QVERIFY(QFile::exists(guidePicture({folder_.path()}, QStringLiteral("pictures/own.png"))));
        QVERIFY(
            QFile::exists(guidePicture({folder_.path()}, QStringLiteral("pictures/../pictures/own.png"))));
    }

    void otherPicturesAreNot_data() {
        QTest::addColumn<QString>("name");
        const QString outside =
            QFileInfo(folder_.path() + QStringLiteral("/../secret.png")).canonicalFilePath();
        QVERIFY(QFile::exists(outside));
        QTest::addRow("above") << QStringLiteral("../secret.png");
        QTest::addRow("above by a way round") << QStringLiteral("pictures/../../secret.png");
        QTest::addRow("encoded dots") << QStringLiteral("%2e%2e/secret.png");
        QTest::addRow("absolute") << outside;
        QTest::addRow("file") << QStringLiteral("file://") + outside;
        QTest::addRow("an own one by a scheme") << QStringLiteral("file:pictures/own.png");
        QTest::addRow("an own one by an unknown scheme") << QStringLiteral("guide:pictures/own.png");
        QTest::addRow("web") << QStringLiteral("https://example.org/x.png");
        QTest::addRow("web without a scheme") << QStringLiteral("//example.org/x.png");
        QTest::addRow("data") << QStringLiteral("data:image/png;base64,AAAA.png");
        QTest::addRow("resource") << QStringLiteral(":/icons/map.png");
        QTest::addRow("no picture") << QStringLiteral("maps.md");
        QTest::addRow("not there") << QStringLiteral("pictures/none.png");
        QTest::addRow("a link to the outside") << QStringLiteral("pictures/link.png");
        QFile::link(outside, folder_.path() + QStringLiteral("/pictures/link.png"));
    }

    void otherPicturesAreNot() {
        QFETCH(QString, name);
        QCOMPARE(guidePicture({folder_.path()}, name), QString());
    }

private:
    GuideLink link(const char* target) const {
        return guideLink(pages_, QStringLiteral("index.md"), QString::fromLatin1(target));
    }

    test::HelpFolder folder_;
    GuidePages pages_;
};

STONEMASON_TEST(TestLinks)
#include "test_links.moc"
