// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame of a stroke costs on the largest map of characters, 4096 x 4096, late in the stroke, when it
// has come over 100,000 cells already.

#include "editor/text_map/board/text_map_canvas.h"
#include "editor/text_map/sign_brush.h"
#include "tests/bench/paint_now.h"
#include "tests/editor/text_map/text_map_window.h"

#include <QApplication>
#include <benchmark/benchmark.h>

#include <string>

using namespace stonemason;

namespace {

constexpr int side = 4096;

/// Chambers of 8 x 8 cells with doors.
std::string chambers() {
    std::string text;
    text.reserve(std::size_t(side) * (side + 1));
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const bool wall = row % 8 == 0 || column % 8 == 0;
            const bool door = row % 8 == 4 || column % 8 == 4;
            text += wall && !door ? '#' : '.';
        }
        text += '\n';
    }
    return text;
}

/// @param range cells' most pixels, and the side of the brush
void strokeFrame(benchmark::State& state) {
    test::TextMapWindow open(chambers());
    open.window.show();
    open.canvas->zoomNormal();
    while (open.canvas->cellSize() > double(state.range(0)))
        open.canvas->zoomOut();
    open.canvas->centreOn({side / 2.0, side / 2.0});
    open.paintWith("#");
    open.brush().setBrushSize(int(state.range(1)));
    QApplication::processEvents();
    open.canvas->viewport()->repaint();

    constexpr int middle = side / 2;
    open.hand().press({100, 40}, {});
    for (int row = 0; row < 25; ++row)
        open.hand().drag({100 + row, row % 2 == 0 ? side - 40 : 40}, {});
    open.hand().drag({middle, middle}, {});
    paintNow(*open.canvas);
    int step = 0;
    for (auto _ : state) {
        ++step;
        const int across = step % 100;
        open.hand().drag({middle + step / 50 % 20, middle + (across < 50 ? across : 99 - across)}, {});
        paintNow(*open.canvas);
    }
    state.counters["cell"] = open.canvas->cellSize();
    open.canvas->cancel();
}
BENCHMARK(strokeFrame)
    ->ArgNames({"pixels", "brush"})
    ->Args({1, 1})
    ->Args({3, 1})
    ->Args({16, 1})
    ->Args({16, 5})
    ->Unit(benchmark::kMillisecond);

} // namespace
