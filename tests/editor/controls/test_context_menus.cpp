// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/action_reason.h"
#include "tests/editor/controls/dialog_driver.h"
#include "tests/editor/controls/holds.h"
#include "tests/editor/controls/snapshot.h"
#include "tests/support/test_program.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// Closing a menu moves the focus as well. The walk through the main menu's actions tries these actions.
const QStringList onlyMovesTheKeys{QStringLiteral("Search Cards")};

/// The enabled entries of a menu from top to bottom, without separators.
QList<QAction*> choicesOf(const QMenu& menu) {
    QList<QAction*> choices;
    for (QAction* action : menu.actions())
        if (action->isEnabled() && action->isVisible() && !action->isSeparator()) choices += action;
    return choices;
}

/// The disabled entries without a reason.
QStringList offWithoutReason(const QMenu& menu) {
    QStringList texts;
    for (const QAction* action : menu.actions())
        if (!action->isEnabled() && action->isVisible() && !action->isSeparator() &&
            reasonOf(*action).isEmpty())
            texts += action->text();
    return texts;
}

QStringList textsOf(const QList<QAction*>& actions) {
    QStringList texts;
    for (const QAction* action : actions)
        texts += action->text().remove(u'&');
    return texts;
}

/// A place with a context menu, which can be found again in another window in the same state.
struct Place {
    QByteArray kind; ///< the class of the widget
    int index = 0;   ///< which one of those in sight
    int row = 0;     ///< of a list

    QWidget* in(MainWindow& window) const;
};

QWidgetList inSight(MainWindow& window, const QByteArray& kind) {
    QWidgetList widgets;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->window() == &window &&
            (kind.isEmpty() || kind == widget->metaObject()->className()))
            widgets += widget;
    return widgets;
}

QWidget* Place::in(MainWindow& window) const {
    return inSight(window, kind).value(index);
}

constexpr int mostRows = 3; ///< headings come first in some lists

const QAbstractItemView* listOf(const QWidget& widget) {
    const auto* list = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    return list && list->viewport() == &widget && list->model() ? list : nullptr;
}

/// An item of a list, the first tab of a bar, the middle of anything else.
QPoint pointIn(const QWidget& widget, int row) {
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) return bar->tabRect(0).center();
    if (const QAbstractItemView* list = listOf(widget))
        return list->visualRect(list->model()->index(row, 0)).center();
    return widget.rect().center();
}

/// Sends the event of a right click; returns when the menu, if any, has closed.
void askForMenu(QWidget& widget, int row) {
    const QPoint at = pointIn(widget, row);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
}

bool hasMenuOfQt(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QLineEdit*>(parent) ||
           qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QTextEdit*>(parent) ||
           qobject_cast<const QPlainTextEdit*>(parent);
}

/// Every menu that a right click opens anywhere in the window, once each.
/// @param faults gets a sentence for each entry that is off without a reason
QMap<QStringList, Place> menusIn(MainWindow& window, QStringList& faults) {
    QMap<QStringList, Place> menus;
    QMap<QByteArray, int> counted;
    for (QWidget* widget : inSight(window, {})) {
        Place place{widget->metaObject()->className(), counted[widget->metaObject()->className()]++};
        if (hasMenuOfQt(*widget)) continue;
        const QAbstractItemView* list = listOf(*widget);
        const int rows = list ? std::min(mostRows, list->model()->rowCount()) : 1;
        for (place.row = 0; place.row < rows; ++place.row) {
            DialogDriver driver;
            QStringList texts;
            driver.onMenu([&](QMenu& menu) {
                texts = textsOf(choicesOf(menu));
                for (const QString& text : offWithoutReason(menu))
                    faults += QStringLiteral("menu of %1: %2 is off without a reason")
                                  .arg(QString::fromLatin1(place.kind), text);
            });
            askForMenu(*widget, place.row);
            QCoreApplication::processEvents(); // a menu that is not waited for is dealt with here
            if (!texts.isEmpty() && !menus.contains(texts)) menus.insert(texts, place);
        }
    }
    return menus;
}

