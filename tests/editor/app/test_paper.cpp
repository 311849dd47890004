// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/paper.h"
#include "editor/print/print_job.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/pdf.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using test::FakeDialogs;

namespace {

PrintJob twoPages() {
    return {.name = QStringLiteral("Two"),
            .file = QStringLiteral("two"),
            .pages = [](const QSizeF&) { return 2; },
            .paint = [](QPainter& painter, const QRectF& page, int) { painter.drawRect(page); }};
}

} // namespace

class TestPaper : public QObject {
    Q_OBJECT

private slots:
    void savesThePagesWhereThePersonSays() {
        const QTemporaryDir folder;
        FakeDialogs dialogs;
        dialogs.saveAnswer = folder.filePath(QString::fromUtf8("Przełęcz.pdf"));
        const QString said = savePdf(twoPages(), {}, dialogs);
        QCOMPARE(dialogs.saveSuggestions, QStringList{QStringLiteral("two.pdf")});
        QVERIFY2(said.contains(QString::fromUtf8("Przełęcz.pdf")), qPrintable(said));
        QCOMPARE(test::pagesIn(dialogs.saveAnswer), 2);
    }

    void aCancelledQuestionWritesAndSaysNothing() {
        FakeDialogs dialogs;
        QVERIFY(savePdf(twoPages(), {}, dialogs).isEmpty());
    }

    void aFailureIsToldAndLeavesEverything() {
        const QTemporaryDir folder;
        FakeDialogs dialogs;
        dialogs.saveAnswer = folder.filePath(QStringLiteral("gone/two.pdf"));
        const QString said = savePdf(twoPages(), {}, dialogs);
        QVERIFY2(said.contains(QStringLiteral("gone/two.pdf")), qPrintable(said));
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

STONEMASON_TEST(TestPaper)
#include "test_paper.moc"
