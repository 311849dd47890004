// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace stonemason::token_battle {

struct CardPalette;
struct Catalogue;

/// The cards below the top one of a stack, in the order in which they come up, small: value and ability.
/// Cards that nobody may know yet show their backs.
class PeekView : public QWidget {
    Q_OBJECT

public:
    /// The least height in which all cards can be read.
    static constexpr int readableHeight = 4 * 17;

    PeekView(int stack, const Catalogue& catalogue, QWidget* parent);

    /// nullopt for each card that is not known.
    void setCards(std::vector<std::optional<CardId>> cards);
    const std::vector<std::optional<CardId>>& cards() const { return cards_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, leastHeight}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int leastHeight = 4 * 12; // cards can still be distinguished

    QRectF place(std::size_t index) const;
    QString describe(std::size_t index) const;
    void paintCard(QPainter& painter, const QRectF& row, const Card& card, const CardPalette& palette) const;

    int stack_;
    const Catalogue& catalogue_;
    std::vector<std::optional<CardId>> cards_;
};

} // namespace stonemason::token_battle
