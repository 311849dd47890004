// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/format/template_file.h"

#include <string>

namespace stonemason::pocket_heroes {

/// The form of a template in a file of that name: .ztemplate, .json or .txt, in capitals or not.
std::optional<TemplateFormat> templateFormForName(std::string_view name);

/// Reports on standard error which parts of the bytes of a template are not read.
void reportUnread(const std::string& path, std::string_view bytes);

/// What `convert` does with a template: writes it in the form that the name of the output asks for, and
/// prints on standard error what that form cannot hold. Returns the exit status.
int convertTemplate(const std::string& path, std::string_view bytes, const std::string& output);

} // namespace stonemason::pocket_heroes
