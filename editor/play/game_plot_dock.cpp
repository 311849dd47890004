// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_plot_dock.h"

#include "editor/app/widgets/look.h"

#include <QLabel>
#include <QVBoxLayout>

namespace stonemason {

GamePlotDock::GamePlotDock(const QString& id, const QString& title, GamePlot* plot, const QString& spoken)
    : PlayDock(id, title, Qt::RightDockWidgetArea), plot_(plot), words_(new QLabel) {
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    words_->setFixedHeight(2 * words_->fontMetrics().lineSpacing());
    words_->setForegroundRole(QPalette::PlaceholderText);
    words_->setAccessibleName(spoken);
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

void GamePlotDock::bound() {
    plot_->setDocument(document());
    words_->clear();
    if (!document()) return;
    const auto follow = [this] { words_->setText(plot_->entryText(document()->shown())); };
    binding().on(document(), &PlayDocument::shownChanged, follow);
    binding().on(plot_, &GamePlot::valuesChanged, follow);
    follow();
}

} // namespace stonemason
