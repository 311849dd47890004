// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/paper.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/document.h"
#include "editor/app/files/plain_file_dialog.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/app/widgets/progress_dialog.h"
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

/// The bytes of the PDF, empty if drawing failed; nullopt if it was cancelled.
std::optional<QByteArray> drawPdf(const PrintJob& job, QWidget* over) {
    if (!job.prepare) return pdfBytes(job);
    JobProgress beside(Paper::tr("Save as PDF"), Paper::tr("Drawing the pages…"), over);
    QByteArray bytes = beside.run([&job](const WorkProgress& progress) { return pdfBytes(job, progress); });
    return beside.wasCancelled() ? std::nullopt : std::optional(std::move(bytes));
}

} // namespace

QString savePdf(const PrintJob& job, const QString& folder, Dialogs& dialogs, QWidget* parent,
                const FileWriter& write) {
    const QString path =
        dialogs.saveFile(Paper::tr("Save as PDF"), folder + job.file + QStringLiteral(".pdf"),
                         {Paper::tr("PDF (*.pdf)"), Paper::tr("All files (*)")}, QStringLiteral("pdf"));
    if (path.isEmpty()) return {};
    const std::optional<QByteArray> bytes = drawPdf(job, parent);
    if (!bytes) return {};
    if (bytes->isEmpty()) return Paper::tr("Not enough memory to draw the pages.");
    ProgressDialog writing(Paper::tr("Save as PDF"), Paper::tr("Writing the file…"), parent);
    const std::optional<Status> written = writeBehind(writing, write, path, bytes->toStdString());
    if (!written) return {};
    //: %1 is a file's path
    return *written ? Paper::tr("Saved as %1.").arg(shownPath(path)) : errorText(path, written->error());
}

QString printAsking(const PrintJob& job, QWidget* parent) {
    const FileDialogGround ground{QString()}; // Qt's print dialog opens a file dialog for printing to a file
    return print(job, parent, printBeside) == PrintResult::Failed ? failure() : QString();
}

QString previewAsking(const PrintJob& job, QWidget* parent) {
    const FileDialogGround ground{QString()};
    return showPrintPreview(job, parent, printBeside) ? QString() : failure();
}

std::vector<PrintEntry> printEntries(const QString& tip, PageCount count, Dialogs* dialogs) {
    const bool isOne = count == PageCount::One;
    return {{.id = QStringLiteral("print"),
             .picture = QStringLiteral("print"),
             .text = Paper::tr("&Print…"),
             .tip = tip,
             .keys = QKeySequence::Print,
             .act = [](const PrintJob& job, const Document&,
                       QWidget* window) { return printAsking(job, window); }},
            {.id = QStringLiteral("print-preview"),
             .picture = QStringLiteral("print-preview"),
             .text = Paper::tr("Print Previe&w…"),
             .tip = isOne ? Paper::tr("Preview the page before printing")
                          : Paper::tr("Preview the pages before printing"),
             .keys = Qt::CTRL | Qt::ALT | Qt::Key_O,
             .act = [](const PrintJob& job, const Document&,
                       QWidget* window) { return previewAsking(job, window); }},
            {.id = QStringLiteral("save-pdf"),
             .picture = QStringLiteral("pdf"),
             .text = Paper::tr("Save as PD&F…"),
             .tip = isOne ? Paper::tr("Save the printed page as a PDF file")
                          : Paper::tr("Save the printed pages as a PDF file"),
             .act = [dialogs](const PrintJob& job, const Document& document, QWidget* window) {
                 QtDialogs overWindow;
                 overWindow.setWindow(window);
                 return savePdf(job, folderOf(document.path()), dialogs ? *dialogs : overWindow, window);
             }}};
}

} // namespace stonemason
