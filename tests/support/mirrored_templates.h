// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

/// Templates that are their own mirror image.
namespace stonemason::pocket_heroes::mirrored {

/// A ring of so many homes, half of them on each side of a middle zone and of two zones that close the ring.
Template ringOf(int players);

/// Two players, each with a treasure zone, around a zone with a gold mine.
Template duel();

/// The same with treasure zones that are linked to each other.
Template linkedAcross();

/// With portals of all kinds: to zones of the other side and back, to an image, and along the line, where the
/// middle has further castles.
Template withPortals(LinkKind home = LinkKind::Portal);

/// Homes connected to the zones between them by portals only.
Template joinedByPortals();

} // namespace stonemason::pocket_heroes::mirrored
