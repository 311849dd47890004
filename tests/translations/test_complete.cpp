// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/translations/sentences.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stonemason::test;

namespace {

/// Everything of the text that matches, in a fixed order: its places to fill, its tags.
QStringList allOf(const QString& pattern, const QString& text) {
    QStringList found;
    for (const QRegularExpressionMatch& match : QRegularExpression(pattern).globalMatch(text))
        found += match.captured();
    found.sort();
    return found;
}

QStringList placesIn(const QString& text, bool forOne) {
    QStringList places = allOf(QStringLiteral(R"(%(\d|n|\{\w+\}))"), text);
    places.removeDuplicates(); // a language may have to say a thing twice
    if (forOne) places.removeOne(QStringLiteral("%n"));
    return places;
}

QStringList tagsIn(const QString& text) {
    return allOf(QStringLiteral("<[^>]+>"), text);
}

qsizetype mnemonicsIn(const QString& text) {
    return allOf(QStringLiteral(R"(&[^&\s])"), QString(text).remove(QStringLiteral("&&"))).size();
}

QString blanksAround(const QString& text) {
    static const QRegularExpression inside(QStringLiteral(R"(\S(.*\S)?)"),
                                           QRegularExpression::DotMatchesEverythingOption);
    return QString(text).replace(inside, QStringLiteral("_"));
}

} // namespace

/// What the translation files say, held against the sentences in the sources.
class TestComplete : public QObject {
    Q_OBJECT

private slots:
    void everySentenceIsThere_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("en") << QStringList{QStringLiteral("-pluralonly")};
        QTest::newRow("pl") << QStringList{};
    }

    /// lupdate adds to a copy what it finds in the sources and the file lacks. Then the target
    /// update_translations adds the same to the file, to be filled in.
    void everySentenceIsThere() {
        QFETCH(QStringList, options);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("copy.ts"));
        QVERIFY(QFile::copy(fileOf(QTest::currentDataTag()), copy));
        QProcess lupdate;
        lupdate.setWorkingDirectory(sourceRoot);
        lupdate.setStandardOutputFile(QProcess::nullDevice());
        lupdate.setStandardErrorFile(QProcess::nullDevice());
        lupdate.start(QStringLiteral(STONEMASON_LUPDATE),
                      options + QStringList{QStringLiteral("-silent"), QStringLiteral("-locations"),
                                            QStringLiteral("none"), QStringLiteral("editor"),
                                            QStringLiteral("-I"), QStringLiteral("."), QStringLiteral("-ts"),
                                            copy});
        QVERIFY(lupdate.waitForFinished());
        QCOMPARE(lupdate.exitCode(), 0);

        const std::vector<Sentence> sentences = sentencesOf(copy);
        QVERIFY(sentences.size() > 50);
        QStringList lacking; // or there, and in the sources no longer
        for (const Sentence& sentence : sentences)
            if (!sentence.finished) lacking += sentence.name();
        QVERIFY2(lacking.isEmpty(), qPrintable(lacking.join(u'\n')));
    }

    void theyHaveAllPlurals_data() { languages(); }

    void theyHaveAllPlurals() {
        QFETCH(int, plurals);
        QStringList wrong;
        for (const Sentence& sentence : sentencesOf(fileOf(QTest::currentDataTag())))
            if (sentence.forms.size() != (sentence.counted ? plurals : 1) ||
                std::ranges::any_of(sentence.forms, &QString::isEmpty))
                wrong += sentence.name();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void theyKeepWhatIsFilledIn_data() { languages(); }

    /// Places to fill, tags, blanks at both ends, and whether there is a letter to press with Alt. Only the
    /// form for one, the first in both languages, need not say the number.
    void theyKeepWhatIsFilledIn() {
        QStringList wrong;
        for (const Sentence& sentence : sentencesOf(fileOf(QTest::currentDataTag())))
            for (const QString& form : sentence.forms) {
                const bool forOne = sentence.counted && &form == &sentence.forms.front();
                if (placesIn(form, forOne) != placesIn(sentence.source, forOne) ||
                    tagsIn(form) != tagsIn(sentence.source) ||
                    mnemonicsIn(form) != mnemonicsIn(sentence.source) ||
                    blanksAround(form) != blanksAround(sentence.source))
                    wrong += sentence.name() + QStringLiteral(" - ") + form;
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

private:
    static QString fileOf(const char* language) {
        return QStringLiteral("%1/translations/stonemason_%2.ts").arg(sourceRoot, QLatin1String(language));
    }

    static void languages() {
        QTest::addColumn<int>("plurals");
        QTest::newRow("en") << 2;
        QTest::newRow("pl") << 3;
    }
};

STONEMASON_GUILESS_TEST(TestComplete)
#include "test_complete.moc"
