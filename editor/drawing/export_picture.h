// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/verbs/command_line.h"

namespace stonemason {

/// Runs a call that draws. Needs no display, and may be called once in a run: it makes the application object
/// that drawing depends on. Returns the exit status.
int runDrawing(const VerbCall& call);

} // namespace stonemason
