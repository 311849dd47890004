// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/tasks/latest_task.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSemaphore>
#include <QTest>

#include <vector>

using namespace stonemason;

namespace {

/// A document whose report is its number, as soon as the test lets it be worked out.
struct NumberedDocument : QObject {
    int number = 0;
    std::vector<std::pair<int, bool>> reported; ///< the report and whether it was current, at each change
    QSemaphore gate;
    LatestReport<int> report{*this, [this] { reported.emplace_back(report.value(), report.isCurrent()); }};

    void change() {
        ++number;
        report.follow([this] {
            return [this, now = number](const std::stop_token&) {
                gate.acquire();
                return now;
            };
        });
    }
    ~NumberedDocument() override { gate.release(100); }
};

using Reports = std::vector<std::pair<int, bool>>;

} // namespace

class TestLatestReport : public QObject {
    Q_OBJECT

private slots:
    void isCurrentWhenItIsOfTheLastChange() {
        NumberedDocument document;
        QVERIFY(!document.report.isCurrent());
        document.change();
        QVERIFY(!document.report.isCurrent());
        document.gate.release();
        TRY_PATIENTLY(document.report.isCurrent());
        QCOMPARE(document.report.value(), 1);
        document.change();
        QVERIFY(!document.report.isCurrent());
        QCOMPARE(document.report.value(), 1); // until there is another
    }

    /// While a long stroke goes on its reports are delivered, each of an earlier state but for the last.
    void followsAStroke() {
        NumberedDocument document;
        for (int i = 0; i < 4; ++i)
            document.change();
        document.gate.release(4);
        TRY_PATIENTLY(document.report.isCurrent());
        QVERIFY((document.reported == Reports{{1, false}, {4, true}}));
    }
};

STONEMASON_TEST(TestLatestReport)
#include "test_latest_report.moc"
