// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/stoppable_write.h"

#include <QString>

class QWidget;

namespace stonemason {

class Dialogs;
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

} // namespace stonemason
