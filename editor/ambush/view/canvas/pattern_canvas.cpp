// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/canvas/pattern_canvas.h"

#include "core/ambush/pattern_check.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/app/widgets/look.h"
#include "editor/text/names.h"

#include <QPainter>

#include <memory>

namespace stonemason::ambush {

std::vector<SignStroke> PatternPaintTarget::strokesOf(const CellCodes& codes) {
    std::vector<SignStroke> strokes;
    strokes.reserve(codes.size());
    for (const auto& [cell, code] : codes)
        strokes.push_back({cell, signOf(code)});
    return strokes;
}

Size PatternPaintTarget::size() const {
    return document().pattern().signs.size();
}

TileIndex PatternPaintTarget::shown(Cell cell) const {
    return codeOf(document().pattern().signs[cell]);
}

TileIndex PatternPaintTarget::committed(Cell cell) const {
    return codeOf(document().committedPattern().signs[cell]);
}

QString PatternPaintTarget::nameOf(TileIndex code) const {
    return signName(signOf(code));
}

TileIndex PatternPaintTarget::current() const {
    return codeOf(brush().sign());
}

TileIndex PatternPaintTarget::blank() const {
    return codeOf('*');
}

void PatternPaintTarget::pick(Cell cell) {
    brush().setSign(document().pattern().signs[cell]);
}

void PatternPaintTarget::preview(const CellCodes& codes) {
    document().preview(strokesOf(codes));
}

void PatternPaintTarget::extendPreview(const CellCodes& codes) {
    document().extendPreview(strokesOf(codes));
}

PatternHand::PatternHand(PatternDocument& document, PatternBrush& brush, PatternRenderer& renderer)
    : ToolHand(std::make_unique<PatternPaintTarget>(document, brush), ToolBox(gridTools()), brush)
    , document_(document)
    , renderer_(renderer) {
    connect(&document, &PatternDocument::gestureEnds, this, [this] { cancel(); });
}

void PatternHand::paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                             Cell at) const {
    const bool dark = document_.view().style().dark;
    painter.setOpacity(ghostOpacity);
    for (const auto& [cell, code] : ghostAt(at))
        renderer_.paintSign(painter, geometry.rectOf(cell), signOf(code), dark);
    painter.setOpacity(1);
}

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

PatternCanvas::PatternCanvas(PatternDocument& document, PatternRenderer& renderer, PatternBrush& brush,
                             QWidget* parent)
    : GridCanvas(document, tr("Pattern"), std::make_unique<PatternScene>(document, renderer),
                 std::make_unique<PatternHand>(document, brush, renderer), brush, parent) {
}

QString PatternReportText::headline(int number) const {
    return problemHeadline(problem(number));
}

QString PatternReportText::sentence(int number) const {
    return problemSentence(problem(number));
}

/// They are all about the pattern as a whole.
QString PatternReportText::placedSentence(int number) const {
    return problemSentence(problem(number));
}

QString PatternReportText::fixText(int number, int fix) const {
    return ambush::fixText(problem(number).fixes[std::size_t(fix)]);
}

QString PatternEditorTraits::cellText(const PatternDocument& document, const PatternCanvas*, Cell cell) {
    const Grid<char>& signs = document.pattern().signs;
    if (!signs.contains(cell)) return {};
    return statusText(document.view(), cell, {contentText(document, cell), signSentence(signs[cell])});
}

ProblemWords PatternEditorTraits::problemWords() {
    return {.show = tr("&Show on the Pattern"),
            .showTip = tr("Show on the pattern (Enter)"),
            .checking = tr("The pattern is still being checked…"),
            .changed = tr("The pattern has changed. Wait for the new check."),
            .readyTitle = tr("Ready to look for"),
            .ready = tr("Nothing is wrong with this pattern."),
            .readyWithNotes = tr("Nothing is wrong; the notes below are only worth knowing.")};
}

std::function<AllFixed(std::stop_token)> PatternEditorTraits::fixAll(PatternDocument& document) {
    return [pattern = document.committedPattern(), &document](const std::stop_token&) {
        const FixedPattern fixed = ambush::fixAll(pattern);
        AllFixed all{fixed.solved, fixed.left, {}};
        if (fixed.pattern != pattern)
            all.take = [&document, before = pattern, after = fixed.pattern] {
                if (document.committedPattern() != before) return false;
                document.change(tr("Fix all"), [&after](Pattern& now) { now = after; });
                return true;
            };
        return all;
    };
}

} // namespace stonemason::ambush
