// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/template/template.h"
#include "editor/cli/file_report.h"

namespace stonemason::pocket_heroes {

/// What is wrong with a template of Pocket Heroes worlds.
FileReport describeTemplate(const std::string& path, const Template& made, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
