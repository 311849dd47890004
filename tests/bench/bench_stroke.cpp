// SPDX-License-Identifier: GPL-3.0-or-later
// From a painted cell to a repainted view with fresh problems: what one frame of a stroke costs.

#include "core/kings_conflict/map/pen.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/canvas/map_canvas.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"
#include "editor/kings_conflict/view/tools/map_paint_target.h"
#include "editor/kings_conflict/view/tools/map_tools.h"
#include "tests/bench/paint_now.h"
#include "tests/support/profile.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <benchmark/benchmark.h>

using namespace stonemason;
using namespace stonemason::kings_conflict;

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
    MapToolState tool(game);
    MapPaintTarget target(document, tool);
    ToolBox tools = mapTools();
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
        brush.press(target, {5, column++ % 10}, {});
        brush.release(target);
        canvas.viewport()->repaint();
    }
    QApplication::processEvents();
}
BENCHMARK_CAPTURE(paintedCell, at_fit, 0.0)->Arg(11)->Arg(256)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paintedCell, at_16_pixels, 16.0)->Arg(256)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paintedCell, at_60_pixels, 60.0)->Arg(256)->Unit(benchmark::kMillisecond);

/// A stroke of the brush on a square board under the half-turn symmetry, late: it has come over 100,000 cells
/// already. Then it goes round the middle of the board, so that every step changes cells on both sides: what
/// the brush comes over, and its mirror image.
struct LongStroke {
    LongStroke(int side, int brush)
        : side_(side), document(symmetric(patchwork(side)), test::kingsConflict()) {
        chosen.setTile('0');
        chosen.setBrushSize(brush);
        canvas.resize(1280, 800);
        canvas.show();
        canvas.zoomNormal();
        while (canvas.cellSize() > 30)
            canvas.zoomOut();
        canvas.centreOn({side / 2.0, side / 2.0});
        QApplication::processEvents();
        const Cell start = next();
        mouse(QEvent::MouseButtonPress, start);
        if (side > 1000) {
            for (int row = 0; row < 25; ++row)
                canvas.controller().drag({100 + row, row % 2 == 0 ? 4040 : 40}, {});
            canvas.controller().drag(start, {});
        } else {
            canvas.controller().drag({start.row, 50'000}, {}); // far off the board, and back
            canvas.controller().drag(start, {});
        }
        paintNow(canvas);
    }
    ~LongStroke() { canvas.cancel(); }

    void step() {
        mouse(QEvent::MouseMove, next());
        paintNow(canvas);
    }

    static Map symmetric(Map map) {
        map.symmetry = Symmetry::HalfTurn;
        return map;
    }
    void mouse(QEvent::Type type, Cell cell) {
        const QPointF at = canvas.geometryOfCells().rectOf(cell).center();
        const bool moves = type == QEvent::MouseMove;
        QMouseEvent event(type, at, canvas.viewport()->mapToGlobal(at), moves ? Qt::NoButton : Qt::LeftButton,
                          Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas.viewport(), &event);
    }
    /// The next cell on a square around the middle that answers itself.
    Cell next() {
        const int low = side_ / 2 - 3;
        const int high = side_ - 1 - low;
        if (at_.row == low && at_.column < high)
            ++at_.column;
        else if (at_.column == high && at_.row < high)
            ++at_.row;
        else if (at_.row == high && at_.column > low)
            --at_.column;
        else if (at_.column == low && at_.row > low)
            --at_.row;
        else
            at_ = {low, low};
        return at_;
    }

    int side_;
    Cell at_;
    MapDocument document;
    MapToolState chosen{test::kingsConflict()};
    MapRenderer renderer{test::kingsConflict()};
    MapCanvas canvas{document, renderer, chosen};
};

void draggedStep(benchmark::State& state) {
    LongStroke stroke(int(state.range(0)), int(state.range(1)));
    for (auto _ : state)
        stroke.step();
}
BENCHMARK(draggedStep)
    ->ArgNames({"side", "brush"})
    ->ArgsProduct({{11, 4096}, {1, 5}})
    ->Iterations(1000)
    ->Unit(benchmark::kMillisecond);

/// The same stroke worked out from its beginning, as once every step did, and as another tile still does.
void strokeAnew(benchmark::State& state) {
    LongStroke stroke(4096, int(state.range(0)));
    for (auto _ : state) {
        stroke.chosen.setTile(stroke.chosen.tile() == '0' ? '2' : '0');
        paintNow(stroke.canvas);
    }
}
BENCHMARK(strokeAnew)->ArgName("brush")->Arg(1)->Arg(5)->Iterations(10)->Unit(benchmark::kMillisecond);

/// A path to and fro over a square board, row by row so far apart.
std::vector<Cell> toAndFro(int side, int apart, std::size_t length) {
    std::vector<Cell> path;
    Cell at{apart, apart};
    for (int step = 1; path.size() < length;) {
        path.push_back(at);
        const bool isOnRow = at.row % apart == 0;
        const int next = at.column + step;
        if (isOnRow && next >= apart && next < side - apart) {
            at.column = next;
        } else if (++at.row % apart == 0) {
            step = -step;
        }
    }
    return path;
}

/// Pulls a tool along a path up to its last cells, and over those again and again.
void pulled(benchmark::State& state, Map map, const QString& name, std::span<const Cell> path, int brush,
            Modifiers modifiers) {
    MapDocument document(std::move(map), test::kingsConflict());
    MapToolState chosen(document.game());
    chosen.setBrushSize(brush);
    MapPaintTarget target(document, chosen);
    ToolBox tools = mapTools();
    Tool& tool = *tools.tool(name);
    tool.press(target, path.front(), modifiers);
    const auto late = path.size() - std::size_t(state.max_iterations);
    for (Cell cell : path.subspan(1, late - 1))
        tool.drag(target, cell, modifiers);
    std::size_t next = late;
    for (auto _ : state)
        tool.drag(target, path[next++], modifiers);
    tool.cancel(target);
}

constexpr std::size_t lateSteps = 500;

/// A drag by one cell at the end of a river of 10,000 cells.
void draggedRiver(benchmark::State& state) {
    Map map = patchwork(1024);
    map.symmetry = Symmetry::HalfTurn;
    pulled(state, std::move(map), QStringLiteral("river"), toAndFro(1024, 20, 10'000), 1, {});
}
BENCHMARK(draggedRiver)->Iterations(lateSteps)->Unit(benchmark::kMillisecond);

/// The same river worked out from its beginning, as every drag once did.
void riverAnew(benchmark::State& state) {
    Map map = patchwork(1024);
    const std::vector<Cell> path = toAndFro(1024, 20, 10'000);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            drawPath(map, test::kingsConflict(), Network::River, Symmetry::HalfTurn, path));
}
BENCHMARK(riverAnew)->Iterations(10)->Unit(benchmark::kMillisecond);

/// Roads along every fourth row and rivers along every fourth column, which they bridge.
Map netOfRoads(int side) {
    Map map = patchwork(side);
    forEachCell(map.size(), [&map](Cell c) {
        const bool isRoad = c.row % 4 == 0;
        const bool isRiver = c.column % 4 == 0;
        map.layers.front()[c] = isRoad && isRiver ? 'b' : isRoad ? 'd' : isRiver ? '|' : 'P';
    });
    return map;
}

/// A drag by one cell late in a stroke that erases a whole net of roads and rivers.
void erasedNet(benchmark::State& state, const char* tool, int brush) {
    const int side = int(state.range(0));
    const auto cells = std::size_t(side) * std::size_t(side) / std::size_t(brush) / 2;
    pulled(state, netOfRoads(side), QLatin1String(tool), toAndFro(side, brush, cells), brush,
           {.control = brush == 1});
}
BENCHMARK_CAPTURE(erasedNet, eraser, "eraser", 3)
    ->Arg(128)
    ->Arg(512)
    ->Iterations(lateSteps)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(erasedNet, river_out, "river", 1)
    ->Arg(128)
    ->Arg(256)
    ->Iterations(lateSteps)
    ->Unit(benchmark::kMillisecond);

/// What once was copied for the checks with every step.
void copiedMap(benchmark::State& state) {
    const Map map = patchwork(4096);
    for (auto _ : state) {
        Map copy = map;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(copiedMap)->Unit(benchmark::kMillisecond);

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
    MapToolState tool(document.game());
    MapPaintTarget target(document, tool);
    ToolBox tools = mapTools();
    Tool& rise = *tools.tool(QStringLiteral("rise"));
    rise.press(target, {128, 128}, {});
    rise.release(target);
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
