// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/recent_files.h"

#include "editor/app/settings.h"

namespace stonemason {

RecentFiles::RecentFiles(Settings& settings, QObject* parent) : QObject(parent), settings_(settings) {
}

QStringList RecentFiles::paths() const {
    return settings_.value(setting::recentFiles).mid(0, settings_.value(setting::recentFileCount));
}

void RecentFiles::add(const QString& path) {
    QStringList paths = settings_.value(setting::recentFiles);
    paths.removeAll(path);
    paths.prepend(path);
    keep(paths.mid(0, settings_.value(setting::recentFileCount)));
}

void RecentFiles::remove(const QString& path) {
    QStringList paths = settings_.value(setting::recentFiles);
    paths.removeAll(path);
    keep(paths);
}

void RecentFiles::clear() {
    keep({});
}

void RecentFiles::fit() {
    keep(paths());
}

void RecentFiles::keep(const QStringList& paths) {
    if (paths == settings_.value(setting::recentFiles)) return;
    settings_.setValue(setting::recentFiles, paths);
    emit changed();
}

} // namespace stonemason
