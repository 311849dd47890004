// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/workspace/game_editor.h"

namespace stonemason::pocket_heroes {

extern const EditorModule editorModule;

} // namespace stonemason::pocket_heroes
