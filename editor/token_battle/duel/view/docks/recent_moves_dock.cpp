// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/docks/recent_moves_dock.h"

#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/duel/model/duel_words.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/art/duel_palette.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace stonemason::token_battle {

RecentMovesDock::RecentMovesDock()
    : DuelDock(QStringLiteral("recentMoves"), tr("Last Moves"), Qt::RightDockWidgetArea) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(gap, 0, gap, gap);
    column->setSpacing(gap);
    for (QLabel*& entry : entries_) {
        entry = new QLabel;
        entry->setWordWrap(true);
        entry->setTextFormat(Qt::RichText);
        entry->setTextInteractionFlags(Qt::TextSelectableByMouse);
        entry->setFocusPolicy(Qt::NoFocus);
        column->addWidget(entry);
    }
    column->addStretch(1);
    QScrollArea* area = scrollPane(content);
    area->setAccessibleName(tr("Last moves"));
    setWidget(area);
    refresh();
}

void RecentMovesDock::bound() {
    if (document()) binding().on(document(), &DuelDocument::shownChanged, [this] { refresh(); });
    refresh();
}

void RecentMovesDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && entries_.back()) refresh();
}

/// The shape and the colour of the player's tokens.
QString RecentMovesDock::sign(int player) const {
    const QColor colour = duelPalette(palette()).sides[std::size_t(player)].fill;
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), ownerSign(player));
}

QString RecentMovesDock::text(int move) const {
    const Game& game = document()->game();
    const int player = game.playerOf(move);
    const Position& after = game.positionAfter(move + 1);
    const QString faint = palette().color(QPalette::PlaceholderText).name();
    QString points = QStringLiteral("+%1").arg(after.yields[0]);
    if (document()->setup().mode == DuelMode::Two)
        points = QStringLiteral("%1&nbsp;+%2 %3&nbsp;+%4")
                     .arg(sign(0))
                     .arg(after.yields[0])
                     .arg(sign(1))
                     .arg(after.yields[1]);
    return QStringLiteral("%1 <b>%2. %3</b> &nbsp;%4<br><span style='color:%5'>%6</span>")
        .arg(sign(player))
        .arg(move + 1)
        .arg(moveWords(*document(), move).toHtmlEscaped(), points, faint,
             moveCardWords(*document(), move).toHtmlEscaped());
}

void RecentMovesDock::refresh() {
    const int count = document() ? document()->shown() : 0;
    for (int i = 0; i < shown; ++i) {
        QLabel* entry = entries_[std::size_t(i)];
        const int move = count - 1 - i;
        entry->setVisible(move >= 0 || i == 0);
        if (move >= 0)
            entry->setText(text(move));
        else if (i == 0)
            entry->setText(tr("No moves yet."));
    }
}

} // namespace stonemason::token_battle
