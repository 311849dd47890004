// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/canvas/pattern_scene.h"

#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_view_state.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/text/names.h"

#include <memory>

namespace stonemason::ambush {

PatternScene::PatternScene(PatternDocument& document, PatternRenderer& renderer)
    : GridModel(document.view()), document_(document), renderer_(renderer) {
    connect(&document, &PatternDocument::cellsChanged, this, &GridModel::cellsChanged);
    connect(&document, &PatternDocument::replaced, this, &GridModel::replaced);
    connect(&document.view(), &PatternViewState::styleChanged, this, &GridModel::styleChanged);
}

void PatternScene::paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
    renderer_.paint(painter, document_.pattern().signs, document_.view().style(), geometry, range);
}

GridLook PatternScene::look() {
    PatternStyle style = document_.view().style();
    style.gridLines = false;
    style.characters = false;
    return renderer_.look(document_.pattern().signs, style);
}

GridLook PatternScene::paper() {
    PatternStyle style = document_.view().style();
    style.dark = false;
    return lastingLook(document_.committedPattern().signs, style);
}

QString PatternScene::heldIn(Cell cell) const {
    return contentText(document_, cell);
}

QString PatternScene::describe(Cell cell) const {
    //: What a screen reader says of a cell of a pattern: its place, then what is asked for there.
    return tr("%1: %2").arg(placeText(cell), contentText(document_, cell));
}

QString contentText(const PatternDocument& document, Cell cell) {
    const Grid<char>& signs = document.pattern().signs;
    if (!signs.contains(cell)) return {};
    const char sign = signs[cell];
    //: %1 is what a sign of a pattern asks for: "Must be way"; %2 is its character
    return PatternScene::tr("%1 (%2)").arg(signName(sign), QString(QLatin1Char(sign)));
}

} // namespace stonemason::ambush
