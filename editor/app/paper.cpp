// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/paper.h"

#include "core/documents/save_file.h"
#include "editor/app/dialogs.h"
#include "editor/app/file_paths.h"
#include "editor/app/job_progress.h"
#include "editor/print/print_job.h"
#include "editor/text/error_text.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason {

namespace {

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

QString failure() {
    return Paper::tr("Not everything was printed. Check the printer, the file and the page numbers.");
}

std::optional<bool> printBeside(const PrintWork& work, QWidget* over) {
    JobProgress progress(Paper::tr("Printing"), Paper::tr("Drawing the pages…"), over);
    const bool done = progress.run(work);
    return done || !progress.wasCancelled() ? std::optional(done) : std::nullopt;
}

/// Nothing when there were no pages to write.
std::optional<Status> writePdf(const PrintJob& job, const QString& path, const WorkProgress& progress) {
    const QByteArray bytes = pdfBytes(job, progress);
    if (bytes.isEmpty()) return std::nullopt;
    return saveFile(nativePath(path), bytes.toStdString());
}

} // namespace

QString savePdf(const PrintJob& job, const QString& folder, Dialogs& dialogs, QWidget* parent) {
    const QString path =
        dialogs.saveFile(Paper::tr("Save as PDF"), folder + job.file + QStringLiteral(".pdf"),
                         {Paper::tr("PDF (*.pdf)"), Paper::tr("All files (*)")}, QStringLiteral("pdf"));
    if (path.isEmpty()) return {};
    std::optional<Status> written;
    if (job.prepare) {
        JobProgress beside(Paper::tr("Save as PDF"), Paper::tr("Drawing the pages…"), parent);
        written = beside.run([&](const WorkProgress& progress) { return writePdf(job, path, progress); });
        if (!written && beside.wasCancelled()) return {};
    } else {
        written = writePdf(job, path, {});
    }
    if (!written) return Paper::tr("Not enough memory to draw the pages.");
    //: %1 is a file's path
    return *written ? Paper::tr("Saved as %1.").arg(shownPath(path)) : errorText(path, written->error());
}

QString printAsking(const PrintJob& job, QWidget* parent) {
    return print(job, parent, printBeside) == PrintResult::Failed ? failure() : QString();
}

QString previewAsking(const PrintJob& job, QWidget* parent) {
    return showPrintPreview(job, parent, printBeside) ? QString() : failure();
}

} // namespace stonemason
