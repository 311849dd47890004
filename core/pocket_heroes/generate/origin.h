// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/template/world_symmetry.h"
#include "core/pocket_heroes/world/world.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// The output of one version is fixed for each template and seed. A change of the output, by code or by the
/// game's data, needs a new version.
inline constexpr int generatorVersion = 5;

/// How a world was made: what is needed, beside the template itself, to make it again.
struct WorldOrigin {
    int generator = generatorVersion;
    std::string templateName{};     ///< on one line
    std::uint64_t templateMark = 0; ///< templateMark() of the template
    int size = 0;                   ///< rows of the map
    std::uint64_t seed = 1;
    WorldSymmetry symmetry = WorldSymmetry::None;
    bool keepsLayout = false; ///< its zones lie as in another world: the template alone makes it otherwise

    bool operator==(const WorldOrigin&) const = default;
};

/// A hash of everything in a template that worlds depend on except the size of the map and its symmetry:
/// templates with the same hash generate the same worlds, whatever file they were read from.
std::uint64_t templateMark(const Template& worldTemplate);

/// The origin of the world that the template generates from the seed.
WorldOrigin originOf(const Template& worldTemplate, int size, std::uint64_t seed, const KeptLayout& layout);

/// One line without its end, in no language: Stonemason generator 1, template "Two Fords" (0123456789abcdef),
/// size 64, symmetry diagonal, seed 7. Programs without support for symmetry do not recognise such a line.
std::string originLine(const WorldOrigin& origin);

/// The first such line in a text, which may hold other words before and behind it; nullopt: there is none.
std::optional<WorldOrigin> originIn(std::string_view text);

/// The origin in the description of the world, in any of its languages.
std::optional<WorldOrigin> originOf(const World& world);

/// Adds the origin to the English description, on a line of its own behind the other text.
void setOrigin(World& world, const WorldOrigin& origin);

} // namespace stonemason::pocket_heroes
