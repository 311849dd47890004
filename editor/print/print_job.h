// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"

#include <QByteArray>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>

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
    /// Draws ahead what takes long of pages of that size; false when it was ended. Where it is given, all
    /// three are called on other threads, one after the other. Empty: nothing takes long.
    std::function<bool(const QSizeF& page, const WorkProgress& progress)> prepare{};
};

enum class PrintResult { Printed, Cancelled, Failed };

/// Part of printing that takes long; false when it was ended, or failed.
using PrintWork = std::function<bool(const WorkProgress& progress)>;
/// Calls the work, on another thread while the window `over` which it stands waits, and returns what that
/// returned; nothing when it was cancelled.
using PrintWorker = std::function<std::optional<bool>(const PrintWork& work, QWidget* over)>;

/// Asks for printer and paper and prints. Only jobs with something to prepare are given to the worker.
PrintResult print(const PrintJob& job, QWidget* parent, const PrintWorker& worker);

/// Shows the pages; they can be printed from there. A preview whose pages were cancelled is closed. False
/// when printing, or showing them, failed.
bool showPrintPreview(const PrintJob& job, QWidget* parent, const PrintWorker& worker);

/// Prints without a question, the pages chosen in the printer. Whether the printer, or the file it prints to,
/// took all pages.
bool printTo(QPrinter& printer, const PrintJob& job);

/// The pages as the bytes of a PDF file, on the paper that is usual where the person lives; empty when they
/// cannot be drawn, or when that was ended.
QByteArray pdfBytes(const PrintJob& job, const WorkProgress& progress = {});

} // namespace stonemason
