// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_state.h"
#include "tests/editor/controls/stage.h"

#include <QApplication>
#include <QDialog>

namespace stonemason::test {

namespace {

const std::vector<Cell> part{{2, 2}, {2, 3}, {2, 4}, {3, 2}, {3, 3}, {3, 4}};

void lookAtPart(Stage& stage, GridState& view, ToolState& tools) {
    stage.trigger(QStringLiteral("window.undo"));
    stage.trigger(QStringLiteral("window.redo"));
    view.setSelection(part);
    view.setCursor(part.front());
    tools.setBrushSize(3);
    settle(stage);
}

} // namespace

void openPlainTextMap(Stage& stage) {
    stage.openTextMap(stage.copyOf(WholeProgram::textMap, QStringLiteral("cave.txt")));
}

void openWorkedOnTextMap(Stage& stage) {
    text_map::TextMapDocument& document =
        stage.openTextMap(stage.copyOf(WholeProgram::textMap, QStringLiteral("cave.txt")));
    CellCodes codes; // which no flip leaves as they are
    for (const Cell cell : part)
        codes.push_back({cell, cell == part.front() || cell == part.back()
                                   ? stage.program().textMaps.signs().wall()
                                   : stage.program().textMaps.signs().floor()});
    document.preview(codes);
    document.commit(QStringLiteral("Wall"));
    lookAtPart(stage, document.view(), stage.program().textMaps.brush());
}

void openLevelFile(Stage& stage) {
    stage.openTextMap(stage.write(QStringLiteral("levels.des"),
                                  "NAME: Cave\nMAP\n#####\n#..T#\n#####\nENDMAP\n"
                                  "NAME: Hall\nMAP\n####\n#..#\n#..#\n####\nENDMAP\n"));
    settle(stage);
    // Which map it is to be is asked at once, unless it was chosen before.
    if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
    stage.window().activateWindow();
    settle(stage);
}

void openPlainPattern(Stage& stage) {
    stage.openPattern(stage.copyOf(WholeProgram::pattern, QStringLiteral("corner.ambush")));
}

void openPatternBesideMap(Stage& stage) {
    openPlainMap(stage);
    openPlainPattern(stage);
}

void openWorkedOnPattern(Stage& stage) {
    ambush::PatternDocument& document =
        stage.openPattern(stage.copyOf(WholeProgram::pattern, QStringLiteral("corner.ambush")));
    document.change(QStringLiteral("Spoil"), [](ambush::Pattern& pattern) {
        pattern.orientations = {}; // two faults that can be fixed
        pattern.threshold = 0;
        for (const Cell cell : part) // which no flip leaves as they are
            pattern.signs[cell] = cell == part.front() || cell == part.back() ? '#' : '.';
    });
    lookAtPart(stage, document.view(), stage.program().patterns.brush());
}

} // namespace stonemason::test
