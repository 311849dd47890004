// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/code_page.h"
#include "core/text_map/sign_meanings.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>

// The user's choices in the window for files and folders, which the command line uses, too. The window's
// settings store them; this code only reads them.

namespace stonemason::text_map {

/// The keys of these settings, each a list of entries, the newest first: "words TAB path", but
/// "charset:path" for character sets.
inline constexpr const char* rememberedMeanings = "text-map/meanings";
inline constexpr const char* rememberedMaps = "text-map/maps";
inline constexpr const char* rememberedCharsets = "text-map/charsets";

/// The key of a file's folder in the settings: its absolute path with a trailing slash.
QString folderOf(const QString& path);

/// What was chosen for the file or folder at that absolute path; nullopt: nothing.
/// @param separator what stands between words and path
std::optional<QString> wordsFor(const QStringList& entries, const QString& path, QChar separator = u'\t');
/// The meanings of characters for the file, else for its folder.
SignMeanings meaningsFor(const QStringList& entries, const QString& path);
/// The character set for the file.
std::optional<Charset> charsetFor(const QStringList& entries, const QString& path);

/// All that the window remembers of one file.
struct RememberedChoices {
    SignMeanings meanings{};
    std::optional<Charset> charset{};
    std::optional<int> map{}; ///< the number of the map in it, from 1; 0: the whole file
};

/// Reads it from the settings file of the window; nothing where that cannot be read.
RememberedChoices rememberedChoices(const std::string& path);

} // namespace stonemason::text_map
