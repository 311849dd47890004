// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/schedule.h"

#include <string_view>

namespace stonemason {

/// What a result of a tournament calls its format.
inline constexpr std::string_view tournamentFormat = "stonemason-tournament";
inline constexpr int tournamentVersion = 1;

/// The word for a form in files: "round-robin", "field".
constexpr std::string_view formId(TournamentForm form) {
    return form == TournamentForm::Field ? "field" : "round-robin";
}

} // namespace stonemason
