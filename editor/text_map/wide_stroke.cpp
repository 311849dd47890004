// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/wide_stroke.h"

#include <utility>

namespace stonemason::text_map {

WideStroke::WideStroke(Grid<SignIndex> cells, WidePaint paint, QObject* parent)
    : QObject(parent)
    , cells_(std::move(cells))
    , paint_(std::move(paint))
    , job_(
          *this,
          [this](int percent) {
              if (!givenUp_) emit progressed(percent);
          },
          [this](Runs runs) { end(std::move(runs)); }) {
}

void WideStroke::begin() {
    job_.start([&cells = cells_, &paint = paint_](const std::stop_token& stop,
                                                  const LiveJob<int, Runs>::Tell& tell) {
        int told = -1;
        return widePaint(cells, paint, [&](double done) {
            if (const int percent = int(100 * done); percent > told) {
                told = percent;
                tell(percent);
            }
            return !stop.stop_requested();
        });
    });
}

void WideStroke::giveUp() {
    if (std::exchange(givenUp_, true)) return;
    job_.stop();
    emit ended();
    if (!job_.isRunning()) deleteLater();
}

void WideStroke::end(Runs runs) {
    deleteLater();
    if (givenUp_) return;
    givenUp_ = true; // whoever takes it may give it up
    emit ended();
    if (runs) emit finished(std::move(*runs));
}

} // namespace stonemason::text_map
