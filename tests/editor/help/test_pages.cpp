// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_links.h"
#include "editor/help/guide_pages.h"
#include "tests/editor/help/help_folder.h"
#include "tests/support/test_program.h"

#include <QImageReader>
#include <QTest>
#include <QTextBlock>

using namespace stonemason;

namespace {

struct Reference {
    QString target;
    bool picture;
};

/// Every link and picture of a page.
QList<Reference> references(const GuidePage& page) {
    QTextDocument document;
    document.setMarkdown(page.markdown, guideMarkdown);
    QList<Reference> found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (format.isImageFormat())
                found.push_back({format.toImageFormat().name(), true});
            else if (format.isAnchor())
                found.push_back({format.anchorHref(), false});
        }
    return found;
}

} // namespace

/// The pages that come with the program, and how pages are read.
class TestPages : public QObject {
    Q_OBJECT

private slots:
    void everyLinkLeadsSomewhere() {
        int links = 0;
        int pictures = 0;
        for (const GuidePage& page : own_.all())
            for (const auto& [target, picture] : references(page)) {
                ++(picture ? pictures : links);
                const bool found = picture
                                       ? !guidePicture(own_.folders(), target).isEmpty()
                                       : guideLink(own_, page.name, target).kind != GuideLink::Kind::Nothing;
                QVERIFY2(found, qPrintable(page.name + QStringLiteral(": ") + target));
            }
        QVERIFY(links > 30);
        QVERIFY(pictures > 0);
    }

    void everyPageIsReachedFromTheIndex() {
        QStringList named;
        for (const GuideChapter& chapter : own_.chapters()) {
            QVERIFY2(!chapter.pages.isEmpty(), qPrintable(chapter.title));
            named += chapter.pages;
        }
        QCOMPARE(own_.all().front().name, GuidePages::indexName);
        for (const GuidePage& page : own_.all())
            if (page.name != GuidePages::indexName)
                QVERIFY2(named.count(page.name) == 1, qPrintable(page.name));
    }

    void everyPageHasOneTitleAndAnchorsOfItsOwn() {
        for (const GuidePage& page : own_.all()) {
            QVERIFY2(!page.headings.empty() && page.headings.front().level == 1, qPrintable(page.name));
            QStringList anchors;
            for (const GuideHeading& heading : page.headings) {
                QVERIFY2(&heading == &page.headings.front() || heading.level > 1, qPrintable(page.name));
                QVERIFY2(!anchors.contains(heading.anchor), qPrintable(page.name + u'#' + heading.anchor));
                anchors += heading.anchor;
            }
        }
    }

    void picturesAreSmall() {
        qint64 together = 0;
        const QDir folder(test::ownPages() + QStringLiteral("/pictures"));
        for (const QFileInfo& file : folder.entryInfoList(QDir::Files)) {
            QVERIFY2(file.size() < 400'000, qPrintable(file.fileName()));
            QVERIFY2(QImageReader(file.filePath()).canRead(), qPrintable(file.fileName()));
            together += file.size();
        }
        QVERIFY(together > 0 && together < 2'200'000);
    }

    void theProgramHoldsThePagesOfTheSourceTree() {
        const GuidePages built(QStringLiteral(":/help"));
        QCOMPARE(built.all().size(), own_.all().size());
        for (const GuidePage& page : own_.all()) {
            QVERIFY2(built.page(page.name), qPrintable(page.name));
            QCOMPARE(built.page(page.name)->markdown, page.markdown);
        }
    }

    void headingsAndRowsArePassages() {
        const test::HelpFolder folder;
        folder.page(QStringLiteral("index.md"), QStringLiteral("# Index\n\n## One\n\n- [B](b.md)\n"));
        folder.page(QStringLiteral("a.md"),
                    QStringLiteral("# A, or: `B`?\n\nFirst\nline.\n\n| x | y |\n|---|---|\n| one | two |\n"));
        folder.page(QStringLiteral("b.md"), QStringLiteral("Nothing but text.\n"));
        const GuidePages pages(folder.path());
        QCOMPARE(pages.all()[1].name, QStringLiteral("b.md")); // as the index has it
        QCOMPARE(pages.all()[1].title(), QStringLiteral("b.md"));
        const GuidePage* page = pages.page(QStringLiteral("a.md"));
        QVERIFY(page);
        QCOMPARE(page->headings.front().anchor, QStringLiteral("a-or-b"));
        QStringList texts;
        for (const GuidePassage& passage : page->passages)
            texts += passage.text;
        QCOMPARE(texts, (QStringList{QStringLiteral("A, or: B?"), QStringLiteral("First line."),
                                     QStringLiteral("x – y"), QStringLiteral("one – two")}));
    }

    void aFolderThatIsNotThereHasNoPages() { QVERIFY(GuidePages(QStringLiteral("/nowhere")).all().empty()); }

private:
    GuidePages own_{test::ownPages()};
};

STONEMASON_TEST(TestPages)
#include "test_pages.moc"
