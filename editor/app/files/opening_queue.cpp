// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/opening_queue.h"

#include "editor/app/widgets/user_activity.h"

#include <utility>

namespace stonemason {

namespace {

constexpr int retryInterval = 100; // ms

} // namespace

OpeningQueue::OpeningQueue(QObject* parent)
    : QObject(parent), job_(*this, [this](Result<Loaded> loaded) {
        loaded_ = std::move(loaded);
        handOver();
    }) {
    retry_.setSingleShot(true);
    retry_.setInterval(retryInterval);
    connect(&retry_, &QTimer::timeout, this, &OpeningQueue::handOver);
}

void OpeningQueue::add(const QString& name, Load load, Take take) {
    waiting_.push_back({name, std::move(load), std::move(take)});
    if (waiting_.size() == 1) begin();
    emit changed();
}

QStringList OpeningQueue::names() const {
    QStringList names;
    for (const Entry& entry : waiting_)
        names += entry.name;
    return names;
}

void OpeningQueue::begin() {
    if (!waiting_.empty()) job_.start(waiting_.front().load.fetch, waiting_.front().load.digest);
}

void OpeningQueue::handOver() {
    if (!loaded_) return;
    if (UserActivity::isBusy()) return retry_.start();
    const Result<Loaded> loaded = *std::exchange(loaded_, std::nullopt);
    const Take take = std::move(waiting_.front().take);
    waiting_.pop_front();
    begin();
    emit changed();
    take(loaded);
    if (waiting_.empty()) emit emptied();
}

void OpeningQueue::skip() {
    if (waiting_.empty()) return;
    waiting_.pop_front();
    loaded_.reset();
    job_.abandon();
    begin();
    emit changed();
    if (waiting_.empty()) emit emptied();
}

void OpeningQueue::clear() {
    if (waiting_.empty()) return;
    waiting_.resize(1);
    skip();
}

} // namespace stonemason
