// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "editor/app/tasks/live_job.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <type_traits>

class QEventLoop;
class QLabel;
class QProgressBar;
class QPushButton;

namespace stonemason {

class AwaitedWork;

/// The user waits for work on another thread: the window goes on painting itself, takes no other input, and
/// after a moment this modal dialog says what is done and offers to cancel it. Work that is done by then
/// shows nothing.
class ProgressDialog : public QDialog {
    Q_OBJECT

public:
    /// @param title of the window: "Exporting"
    /// @param sentence what is done: "Drawing the picture…"
    /// @param parent the window that waits
    ProgressDialog(const QString& title, const QString& sentence, QWidget* parent);

    /// Returns once hasEnded() is true; asks again after each end(). When the program ends meanwhile, the
    /// work is asked to end, too, and waited for.
    void wait(const std::function<bool()>& hasEnded);
    /// The same for work that reports its own progress and is abandoned when the user cancels.
    void await(AwaitedWork& work);
    /// Whether the user waits, seen or not.
    bool isWaiting() const { return loop_; }
    /// The work has ended.
    void end();

    /// @param done 0 to 1; from 1 on what is left takes its time unmeasured
    void showDone(double done);

    QProgressBar* bar() const { return bar_; }
    QPushButton* cancelButton() const { return cancel_; }

    /// Asks the work to end, once; the dialog stays until it has.
    void reject() override;

signals:
    void cancelRequested();

private:
    void restart();

    QString sentence_;
    QLabel* label_;
    QProgressBar* bar_;
    QPushButton* cancel_;
    QEventLoop* loop_ = nullptr; ///< while the user waits
};

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
