// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of every menu, for every kind of document: what it is called, what it is for, and why it is
// off.
#include "editor/app/widgets/action_reason.h"
#include "tests/editor/controls/action_walk.h"
#include "tests/editor/controls/holds.h"
#include "tests/editor/controls/stage.h"
#include "tests/support/test_program.h"

#include <QMenu>
#include <QMenuBar>
#include <QStandardPaths>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

const QList<Situation> situations{
    {"start page", openStartPage},
    {"map", openPlainMap},
    {"map worked on", openWorkedOnMap},
    {"decks", openPlainDecks},
    {"decks worked on", openWorkedOnDecks},
    {"finished game", openFinishedGame},
    {"resting game", openRestingGame},
    {"running game", openRunningGame},
    {"board", openPlainBoard},
    {"board worked on", openWorkedOnBoard},
    {"finished war", openFinishedWar},
    {"resting war", openRestingWar},
    {"running war", openRunningWar},
    {"text map", openPlainTextMap},
    {"text map worked on", openWorkedOnTextMap},
    {"text map with sites", openTextMapWithSites},
    {"pattern", openPlainPattern},
    {"pattern worked on", openWorkedOnPattern},
    {"world", openPlainWorld},
    {"world worked on", openWorkedOnWorld},
    {"template", openPlainTemplate},
    {"template worked on", openWorkedOnTemplate},
};

/// Adds a fault for each disabled entry below the menu without a reason, and for each without a description.
void walk(QMenu& menu, const QString& where, QStringList& faults, int& entries) {
    emit menu.aboutToShow(); // some are filled then
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || !action->isVisible()) continue;
        const QString name = where + QStringLiteral(" > ") + action->text();
        ++entries;
        if (action->text().isEmpty()) faults += name + QStringLiteral(" has no text");
        const QString reason = reasonOf(*action);
        if (!action->isEnabled()) {
            if (reason.isEmpty()) faults += name + QStringLiteral(" is off without a reason");
            if (!action->statusTip().contains(reason))
                faults += name + QStringLiteral(" keeps it from the bar");
        } else if (!reason.isEmpty()) {
            faults += name + QStringLiteral(" has a reason and is on");
        }
        if (action->menu())
            walk(*action->menu(), name, faults, entries);
        else if (purposeOf(*action).isEmpty() && action->isEnabled())
            faults += name + QStringLiteral(" does not say what it is for");
    }
}

} // namespace

class TestReasons : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void eachEntryThatIsOffSaysWhy_data() {
        QTest::addColumn<int>("situation");
        for (int i = 0; i < situations.size(); ++i)
            QTest::newRow(situations[i].name) << i;
    }

    void eachEntryThatIsOffSaysWhy() {
        QFETCH(int, situation);
        Stage& stage = keeper_.cleared();
        situations[situation].prepare(stage);
        settle(stage);
        QStringList faults;
        int entries = 0;
        for (const QAction* top : stage.window().menuBar()->actions())
            if (top->menu() && top->isVisible()) walk(*top->menu(), top->text(), faults, entries);
        QVERIFY(entries > 30);
        HOLDS(faults.join(u'\n'));
    }

    /// Buttons and context menus have actions of their own, too.
    void eachActionThatIsOffSaysWhy_data() { eachEntryThatIsOffSaysWhy_data(); }

    void eachActionThatIsOffSaysWhy() {
        QFETCH(int, situation);
        Stage& stage = keeper_.cleared();
        situations[situation].prepare(stage);
        settle(stage);
        QStringList faults;
        const QMap<QString, QAction*> actions = actionsOf(stage.window());
        for (const auto& [key, action] : actions.asKeyValueRange())
            if (!action->isEnabled() && reasonOf(*action).isEmpty()) faults += key;
        HOLDS(faults.join(u'\n'));
    }

private:
    StageKeeper keeper_;
};

STONEMASON_TEST(TestReasons)
#include "test_reasons.moc"
