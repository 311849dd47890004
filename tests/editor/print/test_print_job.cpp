// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/print_job.h"
#include "tests/editor/pdf.h"

#include <QPainter>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;

namespace {

struct Painted {
    QList<int> numbers;
    QSizeF asked; ///< for how large a page it was asked how many there are
    QRectF room;
};

PrintJob job(int pages, Painted& painted) {
    return {.name = QStringLiteral("Three"),
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

    void saysWhenNothingCanBePrinted() {
        const QTemporaryDir folder;
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder.filePath(QStringLiteral("gone/three.pdf")));
        Painted painted;
        QVERIFY(!printTo(printer, job(3, painted)));
        QVERIFY(painted.numbers.isEmpty());
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

QTEST_MAIN(TestPrintJob)
#include "test_print_job.moc"
