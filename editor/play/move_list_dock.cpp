// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/move_list_dock.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/play/game_review.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int progressHeight = 6;

} // namespace

MoveListDock::MoveListDock(const QString& id, PlayedMovesModel* model, ReviewOf reviewOf)
    : PlayDock(id, tr("All Moves"), Qt::RightDockWidgetArea)
    , model_(model)
    , reviewOf_(std::move(reviewOf))
    , list_(new PlayedMovesList(*model_))
    , words_(new QLabel)
    , progress_(new QProgressBar)
    , cancel_(new QToolButton) {
    model_->setParent(this);
    list_->setAccessibleName(tr("All moves"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(list_, 1);
    column->addWidget(makeStrip());
    setWidget(content);
}

QWidget* MoveListDock::makeStrip() {
    strip_ = new QWidget;
    words_->setWordWrap(true);
    words_->setAccessibleName(tr("Review of the game"));
    progress_->setTextVisible(false);
    progress_->setFixedHeight(progressHeight);
    progress_->setAccessibleName(tr("Moves looked at"));
    cancel_->setIcon(icon(QStringLiteral("close")));
    cancel_->setAutoRaise(true);
    cancel_->setToolTip(tr("Stop the review"));
    cancel_->setAccessibleName(cancel_->toolTip());
    connect(cancel_, &QToolButton::clicked, this, [this] {
        if (GameReview* running = review()) running->cancel();
    });
    auto* grid = new QGridLayout(strip_);
    grid->setContentsMargins(gap, gap / 2, gap, gap / 2);
    grid->setSpacing(gap / 2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(words_, 0, 0);
    grid->addWidget(cancel_, 0, 1, Qt::AlignTop);
    grid->addWidget(progress_, 1, 0, 1, 2);
    strip_->hide();
    return strip_;
}

GameReview* MoveListDock::review() const {
    return document() && reviewOf_ ? &reviewOf_(*document()) : nullptr;
}

void MoveListDock::bound() {
    model_->setDocument(document());
    list_->setDocument(document());
    if (const GameReview* found = review())
        binding().on(found, &GameReview::changed, [this, found] {
            showReview();
            const std::vector<int> costly = found->costlyMoves();
            if (!costly.empty())
                list_->scrollTo(model_->index(costly.front() + 1, 0), QListView::PositionAtCenter);
        });
    showReview();
}

void MoveListDock::showReview() {
    const GameReview* review = this->review();
    const bool running = review && review->isRunning();
    strip_->setVisible(running || (review && review->isDone()));
    progress_->setVisible(running);
    cancel_->setVisible(running);
    if (running) {
        progress_->setRange(0, review->movesInAll());
        progress_->setValue(review->movesLookedAt());
        words_->setText(tr("Looking at every move…"));
    } else if (review && review->isDone()) {
        QStringList marked;
        for (const int move : review->costlyMoves())
            marked += QString::number(move + 1);
        words_->setText(marked.isEmpty() ? tr("No move lost much.")
                                         //: %1 is a list of numbers of moves
                                         : tr("Move(s) %1 lost most: see ▼.", nullptr, int(marked.size()))
                                               .arg(QLocale().createSeparatedList(marked)));
    }
}

} // namespace stonemason
