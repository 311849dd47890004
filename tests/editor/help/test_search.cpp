// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_pages.h"
#include "editor/help/guide_search.h"
#include "tests/editor/help/help_folder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        folder_.page(QStringLiteral("index.md"),
                     QStringLiteral("# Index\n\n## Pages\n\n[A](a.md) [B](b.md) [C](c.md)\n"));
        folder_.page(QStringLiteral("a.md"),
                     QStringLiteral("# Alpha\n\nThe quokka sleeps. It wakes at night, says the Żółw.\n\n"
                                    "## Marmots\n\nUnquokkable text.\n"));
        folder_.page(QStringLiteral("b.md"), QStringLiteral("# Beta\n\n## A quokka\n\nNothing.\n"));
        folder_.page(
            QStringLiteral("c.md"),
            QStringLiteral("# Gamma\n\nA zebra.\n\n| animal | colour |\n|---|---|\n| okapi | brown |\n"));
        pages_ = GuidePages(folder_.path());
    }

    void plantedWordsAreFoundWithTheirSentence() {
        const auto hits = find("WAKES night");
        QCOMPARE(hits.size(), std::size_t(1));
        QCOMPARE(hits[0].page, QStringLiteral("a.md"));
        QCOMPARE(hits[0].where, QStringLiteral("Alpha"));
        QCOMPARE(hits[0].sentence, QStringLiteral("It wakes at night, says the Żółw."));
    }

    void headingsComeFirstAndPartsOfWordsLast() {
        QCOMPARE(places("quokka"), (QStringList{QStringLiteral("Beta › A quokka"), QStringLiteral("Alpha"),
                                                QStringLiteral("Alpha › Marmots")}));
    }

    void theWordsMayStandInAnyCaseAndLanguage() { QCOMPARE(find("żÓŁW").size(), std::size_t(1)); }

    void quotesKeepWordsTogether() {
        QCOMPARE(searchWords(QStringLiteral(" a  \"b  c\" A \" d")),
                 (QStringList{QStringLiteral("a"), QStringLiteral("b c"), QStringLiteral("d")}));
        QCOMPARE(find("\"quokka sleeps\"").size(), std::size_t(1));
        QVERIFY(find("\"sleeps quokka\"").empty());
    }

    void cellsOfARowBelongTogether() {
        QCOMPARE(find("brown okapi").size(), std::size_t(1));
        QCOMPARE(find("brown okapi")[0].sentence, QStringLiteral("okapi – brown"));
    }

    void wordsOfOnePageAreFoundApart() {
        const auto hits = find("zebra okapi");
        QCOMPARE(hits.size(), std::size_t(1));
        QCOMPARE(hits[0].page, QStringLiteral("c.md"));
        QVERIFY(find("zebra quokka").empty()); // on no page both
    }

    void nothingIsFoundForNothing() {
        QVERIFY(find("").empty());
        QVERIFY(find("\"\"  ").empty());
        QVERIFY(find("nosuchword").empty());
    }

    void marksAreInOrderAndApart() {
        using Marks = std::vector<std::pair<int, int>>;
        QCOMPARE(wordsIn(QStringLiteral("Banana"), {QStringLiteral("an"), QStringLiteral("NANA")}),
                 (Marks{{1, 2}, {3, 2}}));
        QVERIFY(wordsIn(QStringLiteral("Banana"), {}).empty());
    }

    void longSentencesAreCutAroundTheWord() {
        QString text = QStringLiteral("word ").repeated(100) + QStringLiteral("needle ");
        text += QStringLiteral("word ").repeated(100);
        const test::HelpFolder folder;
        folder.page(QStringLiteral("index.md"), text);
        const auto hits = searchGuide(GuidePages(folder.path()), {QStringLiteral("needle")});
        QCOMPARE(hits.size(), std::size_t(1));
        QVERIFY(hits[0].sentence.size() < 160);
        QVERIFY(hits[0].sentence.startsWith(u'…') && hits[0].sentence.endsWith(u'…'));
        QVERIFY(hits[0].sentence.contains(QStringLiteral("needle")));
    }

    void thereIsALimit() {
        const test::HelpFolder folder;
        folder.page(QStringLiteral("index.md"), QStringLiteral("wombat\n\n").repeated(guideHitLimit + 5));
        QCOMPARE(searchGuide(GuidePages(folder.path()), {QStringLiteral("wombat")}).size(),
                 std::size_t(guideHitLimit));
    }

    void whatThisEditorIsAboutIsFoundInItsOwnGuide() {
        const GuidePages own(test::ownPages());
        for (const char* word : {"symmetry", "hint", "cheese", "deck", "export", "bridge", "share code"})
            QVERIFY2(!searchGuide(own, searchWords(QString::fromLatin1(word))).empty(), word);
    }

    /// Whatever a person calls them, the first place is on the page about the keys.
    void theKeysAreFoundByAllTheirNames() {
        for (const char* name : {"keys", "shortcut", "keyboard shortcuts"})
            QCOMPARE(firstPage({}, name), QStringLiteral("window.md"));
        for (const char* name : {"klawisze", "skróty", "skróty klawiszowe"})
            QCOMPARE(firstPage(QStringLiteral("pl"), name), QStringLiteral("window.md"));
    }

private:
    std::vector<GuideHit> find(const char* text) const {
        return searchGuide(pages_, searchWords(QString::fromUtf8(text)));
    }
    static QString firstPage(const QString& language, const char* words) {
        const auto hits =
            searchGuide(GuidePages(test::ownPages(), language), searchWords(QString::fromUtf8(words)));
        return hits.empty() ? QString() : hits.front().page;
    }
    QStringList places(const char* text) const {
        QStringList places;
        for (const GuideHit& hit : find(text))
            places += hit.where;
        return places;
    }

    test::HelpFolder folder_;
    GuidePages pages_;
};

STONEMASON_TEST(TestSearch)
#include "test_search.moc"
