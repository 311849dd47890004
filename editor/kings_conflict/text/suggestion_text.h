// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/suggest.h"

#include <QString>

namespace stonemason::kings_conflict {

/// A sentence on what a suggestion lacks, or an empty one.
QString suggestionText(SuggestionLack lack);

} // namespace stonemason::kings_conflict
