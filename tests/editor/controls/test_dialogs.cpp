// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled once for each part of the dialogs, so that the parts are tested beside each other.
#include "tests/editor/controls/dialog_plans.h"
#include "tests/editor/controls/walk_test.h"

using namespace stonemason::test;

/// What is chosen in a dialog has a result.
class TestDialogs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyInputDoesSomething_data() { addPlans(plans_); }
    void everyInputDoesSomething() { HOLDS(walkPlan(plans_, log_)); }
    void everyInputWasTried() { HOLDS(log_.untried()); }

private:
    const QList<DialogPlan> plans_ = STONEMASON_PLANS;
    WalkLog log_;
};

QTEST_MAIN(TestDialogs)
#include "test_dialogs.moc"
