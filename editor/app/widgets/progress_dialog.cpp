// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/progress_dialog.h"

#include "editor/app/tasks/cancellable_task.h"
#include "editor/app/widgets/look.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEventLoop>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int shownAfter = 200; ///< ms
constexpr int steps = 100;      ///< of the bar
constexpr int leastProgressWidth = 320;

} // namespace

ProgressDialog::ProgressDialog(const QString& title, const QString& sentence, QWidget* parent)
    : QDialog(parent), sentence_(sentence), label_(new QLabel(sentence)), bar_(new QProgressBar) {
    setWindowTitle(title);
    setWindowModality(parent ? Qt::WindowModal : Qt::ApplicationModal);
    label_->setTextFormat(Qt::PlainText);
    bar_->setAccessibleName(sentence);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    cancel_ = buttons->button(QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(label_);
    layout->addWidget(bar_);
    layout->addWidget(buttons);
    setMinimumWidth(leastProgressWidth);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ProgressDialog::wait(const std::function<bool()>& hasEnded) {
    if (hasEnded()) return;
    restart();
    QEventLoop loop;
    loop_ = &loop;
    QTimer::singleShot(shownAfter, &loop, &QEventLoop::quit);
    // Input until then is deferred, and the modal dialog receives it instead of its original target.
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!hasEnded()) {
        show();
        loop.exec();
    }
    if (!hasEnded()) reject(); // the program is quitting, which ended this event loop
    while (!hasEnded())
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
    loop_ = nullptr;
}

void ProgressDialog::await(AwaitedWork& work) {
    connect(&work, &AwaitedWork::progressed, this, [this](int percent) { showDone(percent / 100.0); });
    connect(&work, &AwaitedWork::ended, this, &ProgressDialog::end);
    connect(this, &ProgressDialog::cancelRequested, &work, &AwaitedWork::giveUp);
    wait([&work] { return work.hasEnded(); });
}

void ProgressDialog::end() {
    hide();
    if (loop_) loop_->quit();
}

void ProgressDialog::restart() {
    cancel_->setEnabled(true);
    label_->setText(sentence_);
    showDone(0);
}

void ProgressDialog::reject() {
    if (!loop_ || !cancel_->isEnabled()) return;
    cancel_->setEnabled(false);
    label_->setText(tr("Cancelling…"));
    emit cancelRequested();
}

void ProgressDialog::showDone(double done) {
    bar_->setRange(0, done < 1 ? steps : 0);
    bar_->setValue(qRound(steps * done));
}

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
    job_.start([&work](const std::stop_token& stop, const LiveJob<double, bool>::Report& report) {
        work([&](double done) {
            report(done);
            return !stop.stop_requested();
        });
        return true;
    });
    wait([this] { return !job_.isRunning(); });
}

} // namespace stonemason
