// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame of a stroke costs on the largest map of characters, 4096 x 4096, late in the stroke, when it
// has come over 100,000 cells already: by itself, and with the panel of ambushes beside it.

#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/view/canvas/text_map_canvas.h"
#include "tests/bench/paint_now.h"
#include "tests/editor/ambush/text_window.h"
#include "tests/editor/text_map/text_map_window.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <benchmark/benchmark.h>

#include <algorithm>
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

/// The range of the state: cells' most pixels, and the side of the brush.
/// @param follows what else is to be done in a frame
template <typename Follows>
void paintStroke(benchmark::State& state, text_map::TextMapCanvas& canvas, text_map::SignBrush& brush,
                 Follows follows) {
    canvas.zoomNormal();
    while (canvas.cellSize() > double(state.range(0)))
        canvas.zoomOut();
    canvas.centreOn({side / 2.0, side / 2.0});
    brush.setBrushSize(int(state.range(1)));
    QApplication::processEvents();
    canvas.viewport()->repaint();

    constexpr int middle = side / 2;
    GridController& hand = canvas.controller();
    hand.press({100, 40}, {});
    for (int row = 0; row < 25; ++row)
        hand.drag({100 + row, row % 2 == 0 ? side - 40 : 40}, {});
    hand.drag({middle, middle}, {});
    paintNow(canvas);
    int step = 0;
    qint64 longest = 0;
    for (auto _ : state) {
        QElapsedTimer frame;
        frame.start();
        ++step;
        const int across = step % 100;
        hand.drag({middle + step / 50 % 20, middle + (across < 50 ? across : 99 - across)}, {});
        follows();
        paintNow(canvas);
        longest = std::max(longest, frame.nsecsElapsed());
    }
    state.counters["cell"] = canvas.cellSize();
    state.counters["longest_ms"] = double(longest) / 1e6;
    canvas.cancel();
}

void strokeFrame(benchmark::State& state) {
    test::TextMapWindow open(chambers());
    open.window.show();
    open.paintWith("#");
    paintStroke(state, *open.canvas, open.brush(), [] {});
}
BENCHMARK(strokeFrame)
    ->ArgNames({"pixels", "brush"})
    ->Args({1, 1})
    ->Args({3, 1})
    ->Args({16, 1})
    ->Args({16, 5})
    ->Unit(benchmark::kMillisecond);

/// Two corners of each chamber, half a million places, of which every other is in the way of one. They are
/// looked for meanwhile, which takes longer than a frame: what is found comes in some of them.
/// @param range besides, ambush::Choice
void strokeFrameWithAmbushes(benchmark::State& state) {
    test::TextWindow open(chambers());
    QComboBox& choice = *open.dock->form().choice();
    choice.setCurrentIndex(choice.findData(int(state.range(2))));
    ambush::Pattern corner = test::patternOf("###/#X./#..");
    corner.threshold = ambush::fullThreshold;
    corner.orientations = {ambush::Orientation::R0, ambush::Orientation::R180};
    open.lookFor(corner);
    open.maps.brush().setSign(open.maps.signs().codeOf("#"));
    paintStroke(state, *open.canvas, open.maps.brush(), [] { QApplication::processEvents(); });
    open.wait();
    state.counters["sites"] = double(open.places().size());
}
BENCHMARK(strokeFrameWithAmbushes)
    ->ArgNames({"pixels", "brush", "choice"})
    ->ArgsProduct({{1, 3, 16}, {1}, {int(ambush::Choice::Best), int(ambush::Choice::All)}})
    ->Unit(benchmark::kMillisecond);

} // namespace
