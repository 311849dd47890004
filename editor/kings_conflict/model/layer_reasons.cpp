// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/layer_reasons.h"

#include <QCoreApplication>

namespace stonemason::reason {

namespace {

struct LayerReason {
    Q_DECLARE_TR_FUNCTIONS(LayerReason)
};

} // namespace

QString onlyOnTerrain() {
    return LayerReason::tr("This is for the terrain; a hint grid is the current layer.");
}

QString onlyOnHints() {
    return LayerReason::tr("This is for hint grids; the terrain is the current layer.");
}

QString noSuchGrid() {
    return LayerReason::tr("The map does not have this grid.");
}

QString isCurrentGrid() {
    return LayerReason::tr("This grid is the current layer.");
}

QString onlyWhereSquare() {
    return LayerReason::tr("This takes a square map.");
}

} // namespace stonemason::reason
