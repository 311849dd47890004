// SPDX-License-Identifier: GPL-3.0-or-later
// Run once for each part of the dialogs, which lets the parts be tested in parallel.
#include "tests/editor/controls/dialog_plans.h"
#include "tests/editor/controls/walk_test.h"
#include "tests/support/test_program.h"

using namespace stonemason::test;

namespace {

/// The plans of the part that ctest names in the environment; all of them without a name.
QList<DialogPlan> plansOfPart() {
    const QList<std::pair<QByteArray, QList<DialogPlan>>> parts{
        {"map", mapDialogs()},
        {"game", gameDialogs() + deckDialogs()},
        {"board", boardDialogs()},
        {"war", warDialogs()},
        {"grid", textMapDialogs() + patternDialogs()},
        {"world", worldDialogs() + templateDialogs()},
        {"window", windowDialogs() + questionDialogs()},
    };
    const QByteArray wanted = qgetenv("STONEMASON_DIALOGS");
    QList<DialogPlan> plans;
    for (const auto& [part, of] : parts)
        if (wanted.isEmpty() || part == wanted) plans += of;
    return plans;
}

} // namespace

/// What is chosen in a dialog has a result.
class TestDialogs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyInputDoesSomething_data() { addPlans(plans_); }
    void everyInputDoesSomething() { HOLDS(walkPlan(plans_, log_)); }
    void everyInputWasTried() { HOLDS(log_.untried()); }

private:
    const QList<DialogPlan> plans_ = plansOfPart();
    WalkLog log_;
};

STONEMASON_TEST(TestDialogs)
#include "test_dialogs.moc"
