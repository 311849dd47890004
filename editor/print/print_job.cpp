// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/print_job.h"

#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <algorithm>
#include <limits>

namespace stonemason {

namespace {

constexpr int dotsPerInch = 600;
constexpr double margin = 15; ///< millimetres

/// Pages counted from 0; as many as there are of them.
struct PageRange {
    int first = 0;
    int last = std::numeric_limits<int>::max();
};

/// What was chosen in the print dialog.
PageRange chosenRange(const QPrinter& printer) {
    if (printer.printRange() != QPrinter::PageRange || printer.fromPage() < 1) return {};
    return {printer.fromPage() - 1, std::max(printer.fromPage(), printer.toPage()) - 1};
}

bool paintPages(QPagedPaintDevice& paper, const QSizeF& page, const PrintJob& job, PageRange range = {}) {
    const int last = std::min(range.last, job.pages(page) - 1);
    if (range.first > last) return false;
    QPainter painter;
    if (!painter.begin(&paper)) return false;
    for (int number = range.first; number <= last; ++number) {
        if (number > range.first && !paper.newPage()) return false;
        job.paint(painter, QRectF(QPointF(), page), number);
    }
    return painter.end();
}

} // namespace

PrintResult print(const PrintJob& job, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(job.file); // the dialog offers a file of that name
    QPrintDialog dialog(&printer, parent);
    if (dialog.exec() != QDialog::Accepted) return PrintResult::Cancelled;
    return printTo(printer, job) ? PrintResult::Printed : PrintResult::Failed;
}

bool showPrintPreview(const PrintJob& job, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    QPrintPreviewDialog dialog(&printer, parent);
    bool allPrinted = true;
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested,
                     [&](QPrinter* to) { allPrinted = printTo(*to, job) && allPrinted; });
    dialog.exec();
    return allPrinted;
}

bool printTo(QPrinter& printer, const PrintJob& job) {
    printer.setDocName(job.name);
    return paintPages(printer, printer.pageLayout().paintRectPixels(printer.resolution()).size(), job,
                      chosenRange(printer)) &&
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
