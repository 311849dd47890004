// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/motion.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/message_bar.h"
#include "editor/app/window/translations.h"
#include "tests/editor/app/window/tour_program.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QLabel>
#include <QMenuBar>
#include <QToolBar>
#include <QTranslator>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// How strongly the shade dims the middle of what it lights, its callout left aside.
int dimming(const TourShade& shade) {
    QImage image(shade.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const_cast<TourShade&>(shade).render(&image, {}, {}, QWidget::RenderFlags());
    return qAlpha(image.pixel(shade.lit().center()));
}

} // namespace

/// The tour of the whole program: when it is offered, what it shows and says.
class TestTour : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyMotion(Motion::Reduced); }

    void cleanup() {
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
        applyMotion(Motion::Reduced);
        applyTextSize(setting::textSize.otherwise);
    }

    void isOfferedOnce() {
        TourProgram program;
        QVERIFY(!program.settings.value(setting::tourOffered));
        program.tour().offer();
        QVERIFY(!program.window.messages().textOf(notice).isEmpty());
        QVERIFY(program.settings.value(setting::tourOffered));
        QVERIFY(!program.tour().isRunning());
        QVERIFY(program.settings.sync());
        const Settings later(program.folder.filePath(QStringLiteral("settings.json")));
        QVERIFY(later.value(setting::tourOffered));

        program.window.messages().press(notice, 1);
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
        QVERIFY(!program.tour().isRunning());
        program.tour().offer();
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
    }

    void isTakenFromTheOffer() {
        TourProgram program;
        program.tour().offer();
        program.window.messages().press(notice, 0);
        QVERIFY(program.tour().isRunning());
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
    }

    void isNotOfferedWithAFile() {
        TourProgram program;
        program.open(program.decks);
        program.tour().offer();
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
        QVERIFY(!program.settings.value(setting::tourOffered));
    }

    void theOfferGoesWithTheFirstDocument() {
        TourProgram program;
        program.tour().offer();
        program.open(program.decks);
        QVERIFY(program.window.messages().textOf(notice).isEmpty());
    }

    void whoTookItIsNotAsked() {
        TourProgram program;
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
        TourProgram program(size);
        if (hidden) {
            program.open(program.map);
            for (const char* name : {"tiles", "layers"})
                program.dock(name)->hide();
            program.dock("problems")->setFloating(true);
            program.window.findChild<QToolBar*>(QStringLiteral("toolBar"))->hide();
        }
        program.tour().start();
        QSet<QString> headings;
        for (int step = 1; step <= stepCount; ++step) {
            // Two steps may point at one menu.
            QTRY_VERIFY2(!program.shade()->lit().isEmpty() && !headings.contains(program.heading()),
                         qPrintable(program.heading()));
            QCoreApplication::processEvents();
            const QRect lit = program.shade()->lit();
            const QRect body = program.body();
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
        TourProgram program;
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
        const QList<QAction*> titles = menus->actions();
        const auto mapMenu = std::ranges::find_if(titles, [](const QAction* menu) {
            return menu->isVisible() && menu->text() == QStringLiteral("&Map");
        });
        QVERIFY(mapMenu != titles.end());
        QVERIFY(program.shade()->lit().contains(menus->actionGeometry(*mapMenu)));
        for (int begins = 0; begins < 2; ++begins) { // New Board, New Template
            next();
            QVERIFY(program.shade()->lit().contains(menus->actionGeometry(menus->actions().front())));
        }
        next();
        QVERIFY(program.shade()->lit().contains(menus->actionGeometry(menus->actions().back())));
    }

    void isInsideWithTheLargestText() {
        applyTextSize(setting::textSize.most);
        TourProgram program({1024, 600});
        program.tour().start();
        for (int step = 1; step <= stepCount; ++step) {
            QCoreApplication::processEvents();
            QVERIFY(program.window.rect().contains(program.body()));
            program.press(Qt::Key_Right);
        }
    }

    void goesAlongWithTheWindow() {
        TourProgram program;
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
        TourProgram program;
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
        TourProgram program;
        program.tour().start();
        for (int step = 1; step <= stepCount; ++step) {
            const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(program.callout());
            QVERIFY(spoken);
            QCOMPARE(spoken->role(), QAccessible::Dialog);
            const QString name = spoken->text(QAccessible::Name);
            QVERIFY(name.startsWith(QStringLiteral("Step %1 of %2: ").arg(step).arg(stepCount)));
            QVERIFY(spoken->text(QAccessible::Description).size() > 40);
            for (const QPushButton* button : program.callout()->findChildren<QPushButton*>())
                QVERIFY(!button->toolTip().isEmpty());
            program.press(Qt::Key_Right);
        }
    }

    void textsAreShort() {
        TourProgram program;
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
        TourProgram program;
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

STONEMASON_TEST(TestTour)
#include "test_tour.moc"
