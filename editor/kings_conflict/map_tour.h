// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"

#include <QList>

namespace stonemason::kings_conflict {

/// What the tour shows around a map, from choosing a tile to the code for submission.
QList<TourStep> mapTour();

} // namespace stonemason::kings_conflict
