// SPDX-License-Identifier: GPL-3.0-or-later
// What of the panel takes sites along: as text and as files.
#include "core/documents/save_file.h"
#include "core/format/file_system.h"
#include "editor/ambush/view/sites/ambush_dock.h"
#include "editor/ambush/view/sites/site_model.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/files/stoppable_write.h"
#include "editor/text/error_text.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>

namespace stonemason::ambush {

namespace {

/// More are not copied in one piece, nor written while the window waits.
constexpr int mostAtOnce = 20'000;
/// Approximate size of one list entry, to report the progress.
constexpr std::int64_t bytesOfSite = 200;

bool isTextFile(const QString& path) {
    return QFileInfo(path).suffix().compare(QStringLiteral("txt"), Qt::CaseInsensitive) == 0;
}

} // namespace

std::string AmbushDock::json() const {
    return model_->found() ? jsonText(report()) : std::string();
}

QString AmbushDock::text() const {
    return model_->found() ? plainText(report()) : QString();
}

SiteReport AmbushDock::report() const {
    const QString path = map()->path();
    return {path.isEmpty() ? map()->name().toStdString() : nativePath(path), paths_, model_->found()};
}

std::optional<Status> AmbushDock::saveTo(const QString& path) {
    const FileContent content = [report = report(), write = isTextFile(path) ? writePlainText : writeJson](
                                    const TextSink& sink) { write(report, sink); };
    const auto write = [path = nativePath(path), content](FileSystem& system) {
        return saveFile(system, path, content);
    };
    if (model_->siteCount() <= mostAtOnce) {
        FileSystem system;
        return write(system);
    }
    StoppableWrite work(write, model_->siteCount() * bytesOfSite);
    //: %1 is a file's name
    dialogs_.await(tr("Saving %1…").arg(shownPath(QFileInfo(path).fileName())), work);
    return work.isGivenUp() ? std::nullopt : std::optional(work.status());
}

/// Whether the sites were found with that file.
bool AmbushDock::isInput(const QString& path) const {
    const QFileInfo file(path);
    const auto isPattern = [&file](const std::string& pattern) {
        return file == QFileInfo(shownName(pattern));
    };
    return file.exists() && (file == QFileInfo(map()->path()) || std::ranges::any_of(paths_, isPattern));
}

void AmbushDock::copy() {
    if (!model_->found()) return;
    if (model_->siteCount() > mostAtOnce)
        return dialogs_.inform(
            tr("Copy Ambush Sites"),
            tr("These are too many sites for the clipboard. Export Ambush Sites writes them into a file."));
    QGuiApplication::clipboard()->setText(text());
    emit message(tr("Copied %n site(s) and the map.", nullptr, model_->siteCount()));
}

void AmbushDock::exportSites() {
    if (!model_->found()) return;
    //: the beginning of a file's name
    const QString name = fileNameFor(map()->name(), tr("map")) + QStringLiteral("-ambushes.json");
    const QString path = dialogs_.saveFile(
        tr("Export Ambush Sites"), name,
        {tr("Sites for other programs (*.json)"), tr("Text with the map (*.txt)")}, QStringLiteral("json"));
    if (path.isEmpty() || !binding()) return;
    if (isInput(path))
        return dialogs_.inform(
            tr("Export Ambush Sites"),
            //: %1 is a file
            tr("%1 is the map or a pattern that was looked for. Choose another name.").arg(shownPath(path)));
    const std::optional<Status> written = saveTo(path);
    if (!written) return;
    if (!*written)
        return dialogs_.inform(tr("Export Ambush Sites"), errorText(shownPath(path), written->error()));
    //: %1 is a file
    emit message(tr("The sites were saved as %1.").arg(shownPath(path)));
}

} // namespace stonemason::ambush
