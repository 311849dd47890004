// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason {

/// Opens the editor's window and returns the exit status when it has closed. Arguments that are not Qt's own
/// are the files to open; `--` ends the options. The command line has already refused unknown options and a
/// first path that does not exist.
int runEditor(int argc, char** argv);

} // namespace stonemason
