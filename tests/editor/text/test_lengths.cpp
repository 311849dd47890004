// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/map_text.h"
#include "tests/editor/text/telling_problems.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>
#include <QTranslator>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

constexpr qsizetype sentenceLimit = 160; ///< two lines in the Problems panel
constexpr qsizetype headlineLimit = 60;

} // namespace

/// What the checks say is read while one draws, so it has to be short in every language.
class TestLengths : public QObject {
    Q_OBJECT

private slots:
    void reportsProblemsInTwoLines_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "pl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void reportsProblemsInTwoLines() {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/stonemason_") + language));
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QLocale::setDefault(QLocale(language));
        QStringList tooLong;
        for (const Problem& problem : tellingProblems()) {
            const QString headline = problemHeadline(problem, kingsConflict());
            const QString sentence = problemSentence(problem, kingsConflict());
            if (headline.isEmpty() || headline.size() > headlineLimit) tooLong += headline;
            if (sentence.isEmpty() || sentence.size() > sentenceLimit) tooLong += sentence;
        }
        QCoreApplication::removeTranslator(&translator);
        QLocale::setDefault(QLocale::c());
        tooLong.removeDuplicates();
        QVERIFY2(tooLong.isEmpty(), qPrintable(tooLong.join(u'\n')));
    }
};

STONEMASON_GUILESS_TEST(TestLengths)
#include "test_lengths.moc"
