// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck_statistics.h"
#include "editor/app/widgets/plot.h"

namespace stonemason::token_battle {

/// What lies on top of each stack on the first turns: a row for each stack, a column for each turn, each card
/// as the sign of its ability on that ability's colour.
class SchedulePlot : public Plot {
    Q_OBJECT

public:
    explicit SchedulePlot(const Catalogue& catalogue, QWidget* parent = nullptr);

    void setDeck(const Deck& deck);
    /// On, as at first: the stacks are played in turn, and the cards played are the ones in full colour. Off:
    /// each stack as if only it were played. The heading names the choice.
    void setInRotation(bool on);
    bool isInRotation() const { return inRotation_; }

    int entryCount() const override { return stackCount * scheduleTurns; }
    QString entryText(int entry) const override;
    QRectF entryRect(int entry) const override;
    QString text() const override;

protected:
    double bodyWidth() const override;
    void paintBody(QPainter& painter) override;

private:
    std::optional<CardId> cardOf(int entry) const;
    bool isPlayed(int entry) const;
    QString cardName(std::optional<CardId> card) const;

    const Catalogue& catalogue_;
    Deck deck_;
    StackSchedule schedule_{};
    bool inRotation_ = true;
};

} // namespace stonemason::token_battle
