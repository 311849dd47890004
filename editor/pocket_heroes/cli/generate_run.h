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

/// The checked input of the verb generate: the template has no errors, and the output files can be written.
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

/// The output format by the file's name. nullopt: the name does not determine it.
enum class WorldFormat : std::uint8_t { Map, Game, Json, Png, Svg };
std::optional<WorldFormat> worldFormForName(const std::string& name);

/// Where the verb generate writes the state after a step, 0 to 9: "folder/01-layout.txt".
std::string stepFile(const std::string& folder, int step);

/// The number of consecutive seeds tried for each world of a call: N of --fair, else 1.
std::uint64_t seedsOfEach(const Arguments& arguments);

/// The suffix of the world files of --count: ".hmm" or ".phm".
std::string endOfEach(const Arguments& arguments);

/// The path, without suffix, of the report and of the world of a seed, or of the fairest world from that
/// seed on: "folder/world-7".
std::string seedStem(const std::string& folder, std::uint64_t seed);

/// Reports that two paths of a call refer to the same file, whatever their spelling or links; empty when all
/// differ.
QString whyOutputsClash(const Arguments& arguments);

/// Checks, before any world is made, that all output files can be written and that none of them overwrites
/// the template or the config. If not, prints the reason on standard error.
bool canWriteWorlds(const Arguments& arguments);

} // namespace stonemason::pocket_heroes
