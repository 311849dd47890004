// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/deferred_content.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QTest>

using namespace stonemason;

namespace {

constexpr int contentWidth = 300;

/// A panel whose content is as wide as no other part of the window.
class Panel : public QDockWidget {
public:
    explicit Panel(QMainWindow& window)
        : content(*this, [this] {
            ++builds;
            label = new QLabel(QStringLiteral("content"));
            label->setMinimumWidth(contentWidth);
            setWidget(label);
        }) {
        setObjectName(QStringLiteral("panel"));
        window.addDockWidget(Qt::RightDockWidgetArea, this);
    }

    int builds = 0;
    QLabel* label = nullptr;
    DeferredContent content;
};

struct Window : QMainWindow {
    Window() {
        setCentralWidget(new QWidget);
        resize(800, 600);
    }
    void handleAll() {
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
    }

    Panel panel{*this};
};

} // namespace

/// What a panel holds is built when it is needed.
class TestDeferredContent : public QObject {
    Q_OBJECT

private slots:
    void aClosedPanelHasNone() {
        Window window;
        window.panel.hide();
        window.show();
        window.handleAll();
        QCOMPARE(window.panel.builds, 0);
        QVERIFY(!window.panel.content.isBuilt());
    }

    void isBuiltOnceWhenFirstShown() {
        Window window;
        window.panel.hide();
        window.show();
        bool isThere = false;
        connect(&window.panel, &QDockWidget::visibilityChanged, this,
                [&] { isThere = window.panel.label != nullptr; });
        window.panel.toggleViewAction()->trigger();
        QVERIFY(isThere);
        window.handleAll();
        QVERIFY(window.panel.label->isVisible());
        QVERIFY(window.panel.label->width() >= contentWidth);
        window.panel.hide();
        window.panel.show();
        QCOMPARE(window.panel.builds, 1);
    }

    void isBuiltWhenAskedFor() {
        Window window;
        window.panel.hide();
        QCOMPARE(window.panel.content.built(window.panel.label)->text(), QStringLiteral("content"));
        window.show();
        window.panel.show();
        QVERIFY(window.panel.content.isBuilt());
        QCOMPARE(window.panel.builds, 1);
    }

    void aPanelThatIsRememberedOpenHasItsPlaceAndSize() {
        Window before;
        before.show();
        before.resizeDocks({&before.panel}, {contentWidth + 50}, Qt::Horizontal);
        before.handleAll();
        const QByteArray state = before.saveState();
        const QRect place = before.panel.geometry();
        QVERIFY(place.width() >= contentWidth + 50);

        Window after;
        after.panel.hide();
        after.show();
        QCOMPARE(after.panel.builds, 0);
        QVERIFY(after.restoreState(state));
        after.handleAll();
        QCOMPARE(after.panel.builds, 1);
        QCOMPARE(after.panel.geometry(), place);
    }
};

STONEMASON_TEST(TestDeferredContent)
#include "test_deferred_content.moc"
