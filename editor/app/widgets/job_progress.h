// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "editor/app/tasks/live_job.h"
#include "editor/app/widgets/progress_dialog.h"

#include <functional>
#include <optional>
#include <type_traits>

namespace stonemason {

/// Long work on a thread of its own that a person waits for, behind a ProgressDialog.
class JobProgress : public ProgressDialog {
    Q_OBJECT

public:
    JobProgress(const QString& title, const QString& sentence, QWidget* parent);
    ~JobProgress() override;

    /// Does the work and returns its value when it has ended, whether by itself or because it was cancelled.
    /// The work is called on another thread; it may take anything along by reference.
    /// @param work Value(const WorkProgress&). Once it reports 1, the rest of the work is not measured.
    template <typename Work>
    auto run(Work work) {
        std::optional<std::invoke_result_t<Work, const WorkProgress&>> value;
        doWork([&](const WorkProgress& progress) { value.emplace(work(progress)); });
        return std::move(*value);
    }

    /// Whether the person, or the end of the program, asked the last work to end.
    bool wasCancelled() const { return cancelled_; }

private:
    void doWork(const std::function<void(const WorkProgress&)>& work);

    bool cancelled_ = false;
    LiveJob<double, bool> job_; // the last member: its thread ends while the others still live
};

} // namespace stonemason
