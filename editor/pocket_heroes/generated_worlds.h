// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason::pocket_heroes {

class TemplateWorkspace;
class WorldWorkspace;

/// Worlds that templates become open as worlds do.
void connectGenerator(TemplateWorkspace& templates, WorldWorkspace& worlds);

} // namespace stonemason::pocket_heroes
