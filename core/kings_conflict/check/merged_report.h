// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"

namespace stonemason::kings_conflict {

/// The report as a person reads it, one problem for each mistake: what a wrong piece of a river or road
/// causes around it, what comes again at the mirror image (isMirrored), the classes of terrain that are still
/// to be painted (variety/to-come: their ids with blanks between them), and hint grids that are all flat or
/// all missing (hint-flat/several-flat, hint-flat/several-missing: how many) are reported once. While terrain
/// is still to come, kings killed on turn one (first-turn-kill) are not reported: what would separate their
/// regions is not there yet. The report is then not free of errors anyway, for what is to come is one. A
/// merged problem has the severity and message of its worst part and the cells of all parts; its place is
/// that of the first. Problems that the report does not list are counted as they were.
/// @param map the map that the report is about
Report mergedReport(const Report& report, const Map& map);

} // namespace stonemason::kings_conflict
