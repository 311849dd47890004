// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/background_fill.h"

#include <utility>

namespace stonemason::text_map {

BackgroundFill::BackgroundFill(Grid<SignIndex> cells, Work work, QObject* parent)
    : QObject(parent)
    , cells_(std::move(cells))
    , work_(std::move(work))
    , job_(
          *this,
          [this](int percent) {
              if (!givenUp_) emit progressed(percent);
          },
          [this](Changes changes) { end(std::move(changes)); }) {
}

void BackgroundFill::begin() {
    job_.start([&cells = cells_, &work = work_](const std::stop_token& stop,
                                                const LiveJob<int, Changes>::Report& report) {
        int reported = -1;
        return work(cells, [&](double done) {
            if (const int percent = int(100 * done); percent > reported) {
                reported = percent;
                report(percent);
            }
            return !stop.stop_requested();
        });
    });
}

void BackgroundFill::giveUp() {
    if (std::exchange(givenUp_, true)) return;
    job_.stop();
    emit ended();
    if (!job_.isRunning()) deleteLater();
}

void BackgroundFill::end(Changes changes) {
    deleteLater();
    if (givenUp_) return;
    givenUp_ = true; // a slot of finished() may give it up
    emit ended();
    if (changes) emit finished(std::move(*changes));
}

} // namespace stonemason::text_map
