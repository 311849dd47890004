// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/hints/hint_analyst.h"

#include <QMetaObject>

namespace stonemason {

HintAnalyst::HintAnalyst(const GameProfile& game, QObject* parent) : QObject(parent), game_(game) {
}

HintAnalyst::~HintAnalyst() = default; // the jthread asks its worker to stop and waits

void HintAnalyst::analyse(const Map& map, int layer) {
    if (map.size().area() <= quickArea) {
        cancel();
        emit finished(analyseHints(map, game_, layer));
        return;
    }
    const Request request{map, layer};
    if (busy_ && size_ == map.size() && layer_ == layer) {
        waiting_ = request; // what is under way is nearly right: it is shown, then this
        return;
    }
    cancel();
    start(request);
}

void HintAnalyst::cancel() {
    worker_.request_stop();
    waiting_.reset();
    busy_ = false;
    ++current_;
}

void HintAnalyst::start(const Request& request) {
    busy_ = true;
    size_ = request.map.size();
    layer_ = request.layer;
    // A worker told to stop leaves soon; it is waited for on the new one's thread, not here.
    worker_ = std::jthread(
        [this, request, number = ++current_, previous = std::move(worker_)](std::stop_token stop) mutable {
            if (previous.joinable()) previous.join();
            if (stop.stop_requested()) return;
            const Analysis analysis = analyseHints(request.map, game_, request.layer, stop);
            if (stop.stop_requested()) return;
            QMetaObject::invokeMethod(
                this, [this, number, analysis] { take(number, analysis); }, Qt::QueuedConnection);
        });
}

void HintAnalyst::take(int number, const Analysis& analysis) {
    if (number != current_) return;
    busy_ = false;
    const std::optional<Request> next = std::exchange(waiting_, std::nullopt);
    if (next) start(*next);
    emit finished(analysis);
}

} // namespace stonemason
