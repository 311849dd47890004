// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/print_job.h"

#include <QFile>
#include <QPainter>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;

class TestPrintJob : public QObject {
    Q_OBJECT

private slots:
    void everyPageIsPaintedOnPaperOfItsOwn() {
        const QTemporaryDir folder;
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder.filePath(QStringLiteral("three.pdf")));
        QList<int> painted;
        QRectF room;
        printTo(printer, {.name = QStringLiteral("Three"),
                          .pages = 3,
                          .paint = [&](QPainter& painter, const QRectF& page, int number) {
                              painted += number;
                              room = page;
                              painter.drawRect(page);
                          }});
        QCOMPARE(painted, (QList<int>{0, 1, 2}));
        QVERIFY(room.height() > room.width()); // A4 or letter, upright
        QFile file(printer.outputFileName());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray pdf = file.readAll();
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(pdf.count("/Type /Page\n"), 3);
    }
};

QTEST_MAIN(TestPrintJob)
#include "test_print_job.moc"
