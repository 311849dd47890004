// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/check_runner.h"

#include <QMetaObject>

namespace stonemason {

CheckRunner::CheckRunner(const GameProfile& game, QObject* parent) : QObject(parent), game_(game) {
}

CheckRunner::~CheckRunner() = default; // the jthread asks its worker to stop and waits

void CheckRunner::check(const Map& map) {
    ++request_;
    if (map.size().area() <= quickArea) {
        worker_.request_stop();
        emit finished(runChecks(map, game_));
        return;
    }
    startWorker(map);
}

void CheckRunner::startWorker(const Map& map) {
    worker_.request_stop();
    // The old worker leaves after the check it is in; it is waited for on the new one's thread, not here.
    worker_ = std::jthread(
        [this, map, number = request_, previous = std::move(worker_)](std::stop_token stop) mutable {
            if (previous.joinable()) previous.join();
            if (stop.stop_requested()) return;
            Report report = runChecks(map, game_, stop);
            if (stop.stop_requested()) return;
            QMetaObject::invokeMethod(
                this,
                [this, number, report = std::move(report)] {
                    if (number == request_) emit finished(report);
                },
                Qt::QueuedConnection);
        });
}

} // namespace stonemason
