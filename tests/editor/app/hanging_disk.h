// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/stoppable_write.h"
#include "editor/app/widgets/progress_dialog.h"
#include "tests/editor/app/gate.h"

#include <QApplication>
#include <QTimer>

#include <functional>
#include <memory>

namespace stonemason::test {

/// A disk on which every write blocks until it answers.
class HangingDisk {
public:
    ~HangingDisk() { answer(); }

    FileWriter writer() const {
        return [state = state_](FileSystem& system, const QString& path, const std::string& bytes) {
            state->gate.pass();
            const Status status = savePath(system, path, bytes);
            ++state->ended;
            return status;
        };
    }
    void answer() const { state_->gate.open(); }
    int begun() const { return state_->gate.reached; }
    int ended() const { return state_->ended; }

private:
    struct State {
        Gate gate;
        std::atomic<int> ended = 0;
    };
    std::shared_ptr<State> state_ = std::make_shared<State>(); ///< a blocked write may outlive this object
};

/// Calls the function once, for the first progress dialog that is shown.
class SeenProgress {
public:
    explicit SeenProgress(std::function<void(ProgressDialog&)> deal) {
        QObject::connect(&looking_, &QTimer::timeout, &looking_, [this, deal = std::move(deal)] {
            auto* progress = qobject_cast<ProgressDialog*>(QApplication::activeModalWidget());
            if (!progress) return;
            looking_.stop();
            deal(*progress);
        });
        looking_.start(0);
    }
    bool wasSeen() const { return !looking_.isActive(); }

private:
    QTimer looking_;
};

} // namespace stonemason::test
