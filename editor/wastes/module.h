// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/workspace/game_editor.h"

namespace stonemason::wastes {

extern const EditorModule editorModule;

} // namespace stonemason::wastes
