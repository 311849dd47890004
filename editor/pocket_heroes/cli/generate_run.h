// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/format/template_file.h"
#include "editor/cli/arguments.h"
#include "editor/pocket_heroes/cli/draw_world.h"

namespace stonemason::pocket_heroes {

/// What the verb generate has been asked for, its template without errors and its files free to be written.
struct GenerateCall {
    const Arguments& arguments;
    std::string path; ///< of the template
    const Template& made;
    const Catalogue& catalogue;
    DrawWorld draw = nullptr; ///< not null when the output is a picture
};

/// Makes one world and writes what is asked for. Returns the exit status.
int generateOne(const GenerateCall& call);

/// Makes the worlds of --count and writes them in the order of their seeds. Returns the exit status.
int generateMany(const GenerateCall& call);

} // namespace stonemason::pocket_heroes
