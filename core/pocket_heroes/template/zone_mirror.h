// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/template/world_symmetry.h"

#include <array>
#include <string_view>
#include <vector>

namespace stonemason::pocket_heroes {

/// The symmetry of a template: the image of each zone, link and player. Images come in cycles of
/// orderOf(symmetry). Zones that are their own image lie on the line of the mirror, or in the middle of a
/// turn.
struct ZoneMirror {
    WorldSymmetry symmetry = WorldSymmetry::Diagonal;
    std::vector<int> zoneImages;
    std::vector<int> linkImages; ///< noZone for those of LinkKind::Near, which make no way
    /// By link, which pair of portals it has, see portalSetsOf(); noPortals: it is no portal.
    std::vector<int> portalSets;
    std::array<PlayerId, playerCount> playerImages{}; ///< Neutral for colours that the template does not have
    /// By zone, how many steps lead to it from its zone in the part that is made; 0 for the zones of that
    /// part and for those that are their own image.
    std::vector<int> parts;

    static constexpr int noPortals = -1;

    int order() const { return orderOf(symmetry); }
    bool isOwnImage(int zone) const { return zoneImages[std::size_t(zone)] == zone; }
    bool isHere(int zone) const { return parts[std::size_t(zone)] == 0; }
    /// Whether its zones lie in two parts of the map, so that a passage leads over the edge.
    bool isAcross(const Link& link) const {
        return !isOwnImage(link.first) && !isOwnImage(link.second) &&
               parts[std::size_t(link.first)] != parts[std::size_t(link.second)];
    }
    PlayerId imageOf(PlayerId player, int steps = 1) const {
        for (; steps > 0 && isPlayer(player); --steps)
            player = playerImages[std::size_t(player)];
        return player;
    }
    int zoneImage(int zone, int steps) const;
    /// The zone of the part that is made whose image the zone is, or which it is itself.
    int sourceOf(int zone) const { return zoneImage(zone, order() - parts[std::size_t(zone)]); }
};

/// A symmetry that leaves no player in place, or why there is none. Zones and their images have the same
/// sizes, richness, mines and castles, links the same kind and guards; surfaces may differ. Zones have the
/// numbers that they take from others. What there is only once stays off the line of a mirror and the middle
/// of a turn: no castle of a player stands there, and no passage runs along the line, or across it but
/// from a zone to its image. Only the diagonal has cells of its own: in the other symmetries mines of zones
/// that are their own image come in sets, one for each part, and no portals lead from one such zone to
/// another. A half-turn has one middle, for one zone or for one link of a zone with its image; its other
/// links may cross the edge. Portals lead anywhere, while there are alike ones for them and their images. A
/// quarter-turn is for four players; its middle is for one zone, its passages may lead to the next quarter
/// but to no opposite one, and it has no portals, of which it would need four pairs that are alike. Errors:
/// mirrorMessageIds. Cost: a bounded number of steps; in templates in which very many zones are alike, a
/// symmetry may be missed.
Result<ZoneMirror> mirrorOf(const Template& worldTemplate, WorldSymmetry symmetry = WorldSymmetry::Diagonal);

/// The template with the ground of the zones here in their images.
Template withImageGround(Template worldTemplate, const ZoneMirror& mirror);

/// The template with what images have from the zones here: their ground, and which zone of a link is the
/// first. A zone that is its own image has its castle in each part and, where the edge has no cells of its
/// own, each of its mines likewise.
Template mirroredTemplate(const Template& worldTemplate, const ZoneMirror& mirror);

inline constexpr auto mirrorMessageIds = std::to_array<std::string_view>({
    "mirror/castle", // zone: it would lie on the line or in the middle, and has something of a player's, or a
                     // castle of a given nation
    "mirror/link",   // the two zones: their link would run along the line or across it
    "mirror/middle", // two zones: only one can lie in the middle of a turn, or be linked there
    "mirror/none",   // the template has no two halves that are alike, or no four quarters
    "mirror/opposite", // the two zones: their link would lead to the opposite quarter
    "mirror/players",  // fewer than two players, or a number that is odd: somebody has no counterpart
    "mirror/portal",   // the two zones: there are no pairs of portals left that are alike
    "mirror/quarters", // another number of players than four
});

} // namespace stonemason::pocket_heroes
