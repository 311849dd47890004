// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/canvas/text_map_canvas.h"

#include "editor/grid/view/painted_tiles.h"
#include "editor/text/names.h"
#include "editor/text_map/model/background_fill.h"
#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/view/art/text_map_renderer.h"
#include "editor/text_map/view/canvas/text_map_hand.h"

#include <QContextMenuEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QProgressBar>
#include <QProgressDialog>

#include <memory>
#include <utility>

namespace stonemason::text_map {

TextMapScene::TextMapScene(TextMapDocument& document, TextMapRenderer& renderer)
    : GridModel(document.view()), document_(document), renderer_(renderer) {
    connect(&document, &TextMapDocument::cellsChanged, this, &TextMapScene::follow);
    connect(&document, &TextMapDocument::replaced, this, [this] {
        levels_.reset();
        emit replaced();
    });
    // Signs look different now; what follows draws them anew.
    connect(&document, &TextMapDocument::meaningsChanged, this, [this] { levels_.reset(); });
    connect(&document.view(), &TextMapViewState::styleChanged, this, &GridModel::styleChanged);
}

TextMapCells TextMapScene::cells() const {
    return {&document_.cells(), &document_.codes()};
}

void TextMapScene::follow(const CellRange& range) {
    if (levels_) {
        if (levels_->palette().size() < document_.codes().size())
            levels_->extend(renderer_.paletteOf(document_.codes(), areDark_));
        levels_->update(document_.cells(), range);
    }
    emit cellsChanged(range);
}

const ColourLevels& TextMapScene::levels() {
    const bool dark = document_.view().style().dark;
    if (!levels_ || areDark_ != dark)
        levels_.emplace(document_.cells(), renderer_.paletteOf(document_.codes(), dark));
    areDark_ = dark;
    return *levels_;
}

void TextMapScene::paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
    const double ratio = ratioOf(painter);
    const bool isSmall = geometry.cellSize * ratio < 1;
    renderer_.paint(painter, cells(), document_.view().style(), geometry, range,
                    isSmall ? &levels() : nullptr);
}

GridLook TextMapScene::look() {
    TextMapStyle style = document_.view().style();
    style.gridLines = false;
    style.signs = false;
    return renderer_.look(cells(), style, &levels());
}

GridLook TextMapScene::paper() {
    TextMapStyle style = document_.view().style();
    style.dark = false;
    return lastingLook({&document_.committedMap().cells, &document_.codes()}, document_.signs(), style);
}

/// Walls join their eight neighbours, and throw shade on the floor.
CellRange TextMapScene::affectedBy(const CellRange& range) const {
    return {{range.first.row - 1, range.first.column - 1}, {range.last.row + 1, range.last.column + 1}};
}

QString TextMapScene::heldIn(Cell cell) const {
    return document_.signs().name(document_.shown(cell));
}

QString TextMapScene::describe(Cell cell) const {
    //: What a screen reader says of a cell: its place, then what it is: "row 3, column 5: wall (#), Rock"
    return tr("%1: %2").arg(placeText(cell), signText(document_, cell));
}

QString signText(const TextMapDocument& document, Cell cell) {
    if (!document.cells().contains(cell)) return {};
    const SignBook& signs = document.signs();
    const TileIndex code = document.shown(cell);
    if (signs.isNothing(code) && signs.isWall(code))
        return TextMapScene::tr("wall, behind the end of the line");
    if (signs.isNothing(code)) return TextMapScene::tr("floor, behind the end of the line");
    //: %1 the sign, "#"; %2 what it means, "Rock"
    const QString text =
        signs.isWall(code) ? TextMapScene::tr("wall (%1), %2") : TextMapScene::tr("floor (%1), %2");
    return text.arg(signs.shown(code), signs.meaning(code));
}

namespace {

constexpr int progressDelay = 200; ///< ms: a stroke that is done by then needs no window

} // namespace

TextMapCanvas::TextMapCanvas(TextMapDocument& document, TextMapRenderer& renderer, SignBrush& brush,
                             QWidget* parent)
    : GridCanvas(document, tr("Text map"), std::make_unique<TextMapScene>(document, renderer),
                 std::make_unique<TextMapHand>(document, brush, renderer), brush, parent,
                 {.smallestCell = smallestDrawnCell}) {
    connect(&document, &TextMapDocument::backgroundFillBegan, this,
            [this](const BackgroundFill* stroke) { showProgress(*stroke); });
}

void TextMapCanvas::mousePressEvent(QMouseEvent* event) {
    const bool beginsClick = event->button() == Qt::RightButton && !controller().isActive();
    rightPress_ = beginsClick ? cellAt(event->position()) : std::nullopt;
    GridCanvas::mousePressEvent(event);
}

void TextMapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    GridCanvas::mouseReleaseEvent(event);
    const auto pressed = std::exchange(rightPress_, std::nullopt);
    if (event->button() == Qt::RightButton && pressed && pressed == cellAt(event->position()))
        emit meaningAsked(*pressed, event->globalPosition().toPoint());
}

void TextMapCanvas::contextMenuEvent(QContextMenuEvent* event) {
    event->accept(); // the right button is answered when it is released
    if (event->reason() != QContextMenuEvent::Keyboard) return;
    const Cell cell = pointedCell().value_or(state().cursor());
    const QPoint middle = geometryOfCells().rectOf(cell).center().toPoint();
    emit meaningAsked(cell, viewport()->mapToGlobal(middle));
}

/// nullopt beside the map.
std::optional<Cell> TextMapCanvas::cellAt(QPointF point) const {
    const Cell cell = geometryOfCells().cellAt(point);
    return document().size().contains(cell) ? std::optional(cell) : std::nullopt;
}

/// A modal dialog blocks changes of the map while the stroke is computed.
void TextMapCanvas::showProgress(const BackgroundFill& stroke) {
    if (!isVisible()) return;
    auto* dialog = new QProgressDialog(tr("Finding the cells…"), tr("&Stop"), 0, 100, window());
    auto* bar = new QProgressBar;
    bar->setValue(0); // else the dialog waits for its own time
    bar->setAccessibleName(dialog->labelText());
    dialog->setBar(bar); // updated directly: the dialog would process other events each time
    dialog->setObjectName(QStringLiteral("wideStroke"));
    dialog->setWindowTitle(tr("Painting"));
    dialog->setWindowModality(Qt::WindowModal);
    dialog->setAutoClose(false);
    dialog->setAutoReset(false);
    dialog->setMinimumDuration(progressDelay);
    connect(&stroke, &BackgroundFill::progressed, bar, &QProgressBar::setValue);
    connect(&stroke, &BackgroundFill::ended, dialog, &QObject::deleteLater);
    connect(dialog, &QProgressDialog::canceled, &document(), &TextMapDocument::endGesture);
}

QString TextMapEditorTraits::wallShare(const TextMapDocument& document) {
    const double share = 100.0 * double(document.walls()) / double(document.size().area());
    //: How much of a map is walls; %1 is a number
    return tr("%1 % blocked").arg(QLocale().toString(share, 'f', 0));
}

QString TextMapEditorTraits::cellText(const TextMapDocument& document, const TextMapCanvas*, Cell cell) {
    if (!document.cells().contains(cell)) return {};
    //: %1 and %2 rows and columns of the map, %3 "60 % walls"
    const QString size = tr("%1 × %2 cells, %3")
                             .arg(document.size().rows)
                             .arg(document.size().columns)
                             .arg(wallShare(document));
    return statusText(document.view(), cell, {signText(document, cell)}) + QStringLiteral(" · ") + size;
}

} // namespace stonemason::text_map
