// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/fairness.h"
#include "core/pocket_heroes/generate/report.h"

#include <string>

namespace stonemason::pocket_heroes {

/// The report as a document for programs, with a line's end; cells are [row, column] from 0, top left, shares
/// of the map go from 0 to 1. Without times it is the same on every machine.
std::string reportJson(const GenerateReport& report, const Fairness& fairness, bool withTimes);

} // namespace stonemason::pocket_heroes
