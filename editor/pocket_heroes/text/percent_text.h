// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason::pocket_heroes {

/// The text with each % on the line of its number, however it is wrapped.
inline QString withPercentsKept(QString text) {
    return text.replace(QLatin1String(" %"), QStringLiteral("\u00a0%"));
}

} // namespace stonemason::pocket_heroes
