// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/print_job.h"

#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace stonemason {

bool print(const PrintJob& job, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, parent);
    if (dialog.exec() != QDialog::Accepted) return false;
    printTo(printer, job);
    return true;
}

void showPrintPreview(const PrintJob& job, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    QPrintPreviewDialog dialog(&printer, parent);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested,
                     [&job](QPrinter* to) { printTo(*to, job); });
    dialog.exec();
}

void printTo(QPrinter& printer, const PrintJob& job) {
    printer.setDocName(job.name);
    QPainter painter(&printer);
    const QRectF page(QPointF(), printer.pageLayout().paintRectPixels(printer.resolution()).size());
    for (int number = 0; number < job.pages; ++number) {
        if (number > 0 && !printer.newPage()) return;
        job.paint(painter, page, number);
    }
}

} // namespace stonemason
