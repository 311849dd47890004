// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/translations.h"
#include "editor/help/guide_links.h"
#include "editor/help/guide_pages.h"
#include "tests/editor/help/help_folder.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>

using namespace stonemason;

namespace {

/// The structure of a block, independent of its language: "heading 2", "entry 1", "cell 0 3 of 4", "code",
/// with the targets of its links and pictures.
QString shapeOf(const QTextBlock& block) {
    QStringList shape;
    const QTextCursor cursor(block);
    if (const int level = block.blockFormat().headingLevel())
        shape += QStringLiteral("heading %1").arg(level);
    if (const QTextList* list = block.textList())
        shape += QStringLiteral("entry %1").arg(list->format().indent());
    if (const QTextTable* table = cursor.currentTable()) {
        const QTextTableCell cell = table->cellAt(cursor);
        shape += QStringLiteral("cell %1 %2 of %3").arg(cell.row()).arg(cell.column()).arg(table->columns());
    }
    if (block.blockFormat().hasProperty(QTextFormat::BlockCodeFence))
        shape += QStringLiteral("code ") + block.text();
    QStringList targets;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextCharFormat format = it.fragment().charFormat();
        const QString target = format.isImageFormat() ? format.toImageFormat().name() : format.anchorHref();
        if (!target.isEmpty() && (targets.isEmpty() || targets.back() != target)) targets += target;
    }
    targets.sort(); // words come in another order in another language
    return (shape + targets).join(QStringLiteral(", "));
}

/// Its numbers, sorted and normalised: without thousands separators and with a decimal point.
QStringList numbersOf(const QTextBlock& block, QChar thousands) {
    static const QRegularExpression number(QStringLiteral("\\d+(?:[.,]\\d+)?"));
    QString text = block.text();
    text.remove(QRegularExpression(QStringLiteral("(?<=\\d)%1(?=\\d{3}(?!\\d))").arg(thousands)));
    QStringList numbers;
    for (const auto& match : number.globalMatch(text))
        numbers += match.captured().replace(QLatin1Char(','), QLatin1Char('.'));
    numbers.sort();
    return numbers;
}

/// Running text identical to the English text is untranslated. Code is exempt, and short texts may be names.
bool isLeftInEnglish(const GuidePage& page, const QTextBlock& block, const QString& english) {
    static const QRegularExpression word(QStringLiteral("\\b[a-z]{2,}\\b"));
    const bool isCode = block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
                        page.markdown.contains(QStringLiteral("\n    ") + block.text());
    if (block.text() != english || isCode) return false;
    int words = 0;
    for (auto it = block.begin(); !it.atEnd(); ++it)
        if (!it.fragment().charFormat().fontFixedPitch()) words += int(it.fragment().text().count(word));
    return words > 3;
}

} // namespace

/// Translated pages match the English pages block by block.
class TestTranslatedPages : public QObject {
    Q_OBJECT

private slots:
    void everyPageIsTranslated_data() { languages(); }
    void everyPageIsTranslated() {
        QFETCH(QString, language);
        const GuidePages pages(test::ownPages(), language);
        QVERIFY(pages.isTranslated());
        QCOMPARE(pages.all().size(), english_.all().size());
        for (const GuidePage& page : pages.all()) {
            const QString place = language + u'/' + page.name;
            QVERIFY2(QFile::exists(pages.folders().front() + u'/' + page.name), qPrintable(place));
            compare(page, *english_.page(page.name), place);
        }
        const QStringList there = QDir(pages.folders().front()).entryList({QStringLiteral("*.md")});
        QCOMPARE(there.size(), qsizetype(english_.all().size()));
    }

    void everyPictureIsDrawnInTheLanguage_data() { languages(); }
    void everyPictureIsDrawnInTheLanguage() {
        QFETCH(QString, language);
        const auto names = [](const QString& folder) {
            return QDir(folder + QStringLiteral("/pictures")).entryList(QDir::Files);
        };
        const GuidePages pages(test::ownPages(), language);
        QCOMPARE(names(pages.folders().front()), names(test::ownPages()));
        for (const QString& name : names(test::ownPages()))
            QVERIFY(guidePicture(pages.folders(), QStringLiteral("pictures/") + name)
                        .endsWith(language + QStringLiteral("/pictures/") + name));
    }

    void theProgramHoldsThem_data() { languages(); }
    void theProgramHoldsThem() {
        QFETCH(QString, language);
        const GuidePages pages(test::ownPages(), language);
        const GuidePages built(QStringLiteral(":/help"), language);
        for (const GuidePage& page : pages.all())
            QCOMPARE(built.page(page.name)->markdown, page.markdown);
    }

    void anchorsAreTheEnglishOnes() {
        const test::HelpFolder folder;
        folder.page(QStringLiteral("index.md"), QStringLiteral("# Guide\n\n## First steps\n\n[A](a.md)\n"));
        folder.page(QStringLiteral("a.md"), QStringLiteral("# Only in English\n"));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("pl/pictures")));
        folder.page(QStringLiteral("pl/index.md"),
                    QStringLiteral("# Poradnik\n\n## Na start\n\n[A](a.md)\n"));
        folder.page(QStringLiteral("pl/more.md"), QStringLiteral("# Nowhere else\n"));
        folder.picture(QStringLiteral("pl/pictures/own.png"));

        const GuidePages pages(folder.path(), QStringLiteral("pl"));
        const GuidePage* index = pages.page(QStringLiteral("index.md"));
        QCOMPARE(index->title(), QStringLiteral("Poradnik"));
        QVERIFY(index->heading(QStringLiteral("first-steps")));
        QCOMPARE(index->heading(QStringLiteral("first-steps"))->text, QStringLiteral("Na start"));
        QCOMPARE(pages.page(QStringLiteral("a.md"))->title(), QStringLiteral("Only in English"));
        QVERIFY(!pages.page(QStringLiteral("more.md")));
        QVERIFY(guidePicture(pages.folders(), QStringLiteral("pictures/own.png")).contains(u"/pl/"));
        QVERIFY(guidePicture(pages.folders(), QStringLiteral("../../secret.png")).isEmpty());

        const GuidePages none(folder.path(), QStringLiteral("de"));
        QVERIFY(!none.isTranslated());
        QCOMPARE(none.all().size(), std::size_t(2));
    }

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const QString& language : spokenLanguages())
            if (language != QStringLiteral("en")) QTest::newRow(qPrintable(language)) << language;
    }

    static void compare(const GuidePage& page, const GuidePage& english, const QString& place) {
        QTextDocument own;
        QTextDocument other;
        own.setMarkdown(page.markdown, guideMarkdown);
        other.setMarkdown(english.markdown, guideMarkdown);
        QTextBlock there = other.begin();
        for (QTextBlock block = own.begin(); block.isValid() && there.isValid();
             block = block.next(), there = there.next()) {
            const QString at = place + QStringLiteral(": ") + block.text();
            QVERIFY2(shapeOf(block) == shapeOf(there),
                     qPrintable(at + QStringLiteral("\n  ") + shapeOf(block) + QStringLiteral("\n  ") +
                                shapeOf(there)));
            QVERIFY2(numbersOf(block, QChar::Nbsp) == numbersOf(there, u','),
                     qPrintable(at + QStringLiteral("\n  ") + there.text()));
            QVERIFY2(!isLeftInEnglish(page, block, there.text()), qPrintable(at));
        }
        QCOMPARE(own.blockCount(), other.blockCount());
    }

    GuidePages english_{test::ownPages()};
};

STONEMASON_TEST(TestTranslatedPages)
#include "test_translated_pages.moc"
