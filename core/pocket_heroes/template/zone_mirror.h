// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/template/world_symmetry.h"

#include <array>
#include <string_view>
#include <vector>

namespace stonemason::pocket_heroes {

/// How a template is its own image: each zone and link with its image, each player with the one on the other
/// side. Zones that are their own image lie on the line of the mirror, or in the middle of a half-turn.
struct ZoneMirror {
    WorldSymmetry symmetry = WorldSymmetry::Diagonal;
    std::vector<int> zoneImages;
    std::vector<int> linkImages; ///< noZone for those of LinkKind::Near, which make no way
    /// By link, which pair of portals it has, see portalSetsOf(); noPortals: it is no portal.
    std::vector<int> portalSets;
    std::array<PlayerId, playerCount> playerImages{}; ///< Neutral for colours that the template does not have
    std::vector<char> isHere; ///< by zone: on this side of the line or on it; its image is on the other or on
                              ///< it

    static constexpr int noPortals = -1;

    bool isOwnImage(int zone) const { return zoneImages[std::size_t(zone)] == zone; }
    PlayerId imageOf(PlayerId player) const {
        return isPlayer(player) ? playerImages[std::size_t(player)] : player;
    }
};

/// A symmetry that exchanges all players, or why there is none. Zones and their images have the same sizes,
/// richness, mines and castles, links the same kind and guards; surfaces may differ. Zones have the numbers
/// that they take from others. What there is only once stays off the line of a mirror and the middle of a
/// half-turn: no castle of a player stands there, and no passage runs along the line, or across it but from a
/// zone to its image. Only the diagonal has cells of its own: in the other symmetries mines of zones that are
/// their own image come in pairs, and no portals lead from one such zone to another. A half-turn has one
/// middle, for one zone or for one link of a zone with its image; its other links may cross the edge. Portals
/// lead anywhere, while there are alike ones for them and their images. Errors: mirrorMessageIds. Cost: a
/// bounded number of steps; in templates in which very many zones are alike, a symmetry may be missed.
Result<ZoneMirror> mirrorOf(const Template& worldTemplate, WorldSymmetry symmetry = WorldSymmetry::Diagonal);

/// The template with the ground of the zones here in their images.
Template withImageGround(Template worldTemplate, const ZoneMirror& mirror);

/// The template with what images have from the zones here: their ground, and which zone of a link is the
/// first. A zone that is its own image has its castle on either side and, where only
/// pairs of mines have images, each of its mines twice.
Template mirroredTemplate(const Template& worldTemplate, const ZoneMirror& mirror);

inline constexpr auto mirrorMessageIds = std::to_array<std::string_view>({
    "mirror/castle", // zone: it would lie on the line or in the middle, and has something of a player's, or a
                     // castle of a given nation
    "mirror/link",   // the two zones: their link would run along the line or across it
    "mirror/middle", // two zones: only one can lie in the middle of a half-turn, or be linked there
    "mirror/none",   // the template has no two halves that are alike
    "mirror/players", // fewer than two players, or a number that is odd: somebody has no counterpart
    "mirror/portal",  // the two zones: there are no two pairs of portals left that are alike
});

} // namespace stonemason::pocket_heroes
