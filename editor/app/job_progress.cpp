// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/job_progress.h"

#include "editor/app/look.h"

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

JobProgress::JobProgress(const QString& title, const QString& sentence, QWidget* parent)
    : QDialog(parent)
    , sentence_(sentence)
    , label_(new QLabel(sentence))
    , bar_(new QProgressBar)
    , job_(
          *this, [this](double done) { showDone(done); },
          [this](bool) {
              hide();
              if (loop_) loop_->quit();
          }) {
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

JobProgress::~JobProgress() = default;

void JobProgress::reject() {
    if (!job_.isRunning() || cancelled_) return;
    cancelled_ = true;
    job_.stop();
    cancel_->setEnabled(false);
    label_->setText(tr("Cancelling…"));
}

void JobProgress::showDone(double done) {
    bar_->setRange(0, done < 1 ? steps : 0);
    bar_->setValue(int(steps * done));
}

void JobProgress::wait(const std::function<void(const WorkProgress&)>& work) {
    cancelled_ = false;
    cancel_->setEnabled(true);
    label_->setText(sentence_);
    showDone(0);
    QEventLoop loop;
    loop_ = &loop;
    job_.start([&work](const std::stop_token& stop, const LiveJob<double, bool>::Tell& tell) {
        work([&](double done) {
            tell(done);
            return !stop.stop_requested();
        });
        return true;
    });
    QTimer::singleShot(shownAfter, &loop, &QEventLoop::quit);
    // What is pressed until then waits, and finds the progress in front of what it was meant for.
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (job_.isRunning()) {
        show();
        loop.exec();
    }
    if (job_.isRunning()) reject(); // the program ends, and with it all its loops
    while (job_.isRunning())
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
    loop_ = nullptr;
}

} // namespace stonemason
