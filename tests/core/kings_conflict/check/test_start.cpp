// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestStart : public QObject {
    Q_OBJECT

private slots:
    void looksUnderBothKings_data() {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("expected");
        const QString you = QStringLiteral("error start/closed 10,0");
        for (const char* code : {"M", "S", "V", "L", "-", "|", "0", "1", "2", "3"})
            QTest::addRow("closed %s", code) << QByteArray("10,0=") + code << you;
        for (const char* code : {"P", "F", "H", "E", "D", "d", "4", "5", "6", "7", "B", "b"})
            QTest::addRow("open %s", code) << QByteArray("10,0=") + code << QString();
        QTest::addRow("beside") << QByteArray("9,0=MM 10,1=S 10,10=M 0,0=M") << QString();
        QTest::addRow("both") << QByteArray("10,0=M 0,10=L")
                              << QStringLiteral("error start/closed 0,10; error start/closed 10,0");
        QTest::addRow("unknown code is the business of codes") << QByteArray("10,0=x") << QString();
    }

    void looksUnderBothKings() {
        QFETCH(QByteArray, runs);
        QFETCH(QString, expected);
        for (Transform t : startTransforms) {
            const Map map = transformed(board(runs.constData()), kingsConflict(), t);
            QCOMPARE(found("start", map), turned(expected, map.size(), t));
        }
    }

    void reportsWhoseKing() {
        const auto problems = problemsOf("start", board("10,0=M 0,10=-"));
        QVERIFY(problems[0].message == (Message{"start/closed", {"you", Cell{10, 0}, "M"}}));
        QVERIFY(problems[1].message == (Message{"start/closed", {"opponent", Cell{0, 10}, "-"}}));
    }

    void needsTheGamesOwnSize() {
        QCOMPARE(found("start", mapOf("MM MM")), QString());
        QCOMPARE(found("start", mapOf("M")), QString());
    }
};

STONEMASON_APPLESS_TEST(TestStart)
#include "test_start.moc"
