// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/palette.h"
#include "editor/app/plain_labels.h"
#include "tests/editor/access/walk.h"

#include <QApplication>
#include <QSet>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

QString named(const QWidget& widget) {
    QStringList path;
    for (const QWidget* at = &widget; at && path.size() < 4; at = at->parentWidget())
        path.prepend(at->objectName().isEmpty() ? QString::fromLatin1(at->metaObject()->className())
                                                : at->objectName());
    return path.join(u'/') + QStringLiteral(" “%1”").arg(widget.accessibleName());
}

/// What is seen of a widget and close around it, where a frame may be.
QImage around(const QWidget& widget) {
    QWidget* window = widget.window();
    const QRect rect(widget.mapTo(window, QPoint()), widget.size());
    return window->grab(rect.adjusted(-3, -3, 3, 3).intersected(window->rect())).toImage();
}

QWidget* focused(const QWidget& window) {
    QWidget* widget = QApplication::focusWidget();
    return widget && widget->window() == &window ? widget : nullptr;
}

/// Presses Tab for as long as it comes to something new.
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
        const QImage lit = around(*at);
        QTest::keyClick(at, Qt::Key_Tab);
        settle();
        if (!focused(window)) return faults << named(*at) + QStringLiteral(" loses the focus");
        // The main window parks tabs of panels outside, where nobody sees them.
        const bool parked = at->mapTo(&window, QPoint()).y() < 0;
        if (focused(window) != at && at->isVisible() && !parked && around(*at) == lit)
            faults << named(*at) + QStringLiteral(" does not show its focus");
    }
    return faults;
}

} // namespace

/// It is seen where the keys are.
class TestFocus : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::instance()->installEventFilter(&plainLabels_);
        applyAppearance(Appearance::Light);
        QApplication::setCursorFlashTime(0); // a picture does not depend on when it is taken
    }

    void theFocusIsSeenWhereverTabGoes() {
        QStringList faults;
        QStringList known;
        Walk walk({1280, 760}, [&](const QString& place, QWidget& window) {
            if (window.inherits("QPrintPreviewDialog")) return; // all of it is Qt's
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
};

QTEST_MAIN(TestFocus)
#include "test_focus.moc"
