// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/path_memory.h"

#include "editor/app/settings/settings.h"
#include "editor/text_map/profiles/remembered.h"

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr qsizetype mostPaths = 200;

/// "words TAB /path" for each path, the newest first.
QString pathIn(const QString& entry) {
    return entry.mid(entry.indexOf(u'\t') + 1);
}

} // namespace

QStringList PathMemory::entries() const {
    return settings_ ? settings_->value(SettingKey<QStringList>{key_}) : own_;
}

std::optional<QString> PathMemory::of(const QString& path) const {
    return wordsFor(entries(), path);
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
    return meaningsFor(memory_.entries(), path);
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
