// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <functional>

class QPainter;
class QPrinter;
class QWidget;

namespace stonemason {

/// What a workspace has to print.
struct PrintJob {
    QString name; ///< what the printer's queue calls it
    int pages = 0;
    /// Draws a page, counted from 0, into the rectangle that the paper leaves for it.
    std::function<void(QPainter& painter, const QRectF& page, int number)> paint;
};

/// Asks for printer and paper and prints. Whether it was printed.
bool print(const PrintJob& job, QWidget* parent);

/// Shows the pages; they can be printed from there.
void showPrintPreview(const PrintJob& job, QWidget* parent);

/// Prints without a question.
void printTo(QPrinter& printer, const PrintJob& job);

} // namespace stonemason
