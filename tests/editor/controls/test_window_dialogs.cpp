// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/dialog_plans.h"
#include "tests/editor/controls/walk_test.h"

using namespace stonemason::test;

/// What is chosen in a dialog comes to something.
class TestWindowDialogs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyInputDoesSomething_data() { addPlans(plans_); }
    void everyInputDoesSomething() { HOLDS(walkPlan(plans_, log_)); }
    void everyInputWasTried() { HOLDS(log_.untried()); }

private:
    const QList<DialogPlan> plans_ = windowDialogs() + questionDialogs();
    WalkLog log_;
};

QTEST_MAIN(TestWindowDialogs)
#include "test_window_dialogs.moc"
