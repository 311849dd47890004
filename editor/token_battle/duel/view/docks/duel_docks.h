// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/game_plot.h"
#include "editor/play/played_moves.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/view/duel_view.h"

#include <QPalette>
#include <QPointer>

#include <array>

class QLabel;

namespace stonemason::token_battle {

struct MoveLoss;

/// Both scores after each move.
class ScorePlot : public GamePlot {
    Q_OBJECT

public:
    explicit ScorePlot(QWidget* parent = nullptr);

    QString entryText(int entry) const override;

protected:
    int lineCount() const override;
    double valueAfter(int moves, int line) const override;
    Range range() const override;
    QColor colourOf(int line) const override;
    QString label(double value) const override { return QString::number(value); }

private:
    const DuelDocument& duel() const { return static_cast<const DuelDocument&>(*document()); }
};

/// The positions of a game: the start, then one row for each move with player, card, cell and the score
/// after it. Row n is the position after n moves. The moves that lost most according to a review are marked.
class MoveListModel : public PlayedMovesModel {
    Q_OBJECT

public:
    using PlayedMovesModel::PlayedMovesModel;

    void setDocument(PlayDocument* document) override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString text(int row) const;
    QString tip(int row) const;
    QString spoken(int row) const;
    QIcon mark(int player) const;

    /// The review of the move that leads to a row; nullptr if there is none.
    const MoveLoss* lossAt(int row) const;

    QPointer<DuelDocument> document_;
};

/// The last five moves before the shown position, newest first, with the effects of their cards.
class RecentMovesDock : public DuelDock {
    Q_OBJECT

public:
    static constexpr int shown = 5;

    RecentMovesDock();

    QLabel* entry(int index) const { return entries_[std::size_t(index)]; }

protected:
    void bound() override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    QString sign(int player) const;
    QString text(int move) const;

    std::array<QLabel*, shown> entries_{};
};

} // namespace stonemason::token_battle
