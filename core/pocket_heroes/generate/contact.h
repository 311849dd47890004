// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason::pocket_heroes {

/// Two zones that are to touch.
struct Contact {
    int first = 0;
    int second = 0;
    /// Of a half draft: in which part of the map, see WorldImage, the first zone touches the image of the
    /// second, across the edge; 0: it touches the zone itself.
    int part = 0;
    /// Of a turn: in the middle of the map, where a zone meets its own image.
    bool inMiddle = false;

    bool isAcross() const { return part != 0; }

    bool operator==(const Contact&) const = default;
};

} // namespace stonemason::pocket_heroes
