// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/progress_dialog.h"

#include <QApplication>
#include <QTimer>

#include <functional>

namespace stonemason::test {

/// Observes long work from the event loop: counts how often a timer fires meanwhile and handles the progress
/// dialog once it is shown.
class ProgressDriver : public QObject {
public:
    explicit ProgressDriver(std::function<void(JobProgress&)> deal = {}) : deal_(std::move(deal)) {
        connect(&timer_, &QTimer::timeout, this, &ProgressDriver::look);
        timer_.start(0);
    }

    int looks() const { return looks_; }
    bool hasDealt() const { return dealt_; }

private:
    void look() {
        ++looks_;
        auto* progress = qobject_cast<JobProgress*>(QApplication::activeModalWidget());
        if (!progress || dealt_) return;
        dealt_ = true;
        if (deal_) deal_(*progress);
    }

    std::function<void(JobProgress&)> deal_;
    QTimer timer_;
    int looks_ = 0;
    bool dealt_ = false;
};

} // namespace stonemason::test
