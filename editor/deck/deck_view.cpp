// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/deck/deck_view.h"

#include "editor/deck/deck_document.h"

namespace stonemason {

DeckView::DeckView(DeckDocument& document, QWidget* parent) : QWidget(parent), document_(document) {
}

} // namespace stonemason
