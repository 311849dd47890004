// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/stoppable_write.h"

#include <QKeySequence>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace stonemason {

class Dialogs;
class Document;
struct PrintJob;

/// Asks for a file and writes the pages into it, whole or not at all.
/// @param folder where to propose it, with the separator at its end; empty for where files were saved last
/// @param parent what waits meanwhile; where that takes long, a progress stands over it
/// @param write how the bytes get into it, on another thread
/// @return a sentence on what came of it; empty when the person cancelled
QString savePdf(const PrintJob& job, const QString& folder, Dialogs& dialogs, QWidget* parent,
                const FileWriter& write = savePath);

/// Prints after asking where and how.
/// @return a sentence when not all was printed, else empty
QString printAsking(const PrintJob& job, QWidget* parent);

/// Shows the pages, to print them from there.
/// @return as printAsking()
QString previewAsking(const PrintJob& job, QWidget* parent);

/// The number of pages needed to print a document, for the tool tips of the actions.
enum class PageCount { One, Any };

/// What an action of PrintActionsOf is made of.
struct PrintEntry {
    QString id;
    QString picture;
    QString text;
    QString tip;
    QKeySequence keys{};
    /// Prints, previews or saves the pages of the document, over a window. Returns a sentence about the
    /// result, empty when there is nothing to report.
    std::function<QString(const PrintJob& job, const Document& document, QWidget* window)> act;
};

/// Print, Print Preview and Save as PDF.
/// @param tip of Print: "Print the board"
/// @param dialogs where the PDF file is asked for; nullptr: over the window
std::vector<PrintEntry> printEntries(const QString& tip, PageCount count, Dialogs* dialogs);

} // namespace stonemason
