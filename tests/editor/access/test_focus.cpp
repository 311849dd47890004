// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/field_events.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/labels.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "tests/editor/access/walk.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRadioButton>
#include <QSet>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

constexpr int mostStops = 200; // within one widget, as the links of a page

QString named(const QWidget& widget) {
    QStringList path;
    for (const QWidget* at = &widget; at && path.size() < 4; at = at->parentWidget())
        path.prepend(at->objectName().isEmpty() ? QString::fromLatin1(at->metaObject()->className())
                                                : at->objectName());
    return path.join(u'/') + QStringLiteral(" “%1”").arg(widget.accessibleName());
}

/// The pixels of a widget and its immediate surroundings, where a focus frame may be.
QImage around(const QWidget& widget) {
    QWidget* window = widget.window();
    const QRect rect(widget.mapTo(window, QPoint()), widget.size());
    return window->grab(rect.adjusted(-3, -3, 3, 3).intersected(window->rect())).toImage();
}

QWidget* focused(const QWidget& window) {
    QWidget* widget = QApplication::focusWidget();
    return widget && widget->window() == &window ? widget : nullptr;
}

/// Whether Tab should reach it; the other radio buttons of a group are reached by the arrow keys.
bool expectsFocus(const QWidget& widget, const QWidget& window) {
    const auto* button = qobject_cast<const QRadioButton*>(&widget);
    const bool others = button && button->autoExclusive() && !button->isChecked();
    return widget.focusPolicy() & Qt::TabFocus && !widget.focusProxy() && !others && widget.isEnabled() &&
           widget.isVisible() && !widget.visibleRegion().isEmpty() && widget.window() == &window;
}

QStringList unreached(const QWidget& window, const QSet<QWidget*>& seen) {
    QStringList faults;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (expectsFocus(*widget, window) && !seen.contains(widget))
            faults << named(*widget) + QStringLiteral(" is not reached by Tab");
    return faults;
}

/// Presses Tab until it reaches no new widget.
QStringList faultsOnTheWay(QWidget& window) {
    QStringList faults;
    window.activateWindow();
    QSet<QWidget*> seen;
    if (!focused(window)) window.setFocus(Qt::TabFocusReason);
    for (const auto key : {Qt::Key_Tab, Qt::Key_Backtab}) // from now on the keys are at work
        if (focused(window)) QTest::keyClick(focused(window), key);
    settle();
    for (QWidget* at = focused(window); at && !seen.contains(at); at = focused(window)) {
        seen += at;
        if (at->mapTo(&window, QPoint()).y() < 0) faults << named(*at) + QStringLiteral(" is out of sight");
        const QImage lit = around(*at);
        for (int stops = 0; stops < mostStops && focused(window) == at; ++stops) {
            QTest::keyClick(at, Qt::Key_Tab);
            settle();
        }
        if (!focused(window)) return faults << named(*at) + QStringLiteral(" loses the focus");
        if (focused(window) == at) {
            if (seen.size() > 1) faults << named(*at) + QStringLiteral(" does not give the focus away");
            break;
        }
        // The main window moves panels outside that are behind others now.
        const bool parked = at->mapTo(&window, QPoint()).y() < 0;
        if (at->isVisible() && !parked && around(*at) == lit)
            faults << named(*at) + QStringLiteral(" does not show its focus");
    }
    return faults + unreached(window, seen);
}

/// Waits until a visible preview has generated its world and its buttons have their final state.
void awaitPreview(const QWidget& window) {
    const auto* preview = window.findChild<pocket_heroes::TemplatePreviewDock*>();
    if (preview && preview->isVisible())
        (void)QTest::qWaitFor([preview] { return preview->openButton()->isEnabled(); });
}

} // namespace

/// The keyboard focus is visible.
class TestFocus : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::instance()->installEventFilter(&plainLabels_);
        QCoreApplication::instance()->installEventFilter(&buttonBoxOrder_);
        QCoreApplication::instance()->installEventFilter(&parkedTabs_);
        applyAppearance(Appearance::Light);
        QApplication::setCursorFlashTime(0); // a picture does not depend on when it is taken
    }

    /// A command's shortcut works in text fields, too; on some platforms Qt lets fields accept such keys.
    void fieldsLeaveTheKeysOfCommandsAlone() {
        FieldKeys fieldKeys;
        QApplication::instance()->installEventFilter(&fieldKeys);
        for (const Qt::Key key : {Qt::Key_E, Qt::Key_K, Qt::Key_U}) {
            QLineEdit field;
            QKeyEvent press(QEvent::ShortcutOverride, key, Qt::ControlModifier);
            press.accept();
            QApplication::sendEvent(&field, &press);
            QVERIFY(!press.isAccepted());
        }
        QLineEdit field;
        QKeyEvent end(QEvent::ShortcutOverride, Qt::Key_End, Qt::NoModifier);
        QApplication::sendEvent(&field, &end);
        QVERIFY(end.isAccepted());
    }

    void theFocusIsSeenWhereverTabGoes() {
        QStringList faults;
        QStringList known;
        Walk walk({1280, 760}, [&](const QString& place, QWidget& window) {
            if (window.inherits("QPrintPreviewDialog")) return; // all of it is Qt's
            awaitPreview(window);
            for (const QString& fault : faultsOnTheWay(window))
                if (!known.contains(fault)) {
                    known += fault;
                    faults += place + QStringLiteral(": ") + fault;
                }
        });
        walk.everywhere();
        for (const QString& fault : faults)
            qWarning().noquote() << fault;
        QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 faults").arg(faults.size())));
    }

private:
    PlainLabels plainLabels_;
    ButtonBoxOrder buttonBoxOrder_;
    ParkedTabs parkedTabs_;
};

STONEMASON_TEST(TestFocus)
#include "test_focus.moc"
