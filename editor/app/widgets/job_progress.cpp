// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/job_progress.h"

namespace stonemason {

JobProgress::JobProgress(const QString& title, const QString& sentence, QWidget* parent)
    : ProgressDialog(title, sentence, parent)
    , job_(
          *this, [this](double done) { showDone(done); }, [this](bool) { end(); }) {
    connect(this, &ProgressDialog::cancelRequested, this, [this] {
        cancelled_ = true;
        job_.stop();
    });
}

JobProgress::~JobProgress() = default;

void JobProgress::doWork(const std::function<void(const WorkProgress&)>& work) {
    cancelled_ = false;
    job_.start([&work](const std::stop_token& stop, const LiveJob<double, bool>::Tell& tell) {
        work([&](double done) {
            tell(done);
            return !stop.stop_requested();
        });
        return true;
    });
    wait([this] { return !job_.isRunning(); });
}

} // namespace stonemason
