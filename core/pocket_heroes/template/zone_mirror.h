// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/template/template.h"

#include <array>
#include <string_view>
#include <vector>

namespace stonemason::pocket_heroes {

/// How a template is its own mirror image: each zone and link with its image, each player with the one on the
/// other side. Zones that are their own image lie on the diagonal.
struct ZoneMirror {
    std::vector<int> zoneImages;
    std::vector<int> linkImages; ///< noZone for those of LinkKind::Near, which make no way
    /// By link, which pair of portals it has, see portalSetsOf(); noPortals: it is no portal.
    std::vector<int> portalSets;
    std::array<PlayerId, playerCount> playerImages{}; ///< Neutral for colours that the template does not have
    std::vector<char> isHere; ///< by zone: on this side of the line or on it; its image is on the other or on
                              ///< it

    static constexpr int noPortals = -1;

    bool isOnDiagonal(int zone) const { return zoneImages[std::size_t(zone)] == zone; }
    PlayerId imageOf(PlayerId player) const {
        return isPlayer(player) ? playerImages[std::size_t(player)] : player;
    }
};

/// A mirror that exchanges all players, or why there is none. Zones and their images have the same sizes,
/// richness, mines and castles, links the same kind and guards; surfaces may differ. Zones have the numbers
/// that they take from others. What can only have one place stays off the line: no first castle stands there,
/// as no castle of the game is its own image, and no passage runs along the line, or across it but from a
/// zone to its image. Portals lead anywhere, while there are alike ones for them and their images. Errors:
/// mirrorMessageIds. Cost: a bounded number of steps; in templates in which very many zones are alike, a
/// mirror may be missed.
Result<ZoneMirror> mirrorOf(const Template& worldTemplate);

/// The template with what images have from the zones here: their ground, and which zone of a link is the
/// first.
Template mirroredTemplate(const Template& worldTemplate, const ZoneMirror& mirror);

inline constexpr auto mirrorMessageIds = std::to_array<std::string_view>({
    "mirror/castle",  // zone: it would lie on the diagonal, and it has a castle or a mine that is somebody's
    "mirror/link",    // the two zones: their link would run along the line or across it
    "mirror/none",    // the template has no two halves that are alike
    "mirror/players", // fewer than two players, or a number that is odd: somebody has no counterpart
    "mirror/portal",  // the two zones: there are no two pairs of portals left that are alike
});

} // namespace stonemason::pocket_heroes
