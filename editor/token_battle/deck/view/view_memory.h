// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason {
class Settings;
}

namespace stonemason::token_battle {

class DeckView;

/// Shows the view as was chosen in the last one (size and order of the cards, room for the stacks) and
/// remembers what is chosen in it. The settings must outlive the view.
void rememberView(DeckView& view, Settings& settings);

} // namespace stonemason::token_battle
