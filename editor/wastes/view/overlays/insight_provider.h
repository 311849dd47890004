// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason::wastes {

class BoardDocument;

/// Keeps the document's view showing the insight that it asks for, for as long as the document lives.
void provideInsights(BoardDocument& document);

} // namespace stonemason::wastes
