// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

#include <string>

class QLineEdit;

namespace stonemason {

namespace setting {

/// The author of new documents: as typed last, or set in the preferences. Empty: none yet.
inline constexpr SettingKey<QString> author{"files/author"};

} // namespace setting

/// Characters of a name that is remembered.
inline constexpr int maximumAuthorLength = 200;

/// Remembers what a person types into the field for the author once the field is left.
/// @param settings outlive the field
void rememberAuthor(QLineEdit& field, Settings& settings);

/// Puts the remembered author there, unless there is one or none is remembered.
void signWithAuthor(std::string& author, const Settings& settings);

} // namespace stonemason
