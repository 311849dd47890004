// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The window's notices of what could not be opened.
namespace stonemason {

/// How the id of a notice begins that a file could not be opened; its path follows.
inline const QString failureNotice = QStringLiteral("open:");
/// The notice that the clipboard cannot be opened.
inline const QString pasteNotice = QStringLiteral("paste");

} // namespace stonemason
