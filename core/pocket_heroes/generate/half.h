// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/generate/world_image.h"
#include "core/pocket_heroes/template/zone_mirror.h"

#include <string>
#include <vector>

/// Worlds that are their own image. The steps of the generator make one half of the map, see WorldImage, from
/// half of the template, and unfold() adds its image; of a quarter-turn, what is called a half here is a
/// quarter, and has three images.
///
/// In a half draft each zone has its cells and the images of them; those beyond the edge are water. Walls
/// stand where a zone meets the image of another one at the edge; zones that are not their own image have
/// walls all along it.
///
/// Doors of buildings look down and to the right. In the diagonal mirror they do so in the image, too. In the
/// other symmetries no building has an image: another of its kind stands on the image of its rectangle, and
/// its door is on another side of it. So that one can come to all of them, a building of a half draft fills
/// its rectangle, of a quarter-turn the square around that, and has several approaches: its own, and that of
/// each image.
namespace stonemason::pocket_heroes {

struct MirrorPlan {
    /// With the ground of the zones here in their images, and links turned as their images.
    Template fullTemplate;
    /// The zones here and the links between them; portals of a zone to its image lead to it.
    Template halfTemplate;
    ZoneMirror mirror; ///< of fullTemplate
    /// Each building takes the ground of its own image as well, and castles are those that have an image.
    Catalogue catalogue;
    const Catalogue* original;    ///< of the game
    std::vector<int> fullZones{}; ///< by zone of halfTemplate: its index in fullTemplate
    /// By zone of fullTemplate: the zone of halfTemplate that it, or its image, is.
    std::vector<int> halfZones{};
    std::vector<int> halfLinks{}; ///< by link of fullTemplate, likewise; noZone for passages over the edge
    std::vector<int> fullLinks{}; ///< by link of halfTemplate

    /// A passage over the edge: of a zone to its own image or, of a turn, to that of another.
    struct EdgePassage {
        int fullLink; ///< the first of its images in fullTemplate
        int first;    ///< the zone of halfTemplate that its first zone, or an image of it, is
        int second;   ///< likewise
        int part;     ///< in which part its second zone lies when the first one lies here
    };
    std::vector<EdgePassage> edgePassages{}; ///< one for each and its images
    std::vector<int> edgeLinks{}; ///< by link of fullTemplate: its place among these; noZone for others

    WorldSymmetry symmetry() const { return mirror.symmetry; }
    int order() const { return mirror.order(); }
    /// Whether the image of the passage is the passage.
    bool isOwnImage(const EdgePassage& passage) const {
        return mirror.linkImages[std::size_t(passage.fullLink)] == passage.fullLink;
    }
    bool isOwnImage(int halfZone) const { return mirror.isOwnImage(fullZones[std::size_t(halfZone)]); }
    /// Whether it is a link of halfTemplate whose portals stand on the diagonal: it has no image.
    bool isAlongDiagonal(const Link& link) const { return isOwnImage(link.first) && isOwnImage(link.second); }
    /// Whether the zone of fullTemplate is that of halfTemplate, not its image.
    bool isHere(int fullZone) const { return mirror.isHere(fullZone); }
};

/// Errors: mirrorMessageIds.
Result<MirrorPlan> halfOf(const Template& worldTemplate, const Catalogue& catalogue, WorldSymmetry symmetry);

/// The castle that is the image of one: in the diagonal mirror that whose cells are the image of its cells,
/// else the castle itself.
std::string imageOfCastle(const MirrorPlan& half, const std::string& id);

/// The cells that zones of half are to have in all parts together.
std::vector<double> cellsOfHalf(const MirrorPlan& half, Size size);

/// Puts the mines of a zone that is its own image into sets of mines that are alike, one mine for each part:
/// the named mines first, then as many whole sets as the number of the others allows.
void repeatMines(std::vector<PlannedMine>& mines, const Zone& zone, int parts);

/// The draft of the whole world for a half draft. The half draft may lack what later steps add.
Draft unfold(const Draft& draft, const MirrorPlan& half);

/// Whether a road on a cell of a half draft may touch the image of a road, as it may beside the edge. In
/// turns roads are free to go along one arm of the edge, but for its passages, whose other side is on the
/// other arm.
bool mayTouchImage(const Draft& draft, Cell cell);

/// Takes away the roads of a whole world that end neither at a door nor at a passage: those to the other
/// approaches of a building. Cost: O(cells + things).
void removeBlindRoads(Draft& draft);

/// Gives the part beyond the edge the ground of its image.
void mirrorGround(Draft& draft);

/// Adds the images of the decorations, and covers the cells of plots on which nothing stands.
void mirrorDecorations(Draft& draft, const Plan& plan, SeededRandom& random);

Result<Draft> layOutHalf(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> shareOutHalf(Draft draft, const Plan& plan, SeededRandom& random);

} // namespace stonemason::pocket_heroes
