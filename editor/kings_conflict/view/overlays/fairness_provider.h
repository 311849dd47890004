// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason::kings_conflict {

class MapDocument;

/// Shows on the document's board what its view asks for of the map's fairness, from now on, for the map as it
/// is shown: strokes in progress included. On large maps it follows from a worker.
void provideFairness(MapDocument& document);

} // namespace stonemason::kings_conflict
