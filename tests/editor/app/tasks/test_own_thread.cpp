// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/tasks/answer_within.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>
#include <functional>
#include <vector>

using namespace stonemason;

class TestOwnThread : public QObject {
    Q_OBJECT

private slots:
    /// A thread that never ran would be waited for without end.
    void everyQuestionIsAsked() {
        constexpr int rounds = 200;
        for (int round = 0; round < rounds; ++round) {
            const std::function<int()> question = [round] { return round; };
            const auto answers = answersWithin<int>(std::chrono::minutes(1), {4, question});
            for (const auto& answer : answers)
                QCOMPARE(answer.value_or(-1), round);
        }
    }
};

STONEMASON_GUILESS_TEST(TestOwnThread)
#include "test_own_thread.moc"
