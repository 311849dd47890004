// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>

#include <functional>

class QPainter;
class QPrinter;
class QWidget;

namespace stonemason {

/// What a workspace has to print.
struct PrintJob {
    QString name;   ///< what the printer's queue calls it
    QString file{}; ///< the name of a file that it is saved or printed to, without folder and suffix
    /// How many pages it takes if the paper leaves rectangles of that size.
    std::function<int(const QSizeF& page)> pages;
    /// Draws a page, counted from 0, into the rectangle that the paper leaves for it.
    std::function<void(QPainter& painter, const QRectF& page, int number)> paint;
};

enum class PrintResult { Printed, Cancelled, Failed };

/// Asks for printer and paper and prints.
PrintResult print(const PrintJob& job, QWidget* parent);

/// Shows the pages; they can be printed from there. False when that, or showing them, failed.
bool showPrintPreview(const PrintJob& job, QWidget* parent);

/// Prints without a question, the pages chosen in the printer. Whether the printer, or the file it prints to,
/// took all pages.
bool printTo(QPrinter& printer, const PrintJob& job);

/// The pages as the bytes of a PDF file, on the paper that is usual where the person lives; empty when they
/// cannot be drawn.
QByteArray pdfBytes(const PrintJob& job);

} // namespace stonemason
