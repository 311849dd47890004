// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

using namespace stonemason;
using namespace stonemason::test;

namespace {

const QString sentence = QStringLiteral("The last two starts failed. It has begun without the size and the "
                                        "panels it had before. They are kept until you decide.");

Notice notice(const QString& id, const QString& text, int buttons = 0) {
    Notice made{.id = id, .text = text};
    for (int i = 0; i < buttons; ++i)
        made.buttons.push_back({QStringLiteral("Restore Old Layout %1").arg(i), [] {}});
    return made;
}

/// A widget with a huge size hint and a small minimum size hint.
class Greedy : public QWidget {
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {2000, 2000}; }
    QSize minimumSizeHint() const override { return {50, 50}; }
};

bool isSeenWhole(const MessageBar& bar) {
    return bar.findChild<QScrollArea*>()->verticalScrollBar()->maximum() == 0;
}

const QLabel* labelOf(const MessageBar& bar, const QString& text) {
    for (const QLabel* label : bar.findChildren<QLabel*>())
        if (label->text() == text) return label;
    return nullptr;
}

QRect placeOf(const MessageBar& bar, const QWidget& part) {
    return {part.mapTo(&bar, QPoint()), part.size()};
}

} // namespace

class TestMessageBar : public QObject {
    Q_OBJECT

private slots:
    /// Where there is room, whatever the work below would like to have.
    void noticesAreSeenWhole() {
        for (const bool ofDocument : {false, true}) {
            WindowFixture f;
            f.open(QStringLiteral("a.text"), "text: one");
            f.window->resize(700, 500);
            f.window->tabs().currentPage()->setView(new Greedy);
            MessageBar& bar = ofDocument ? f.window->tabs().currentPage()->messages() : f.window->messages();
            bar.post(notice(QStringLiteral("one"), sentence, 2));
            QTRY_VERIFY(bar.height() > 30);
            QTRY_VERIFY(isSeenWhole(bar));
            bar.post(notice(QStringLiteral("two"), sentence));
            QTRY_VERIFY(isSeenWhole(bar));
        }
    }

