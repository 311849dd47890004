// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/print_job.h"
#include "tests/editor/pdf.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace stonemason;

namespace {

struct Painted {
    QList<int> numbers;
    QSizeF asked; ///< for how large a page it was asked how many there are
    QRectF room;
};

PrintJob job(int pages, Painted& painted) {
    return {.name = QStringLiteral("Three"),
            .file = QStringLiteral("three"),
            .pages =
                [&painted, pages](const QSizeF& page) {
                    painted.asked = page;
                    return pages;
                },
            .paint =
                [&painted](QPainter& painter, const QRectF& page, int number) {
                    painted.numbers += number;
                    painted.room = page;
                    painter.drawRect(page);
                }};
}

/// Of jobs that need none.
std::optional<bool> nobody(const PrintWork&, QWidget*) {
    qFatal("nothing takes long");
    return false;
}

/// Prints into a file when the dialog comes up.
void acceptInto(const QString& path) {
    QTimer::singleShot(0, [path] {
        auto* dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        dialog->printer()->setOutputFormat(QPrinter::PdfFormat);
        dialog->printer()->setOutputFileName(path);
        dialog->done(QDialog::Accepted);
    });
}

} // namespace

class TestPrintJob : public QObject {
    Q_OBJECT

private slots:
    void everyPageIsPaintedOnPaperOfItsOwn() {
        const QTemporaryDir folder;
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder.filePath(QStringLiteral("three.pdf")));
        Painted painted;
        QVERIFY(printTo(printer, job(3, painted)));
        QCOMPARE(painted.numbers, (QList<int>{0, 1, 2}));
        QCOMPARE(painted.asked, painted.room.size());
        QVERIFY(painted.room.height() > painted.room.width()); // A4 or letter, upright
        QCOMPARE(test::pagesIn(printer.outputFileName()), 3);
    }

    /// Where a printer is a file, the dialog proposes the name that a PDF file would have.
    void theDialogProposesTheNameOfThePdfFile() {
        Painted painted;
        QString proposed;
        QTimer::singleShot(0, [&proposed] {
            auto* dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            proposed = dialog->printer()->docName();
            dialog->reject();
        });
        QCOMPARE(print(job(1, painted), nullptr, nobody), PrintResult::Cancelled);
        QCOMPARE(proposed, QStringLiteral("three"));
        QVERIFY(painted.numbers.isEmpty());
    }

    void onlyTheChosenPagesArePrinted_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QList<int>>("printed");
        QTest::newRow("one") << 2 << 2 << QList<int>{1};
        QTest::newRow("the first two") << 1 << 2 << QList<int>{0, 1};
        QTest::newRow("more than there are") << 2 << 9 << QList<int>{1, 2};
        QTest::newRow("none chosen") << 0 << 0 << QList<int>{0, 1, 2};
        QTest::newRow("behind the last") << 4 << 5 << QList<int>{};
    }
    void onlyTheChosenPagesArePrinted() {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(QList<int>, printed);
        const QTemporaryDir folder;
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder.filePath(QStringLiteral("three.pdf")));
        printer.setPrintRange(QPrinter::PageRange);
        printer.setFromTo(from, to);
        Painted painted;
        QCOMPARE(printTo(printer, job(3, painted)), !printed.isEmpty());
        QCOMPARE(painted.numbers, printed);
        if (printed.isEmpty())
            QVERIFY(!QFile::exists(printer.outputFileName()));
        else
            QCOMPARE(test::pagesIn(printer.outputFileName()), int(printed.size()));
    }

    void reportsWhenNothingCanBePrinted() {
        const QTemporaryDir folder;
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder.filePath(QStringLiteral("gone/three.pdf")));
        Painted painted;
        QVERIFY(!printTo(printer, job(3, painted)));
        QVERIFY(painted.numbers.isEmpty());
    }

    /// A printer takes nothing back: all that takes long is drawn before the first page is sent.
    void slowPagesAreDrawnBeforeTheyAreSent() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("three.pdf"));
        Painted painted;
        PrintJob slow = job(3, painted);
        bool wasSent = true;
        QSizeF prepared;
        slow.prepare = [&](const QSizeF& page, const WorkProgress& progress) {
            prepared = page;
            wasSent = QFile::exists(path);
            return goesOn(progress, 1);
        };
        const auto inPlace = [](const PrintWork& work, QWidget*) { return std::optional(work({})); };
        acceptInto(path);
        QCOMPARE(print(slow, nullptr, inPlace), PrintResult::Printed);
        QVERIFY(!wasSent);
        QCOMPARE(painted.room.size(), prepared);
        QCOMPARE(test::pagesIn(path), 3);
        QVERIFY(QFile::remove(path));

        const auto cancelled = [](const PrintWork& work, QWidget*) -> std::optional<bool> {
            if (work([](double) { return false; })) return true;
            return std::nullopt;
        };
        acceptInto(path);
        QCOMPARE(print(slow, nullptr, cancelled), PrintResult::Cancelled);
        QVERIFY(!QFile::exists(path));
        QVERIFY(showPrintPreview(slow, nullptr, cancelled)); // returns at once
    }

    /// Cancelled when the pages are on their way already, and the printer takes none.
    void aFailureAfterItWasSentIsNoCancelling() {
        const QTemporaryDir folder;
        Painted painted;
        PrintJob slow = job(3, painted);
        slow.prepare = [](const QSizeF&, const WorkProgress&) { return true; };
        const auto cancelledLate = [](const PrintWork& work, QWidget*) -> std::optional<bool> {
            if (work({})) return true;
            return std::nullopt;
        };
        acceptInto(folder.filePath(QStringLiteral("gone/three.pdf")));
        QCOMPARE(print(slow, nullptr, cancelledLate), PrintResult::Failed);
        acceptInto(folder.filePath(QStringLiteral("three.pdf")));
        QCOMPARE(print(slow, nullptr, cancelledLate), PrintResult::Printed);
    }

    /// What is shown is painted on the window's thread, from what was drawn ahead.
    void thePreviewShowsWhatWasDrawnAhead() {
        Painted painted;
        PrintJob slow = job(2, painted);
        int prepared = 0;
        slow.prepare = [&](const QSizeF&, const WorkProgress&) {
            ++prepared;
            return true;
        };
        const auto inPlace = [](const PrintWork& work, QWidget*) { return std::optional(work({})); };
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&timer] {
            auto* preview = qobject_cast<QPrintPreviewDialog*>(QApplication::activeModalWidget());
            if (!preview) return;
            timer.stop();
            preview->reject();
        });
        timer.start(0);
        QVERIFY(showPrintPreview(slow, nullptr, inPlace));
        QVERIFY(prepared >= 2); // before the preview comes up, and for the paper it shows
        QCOMPARE(painted.numbers.mid(0, 2), (QList<int>{0, 1}));
    }

    void aPdfThatIsEndedLeavesOffBetweenPages() {
        Painted painted;
        int asked = 0;
        QVERIFY(pdfBytes(job(4, painted), [&asked](double) { return ++asked < 2; }).isEmpty());
        QCOMPARE(painted.numbers, (QList<int>{0, 1}));
    }

    void aPdfHasThePagesOnUsualPaper() {
        Painted painted;
        const QByteArray pdf = pdfBytes(job(4, painted));
        QCOMPARE(test::pagesIn(pdf), 4);
        QCOMPARE(painted.numbers, (QList<int>{0, 1, 2, 3}));
        QVERIFY(pdf.contains("/MediaBox [0 0 595"));
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        const QByteArray american = pdfBytes(job(1, painted));
        QLocale::setDefault(before);
        QCOMPARE(test::pagesIn(american), 1);
        QVERIFY(american.contains("/MediaBox [0 0 612"));
    }
};

STONEMASON_TEST(TestPrintJob)
#include "test_print_job.moc"
