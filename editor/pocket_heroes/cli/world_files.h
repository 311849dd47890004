// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/world/world.h"

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

/// Whether a file of that name is a world: .hmm, in capitals or not.
bool isWorldName(std::string_view name);

/// What `convert` does with a world: writes it in the version of the file that it has, which changes no byte
/// of it. Returns the exit status.
int convertWorld(const std::string& path, std::string_view bytes, const std::string& output);

/// The form of a template in a file of that name: .ztemplate, .json or .txt, in capitals or not.
std::optional<TemplateFormat> templateFormForName(std::string_view name);

/// Reports on standard error which parts of the bytes of a template are not read.
void reportUnread(const std::string& path, std::string_view bytes);

/// What `convert` does with a template: writes it in the form that the name of the output asks for, and
/// prints on standard error what that form cannot hold. Returns the exit status.
int convertTemplate(const std::string& path, std::string_view bytes, const std::string& output);

} // namespace stonemason::pocket_heroes
