// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/docks/duel_docks.h"

#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/duel/model/duel_turns.h"
#include "editor/token_battle/duel/model/duel_words.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/art/token_art.h"

#include <QEvent>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::token_battle {

ScorePlot::ScorePlot(QWidget* parent) : GamePlot(tr("Points after each move"), parent) {
}

QString ScorePlot::entryText(int entry) const {
    const Position& position = duel().game().positionAfter(entry);
    const GameSetup& setup = duel().setup();
    const auto standing = [&](std::size_t player) {
        return tr("%1 %2 (+%3)")
            .arg(playerName(setup, int(player)), QString::number(position.scores[player]),
                 QString::number(position.yields[player]));
    };
    if (setup.mode == DuelMode::Sandbox) return tr("Move %1: %2").arg(QString::number(entry), standing(0));
    return tr("Move %1: %2, %3").arg(QString::number(entry), standing(0), standing(1));
}

int ScorePlot::lineCount() const {
    return duel().setup().mode == DuelMode::Sandbox ? 1 : playerCount;
}

double ScorePlot::valueAfter(int moves, int line) const {
    return duel().game().positionAfter(moves).scores[std::size_t(line)];
}

GamePlot::Range ScorePlot::range() const {
    const Position& last = duel().game().position();
    return {.highest = double(std::max<int>({10, last.scores[0], last.scores[1]}))};
}

QColor ScorePlot::colourOf(int line) const {
    return duelPalette(palette()).sides[std::size_t(line)].fill;
}

namespace {

constexpr int ownerMarkSide = 16;

} // namespace

void MoveListModel::setDocument(PlayDocument* document) {
    if (document_) disconnect(&DuelReview::of(*document_), nullptr, this, nullptr);
    document_ = static_cast<DuelDocument*>(document);
    PlayedMovesModel::setDocument(document);
    if (!document) return;
    connect(&DuelReview::of(*document_), &DuelReview::changed, this,
            [this] { emit dataChanged(index(0, 0), index(rowCount() - 1, 0)); });
}

const MoveLoss* MoveListModel::lossAt(int row) const {
    return row == 0 ? nullptr : DuelReview::of(*document_).lossOf(row - 1);
}

QString MoveListModel::text(int row) const {
    const Position& after = document_->game().positionAfter(row);
    if (row == 0 && document_->setup().from)
        //: What a game began with: %1 the number of moves before it, then both scores
        return tr("Position after move %1   %2 : %3")
            .arg(after.moves)
            .arg(after.scores[0])
            .arg(after.scores[1]);
    if (row == 0) return tr("Start");
    //: A move in a list: its number, card and cell, and both scores after it
    const QString move = tr("%1. %2   %3 : %4")
                             .arg(row)
                             .arg(moveWords(*document_, row - 1))
                             .arg(after.scores[0])
                             .arg(after.scores[1]);
    const MoveLoss* loss = lossAt(row);
    //: A move in a list with the points it lost
    return loss ? tr("%1   ▼ %2").arg(move).arg(loss->points) : move;
}

QString MoveListModel::tip(int row) const {
    const QString card = moveCardWords(*document_, row - 1);
    const MoveLoss* loss = lossAt(row);
    return plainToolTip(loss ? lossWords(*document_, *loss) + u'\n' + card : card);
}

/// A player and a move in words, and what it cost.
QString MoveListModel::spoken(int row) const {
    //: %1 is a player, %2 a move in words
    const QString move =
        tr("%1: %2").arg(playerName(document_->setup(), document_->game().playerOf(row - 1)), text(row));
    const MoveLoss* loss = lossAt(row);
    return loss ? move + QStringLiteral(". ") + lossWords(*document_, *loss) : move;
}

QIcon MoveListModel::mark(int player) const {
    QPixmap mark(ownerMarkSide * 2, ownerMarkSide * 2);
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    paintOwnerMark(painter, mark.rect(), player, duelPalette(QGuiApplication::palette()));
    return QIcon(mark);
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!has(index)) return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole: return text(row);
    case Qt::DecorationRole:
        return row == 0 ? QVariant() : QVariant(mark(document_->game().playerOf(row - 1)));
    case Qt::ToolTipRole: return row == 0 ? QVariant() : QVariant(tip(row));
    case Qt::AccessibleTextRole: return row == 0 ? text(0) : spoken(row);
    default: return {};
    }
}

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
