// SPDX-License-Identifier: GPL-3.0-or-later
// How the export dialog writes files.
#include "core/documents/save_file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/files/document.h"
#include "editor/app/files/export_dialog.h"
#include "editor/app/files/stoppable_write.h"
#include "editor/app/widgets/progress_dialog.h"
#include "editor/text/error_text.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>

namespace stonemason {

namespace {

constexpr std::int64_t expectedBytes = 64LL * 1024 * 1024; ///< of a text that is written piece by piece

} // namespace

void ExportDialog::saveAs() {
    const ExportTarget& form = targets_[target()];
    //: %1 is the name of a map, a deck or a file
    const QString path =
        dialogs().saveFile(tr("Save %1 As").arg(title()), proposedStem() + form.nameEnd + u'.' + form.suffix,
                           form.filters + QStringList{tr("All files (*)")}, form.suffix);
    if (!path.isEmpty()) saveTo(path);
}

QString ExportDialog::proposedStem() const {
    const QString& own = document_.path();
    if (own.isEmpty()) return QDir::homePath() + u'/' + fileNameFor(title(), nameless_);
    const bool isDocument = title() == document_.title();
    return folderOf(own) + (isDocument ? QFileInfo(own).completeBaseName() : fileNameFor(title(), nameless_));
}

bool ExportDialog::saveText(const QString& path) {
    auto several = files(path);
    if (!several) return reportSaved(path, several.error());
    if (!several->empty()) return saveFiles(path, std::move(several).value());
    if (const FileContent content = longText()) return store(path, content);
    auto content = text();
    if (!content || !fitTo(path, content)) return false;
    return content ? store(path, std::move(content).value()) : reportSaved(path, content.error());
}

/// Asks before replacing existing files: so far the user has agreed to replace only the file at `path`.
bool ExportDialog::saveFiles(const QString& path, std::vector<ExportFile> files) {
    QStringList there;
    for (const ExportFile& file : files)
        if (file.path != path && QFileInfo::exists(file.path)) there += shownPath(file.path);
    if (!there.isEmpty() &&
        !dialogs().confirm(tr("Replace files?"),
                           //: %1 is a list of files
                           tr("There are such files already: %1.").arg(there.join(QStringLiteral(", "))),
                           tr("Replace")))
        return false;
    QStringList saved;
    for (ExportFile& file : files) {
        if (!store(file.path, std::move(file.bytes))) {
            // The files before it are complete; the message shown so far is about the failed one.
            if (!saved.isEmpty())
                showMessage(remark_->text() + u' ' + tr("Saved as %1.").arg(saved.join(QStringLiteral(", "))),
                            true);
            return false;
        }
        saved += file.path;
    }
    //: %1 is a file's path
    showMessage(tr("Saved as %1.").arg(saved.join(QStringLiteral(", "))), false);
    return true;
}

bool ExportDialog::store(const QString& path, std::string bytes) {
    ProgressDialog progress(tr("Export"), tr("Writing the file…"), this);
    beside_ = &progress;
    const std::optional<Status> written = writeBehind(progress, write, path, std::move(bytes));
    return written && reportSaved(path, *written);
}

/// Progress is only an estimate because the final length of the text is unknown.
bool ExportDialog::store(const QString& path, const FileContent& content) {
    ProgressDialog progress(tr("Export"), tr("Writing the file…"), this);
    beside_ = &progress;
    StoppableWrite work(
        [path = nativePath(path), content](FileSystem& system) { return saveFile(system, path, content); },
        expectedBytes);
    progress.await(work);
    return !work.isGivenUp() && reportSaved(path, work.status());
}

bool ExportDialog::reportSaved(const QString& path, const Status& written) {
    if (!written) {
        showMessage(errorText(path, written.error()), true);
        return false;
    }
    //: %1 is a file's path
    showMessage(tr("Saved as %1.").arg(path), false);
    emit message(tr("Exported to %1.").arg(path));
    return true;
}

} // namespace stonemason
