// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/code_page.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace stonemason {
class Settings;
}

namespace stonemason::text_map {

/// The character sets that users chose for files, which need not be those detected from their bytes. Keeps
/// the newest files only.
class FileCharsets {
public:
    /// Keeps it in the settings, which outlive this. Without them, nothing outlasts the program.
    void rememberIn(Settings& settings) { settings_ = &settings; }

    /// nullopt: nothing was chosen for the file at that absolute path.
    std::optional<Charset> of(const QString& path) const;
    void remember(const QString& path, Charset charset);

private:
    QStringList entries() const;

    Settings* settings_ = nullptr;
    QStringList own_; ///< without settings
};

} // namespace stonemason::text_map
