// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

#include <string_view>

namespace stonemason {

/// "error", "warning", "note": the words in reports for programs.
std::string_view severityId(Severity severity);

/// The same for people, in the language the program speaks.
QString severityWord(Severity severity);

} // namespace stonemason
