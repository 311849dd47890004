// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/workspace/game_editor.h"

namespace stonemason::token_battle {

extern const EditorModule editorModule;

} // namespace stonemason::token_battle
