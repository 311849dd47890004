// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/labels.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QTextDocumentFragment>

using namespace stonemason;

namespace {

const QString markup = QStringLiteral("A <img src='/etc/hosts'> <a href='http://127.0.0.1'>deck</a>");

} // namespace

class TestPlainLabels : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qApp->installEventFilter(&filter_); }

    void wordsOfFilesAreNoMarkup() {
        QVERIFY(Qt::mightBeRichText(markup));
        QLabel label(markup);
        label.ensurePolished();
        QCOMPARE(label.textFormat(), Qt::PlainText);
    }

    void boxesShowThemToo() {
        QMessageBox box(QMessageBox::Warning, QStringLiteral("title"), markup);
        box.setInformativeText(markup);
        box.show();
        int found = 0;
        for (const QLabel* label : box.findChildren<QLabel*>()) {
            if (label->text() != markup) continue;
            QCOMPARE(label->textFormat(), Qt::PlainText);
            ++found;
        }
        QCOMPARE(found, 2);
    }

    void labelsThatAreRichStaySo() {
        QLabel label(QStringLiteral("<b>bold</b>"));
        label.setTextFormat(Qt::RichText);
        label.ensurePolished();
        QCOMPARE(label.textFormat(), Qt::RichText);
    }

    void toolTipsShowWordsAsTheyAre() {
        QCOMPARE(plainToolTip(QStringLiteral("2 < 3 & 4\nmore")), QStringLiteral("2 < 3 & 4\nmore"));
        const QString tip = plainToolTip(markup);
        QVERIFY2(!tip.contains(QLatin1String("<img")) && !tip.contains(QLatin1String("<a")), qPrintable(tip));
        QCOMPARE(QTextDocumentFragment::fromHtml(tip).toPlainText().replace(QChar::Nbsp, u' '), markup);
    }

private:
    PlainLabels filter_;
};

STONEMASON_TEST(TestPlainLabels)
#include "test_plain_labels.moc"
