// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Why actions on a map's layers cannot be used now, in sentences that several sets of actions share.
namespace stonemason::reason {

QString onlyOnTerrain();
QString onlyOnHints();
QString noSuchGrid();
QString isCurrentGrid();
/// Of what swaps rows and columns.
QString onlyWhereSquare();

} // namespace stonemason::reason
