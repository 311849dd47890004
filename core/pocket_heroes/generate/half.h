// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/template/zone_mirror.h"

#include <string>
#include <vector>

/// Worlds that are their own image in the main diagonal, the one mirror that doors of buildings have, which
/// are entered from below and from the right. The steps of the generator make the half below the diagonal
/// from half of the template, and unfold() adds its image.
///
/// In a half draft each zone has the cells on either side of the diagonal, of which those above it are water;
/// in zones that are not on the diagonal walls part it from its image. What does not stand on the diagonal
/// keeps off it.
namespace stonemason::pocket_heroes {

/// The image in the main diagonal.
constexpr Cell mirrored(Cell cell) {
    return {cell.column, cell.row};
}
/// Whether the cell is its own mirror image.
constexpr bool isOnDiagonal(Cell cell) {
    return cell.row == cell.column;
}
/// Whether it is on the side that is an image.
constexpr bool isBeyond(Cell cell) {
    return cell.column > cell.row;
}

struct MirrorPlan {
    /// With the ground of the zones here in their images, and links turned as their images.
    Template fullTemplate;
    /// The zones here and the links between them; portals of a zone to its image lead to it.
    Template halfTemplate;
    ZoneMirror mirror;         ///< of fullTemplate
    Catalogue catalogue;       ///< each building takes the ground of its own image as well, but for castles
    const Catalogue* original; ///< of the game
    std::vector<int> fullZones{}; ///< by zone of halfTemplate: its index in fullTemplate
    /// By zone of fullTemplate: the zone of halfTemplate that it, or its image, is.
    std::vector<int> halfZones{};
    std::vector<int> halfLinks{}; ///< by link of fullTemplate, likewise
    std::vector<int> fullLinks{}; ///< by link of halfTemplate

    /// A passage of a zone to its own image.
    struct Passage {
        int fullLink;
        int halfZone;
    };
    std::vector<Passage> mirrorPassages{};

    bool isOnDiagonal(int halfZone) const { return mirror.isOnDiagonal(fullZones[std::size_t(halfZone)]); }
    /// Whether it is a link of halfTemplate whose portals stand on the diagonal: it has no image.
    bool isAlongDiagonal(const Link& link) const {
        return isOnDiagonal(link.first) && isOnDiagonal(link.second);
    }
};

/// Errors: mirrorMessageIds.
Result<MirrorPlan> halfOf(const Template& worldTemplate, const Catalogue& catalogue);

/// The castle whose cells are the image of those of a castle; else the castle itself.
std::string mirroredCastle(const Catalogue& catalogue, const std::string& id);

/// The cells that zones of half are to have on both sides together.
std::vector<double> cellsOfHalf(const MirrorPlan& half, Size size);

/// The same as a draft of the whole world. It may lack what later steps add.
Draft unfold(const Draft& draft, const MirrorPlan& half);

/// Gives the part beyond the diagonal the ground of its image.
void mirrorGround(Draft& draft);

/// Adds the images of the decorations, and covers the cells of plots on which nothing stands.
void mirrorDecorations(Draft& draft, const Plan& plan, SeededRandom& random);

Result<Draft> layOutHalf(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> shareOutHalf(Draft draft, const Plan& plan, SeededRandom& random);

} // namespace stonemason::pocket_heroes
