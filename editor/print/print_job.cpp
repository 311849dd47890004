// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/print_job.h"

#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace stonemason {

namespace {

constexpr int dotsPerInch = 600;
constexpr double margin = 15; ///< millimetres

bool paintPages(QPagedPaintDevice& paper, const QSizeF& page, const PrintJob& job) {
    QPainter painter;
    if (!painter.begin(&paper)) return false;
    const int pages = job.pages(page);
    for (int number = 0; number < pages; ++number) {
        if (number > 0 && !paper.newPage()) return false;
        job.paint(painter, QRectF(QPointF(), page), number);
    }
    return painter.end();
}

} // namespace

PrintResult print(const PrintJob& job, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(job.name); // the dialog offers a file of that name
    QPrintDialog dialog(&printer, parent);
    if (dialog.exec() != QDialog::Accepted) return PrintResult::Cancelled;
    return printTo(printer, job) ? PrintResult::Printed : PrintResult::Failed;
}

void showPrintPreview(const PrintJob& job, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    QPrintPreviewDialog dialog(&printer, parent);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested,
                     [&job](QPrinter* to) { printTo(*to, job); });
    dialog.exec();
}

bool printTo(QPrinter& printer, const PrintJob& job) {
    printer.setDocName(job.name);
    return paintPages(printer, printer.pageLayout().paintRectPixels(printer.resolution()).size(), job) &&
           printer.printerState() != QPrinter::Error;
}

QByteArray pdfBytes(const PrintJob& job) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setTitle(job.name);
    writer.setCreator(QStringLiteral("Stonemason"));
    const bool isImperial = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    writer.setPageLayout(QPageLayout(QPageSize(isImperial ? QPageSize::Letter : QPageSize::A4),
                                     QPageLayout::Portrait, QMarginsF(margin, margin, margin, margin),
                                     QPageLayout::Millimeter));
    const QSizeF page = writer.pageLayout().paintRectPixels(dotsPerInch).size();
    return paintPages(writer, page, job) ? bytes : QByteArray();
}

} // namespace stonemason
