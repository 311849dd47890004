// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason::pocket_heroes {

/// Two zones that are to touch.
struct Contact {
    int first = 0;
    int second = 0;
    bool isAcross =
        false; ///< the first zone touches the image of the second, across the edge of a half draft
    bool inMiddle = false; ///< in the middle of a half turn, where alone a zone touches its image but once

    bool operator==(const Contact&) const = default;
};

} // namespace stonemason::pocket_heroes
