// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/translations.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace stonemason;

/// Which language the program speaks, and how it writes numbers then.
class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
    }

    void englishAndPolishAreSpoken() {
        QCOMPARE(spokenLanguages(), (QStringList{QStringLiteral("en"), QStringLiteral("pl")}));
    }

    void theLanguageIsChosen_data() {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QLocale>("system");
        QTest::addColumn<QString>("spoken");
        QTest::addColumn<QString>("open");
        QTest::addColumn<QString>("number");
        const auto row = [](const char* name, const char* asked, const QLocale& system, const char* spoken,
                            const char* open, const char* number) {
            QTest::newRow(name) << QString::fromLatin1(asked) << system << QString::fromLatin1(spoken)
                                << QString::fromUtf8(open) << QString::fromUtf8(number);
        };
        const QLocale polish(QLocale::Polish, QLocale::Poland);
        const QLocale american(QLocale::English, QLocale::UnitedStates);
        const QLocale german(QLocale::German, QLocale::Germany);
        row("the system's", "", polish, "pl", "&Otwórz…", "12\u00a0345,5");
        row("the system's is English", "", american, "en", "&Open…", "12,345.5");
        row("the system's is not spoken", "", german, "en", "&Open…", "12.345,5");
        row("the system has none", "", QLocale::c(), "en", "&Open…", "12345.5");
        row("another than the system's", "pl", american, "pl", "&Otwórz…", "12\u00a0345,5");
        row("English on a Polish system", "en", polish, "en", "&Open…", "12,345.5");
        row("one that is not spoken", "tlh", polish, "pl", "&Otwórz…", "12\u00a0345,5");
    }

    void theLanguageIsChosen() {
        QFETCH(QString, asked);
        QFETCH(QLocale, system);
        QFETCH(QString, spoken);
        QFETCH(QString, open);
        QFETCH(QString, number);
        QCOMPARE(installTranslations(*QCoreApplication::instance(), asked, system), spoken);
        QCOMPARE(QCoreApplication::translate("WindowActions", "&Open…"), open);
        QCOMPARE(QLocale().toString(12345.5, 'f', 1), number);
    }

    void listsAreOfTheLanguageToo() {
        const QStringList words{QStringLiteral("a"), QStringLiteral("b")};
        const QLocale german(QLocale::German, QLocale::Germany);
        installTranslations(*QCoreApplication::instance(), {}, german);
        QCOMPARE(QLocale().createSeparatedList(words), QStringLiteral("a and b"));
        installTranslations(*QCoreApplication::instance(), QStringLiteral("pl"), german);
        QCOMPARE(QLocale().createSeparatedList(words), QStringLiteral("a i b"));
    }

    void countedSentencesHaveTheirPlurals_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* language, int count, const char* words) {
            QTest::addRow("%s %d", language, count)
                << QString::fromLatin1(language) << count << QString::fromUtf8(words);
        };
        row("en", 1, "1 card");
        row("en", 2, "2 cards");
        row("pl", 1, "1 karta");
        row("pl", 3, "3 karty");
        row("pl", 5, "5 kart");
        row("pl", 12, "12 kart");
        row("pl", 22, "22 karty");
        row("pl", 0, "0 kart");
    }

    void countedSentencesHaveTheirPlurals() {
        QFETCH(QString, language);
        QFETCH(int, count);
        QFETCH(QString, words);
        installTranslations(*QCoreApplication::instance(), language, QLocale::c());
        QCOMPARE(QCoreApplication::translate("DeckSheet", "%n card(s)", nullptr, count), words);
    }
};

STONEMASON_GUILESS_TEST(TestTranslations)
#include "test_translations.moc"
