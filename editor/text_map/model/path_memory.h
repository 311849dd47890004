// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/code_page.h"
#include "core/text_map/sign_meanings.h"
#include "editor/text_map/profiles/remembered.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace stonemason {
class Settings;
}

namespace stonemason::text_map {

/// Short values that the user chose for files or folders, keyed by absolute path. Keeps only the newest
/// entries.
class PathMemory {
public:
    /// @param key under which the settings keep it
    /// @param separator separates words and path in an entry
    explicit PathMemory(const char* key, QChar separator = u'\t') : key_(key), separator_(separator) {}

    /// Stores them in the settings, which must outlive this; otherwise they last until the program ends.
    void rememberIn(Settings& settings) { settings_ = &settings; }

    /// nullopt: nothing was chosen.
    std::optional<QString> of(const QString& path) const;
    /// @param words without the separator; empty: nothing is chosen any more
    void remember(const QString& path, const QString& words);

    QStringList entries() const;

private:
    const char* key_;
    QChar separator_;
    Settings* settings_ = nullptr;
    QStringList own_; ///< without settings
};

/// The meanings of characters that the user chose for a file or for all files of a folder.
class FileMeanings {
public:
    void rememberIn(Settings& settings) { memory_.rememberIn(settings); }

    /// Of the file, else of its folder.
    SignMeanings of(const QString& path) const;
    void remember(const QString& path, const SignMeanings& meanings);
    /// For all files of the folder of that file for which nothing is chosen.
    void rememberForFolder(const QString& path, const SignMeanings& meanings);

private:
    PathMemory memory_{rememberedMeanings};
};

/// The character sets that users chose for files, which need not be those detected from their bytes.
class FileCharsets {
public:
    void rememberIn(Settings& settings) { memory_.rememberIn(settings); }

    /// nullopt: nothing was chosen for the file at that absolute path.
    std::optional<Charset> of(const QString& path) const;
    void remember(const QString& path, Charset charset);

private:
    PathMemory memory_{rememberedCharsets, u':'};
};

} // namespace stonemason::text_map
