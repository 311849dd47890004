// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/grid/grid.h"
#include "core/pocket_heroes/catalogue/catalogue.h"

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// In place of the number of an ObjectClass where there is none.
inline constexpr std::int8_t noClass = -1;

/// Decorations that may take each other's place, in groups of one footprint, the largest first.
using DecorationShapes = std::vector<std::vector<const CatalogueObject*>>;

/// What decorations stand on.
struct Soil {
    Grid<Surface> ground;    ///< of each cell, see groundOf()
    Grid<SurfaceSet> around; ///< see groundsAround()
};

/// Which decorations grow on a ground: those made for it, else those made for the ground that comes first
/// among the others (see flora.cpp), because people place pines on dirt although the game draws none for it.
class Flora {
public:
    explicit Flora(const Catalogue& catalogue) : catalogue_(catalogue) {}

    /// Those of a class that block cells, their place among them.
    const DecorationShapes& shapes(Surface surface, ObjectClass kind);

    /// A class that is at home on the ground, by CraftRules::home, or, where that has none, any that has
    /// decorations of one cell for it. Nothing on a ground without any. Classes that grow beside all
    /// surrounding grounds are preferred.
    std::optional<ObjectClass> pickHomeClass(Surface surface, SurfaceSet around, SeededRandom& random);

    /// Whether the class may stand in sight of these grounds: CraftRules::foreign is 0 for none of them.
    bool growsBeside(SurfaceSet around, ObjectClass kind) const;

    /// Whether the class may grow on the ground, given the nearby grounds, by CraftRules::foreign.
    bool suits(Surface surface, ObjectClass kind, SurfaceSet near, SeededRandom& random) const;

    /// A class of trees that is at home there. Nothing where none is.
    std::optional<ObjectClass> pickTrees(Surface surface, SurfaceSet around, SeededRandom& random);

    /// The class that ranges consist of there: mountains, or else volcanoes. nullopt where neither is at
    /// home.
    std::optional<ObjectClass> rangeClass(Surface surface);

    /// A class of low growth that fills gaps, at home nowhere; else as pickHomeClass().
    std::optional<ObjectClass> pickUndergrowth(Surface surface, SurfaceSet around, SeededRandom& random);

    /// A decoration that blocks nothing, by CraftRules::flat. nullptr on a ground without any.
    const CatalogueObject* pickFlat(Surface surface, SeededRandom& random) const;

    /// One of the class that blocks nothing. nullptr: there is none.
    const CatalogueObject* pickFlatOf(ObjectClass kind, SeededRandom& random) const;

private:
    using Mix = std::vector<std::pair<ObjectClass, int>>;

    bool fillsCells(Surface surface, ObjectClass kind);
    const Mix& mixOf(Surface surface);

    const Catalogue& catalogue_;
    std::map<std::pair<Surface, ObjectClass>, DecorationShapes> shapes_;
    std::array<std::optional<Mix>, surfaceCount> mixes_;
};

} // namespace stonemason::pocket_heroes
