// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/path_memory.h"

#include "editor/app/settings/settings.h"

#include <QFileInfo>

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr qsizetype mostPaths = 200;

/// "words TAB /path" for each path, the newest first.
QString pathIn(const QString& entry) {
    return entry.mid(entry.indexOf(u'\t') + 1);
}

/// With a slash at its end, so that it is no file's.
QString folderOf(const QString& path) {
    return QFileInfo(path).absolutePath() + u'/';
}

} // namespace

QStringList PathMemory::entries() const {
    return settings_ ? settings_->value(SettingKey<QStringList>{key_}) : own_;
}

std::optional<QString> PathMemory::of(const QString& path) const {
    if (path.isEmpty()) return std::nullopt;
    for (const QString& entry : entries())
        if (pathIn(entry) == path) return entry.left(entry.indexOf(u'\t'));
    return std::nullopt;
}

void PathMemory::remember(const QString& path, const QString& words) {
    const QStringList before = entries();
    QStringList kept = before;
    kept.removeIf([&path](const QString& entry) { return pathIn(entry) == path; });
    if (!words.isEmpty()) kept.prepend(words + u'\t' + path);
    kept = kept.first(std::min(kept.size(), mostPaths));
    if (kept == before) return;
    if (settings_)
        settings_->setValue(SettingKey<QStringList>{key_}, kept);
    else
        own_ = kept;
}

SignMeanings FileMeanings::of(const QString& path) const {
    if (path.isEmpty()) return {};
    std::optional<QString> words = memory_.of(path);
    if (!words) words = memory_.of(folderOf(path));
    if (!words) return {};
    auto meanings = readMeanings(words->toStdString());
    return meanings ? std::move(meanings).value() : SignMeanings();
}

/// Of a file whose folder has meanings, having none is kept, too.
void FileMeanings::remember(const QString& path, const SignMeanings& meanings) {
    const bool isSaid = !meanings.empty() || memory_.of(folderOf(path));
    memory_.remember(path, isSaid ? QString::fromStdString(meaningsText(meanings)) : QString());
}

void FileMeanings::rememberForFolder(const QString& path, const SignMeanings& meanings) {
    memory_.remember(folderOf(path),
                     meanings.empty() ? QString() : QString::fromStdString(meaningsText(meanings)));
}

} // namespace stonemason::text_map
