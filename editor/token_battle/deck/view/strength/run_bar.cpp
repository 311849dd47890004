// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/run_bar.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/deck/view/strength/strength_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace stonemason::token_battle {

namespace {

constexpr int signSize = 16;
constexpr int steps = 1'000;
constexpr int barHeight = 6;

} // namespace

RunBar::RunBar(QWidget* parent)
    : QWidget(parent)
    , start_(new QPushButton(icon(QStringLiteral("play")), tr("Start")))
    , cancel_(new QPushButton(icon(QStringLiteral("close")), tr("Cancel")))
    , progress_(new QProgressBar)
    , sign_(new QLabel)
    , words_(new QLabel) {
    start_->setToolTip(tr("Play the games and measure"));
    cancel_->setToolTip(tr("Stop; results of the games played so far are kept (Esc)"));
    progress_->setRange(0, steps);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(barHeight);
    progress_->setAccessibleName(tr("Games played"));
    words_->setWordWrap(true);
    words_->setAccessibleName(tr("State of the run"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gap / 2);
    grid->setColumnStretch(1, 1);
    grid->addWidget(sign_, 0, 0, Qt::AlignTop);
    grid->addWidget(words_, 0, 1);
    grid->addWidget(start_, 0, 2);
    grid->addWidget(cancel_, 0, 2);
    grid->addWidget(progress_, 1, 0, 1, 3);
    connect(start_, &QPushButton::clicked, this, &RunBar::startRequested);
    connect(cancel_, &QPushButton::clicked, this, &RunBar::cancelRequested);
    show(nullptr);
}

/// The focus moves from the button that is hidden to the one that is shown.
void RunBar::show(const StrengthSession* session) {
    const bool running = session && session->activity() != StrengthSession::Activity::None;
    const bool hadFocus = start_->hasFocus() || cancel_->hasFocus();
    start_->setVisible(!running);
    cancel_->setVisible(running);
    progress_->setVisible(running);
    const StrengthPlan plan = session && !running ? session->plan() : StrengthPlan{.plan = {}};
    const bool isFault = !running && !plan.fault.isEmpty();
    start_->setEnabled(session && plan.fault.isEmpty());
    if (hadFocus) (running ? cancel_ : start_)->setFocus();
    sign_->setVisible(isFault);
    if (isFault)
        sign_->setPixmap(
            severityIcon(Severity::Error).pixmap(QSize(signSize, signSize), devicePixelRatioF()));
    if (!session)
        words_->clear();
    else if (isFault)
        words_->setText(plan.fault);
    else if (running)
        words_->setText(progressText(*session));
    else
        //: %1 is a number
        words_->setText(tr("%1 games in all").arg(QLocale().toString(qlonglong(gamesOf(plan.plan)))));
    if (running && session->gamesInAll() > 0)
        progress_->setValue(int(double(session->gamesDone()) / double(session->gamesInAll()) * steps));
}

} // namespace stonemason::token_battle
