// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/docks/score_dock.h"

#include "editor/app/look.h"
#include "editor/token_battle/duel/docks/score_plot.h"

#include <QLabel>
#include <QVBoxLayout>

namespace stonemason {

ScoreDock::ScoreDock()
    : DuelDock(QStringLiteral("score"), tr("Score"), Qt::RightDockWidgetArea)
    , plot_(new ScorePlot)
    , words_(new QLabel) {
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    words_->setFixedHeight(2 * words_->fontMetrics().lineSpacing());
    words_->setForegroundRole(QPalette::PlaceholderText);
    words_->setAccessibleName(tr("Points at the move pointed at"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(gap, 0, gap, gap);
    column->setSpacing(gap / 2);
    column->addWidget(plot_);
    column->addWidget(words_);
    column->addStretch(1);
    setWidget(content);
    connect(plot_, &Plot::described, words_, &QLabel::setText);
}

void ScoreDock::bound() {
    plot_->setDocument(document());
    words_->clear();
    if (!document()) return;
    const auto follow = [this] { words_->setText(plot_->entryText(document()->shown())); };
    binding().on(document(), &DuelDocument::shownChanged, follow);
    follow();
}

} // namespace stonemason
