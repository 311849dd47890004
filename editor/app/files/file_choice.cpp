// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/file_choice.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/files/workspace.h"
#include "editor/app/settings/settings.h"

#include <QCoreApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QRegularExpression>
#include <QWidget>

namespace stonemason {

namespace {

struct FileChoice {
    Q_DECLARE_TR_FUNCTIONS(FileChoice)
};

/// All that can be opened together, then each kind, then everything.
QStringList filtersOf(const QList<Workspace*>& workspaces) {
    static const QRegularExpression patterns(QStringLiteral("\\(([^)]*)\\)$"));
    QStringList kinds;
    QStringList all;
    for (const Workspace* workspace : workspaces) {
        kinds += workspace->openFilter();
        all += patterns.match(kinds.back()).captured(1).split(u' ', Qt::SkipEmptyParts);
    }
    all.removeDuplicates();
    //: %1 is a list of patterns such as *.smap
    QStringList filters = QStringList{FileChoice::tr("All supported files (%1)").arg(all.join(u' '))} +
                          kinds + QStringList{FileChoice::tr("All files (*)")};
    for (const Workspace* workspace : workspaces)
        if (const QString filter = workspace->openAnywayFilter(); !filter.isEmpty()) filters += filter;
    return filters;
}

} // namespace

ChosenFiles askForFiles(const QList<Workspace*>& workspaces, Settings& settings, Dialogs& dialogs) {
    const QStringList filters = filtersOf(workspaces);
    QString filter = settings.value(setting::openFilter);
    if (!filters.contains(filter)) filter.clear();
    const QStringList paths = dialogs.openFiles(settings.folder(), filters, filter);
    if (paths.isEmpty()) return {};
    settings.setValue(setting::folder, QFileInfo(paths.front()).absolutePath());
    for (const Workspace* workspace : workspaces) // this is for these files, not for the next ones
        if (!filter.isEmpty() && filter == workspace->openAnywayFilter()) return {paths, workspace->id()};
    settings.setValue(setting::openFilter, filter);
    return {paths, {}};
}

ChosenFiles askForFilesOf(const Workspace& workspace, Settings& settings, Dialogs& dialogs) {
    QString filter = workspace.openAnywayFilter();
    const QStringList paths = dialogs.openFiles(settings.folder(), {filter, workspace.openFilter()}, filter);
    if (paths.isEmpty()) return {};
    settings.setValue(setting::folder, QFileInfo(paths.front()).absolutePath());
    return {paths, workspace.id()};
}

FileDrops::FileDrops(QWidget& window) : QObject(&window) {
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrops::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto& drop = static_cast<QDropEvent&>(*event);
    const QStringList paths = localFiles(*drop.mimeData());
    if (paths.isEmpty()) return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::DragEnter) {
        drop.acceptProposedAction();
        return true;
    }
    drop.setDropAction(Qt::CopyAction); // a file manager that offers "move" must not delete the file
    drop.accept();
    QMetaObject::invokeMethod(
        this, [this, paths] { emit dropped(paths); }, Qt::QueuedConnection);
    return true;
}

} // namespace stonemason