    /// When it replaces a shorter notice, whether or not a scroll bar would add a line to it.
    void aLongerOneOfTheSameIdIsSeenWhole() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: one");
        f.window->tabs().currentPage()->setView(new Greedy);
        MessageBar& bar = f.window->tabs().currentPage()->messages();
        for (int width = 600; width < 760; width += 5) {
            f.window->resize(width, 500);
            bar.post(notice(QStringLiteral("one"), QStringLiteral("Connected.")));
            QTRY_VERIFY(isSeenWhole(bar));
            bar.post(notice(QStringLiteral("one"), sentence.repeated(2)));
            QTRY_VERIFY2(isSeenWhole(bar), qPrintable(QString::number(width)));
            QVERIFY(!bar.findChild<QScrollArea*>()->verticalScrollBar()->isVisible());
        }
    }

    /// The room for buttons below the sentence goes with them when the window becomes wide enough.
    void isNoHigherThanItsNotice() {
        const auto heightIn = [](const std::vector<int>& widths) {
            QWidget window;
            QVBoxLayout column(&window);
            auto* bar = new MessageBar;
            column.addWidget(bar);
            column.addWidget(new Greedy, 1);
            window.resize(widths.front(), 500);
            bar->post(notice(QStringLiteral("one"), QStringLiteral("A short tour shows what is where."), 2));
            window.show();
            for (const int width : widths) {
                window.resize(width, 500);
                QCoreApplication::sendPostedEvents();
                QCoreApplication::processEvents();
            }
            return bar->height();
        };
        QVERIFY(heightIn({450}) > heightIn({1000}));
        QCOMPARE(heightIn({450, 1000}), heightIn({1000}));
        QCOMPARE(heightIn({300, 450, 640, 1000}), heightIn({1000}));
        QCOMPARE(heightIn({1000, 450}), heightIn({450}));
    }

    /// One sentence at a time: a new message replaces the one before, wherever either has room.
    void aNewMessageReplacesTheLast() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: one");
        f.window->resize(700, 500);
        QCoreApplication::processEvents();
        MessageBar& bar = f.window->tabs().currentPage()->messages();
        const auto* passing = f.window->findChild<QLabel*>(QStringLiteral("passingSentence"));
        QVERIFY(passing);
        for (const bool isVeryLong : {false, true}) {
            const QString longOne = sentence.repeated(isVeryLong ? 20 : 3);
            const auto isShown = [&] {
                return isVeryLong ? bool(labelOf(bar, longOne))
                                  : passing->isVisible() && passing->text() == longOne;
            };
            emit f.workspace->message(QStringLiteral("Short."));
            QCOMPARE(f.window->statusBar()->currentMessage(), QStringLiteral("Short."));
            emit f.workspace->message(longOne);
            QCOMPARE(f.window->statusBar()->currentMessage(), QString());
            QVERIFY(isShown());
            emit f.workspace->message(QStringLiteral("Brief."));
            QCOMPARE(f.window->statusBar()->currentMessage(), QStringLiteral("Brief."));
            QTRY_VERIFY(!isShown());
            emit f.workspace->message(longOne);
            emit f.workspace->message({});
            QCOMPARE(f.window->statusBar()->currentMessage(), QString());
            QTRY_VERIFY(!isShown());
        }
    }

    /// A tool's hint must not move the map under a pointer that is aimed at a cell.
    void aLongSentenceMovesNothing() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: one");
        auto* view = new Greedy;
        f.window->tabs().currentPage()->setView(view);
        f.window->resize(700, 500);
        QCoreApplication::processEvents();
        const auto* passing = f.window->findChild<QLabel*>(QStringLiteral("passingSentence"));
        const QRect before(view->mapTo(f.window.get(), QPoint()), view->size());
        emit f.workspace->message(sentence.repeated(2));
        QCoreApplication::processEvents();
        QVERIFY(passing->isVisible());
        QCOMPARE(QRect(view->mapTo(f.window.get(), QPoint()), view->size()), before);
        QVERIFY(passing->heightForWidth(passing->width()) <= passing->height());
        QCOMPARE(passing->geometry().bottom() + 1, f.window->statusBar()->geometry().top());
        QTest::mouseClick(view, Qt::LeftButton);
        QVERIFY(passing->isHidden());
    }

    /// It would stand below the docks of another page.
    void aLongSentenceGoesWithItsDocument() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: one");
        f.open(QStringLiteral("b.text"), "text: two");
        f.window->resize(700, 500);
        QCoreApplication::processEvents();
        const auto* passing = f.window->findChild<QLabel*>(QStringLiteral("passingSentence"));
        emit f.workspace->message(sentence.repeated(2));
        QVERIFY(passing->isVisible());
        f.window->tabs().setCurrentIndex(0);
        QVERIFY(passing->isHidden());
    }

    void buttonsGoBelowWhereTheSentenceHasNoRoom() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* bar = new MessageBar(&window);
        column->addWidget(bar);
        column->addWidget(new Greedy(&window), 1);
        bar->post(notice(QStringLiteral("one"), sentence, 2));
        window.show();
        const QLabel* label = labelOf(*bar, sentence);
        const auto* button = bar->findChild<QPushButton*>();
        QVERIFY(label && button);
        for (const int width : {1400, 460, 1400, 460}) {
            window.resize(width, 400);
            const bool isBelow = width == 460;
            QTRY_COMPARE(placeOf(*bar, *button).top() >= placeOf(*bar, *label).bottom(), isBelow);
            QTRY_VERIFY(isSeenWhole(*bar));
            QVERIFY(label->width() >= 30 * label->fontMetrics().averageCharWidth());
            for (const QPushButton* each : bar->findChildren<QPushButton*>())
                QVERIFY(bar->rect().contains(placeOf(*bar, *each)));
        }
        bar->post(notice(QStringLiteral("two"), QStringLiteral("Short."), 1));
        QTRY_VERIFY(isSeenWhole(*bar));
        const QLabel* brief = labelOf(*bar, QStringLiteral("Short."));
        const QPushButton* last = bar->findChildren<QPushButton*>().back();
        QTRY_VERIFY(placeOf(*bar, *last).top() < placeOf(*bar, *brief).bottom());
    }

    /// In a small window with large text, between panels: no button lies below the edge of the strip.
    void largeTextKeepsItsButtons() {
        QWidget window;
        QFont large = window.font();
        large.setPointSizeF(large.pointSizeF() * 1.5);
        window.setFont(large);
        auto* column = new QVBoxLayout(&window);
        auto* bar = new MessageBar(&window);
        column->addWidget(bar);
        column->addWidget(new Greedy(&window), 1);
        window.resize(460, 700);
        window.show();
        bar->post(notice(QStringLiteral("one"), sentence, 1));
        bar->post(notice(QStringLiteral("two"), sentence, 1));
        QTRY_VERIFY(isSeenWhole(*bar));
        for (const QPushButton* each : bar->findChildren<QPushButton*>())
            QVERIFY(bar->rect().contains(placeOf(*bar, *each)));
    }

    /// Errors of a start must not push the work away: two are seen, a line counts the others and shows them.
    void theNewestTwoAreSeen() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* bar = new MessageBar(&window);
        column->addWidget(bar);
        column->addWidget(new Greedy(&window), 1);
        window.resize(900, 600);
        window.show();
        const auto* older = bar->findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(older && older->isHidden());
        for (int i = 0; i < 5; ++i)
            bar->post(notice(QString::number(i), QStringLiteral("Notice %1.").arg(i)));
        const auto seen = [&] {
            QStringList texts;
            for (const QLabel* label : bar->findChildren<QLabel*>())
                if (label->isVisible() && !label->text().isEmpty()) texts += label->text();
            return texts;
        };
        QCOMPARE(seen(), (QStringList{QStringLiteral("Notice 3."), QStringLiteral("Notice 4.")}));
        QVERIFY(older->isVisible() && older->text().contains(QLatin1Char('3')));
        QTRY_VERIFY(isSeenWhole(*bar));
        QVERIFY(older->focusPolicy() & Qt::TabFocus);
        QTest::keyClick(const_cast<QToolButton*>(older), Qt::Key_Space);
        QCOMPARE(seen().size(), 5);
        for (const char* id : {"4", "1", "0"})
            bar->dismiss(QLatin1String(id));
        QTRY_VERIFY(older->isHidden());
        QCOMPARE(seen(), (QStringList{QStringLiteral("Notice 2."), QStringLiteral("Notice 3.")}));
        bar->dismiss(QStringLiteral("2"));
        bar->dismiss(QStringLiteral("3"));
        QTRY_VERIFY(bar->isHidden());
    }

    void theBeginningOfALongOneIsSeen() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* bar = new MessageBar(&window);
        column->addWidget(bar);
        column->addStretch(1);
        window.resize(400, 500);
        window.show();
        bar->post(notice(QStringLiteral("one"), QStringLiteral("Above.")));
        const QString longOne = sentence.repeated(8);
        bar->post(notice(QStringLiteral("two"), longOne));
        QTRY_VERIFY(!isSeenWhole(*bar));
        QTRY_VERIFY(placeOf(*bar, *labelOf(*bar, longOne)).top() >= 0);
        QTRY_VERIFY(placeOf(*bar, *labelOf(*bar, longOne)).top() < bar->height() / 2);
    }
};

STONEMASON_TEST(TestMessageBar)
#include "test_message_bar.moc"
