// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/focus_handover.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWidget>

using namespace stonemason;

/// Shift+F10 opens the menu of what has the keys, or of what is around it.
class TestMenuKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::instance()->installEventFilter(&keys_); }

    void opensTheMenuOfTheFocus() {
        QWidget widget;
        widget.setContextMenuPolicy(Qt::CustomContextMenu);
        const QSignalSpy asked(&widget, &QWidget::customContextMenuRequested);
        QTest::keyClick(&widget, Qt::Key_F10);
        QCOMPARE(asked.size(), 0);
        QTest::keyClick(&widget, Qt::Key_F10, Qt::ShiftModifier);
        QCOMPARE(asked.size(), 1);
    }

    void asksWhatIsAroundIt() {
        QWidget around;
        around.setContextMenuPolicy(Qt::CustomContextMenu);
        QVBoxLayout column(&around);
        auto* inside = new QWidget;
        column.addWidget(inside);
        const QSignalSpy asked(&around, &QWidget::customContextMenuRequested);
        QTest::keyClick(inside, Qt::Key_F10, Qt::ShiftModifier);
        QCOMPARE(asked.size(), 1);
    }

private:
    MenuKeys keys_;
};

STONEMASON_TEST(TestMenuKeys)
#include "test_menu_keys.moc"
