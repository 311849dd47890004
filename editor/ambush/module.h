// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/workspace/game_editor.h"

namespace stonemason::ambush {

extern const EditorModule editorModule;

} // namespace stonemason::ambush
