// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <string>

namespace stonemason {

/// What went wrong with a file, as one sentence with its line or field, without the file's name.
QString failureText(const Error& error);

/// A path for people: ~ for the home folder.
QString shownPath(const QString& path);

/// A path for core's functions.
std::string nativePath(const QString& path);

} // namespace stonemason
