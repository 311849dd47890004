// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "editor/app/live_job.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <type_traits>

class QEventLoop;
class QLabel;
class QProgressBar;
class QPushButton;

namespace stonemason {

/// Long work on a thread of its own that a person waits for: the window goes on painting itself, takes no
/// other input, and after a moment a modal progress says what is done and offers to cancel it. Work that is
/// done by then shows nothing.
class JobProgress : public QDialog {
    Q_OBJECT

public:
    /// @param title of the progress: "Exporting"
    /// @param sentence what is done: "Drawing the picture…"
    /// @param parent the window that waits
    JobProgress(const QString& title, const QString& sentence, QWidget* parent);
    ~JobProgress() override;

    /// Does the work and returns its value when it has ended, whether by itself or because it was cancelled.
    /// The work is called on another thread; it may take anything along by reference.
    /// @param work Value(const WorkProgress&). From where it tells 1, what is left takes its time unmeasured.
    template <typename Work>
    auto run(Work work) {
        std::optional<std::invoke_result_t<Work, const WorkProgress&>> value;
        wait([&](const WorkProgress& progress) { value.emplace(work(progress)); });
        return std::move(*value);
    }

    /// Whether the person, or the end of the program, asked the last work to end.
    bool wasCancelled() const { return cancelled_; }

    QProgressBar* bar() const { return bar_; }
    QPushButton* cancelButton() const { return cancel_; }

    /// Cancels what runs; the progress stays until that has ended.
    void reject() override;

private:
    void wait(const std::function<void(const WorkProgress&)>& work);
    void showDone(double done);

    QString sentence_;
    QLabel* label_;
    QProgressBar* bar_;
    QPushButton* cancel_;
    bool cancelled_ = false;
    QEventLoop* loop_ = nullptr; ///< while it waits
    LiveJob<double, bool> job_;  // the last member: its thread ends while the others still live
};

} // namespace stonemason
