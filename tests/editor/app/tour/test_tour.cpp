// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/message_bar.h"
#include "editor/app/motion.h"
#include "editor/app/palette.h"
#include "editor/app/text_size.h"
#include "editor/app/tour/tour_callout.h"
#include "editor/app/tour/tour_shade.h"
#include "editor/app/translations.h"
#include "editor/map/map_document.h"
#include "tests/editor/help/whole_program.h"

#include <QAccessible>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QToolBar>
#include <QTranslator>

using namespace stonemason;

namespace {

constexpr int stepCount = 6;
const QString notice = QStringLiteral("tour");

/// The program on the screen, and the tour as a person sees it.
struct Program : test::WholeProgram {
    explicit Program(QSize size = {1280, 800}) {
        window.setWindowState(Qt::WindowNoState); // the screen of tests is small
        window.resize(size);
        window.show();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no window");
    }

    WindowTour& tour() { return window.tour(); }
    const TourShade* shade() const { return shown<TourShade>(); }
    TourCallout* callout() const { return shown<TourCallout>(); }

    /// In the window.
    QRect body() const { return callout()->geometry(); }
    QString heading() const { return callout()->accessibleName(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    QString focused() const {
        const auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
        return button && callout()->isAncestorOf(button) ? button->text() : QString();
    }
    QDockWidget* dock(const char* name) const { return window.findChild<QDockWidget*>(QLatin1String(name)); }
    QByteArray settingsFile() {
        settings.sync();
        QFile file(folder.filePath(QStringLiteral("settings.json")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    template <typename Widget>
    Widget* shown() const {
        for (Widget* widget : window.findChildren<Widget*>())
            if (widget->isVisible()) return widget;
        return nullptr;
    }
};

/// Names of the panels in sight: not closed, and not behind another one.
QString panelsInSight(const MainWindow& window) {
    QStringList names;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        if (!dock->visibleRegion().isEmpty()) names += dock->objectName();
    names.sort(); // raising one changes the order of children
    return names.join(u' ');
}

/// All that one can see of a window's state.
struct Snapshot {
    explicit Snapshot(Program& program)
        : documents(program.window.documents().all())
        , page(program.window.tabs().currentWidget())
        , tabs(program.window.tabs().count())
        , panels(panelsInSight(program.window))
        , focus(program.window.focusWidget())
        , title(program.window.windowTitle())
        , settings(program.settingsFile()) {}

    QList<Document*> documents;
    QWidget* page;
    int tabs;
    QString panels;
    QWidget* focus;
    QString title;
    QByteArray settings;
};

/// How strongly the shade dims the middle of what it lights, its callout left aside.
int dimming(const TourShade& shade) {
    QImage image(shade.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const_cast<TourShade&>(shade).render(&image, {}, {}, QWidget::RenderFlags());
    return qAlpha(image.pixel(shade.lit().center()));
}

} // namespace

/// The tour of the whole program.
class TestTour : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyMotion(Motion::Reduced); }

    void cleanup() {
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
        applyMotion(Motion::Reduced);
        applyTextSize(Settings::defaultTextSize);
    }

    void isOfferedOnce() {
        Program program;
        QVERIFY(!program.settings.tourOffered());
        program.tour().offer();
        QVERIFY(!program.window.messages().textOf(notice).isEmpty());
        QVERIFY(program.settings.tourOffered());
        QVERIFY(!program.tour().isRunning());
        QVERIFY(program.settings.sync());
        const Settings later(program.folder.filePath(QStringLiteral("settings.json")));
        QVERIFY(later.tourOffered());

        program.window.messages().press(notice, 1);
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
        QVERIFY(!program.tour().isRunning());
        program.tour().offer();
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
    }

    void isTakenFromTheOffer() {
        Program program;
        program.tour().offer();
        program.window.messages().press(notice, 0);
        QVERIFY(program.tour().isRunning());
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
    }

    void isNotOfferedWithAFile() {
        Program program;
        program.open(program.decks);
        program.tour().offer();
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
        QVERIFY(!program.settings.tourOffered());
    }

    void theOfferGoesWithTheFirstDocument() {
        Program program;
        program.tour().offer();
        program.open(program.decks);
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
    }

    void whoTookItIsNotAsked() {
        Program program;
        program.window.actions().tour->trigger();
        QVERIFY(program.tour().isRunning());
        program.press(Qt::Key_Escape);
        QVERIFY(!program.tour().isRunning());
        program.tour().offer();
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
    }

    void everyStepShowsItsPlace_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("hidden");
        for (const QString& language : spokenLanguages())
            for (const QSize& size : {QSize(1280, 800), QSize(1024, 600)})
                for (const bool hidden : {false, true})
                    QTest::addRow("%s %d %d %s", qPrintable(language), size.width(), size.height(),
                                  hidden ? "panels hidden" : "panels shown")
                        << language << size << hidden;
    }

    void everyStepShowsItsPlace() {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(bool, hidden);
        QCOMPARE(installTranslations(*QCoreApplication::instance(), language), language);
        Program program(size);
        if (hidden) {
            program.open(program.map);
            for (const char* name : {"tiles", "layers"})
                program.dock(name)->hide();
            program.dock("problems")->setFloating(true);
            program.window.findChild<QToolBar*>(QStringLiteral("toolBar"))->hide();
        }
        program.tour().start();
        QSet<QString> headings;
        QRect before;
        for (int step = 1; step <= stepCount; ++step) {
            QTRY_VERIFY2(!program.shade()->lit().isEmpty() && program.shade()->lit() != before,
                         qPrintable(program.heading()));
            QCoreApplication::processEvents();
            const QRect lit = program.shade()->lit();
            const QRect body = program.body();
            before = lit;
            QCOMPARE(program.window.size(), size);
            QVERIFY(program.window.rect().contains(lit));
            QVERIFY(program.window.rect().contains(body));
            QVERIFY2(!body.intersects(lit), qPrintable(program.heading()));
            QCOMPARE(dimming(*program.shade()), 0);
            for (const QLabel* label : program.callout()->findChildren<QLabel*>())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            headings.insert(program.heading());
            program.press(Qt::Key_Right);
        }
        QCOMPARE(headings.size(), stepCount);
        QVERIFY(!program.tour().isRunning());
        if (!hidden) return;
        QVERIFY(program.dock("tiles")->isHidden() && program.dock("layers")->isHidden());
        QVERIFY(program.dock("problems")->isFloating());
        QVERIFY(program.window.findChild<QToolBar*>(QStringLiteral("toolBar"))->isHidden());
    }

    void pointsAtTheRightThings() {
        Program program;
        program.tour().start();
        const auto rectOf = [&](const QWidget* widget) {
            return QRect(widget->mapTo(&program.window, QPoint()), widget->size());
        };
        const auto next = [&] { program.press(Qt::Key_Right); };
        QVERIFY(program.shade()->lit().contains(rectOf(program.dock("tiles"))));
        next();
        QVERIFY(program.shade()->lit().contains(rectOf(program.window.tabs().currentPage()->view())));
        next();
        const QAction* symmetry = nullptr;
        auto* bar = program.window.findChild<QToolBar*>(QStringLiteral("toolBar"));
        for (QAction* action : bar->actions())
            if (action->objectName() == QStringLiteral("map.symmetry-state")) symmetry = action;
        QVERIFY(
            program.shade()->lit().contains(rectOf(bar->widgetForAction(const_cast<QAction*>(symmetry)))));
        next();
        QVERIFY(program.shade()->lit().contains(rectOf(program.dock("layers"))));
        next();
        QVERIFY(program.shade()->lit().contains(rectOf(program.dock("problems"))));
        next();
        const QMenuBar* menus = program.window.menuBar();
        QVERIFY(program.shade()->lit().contains(menus->actionGeometry(menus->actions().back())));
    }

    void isInsideWithTheLargestText() {
        applyTextSize(Settings::mostTextSize);
        Program program({1024, 600});
        program.tour().start();
        for (int step = 1; step <= stepCount; ++step) {
            QCoreApplication::processEvents();
            QVERIFY(program.window.rect().contains(program.body()));
            program.press(Qt::Key_Right);
        }
    }

    void keysGoOnAndBack() {
        Program program;
        program.tour().start();
        const auto at = [&](int number) {
            return program.heading().startsWith(QStringLiteral("Step %1 of %2").arg(number).arg(stepCount));
        };
        QVERIFY(at(1));
        program.press(Qt::Key_Left); // there is none before it
        QVERIFY(at(1));
        program.press(Qt::Key_Right);
        QVERIFY(at(2));
        program.press(Qt::Key_Return);
        QVERIFY(at(3));
        program.press(Qt::Key_Enter);
        QVERIFY(at(4));
        program.press(Qt::Key_Left);
        QVERIFY(at(3));
        program.press(Qt::Key_Backspace);
        QVERIFY(at(2));
        program.press(Qt::Key_Space); // the button that has the keys
        QVERIFY(at(3));
        program.press(Qt::Key_Escape);
        QVERIFY(!program.tour().isRunning());
    }

    void theKeysStayInTheCallout() {
        Program program;
        program.tour().start();
        program.press(Qt::Key_Right);
        QCOMPARE(program.focused(), QStringLiteral("Next"));
        QStringList way;
        for (int i = 0; i < 4; ++i) {
            program.press(Qt::Key_Tab);
            way += program.focused();
        }
        QCOMPARE(way.join(u' '), QStringLiteral("Skip Back Next Skip"));
        program.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(program.focused(), QStringLiteral("Next"));
        program.window.tabs().currentPage()->view()->setFocus();
        QCOMPARE(program.focused(), QStringLiteral("Next"));
        program.press(Qt::Key_Tab);
        program.press(Qt::Key_Return); // on Skip
        QVERIFY(!program.tour().isRunning());
    }

    void noOtherKeysHold() {
        Program program;
        int guides = 0;
        connect(&program.window, &MainWindow::guideRequested, &program.window, [&] { ++guides; });
        program.tour().start();
        const Document* sample = program.window.tabs().currentDocument();
        program.press(Qt::Key_T, Qt::ControlModifier);
        program.press(Qt::Key_W, Qt::ControlModifier);
        program.press(Qt::Key_S, Qt::ControlModifier);
        program.press(Qt::Key_F, Qt::AltModifier);
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(program.window.tabs().currentDocument(), sample);
        QVERIFY(program.tour().isRunning());
        QCOMPARE(guides, 0);
        program.press(Qt::Key_F1);
        QCOMPARE(guides, 1);
    }

    void thePointerReachesNothingBelow() {
        Program program;
        program.tour().start();
        program.press(Qt::Key_Right);
        const QWidget* view = program.window.tabs().currentPage()->view();
        const Document* sample = program.window.tabs().currentDocument();
        const QPoint middle = view->mapTo(&program.window, view->rect().center());
        QTest::mouseClick(program.window.windowHandle(), Qt::LeftButton, {}, middle);
        QVERIFY(!sample->isModified());
        QTest::mouseClick(program.window.windowHandle(), Qt::LeftButton, {}, QPoint(10, 10));
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(program.tour().isRunning());
        QCOMPARE(program.focused(), QStringLiteral("Next"));

        QTest::mouseClick(program.callout()->findChildren<QPushButton*>().front(), Qt::LeftButton);
        QVERIFY(!program.tour().isRunning());
        QTest::mouseClick(program.window.windowHandle(), Qt::LeftButton, {}, QPoint(10, 10));
        QTRY_VERIFY(QApplication::activePopupWidget()); // as it is without the tour
        QApplication::activePopupWidget()->close();
    }

    void leavesEverythingAsItWas_data() {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<bool>("withStart");
        QTest::newRow("start page") << QStringList() << false;
        QTest::newRow("a map") << QStringList(Program::map) << false;
        QTest::newRow("decks before a map") << QStringList({Program::map, Program::decks}) << false;
        QTest::newRow("a map and the start page") << QStringList(Program::map) << true;
    }

    void leavesEverythingAsItWas() {
        QFETCH(QStringList, files);
        QFETCH(bool, withStart);
        Program program;
        program.settings.setTourOffered(true);
        for (const QString& file : files)
            program.open(file);
        if (files.contains(Program::map)) {
            program.dock("overview")->hide();
            program.dock("historyDock")->raise();
        }
        if (withStart) program.window.tabs().showStart();
        QCoreApplication::processEvents();
        const Snapshot before(program);
        for (const Qt::Key leave : {Qt::Key_Escape, Qt::Key_Right}) {
            program.tour().start();
            QVERIFY(program.window.tabs().currentDocument());
            QVERIFY(!program.window.tabs().currentDocument()->isModified());
            for (int i = 0; program.tour().isRunning() && i < stepCount; ++i)
                program.press(leave);
            QVERIFY(!program.tour().isRunning());
            QCoreApplication::processEvents();
            const Snapshot after(program);
            QCOMPARE(after.documents, before.documents);
            QCOMPARE(after.page, before.page);
            QCOMPARE(after.tabs, before.tabs);
            QTRY_COMPARE(panelsInSight(program.window), before.panels);
            QCOMPARE(after.focus, before.focus);
            QCOMPARE(after.title, before.title);
            QCOMPARE(after.settings, before.settings);
        }
    }

    void closingTheWindowEndsIt() {
        const auto settingsAfter = [](bool withTour) {
            Program program;
            program.settings.setTourOffered(true);
            if (withTour) {
                program.tour().start();
                program.press(Qt::Key_Right);
            }
            program.window.close();
            const bool ended = !program.tour().isRunning() && program.window.documents().isEmpty();
            return ended ? program.settingsFile() : QByteArray("goes on");
        };
        const QByteArray without = settingsAfter(false);
        QVERIFY(without.contains("layout/map"));
        QCOMPARE(settingsAfter(true), without);
    }

    void theWindowMayGoDuringIt() {
        auto program = std::make_unique<Program>();
        program->tour().start();
        program.reset();
    }

    void anotherTabEndsIt() {
        Program program;
        program.open(program.decks);
        Document* decks = program.window.tabs().currentDocument();
        program.tour().start();
        program.window.tabs().show(decks);
        QTRY_VERIFY(!program.tour().isRunning());
        QCOMPARE(program.window.documents().all(), QList{decks});
        QVERIFY(program.window.tabs().pageOf(decks)->isVisible());
    }

    void closingTheSampleEndsIt() {
        Program program;
        program.tour().start();
        program.window.documents().remove(program.window.tabs().currentDocument());
        QTRY_VERIFY(!program.tour().isRunning());
        QVERIFY(program.window.documents().isEmpty());
        QVERIFY(program.window.tabs().startIsCurrent());
    }

    void goesAlongWithTheWindow() {
        Program program;
        program.tour().start();
        program.press(Qt::Key_Right);
        for (const QSize& size : {QSize(1024, 600), QSize(1400, 900)}) {
            program.window.resize(size);
            QTRY_COMPARE(program.shade()->size(), size);
            const QWidget* view = program.window.tabs().currentPage()->view();
            const auto shown = [&] { return QRect(view->mapTo(&program.window, QPoint()), view->size()); };
            QTRY_VERIFY(program.shade()->lit().contains(shown()) &&
                        program.shade()->lit().width() < shown().width() + 10);
            QVERIFY(program.window.rect().contains(program.body()));
            QVERIFY(!program.body().intersects(program.shade()->lit()));
        }
        program.dock("tiles")->hide(); // as a screen reader may ask for
        const QWidget* view = program.window.tabs().currentPage()->view();
        QTRY_COMPARE(program.shade()->lit().left() <= 0, view->mapTo(&program.window, QPoint()).x() <= 3);
    }

    void movesOnlyIfThingsMay() {
        Program program;
        program.tour().start();
        program.press(Qt::Key_Right);
        program.press(Qt::Key_Right);
        QCOMPARE(dimming(*program.shade()), 0);
        applyMotion(Motion::Full);
        program.press(Qt::Key_Right);
        QVERIFY(dimming(*program.shade()) > 50); // the light is on its way
        QTRY_COMPARE(dimming(*program.shade()), 0);
    }

    void isReadOut() {
        Program program;
        program.tour().start();
        for (int step = 1; step <= stepCount; ++step) {
            const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(program.callout());
            QVERIFY(spoken);
            QCOMPARE(spoken->role(), QAccessible::Dialog);
            const QString name = spoken->text(QAccessible::Name);
            QVERIFY(name.startsWith(QStringLiteral("Step %1 of 6: ").arg(step)));
            QVERIFY(spoken->text(QAccessible::Description).size() > 40);
            for (const QPushButton* button : program.callout()->findChildren<QPushButton*>())
                QVERIFY(!button->toolTip().isEmpty());
            program.press(Qt::Key_Right);
        }
    }

    void textsAreShort() {
        Program program;
        for (const TourStep& step : program.maps.tourSteps()) {
            QVERIFY(!step.title.isEmpty());
            QVERIFY2(step.text.count(QStringLiteral(". ")) <= 1 && step.text.endsWith(u'.'),
                     qPrintable(step.text));
        }
        program.tour().start();
        for (int step = 1; step < stepCount; ++step)
            program.press(Qt::Key_Right);
        const QString last = program.callout()->accessibleDescription();
        QVERIFY2(last.count(QStringLiteral(". ")) <= 1 && last.endsWith(u'.'), qPrintable(last));
        QVERIFY(last.contains(QStringLiteral("F1")));
    }

    void isLegibleInBothPalettes() {
        Program program;
        for (const QPalette& palette : {lightPalette(), darkPalette()}) {
            program.window.setPalette(palette);
            program.tour().start();
            for (const QWidget* part : program.callout()->findChildren<QWidget*>()) {
                const bool button = qobject_cast<const QPushButton*>(part);
                if (!part->isEnabled()) continue;
                const QPalette& worn = part->palette();
                QVERIFY(contrast(worn.color(QPalette::Active,
                                            button ? QPalette::ButtonText : QPalette::WindowText),
                                 worn.color(button ? QPalette::Button : QPalette::Window)) >= 4.5);
            }
            program.press(Qt::Key_Escape);
        }
    }
};

QTEST_MAIN(TestTour)
#include "test_tour.moc"
