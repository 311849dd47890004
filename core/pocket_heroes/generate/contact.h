// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason::pocket_heroes {

/// Two zones that are to touch.
struct Contact {
    int first = 0;
    int second = 0;
    /// Of a half draft: the part of the map, see WorldImage::partAt(), in which the image of the second zone
    /// touches the first; 0: the zones themselves touch.
    int part = 0;
    /// Of a turn: in the middle of the map, where a zone meets its own image.
    bool inMiddle = false;

    bool isAcross() const { return part != 0; }

    bool operator==(const Contact&) const = default;
};

} // namespace stonemason::pocket_heroes
