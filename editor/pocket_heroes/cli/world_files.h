// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/cli/game_cli.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// The data of Pocket Heroes that the verbs need besides a world.
class WorldInput {
public:
    /// Nothing, with one line on standard error, when the catalogue cannot be used, as MapInput::load().
    static std::optional<WorldInput> load();

    const Catalogue& catalogue() const { return catalogue_; }

private:
    explicit WorldInput(Catalogue catalogue) : catalogue_(std::move(catalogue)) {}

    Catalogue catalogue_;
};

/// Whether a file of that name is a world: .hmm or .phm, in capitals or not.
bool isWorldName(std::string_view name);

/// Reads a world from either kind of file. Loads the catalogue only for a file of the game: an error has been
/// reported when there is none, and nothing is returned.
std::optional<Result<World>> readWorldOf(CommandCall& call, std::string_view bytes);

/// The language of --language; nullopt: it is not given.
std::optional<Language> languageAskedFor(const Arguments& arguments);

/// Implements `convert` for a world: writes it in the format given by the file's name; .hmm in its present
/// version, so that the bytes of a .hmm file do not change. Returns the exit status.
int convertWorld(CommandCall& call, const std::string& path, std::string_view bytes,
                 const std::string& output);

/// Implements `export --to phm`: writes a file for the game, or without --language one for each language of
/// the world, OUT_English.phm and OUT_Russian.phm. Returns the exit status.
int exportForGame(const CommandCall& call, const ExportCall& wanted, const World& world,
                  const Catalogue& catalogue);

/// Writes the world as one file for the game and prints on standard error what that file cannot hold.
/// @param input what it was read from, named in errors
int writeForGame(const std::string& output, const World& world, Language language, const Catalogue& catalogue,
                 const std::string& input);

/// The form of a template in a file of that name: .ztemplate, .json or .txt, in capitals or not.
std::optional<TemplateFormat> templateFormForName(std::string_view name);

/// Reports on standard error which parts of the bytes of a template are not read.
void reportUnread(const std::string& path, std::string_view bytes);

/// Implements `convert` for a template: writes it in the form given by the output's name, and prints on
/// standard error what that form cannot hold. Returns the exit status.
int convertTemplate(const std::string& path, std::string_view bytes, const std::string& output);

} // namespace stonemason::pocket_heroes
