// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/argument_text.h"
#include "tests/support/test_program.h"

#include <QLocale>
#include <QTest>

using namespace stonemason;

class TestNumberText : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void numbersAreWrittenAsTheLanguageDoes() {
        QCOMPARE(decimalText(1.24, 1), QStringLiteral("1.2"));
        QCOMPARE(decimalText(-0.0, 1), QStringLiteral("0.0"));
        QCOMPARE(percentText(0.562), QStringLiteral("56.2 %"));
        QLocale::setDefault(QLocale(QLocale::Polish));
        QCOMPARE(decimalText(-1.5, 2), QStringLiteral("-1,50"));
        QCOMPARE(percentText(0.5), QStringLiteral("50,0 %"));
    }
};

STONEMASON_APPLESS_TEST(TestNumberText)
#include "test_number_text.moc"
