// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame costs on the largest world, 256 x 256 cells with 10,000 decorations: of scrolling, and of a
// stroke. Beside each stands the same frame painted without anything kept of earlier ones.

#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"
#include "tests/bench/paint_now.h"
#include "tests/support/worlds.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <benchmark/benchmark.h>

using namespace stonemason;
using namespace stonemason::pocket_heroes;

namespace {

constexpr QSize window(1280, 800);

/// The world in a window, its cells at most so many pixels large.
struct Shown {
    explicit Shown(double cellSize) {
        canvas.resize(window);
        canvas.show();
        canvas.zoomNormal();
        while (canvas.cellSize() > cellSize)
            canvas.zoomOut();
        canvas.centreOn({128, 128});
        QApplication::processEvents();
        canvas.viewport()->repaint();
    }

    WorldRenderer renderer{test::pocketHeroes()};
    WorldBrush brush;
    WorldDocument document{test::largeWorld(10'000), test::pocketHeroes()};
    WorldCanvas canvas{document, renderer, brush};
};

/// To and fro by a cell: what was painted is kept.
void scrolledFrame(benchmark::State& state) {
    Shown shown(double(state.range(0)));
    int step = 0;
    for (auto _ : state) {
        const double offset = ++step % 2;
        shown.canvas.centreOn({128 + offset, 128 + offset});
        shown.canvas.viewport()->repaint();
    }
    state.counters["cell"] = shown.canvas.cellSize();
}
BENCHMARK(scrolledFrame)
    ->ArgName("pixels")
    ->Arg(3)
    ->Arg(6)
    ->Arg(8)
    ->Arg(16)
    ->Arg(60)
    ->Unit(benchmark::kMillisecond);

/// Down by a cell, over ground not seen before.
void frameOfNewGround(benchmark::State& state) {
    Shown shown(double(state.range(0)));
    constexpr int first = 40, last = 216;
    int row = last;
    for (auto _ : state) {
        if (++row > last) {
            state.PauseTiming();
            row = first;
            emit shown.canvas.model().styleChanged(); // nothing is kept
            shown.canvas.centreOn({128, double(row - 1)});
            shown.canvas.viewport()->repaint();
            state.ResumeTiming();
        }
        shown.canvas.centreOn({128, double(row)});
        shown.canvas.viewport()->repaint();
    }
}
BENCHMARK(frameOfNewGround)->ArgName("pixels")->Arg(16)->Arg(60)->Unit(benchmark::kMillisecond);

/// All that is in sight looks different, as in another theme.
void firstFrame(benchmark::State& state) {
    Shown shown(double(state.range(0)));
    for (auto _ : state) {
        emit shown.canvas.model().styleChanged();
        shown.canvas.viewport()->repaint();
    }
}
BENCHMARK(firstFrame)->ArgName("pixels")->Arg(16)->Arg(60)->Unit(benchmark::kMillisecond);

/// The cells of the same window, drawn from the world.
void frameAnew(benchmark::State& state) {
    const double cell = double(state.range(0));
    const World world = test::largeWorld(10'000);
    const ThingIndex things(world, test::pocketHeroes());
    WorldRenderer renderer(test::pocketHeroes());
    QImage image(window, QImage::Format_RGB32);
    QPainter painter(&image);
    const GridGeometry geometry{
        .board = world.size(),
        .cellSize = cell,
        .origin = {(window.width() - 256 * cell) / 2, (window.height() - 256 * cell) / 2}};
    for (auto _ : state)
        renderer.paint(painter, world, things, {}, geometry, geometry.cellsIn(image.rect()));
}
BENCHMARK(frameAnew)->ArgName("pixels")->Arg(3)->Arg(6)->Arg(8)->Arg(16)->Arg(60)->Unit(
    benchmark::kMillisecond);

/// A drag of the brush by one cell, far from where it began, and what it repaints.
void strokeFrame(benchmark::State& state) {
    Shown shown(double(state.range(0)));
    shown.brush.setTool(QStringLiteral("brush"));
    shown.brush.setSurface(Surface::Lava);
    GridController& hand = shown.canvas.controller();
    hand.press({100, 100}, {});
    int step = 0;
    for (auto _ : state) {
        ++step;
        hand.drag({100 + step / 50 % 50, 100 + (step / 50 % 2 == 0 ? step % 50 : 49 - step % 50)}, {});
        paintNow(shown.canvas);
    }
    shown.canvas.cancel();
}
BENCHMARK(strokeFrame)->ArgName("pixels")->Arg(3)->Arg(16)->Unit(benchmark::kMillisecond);

} // namespace
