// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/file_charsets.h"

#include "editor/app/settings/settings.h"
#include "editor/text_map/profiles/remembered.h"

#include <algorithm>

namespace stonemason::text_map {

namespace {

/// "cp437:/path" for each file, the newest first.
constexpr SettingKey<QStringList> fileCharsets{rememberedCharsets};
constexpr qsizetype mostFiles = 200;

QString pathOf(const QString& entry) {
    return entry.mid(entry.indexOf(u':') + 1);
}

} // namespace

QStringList FileCharsets::entries() const {
    return settings_ ? settings_->value(fileCharsets) : own_;
}

std::optional<Charset> FileCharsets::of(const QString& path) const {
    return charsetFor(entries(), path);
}

void FileCharsets::remember(const QString& path, Charset charset) {
    const QString id = QString::fromLatin1(charsetIds[std::size_t(charset)].data());
    QStringList kept = entries();
    kept.removeIf([&path](const QString& entry) { return pathOf(entry) == path; });
    kept.prepend(id + u':' + path);
    kept = kept.first(std::min(kept.size(), mostFiles));
    if (settings_ && kept != settings_->value(fileCharsets)) settings_->setValue(fileCharsets, kept);
    if (!settings_) own_ = kept;
}

} // namespace stonemason::text_map
