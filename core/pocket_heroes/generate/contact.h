// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason::pocket_heroes {

/// Two zones that are to touch.
struct Contact {
    int first = 0;
    int second = 0;
    /// Of a half draft: the first zone touches the image of the second, across the edge.
    bool isAcross = false;
    /// Of a half-turn: in the middle of the map, where a zone meets its own image.
    bool inMiddle = false;

    bool operator==(const Contact&) const = default;
};

} // namespace stonemason::pocket_heroes
