// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

/// Templates that are their own image.
namespace stonemason::pocket_heroes::mirrored {

/// So many homes, half of them on each side of a middle zone and of two that close the ring of homes.
Template ringOf(int players);

/// Two players, each with a zone of treasure of their own, around one with a gold mine.
Template duel();

/// The same with zones of treasure that are linked with each other.
Template linkedAcross();

/// With portals of all kinds: to zones of the other side and back, to an image, and along the line, where the
/// middle has further castles.
Template withPortals(LinkKind home = LinkKind::Portal);

/// Homes that only portals join with what lies between them.
Template joinedByPortals();

} // namespace stonemason::pocket_heroes::mirrored
