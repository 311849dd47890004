// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/arguments.h"

namespace stonemason {

/// Runs the verb export for a form that is drawn: png, svg or pdf. Needs no display, and may be called once
/// in a run: it makes the application object that drawing depends on. Returns the exit status.
int exportAsPicture(const Arguments& arguments);

} // namespace stonemason
