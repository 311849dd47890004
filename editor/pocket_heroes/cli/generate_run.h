// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/generate/origin.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/cli/arguments.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// Makes the bytes of a file that shows a world. Nothing when there is not enough memory.
/// @param form "png", "svg" or "pdf"
/// @param title stands at the top of a world without a name
using DrawWorld = std::optional<std::string> (*)(const World& world, const Catalogue& catalogue,
                                                 std::string_view form, const QString& title);

/// What the verb generate has been asked for, its template without errors and its files free to be written.
struct GenerateCall {
    const Arguments& arguments;
    std::string path; ///< of the template
    const Template& worldTemplate;
    std::uint64_t seed; ///< the first
    const Catalogue& catalogue;
    DrawWorld draw = nullptr; ///< not null when the output is a picture
};

/// Makes one world and writes what is asked for. Returns the exit status.
int generateOne(const GenerateCall& call);

/// Makes the worlds of --count and writes them in the order of their seeds. Returns the exit status.
int generateMany(const GenerateCall& call);

/// What a file of that name shows of a world. nullopt: the name does not determine it.
enum class WorldFormat : std::uint8_t { Map, Game, Json, Png, Svg };
std::optional<WorldFormat> worldFormForName(const std::string& name);

/// Where the verb generate writes the state after a step, 0 to 9: "folder/01-layout.txt".
std::string stepFile(const std::string& folder, int step);

/// How many seeds, from its first on, each world of a call may be of: N of --fair, else 1.
std::uint64_t seedsOfEach(const Arguments& arguments);

/// How the files of the worlds of --count end: ".hmm" or ".phm".
std::string endOfEach(const Arguments& arguments);

/// Where it writes the world of a seed, or the fairest from it on, and the report, without the ending:
/// "folder/world-7".
std::string seedStem(const std::string& folder, std::uint64_t seed);

/// Why two of the files that a call names are one, by whatever spelling or link; empty when all differ.
QString whyOutputsClash(const Arguments& arguments);

/// Before any world is made: whether all that the call writes can be written, and none of it takes the place
/// of the template or the config. If not, prints the reason on standard error.
bool canWriteWorlds(const Arguments& arguments);

} // namespace stonemason::pocket_heroes
