// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/play_view.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/look.h"
#include "editor/play/game_over_panel.h"
#include "editor/play/step_bar.h"
#include "editor/play/turn_banner.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stonemason {

PlayView::PlayView(PlayDocument& document, QWidget* parent) : QWidget(parent), document_(document) {
}

void PlayView::layOut(const Parts& parts) {
    banner_ = parts.banner;
    board_ = parts.board;
    gameOverPanel_ = parts.gameOverPanel;
    steps_ = new StepBar(document_, this); // last in the tab order
    auto* table = new QVBoxLayout;
    table->setSpacing(gap / 2);
    table->addWidget(banner_);
    if (parts.score) table->addWidget(parts.score);
    table->addWidget(board_, 1);
    if (QWidget* preview = parts.preview) {
        table->addWidget(preview);
        connect(gameOverPanel_, &GameOverPanel::shownChanged, preview,
                [preview](bool shown) { preview->setHidden(shown); });
    }
    auto* card = new QHBoxLayout;
    card->setContentsMargins(gap, 0, gap, 0);
    card->addWidget(gameOverPanel_);
    table->addLayout(card);
    table->addWidget(steps_);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    if (parts.beside) row->addWidget(parts.beside);
    row->addLayout(table, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row, 1);
    forwardFocusTo(*this, *board_);
}

void PlayView::addBar(QWidget* bar) {
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, bar);
}

} // namespace stonemason
