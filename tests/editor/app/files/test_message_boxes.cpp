// SPDX-License-Identifier: GPL-3.0-or-later
// Questions and remarks in boxes as wide as their sentences.
#include "editor/app/files/qt_dialogs.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QFont>
#include <QFontMetrics>
#include <QLabel>
#include <QMessageBox>
#include <QScreen>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <vector>

using namespace stonemason;

namespace {

const QString sentences = QStringLiteral(
    "The file was changed by another program since it was opened here. What is saved now takes "
    "the place of these changes, and nothing can bring them back.");

/// The size of the box that is shown, which is then closed.
QSize sizeOfBox(const std::function<void(QtDialogs&)>& show) {
    QSize size;
    QTimer::singleShot(0, [&size] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return;
        size = box->size();
        box->reject();
    });
    QtDialogs dialogs;
    show(dialogs);
    return size;
}

} // namespace

class TestMessageBoxes : public QObject {
    Q_OBJECT

private slots:
    void init() { font_ = QApplication::font(); }
    void cleanup() { QApplication::setFont(font_); }

    void theyAreAsWideAsTheirSentences_data() {
        QTest::addColumn<int>("percent");
        QTest::newRow("usual") << 100;
        QTest::newRow("large") << 150;
    }
    void theyAreAsWideAsTheirSentences() {
        QFETCH(int, percent);
        QFont font = font_;
        font.setPointSizeF(font.pointSizeF() * percent / 100);
        QApplication::setFont(font);
        const int letter = QFontMetrics(font).averageCharWidth();
        const int screen = QGuiApplication::primaryScreen()->availableSize().width();
        const std::vector<std::function<void(QtDialogs&)>> boxes{
            [](QtDialogs& dialogs) { dialogs.inform(QStringLiteral("Saved"), sentences); },
            [](QtDialogs& dialogs) {
                dialogs.confirm(QStringLiteral("Save?"), sentences, QStringLiteral("Save"));
            },
            [](QtDialogs& dialogs) { dialogs.askToLose(sentences); },
            [](QtDialogs& dialogs) { dialogs.saveFailed(sentences); },
            [](QtDialogs& dialogs) {
                dialogs.choose(QStringLiteral("What is it?"), sentences,
                               {QStringLiteral("A"), QStringLiteral("B")});
            }};
        for (const auto& box : boxes) {
            const QSize size = sizeOfBox(box);
            QVERIFY(size.width() >= std::min(60 * letter, screen / 2)); // few lines, each easy to read
            QVERIFY(size.width() <= screen);
            QVERIFY(size.height() < size.width());
        }
        const QSize small = sizeOfBox(
            [](QtDialogs& dialogs) { dialogs.inform(QStringLiteral("Saved"), QStringLiteral("It is.")); });
        QVERIFY(small.width() < 60 * letter);
    }

private:
    QFont font_;
};

STONEMASON_TEST(TestMessageBoxes)
#include "test_message_boxes.moc"
