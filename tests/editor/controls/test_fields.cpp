// SPDX-License-Identifier: GPL-3.0-or-later
// Every field of every panel and dialog of the program, with the wheel turned over it.
#include "tests/editor/app/wheel.h"
#include "tests/editor/controls/dialog_driver.h"
#include "tests/editor/controls/dialog_plans.h"
#include "tests/editor/controls/holds.h"
#include "tests/editor/controls/stage.h"
#include "tests/support/test_program.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

bool isInScrollArea(const QWidget& widget) {
    for (const QWidget* at = widget.parentWidget(); at && !at->isWindow(); at = at->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(at)) return true;
    return false;
}

/// What the wheel could change; nothing for what is no field.
QVariant valueOf(const QWidget& widget) {
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return isInScrollArea(widget) ? QVariant(tabs->currentIndex()) : QVariant();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return box->currentIndex();
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget))
        return box->findChild<QLineEdit*>()->text();
    if (qobject_cast<const QScrollBar*>(&widget)) return {};
    if (const auto* slider = qobject_cast<const QAbstractSlider*>(&widget)) return slider->value();
    return {};
}

QString nameOf(const QWidget& widget) {
    return QStringLiteral("%1 “%2”").arg(QLatin1String(widget.metaObject()->className()),
                                         widget.accessibleName());
}

/// A sentence for each field below the widget that the wheel changes while something else has the keys.
QStringList faultsOf(QWidget& root, QSet<QString>& tried) {
    QStringList faults;
    for (QWidget* field : root.findChildren<QWidget*>()) {
        if (!field->isVisibleTo(&root) || !field->isEnabled() || !valueOf(*field).isValid()) continue;
        for (const int notches : {1, -1}) {
            if (QWidget* focus = QApplication::focusWidget()) focus->clearFocus();
            const QVariant before = valueOf(*field);
            turnWheel(*field, notches);
            if (valueOf(*field) != before) faults += nameOf(*field) + QStringLiteral(" changes");
            if (field->hasFocus()) faults += nameOf(*field) + QStringLiteral(" takes the keys");
        }
        tried += nameOf(*field);
    }
    return faults;
}

struct PlaceOfPanels {
    const char* name;
    void (*prepare)(Stage& stage);
};

const QList<PlaceOfPanels> places{
    {"map", openWorkedOnMap},
    {"decks", openWorkedOnDecks},
    {"game", openRunningGame},
    {"board", openWorkedOnBoard},
    {"war", openRunningWar},
    {"text map", openWorkedOnTextMap},
    {"pattern", openWorkedOnPattern},
    {"world", openWorkedOnWorld},
    {"template", openWorkedOnTemplate},
    {"plain template", openPlainTemplate},
};

QList<DialogPlan> allDialogs() {
    return mapDialogs() + gameDialogs() + deckDialogs() + boardDialogs() + warDialogs() + textMapDialogs() +
           patternDialogs() + worldDialogs() + templateDialogs() + windowDialogs() + questionDialogs();
}

} // namespace

/// The wheel scrolls, and changes no value of a field that has not the keys.
class TestFields : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void panels_data() {
        QTest::addColumn<int>("place");
        for (int i = 0; i < places.size(); ++i)
            QTest::newRow(places[i].name) << i;
    }

    void panels() {
        QFETCH(int, place);
        Stage& stage = keeper_.cleared();
        places[place].prepare(stage);
        settle(stage);
        QSet<QString> tried;
        QStringList faults;
        for (QDockWidget* dock : stage.window().findChildren<QDockWidget*>()) {
            if (!dock->toggleViewAction()->isVisible() || !dock->toggleViewAction()->isEnabled()) continue;
            stage.showPanel(dock->objectName());
            settle(stage);
            faults += faultsOf(*dock, tried);
        }
        faults += faultsOf(stage.view(), tried);
        QVERIFY2(!tried.isEmpty() || place == 1 || place == 4, "no field was found");
        HOLDS(faults.join(u'\n'));
    }

    void dialogs_data() {
        QTest::addColumn<int>("plan");
        for (int i = 0; i < plans_.size(); ++i)
            QTest::addRow("%s %d", plans_[i].name, i) << i;
    }

    void dialogs() {
        QFETCH(int, plan);
        Stage& stage = keeper_.cleared();
        DialogDriver driver;
        QStringList faults;
        QSet<QString> tried;
        bool done = false;
        driver.onDialog([&](QDialog& dialog) {
            dialog.activateWindow();
            faults = faultsOf(dialog, tried);
            done = true;
        });
        plans_[plan].open(stage);
        QVERIFY(QTest::qWaitFor([&] { return done; }));
        HOLDS(faults.join(u'\n'));
    }

private:
    const QList<DialogPlan> plans_ = allDialogs();
    StageKeeper keeper_;
};

STONEMASON_TEST(TestFields)
#include "test_fields.moc"
