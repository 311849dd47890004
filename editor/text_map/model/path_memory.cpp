// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/path_memory.h"

#include "editor/app/settings/settings.h"
#include "editor/text_map/profiles/remembered.h"

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr qsizetype mostPaths = 200;

} // namespace

QStringList PathMemory::entries() const {
    return settings_ ? settings_->value(SettingKey<QStringList>{key_}) : own_;
}

std::optional<QString> PathMemory::of(const QString& path) const {
    return wordsFor(entries(), path, separator_);
}

void PathMemory::remember(const QString& path, const QString& words) {
    const QStringList before = entries();
    QStringList kept = before;
    kept.removeIf([this, &path](const QString& entry) {
        return QStringView(entry).mid(entry.indexOf(separator_) + 1) == path;
    });
    if (!words.isEmpty()) kept.prepend(words + separator_ + path);
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
    const bool hasMeanings = !meanings.empty() || memory_.of(folderOf(path));
    memory_.remember(path, hasMeanings ? QString::fromStdString(meaningsText(meanings)) : QString());
}

void FileMeanings::rememberForFolder(const QString& path, const SignMeanings& meanings) {
    memory_.remember(folderOf(path),
                     meanings.empty() ? QString() : QString::fromStdString(meaningsText(meanings)));
}

std::optional<Charset> FileCharsets::of(const QString& path) const {
    return charsetFor(memory_.entries(), path);
}

void FileCharsets::remember(const QString& path, Charset charset) {
    memory_.remember(path, QString::fromLatin1(charsetIds[std::size_t(charset)].data()));
}

} // namespace stonemason::text_map
