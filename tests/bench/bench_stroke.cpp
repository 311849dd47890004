// SPDX-License-Identifier: GPL-3.0-or-later
// From a painted cell to a repainted view with fresh problems: what one frame of a stroke costs.

#include "editor/kings_conflict/canvas/map_canvas.h"
#include "editor/kings_conflict/hint_edits.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/overlays/fairness_overlays.h"
#include "editor/kings_conflict/tool_state.h"
#include "editor/kings_conflict/tools/tool_box.h"
#include "tests/support/profile.h"

#include <QApplication>
#include <QPainter>
#include <benchmark/benchmark.h>

using namespace stonemason;

namespace {

/// A patchwork with something of everything, so that no cell is drawn from an empty neighbourhood.
Map patchwork(int side) {
    static constexpr std::string_view codes = "PFHMSEPF";
    Map map = newMap(test::kingsConflict());
    map.symmetry = Symmetry::None;
    for (Grid<Code>& layer : map.layers)
        layer = Grid<Code>({side, side}, '0');
    forEachCell({side, side}, [&](Cell c) {
        map.layers.front()[c] = codes[std::size_t(c.row / 3 * 5 + c.column / 2 * 3) % codes.size()];
    });
    return map;
}

void paintedCell(benchmark::State& state, double cellSize) {
    const GameProfile& game = test::kingsConflict();
    MapDocument document(patchwork(int(state.range(0))), game);
    ToolState tool(game);
    ToolBox tools(tool);
    MapRenderer renderer(game);
    MapCanvas canvas(document, renderer, tool);
    canvas.resize(1280, 800);
    canvas.show();
    if (cellSize > 0) {
        canvas.zoomNormal();
        while (canvas.cellSize() > cellSize)
            canvas.zoomOut();
    }
    QApplication::processEvents();

    Tool& brush = *tools.tool(QStringLiteral("brush"));
    int column = 0;
    for (auto _ : state) {
        tool.setTile(tool.tile() == 'F' ? 'H' : 'F');
        brush.press(document, {5, column++ % 10}, {});
        brush.release(document);
        canvas.viewport()->repaint();
    }
    QApplication::processEvents();
}
BENCHMARK_CAPTURE(paintedCell, at_fit, 0.0)->Arg(11)->Arg(256)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paintedCell, at_16_pixels, 16.0)->Arg(256)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paintedCell, at_60_pixels, 60.0)->Arg(256)->Unit(benchmark::kMillisecond);

/// What the Hint Grid menu does to a whole grid of 256 x 256, with its undo step and its undoing.
void shapedGrid(benchmark::State& state, void (*shape)(MapDocument&)) {
    Map map = patchwork(256);
    forEachCell(map.size(), [&map](Cell c) { map.layer(1)[c] = Code('0' + (c.row * 7 + c.column * 3) % 9); });
    MapDocument document(std::move(map), test::kingsConflict());
    document.view().setCurrentLayer(1);
    for (auto _ : state) {
        shape(document);
        document.undoStack().undo();
    }
}

void raiseByOne(MapDocument& document) {
    raiseHints(document, 1);
}

/// A click with the distance fill.
void fillByDistance(MapDocument& document) {
    ToolState tool(document.game());
    ToolBox tools(tool);
    Tool& rise = *tools.tool(QStringLiteral("rise"));
    rise.press(document, {128, 128}, {});
    rise.release(document);
}
BENCHMARK_CAPTURE(shapedGrid, raise, raiseByOne)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(shapedGrid, smooth, smoothHints)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(shapedGrid, distance_fill, fillByDistance)->Unit(benchmark::kMillisecond);

/// An overlay worked out and painted anew, as after every cell of a stroke beneath it.
void overlay(benchmark::State& state, FairnessView view) {
    const GameProfile& game = test::kingsConflict();
    const Map map = patchwork(11);
    QImage image(800, 800, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    for (auto _ : state) {
        const auto shown = fairnessOverlay(view, map, game);
        shown->paint(painter, {map.size(), 60.0, {0, 0}, false}, QApplication::palette(),
                     wholeOf(map.size()));
    }
}
BENCHMARK_CAPTURE(overlay, regions, FairnessView::Regions)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(overlay, king_reach, FairnessView::KingReach)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(overlay, first_turn, FairnessView::FirstTurn)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(overlay, routes, FairnessView::Routes)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