/// Walks through the menus of one situation.
class MenuWalk {
public:
    explicit MenuWalk(const Situation& situation) : situation_(situation) {}

    QString faults() {
        open();
        const QMap<QStringList, Place> menus = menusIn(stage_->window(), faults_);
        for (const auto& [texts, place] : menus.asKeyValueRange()) {
            if (!stage_) open();
            const QWidget* widget = place.in(stage_->window());
            const bool isViewport = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
            found_ += (isViewport ? widget->parentWidget() : widget)->metaObject()->className();
            for (int i = 0; i < texts.size(); ++i)
                choose(place, i, texts[i]);
        }
        return faults_.join(u'\n');
    }
    /// The classes of the widgets that have a menu.
    const QList<QByteArray>& found() const { return found_; }

private:
    void open() {
        stage_ = &keeper_.fresh();
        situation_.prepare(*stage_);
    }

    /// The menu alone changes something as well: what has the keys, what is pointed at.
    void dismiss(QWidget& widget, int row) {
        {
            DialogDriver driver;
            askForMenu(widget, row);
        }
        settle(*stage_);
        before_ = snapshotOf(*stage_);
    }

    void choose(const Place& place, int index, const QString& text) {
        if (!stage_) open();
        QWidget* widget = place.in(stage_->window());
        if (!widget) qFatal("%s is not there again", place.kind.constData());
        dismiss(*widget, place.row);
        DialogDriver driver;
        driver.onMenu([index](QMenu& menu) {
            menu.setActiveAction(choicesOf(menu).value(index));
            QTest::keyClick(&menu, Qt::Key_Return);
        });
        askForMenu(*widget, place.row);
        settle(*stage_);
        const bool changed = driver.seen().size() > 1 || // the menu itself
                             !differing(before_.facts, factsOf(*stage_)).isEmpty() ||
                             !differing(before_.pictures, snapshotOf(*stage_).pictures).isEmpty();
        if (changed)
            stage_ = nullptr;
        else if (!onlyMovesTheKeys.contains(text))
            faults_ += QStringLiteral("%1, menu of %2: %3 changes nothing")
                           .arg(QLatin1String(situation_.name), QString::fromLatin1(place.kind), text);
    }

    const Situation situation_;
    StageKeeper keeper_;
    Stage* stage_ = nullptr;
    Snapshot before_;
    QList<QByteArray> found_;
    QStringList faults_;
};

void openMapAndDecks(Stage& stage) {
    openPlainDecks(stage);
    openWorkedOnMap(stage);
    stage.showPanel(QStringLiteral("problems"));
}

} // namespace

/// What the menus of a right click offer does something, wherever it is clicked, or says why it cannot.
class TestContextMenus : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyChoiceDoesSomething_data() {
        QTest::addColumn<int>("situation");
        for (int i = 0; i < situations_.size(); ++i)
            QTest::newRow(situations_[i].name) << i;
    }

    void everyChoiceDoesSomething() {
        QFETCH(int, situation);
        MenuWalk walk(situations_[situation]);
        const QString faults = walk.faults();
        for (const QByteArray& kind : walk.found())
            found_ += kind.mid(kind.lastIndexOf(':') + 1); // without its namespaces
        HOLDS(faults);
    }

    /// Should a menu no longer open where it does today, the walks above would find less to try.
    void noMenuWasMissed() {
        for (const char* kind : {"QTabBar", "PictureCard", "LayerRow", "ProblemList", "DeckList",
                                 "StacksView", "CollectionList", "SchedulePlot"})
            QVERIFY2(found_.contains(kind), kind);
    }

private:
    const QList<Situation> situations_{{"start page", openStartPage},
                                       {"map and decks", openMapAndDecks},
                                       {"decks worked on", openWorkedOnDecks},
                                       {"game", openRunningGame}};
    QSet<QByteArray> found_;
};

STONEMASON_TEST(TestContextMenus)
#include "test_context_menus.moc"
