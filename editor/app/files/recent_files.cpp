// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/recent_files.h"

#include "editor/app/settings/settings.h"

namespace stonemason {

namespace {

/// "text-map:/path" for each recent file that a person chose a kind of document for.
constexpr SettingKey<QStringList> chosenKinds{"files/recentChoices"};

} // namespace

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

void RecentFiles::choose(const QString& path, const QString& workspace) {
    QStringList choices = settings_.value(chosenKinds);
    const QStringList known = knownFiles() + QStringList{path};
    choices.removeIf([&](const QString& choice) {
        const QString chosen = choice.mid(choice.indexOf(u':') + 1);
        return chosen == path || !known.contains(chosen);
    });
    if (!workspace.isEmpty()) choices.append(workspace + u':' + path);
    if (choices != settings_.value(chosenKinds)) settings_.setValue(chosenKinds, choices);
}

/// The files for which chosen kinds are remembered.
QStringList RecentFiles::knownFiles() const {
    return paths() + settings_.value(setting::openFiles);
}

QString RecentFiles::choiceFor(const QString& path) const {
    if (!knownFiles().contains(path)) return {};
    for (const QString& choice : settings_.value(chosenKinds))
        if (const qsizetype colon = choice.indexOf(u':'); choice.mid(colon + 1) == path)
            return choice.left(colon);
    return {};
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
