// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/print_job.h"

#include <QBuffer>
#include <QLocale>
#include <QPaintEngine>
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

/// Pages counted from 0; those beyond the last page are ignored.
struct PageRange {
    int first = 0;
    int last = std::numeric_limits<int>::max();
};

/// The page range chosen in the print dialog.
PageRange chosenRange(const QPrinter& printer) {
    if (printer.printRange() != QPrinter::PageRange || printer.fromPage() < 1) return {};
    return {printer.fromPage() - 1, std::max(printer.fromPage(), printer.toPage()) - 1};
}

/// @param progress checked between pages
bool paintPages(QPagedPaintDevice& paper, const QSizeF& page, const PrintJob& job, PageRange range,
                const WorkProgress& progress = {}) {
    const int last = std::min(range.last, job.pages(page) - 1);
    if (range.first > last) return false;
    QPainter painter;
    if (!painter.begin(&paper)) return false;
    for (int number = range.first; number <= last; ++number) {
        if (number > range.first && (!goesOn(progress, 1) || !paper.newPage())) return false;
        job.paint(painter, QRectF(QPointF(), page), number);
    }
    return painter.end();
}

QSizeF pageOf(const QPrinter& printer) {
    return printer.pageLayout().paintRectPixels(printer.resolution()).size();
}

/// Runs job.prepare() for the printer's pages. False when it was cancelled.
bool prepareFor(const QPrinter& printer, const PrintJob& job, QWidget* over, const PrintWorker& worker) {
    if (!job.prepare) return true;
    const QSizeF page = pageOf(printer);
    return worker([&](const WorkProgress& progress) { return job.prepare(page, progress); }, over)
        .has_value();
}

/// Sends nothing before all is drawn, because printing cannot be undone. From then on the whole job is sent,
/// and it can no longer be cancelled.
PrintResult printWith(QPrinter& printer, const PrintJob& job, QWidget* over, const PrintWorker& worker) {
    if (!job.prepare) return printTo(printer, job) ? PrintResult::Printed : PrintResult::Failed;
    bool wasSent = false;
    const std::optional<bool> printed = worker(
        [&](const WorkProgress& progress) {
            wasSent = job.prepare(pageOf(printer), progress);
            return wasSent && printTo(printer, job);
        },
        over);
    if (!printed && !wasSent) return PrintResult::Cancelled;
    return printed.value_or(false) ? PrintResult::Printed : PrintResult::Failed;
}

bool isPreview(const QPrinter& printer) {
    return printer.paintEngine()->type() == QPaintEngine::Picture;
}

} // namespace

PrintResult print(const PrintJob& job, QWidget* parent, const PrintWorker& worker) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(job.file); // the dialog offers a file of that name
    QPrintDialog dialog(&printer, parent);
    if (dialog.exec() != QDialog::Accepted) return PrintResult::Cancelled;
    return printWith(printer, job, parent, worker);
}

bool showPrintPreview(const PrintJob& job, QWidget* parent, const PrintWorker& worker) {
    QPrinter printer(QPrinter::HighResolution);
    if (!prepareFor(printer, job, parent, worker)) return true;
    QPrintPreviewDialog dialog(&printer, parent);
    bool allPrinted = true;
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, [&](QPrinter* to) {
        if (!isPreview(*to)) {
            allPrinted = printWith(*to, job, &dialog, worker) != PrintResult::Failed && allPrinted;
        } else if (prepareFor(*to, job, &dialog, worker)) {
            allPrinted = printTo(*to, job) && allPrinted;
        } else {
            QMetaObject::invokeMethod(&dialog, &QDialog::reject, Qt::QueuedConnection);
        }
    });
    dialog.exec();
    return allPrinted;
}

bool printTo(QPrinter& printer, const PrintJob& job) {
    printer.setDocName(job.name);
    return paintPages(printer, pageOf(printer), job, chosenRange(printer)) &&
           printer.printerState() != QPrinter::Error;
}

QByteArray pdfBytes(const PrintJob& job, const WorkProgress& progress) {
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
    if (job.prepare && !job.prepare(page, progress)) return {};
    return paintPages(writer, page, job, {}, progress) && goesOn(progress, 1) ? bytes : QByteArray();
}

} // namespace stonemason
