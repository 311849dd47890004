// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/paper.h"

#include "core/documents/save_file.h"
#include "editor/app/dialogs.h"
#include "editor/app/file_paths.h"
#include "editor/print/print_job.h"
#include "editor/text/error_text.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

QString failure() {
    return Paper::tr("Not everything was printed. Check the printer, the file and the page numbers.");
}

} // namespace

QString savePdf(const PrintJob& job, const QString& folder, Dialogs& dialogs) {
    const QString path =
        dialogs.saveFile(Paper::tr("Save as PDF"), folder + job.file + QStringLiteral(".pdf"),
                         {Paper::tr("PDF (*.pdf)"), Paper::tr("All files (*)")}, QStringLiteral("pdf"));
    if (path.isEmpty()) return {};
    const QByteArray bytes = pdfBytes(job);
    if (bytes.isEmpty()) return Paper::tr("Not enough memory to draw the pages.");
    const Status written = saveFile(nativePath(path), bytes.toStdString());
    //: %1 is a file's path
    return written ? Paper::tr("Saved as %1.").arg(shownPath(path)) : errorText(path, written.error());
}

QString printAsking(const PrintJob& job, QWidget* parent) {
    return print(job, parent) == PrintResult::Failed ? failure() : QString();
}

QString previewAsking(const PrintJob& job, QWidget* parent) {
    return showPrintPreview(job, parent) ? QString() : failure();
}

} // namespace stonemason
