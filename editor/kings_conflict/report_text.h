// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"

#include <QString>

namespace stonemason {

class MapDocument;

/// "1 error, 2 warnings": the severities that occur, worst first; "No problems" for none.
QString countText(const Report& report);

/// "Error", "Warning", "Note".
QString severityName(Severity severity);

/// The whole report as plain text to send to somebody: the map's name, the counts, then each problem with
/// what it says.
QString reportText(const MapDocument& document);

} // namespace stonemason
