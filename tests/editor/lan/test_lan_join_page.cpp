// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/lan/lan_join_page.h"
#include "tests/editor/lan/udp_port.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTest>
#include <QVBoxLayout>

namespace stonemason {

class TestLanJoinPage : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { applyTextSize(100); }

    /// A tab's minimum height assumes that the sentence above the list has one line.
    void nothingLiesOverAnythingElse_data() {
        QTest::addColumn<int>("textSize");
        for (const int size : {100, 150, 200})
            QTest::addRow("%d %%", size) << size;
    }

    void nothingLiesOverAnythingElse() {
        QFETCH(int, textSize);
        applyTextSize(textSize);
        QDialog dialog;
        auto* column = new QVBoxLayout(&dialog);
        auto* page = new LanJoinPage(
            QStringLiteral("heap"), []() -> LanSide { qFatal("nobody joins"); }, test::freeUdpPort(), {},
            &dialog);
        auto* tabs = new QTabWidget;
        tabs->addTab(new QWidget, QStringLiteral("Host"));
        tabs->addTab(page, QStringLiteral("Join"));
        column->addWidget(tabs);
        dialog.resize(380, 1);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        tabs->setCurrentIndex(1);
        const auto isApart = [page] {
            const auto rectOf = [page](const QWidget* widget) {
                return QRect(widget->mapTo(page, QPoint()), widget->size());
            };
            QList<const QWidget*> shown;
            for (const QWidget* child : page->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                if (child->isVisible()) shown += child;
            for (const QWidget* one : shown)
                for (const QWidget* other : shown)
                    if (one != other && rectOf(one).intersects(rectOf(other))) return false;
            return shown.size() > 4;
        };
        QTRY_VERIFY(isApart());
    }
};

} // namespace stonemason

STONEMASON_TEST(stonemason::TestLanJoinPage)
#include "test_lan_join_page.moc"
