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

/// A print job of a workspace.
struct PrintJob {
    QString name;   ///< the job's name in the printer's queue
    QString file{}; ///< the name of a file that it is saved or printed to, without folder and suffix
    /// Returns the number of pages for a printable area of that size.
    std::function<int(const QSizeF& page)> pages;
    /// Draws a page, counted from 0, into the printable area.
    std::function<void(QPainter& painter, const QRectF& page, int number)> paint;
    /// Draws the slow parts of pages of that size in advance; false when cancelled. If it is set, all three
    /// functions are called on other threads, one after the other. Empty if no part is slow.
    std::function<bool(const QSizeF& page, const WorkProgress& progress)> prepare{};
};

enum class PrintResult { Printed, Cancelled, Failed };

/// A slow step of printing; false when it was cancelled or failed.
using PrintWork = std::function<bool(const WorkProgress& progress)>;
/// Calls the work on another thread while the window `over` waits, and returns its result; nothing when it
/// was cancelled.
using PrintWorker = std::function<std::optional<bool>(const PrintWork& work, QWidget* over)>;

/// Asks for printer and paper and prints. Only jobs with something to prepare are given to the worker.
PrintResult print(const PrintJob& job, QWidget* parent, const PrintWorker& worker);

/// Shows the pages in a preview, from which they can be printed. Cancelling its pages closes the preview.
/// False when showing or printing them failed.
bool showPrintPreview(const PrintJob& job, QWidget* parent, const PrintWorker& worker);

/// Prints the pages chosen in the printer without a dialog. Returns whether the printer, or the file it
/// prints to, accepted all pages.
bool printTo(QPrinter& printer, const PrintJob& job);

/// The pages as the bytes of a PDF file, on the usual paper size of the user's locale; empty when they
/// cannot be drawn or drawing was cancelled.
QByteArray pdfBytes(const PrintJob& job, const WorkProgress& progress = {});

} // namespace stonemason
