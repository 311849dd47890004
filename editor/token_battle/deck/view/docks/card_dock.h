// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "editor/token_battle/deck/view/deck_view.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace stonemason::token_battle {

/// One card as large as there is room.
class CardPicture : public QWidget {
    Q_OBJECT

public:
    explicit CardPicture(const Catalogue& catalogue, QWidget* parent = nullptr);

    void setCard(std::optional<CardId> card);

    QSize sizeHint() const override { return {96, 123}; }
    QSize minimumSizeHint() const override { return {64, 82}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Catalogue& catalogue_;
    std::optional<CardId> card_;
};

/// The card in focus, large, with all that is known about it. It stays until another card is in focus, so
/// that it can be read.
class CardDock : public DeckDock {
    Q_OBJECT

public:
    explicit CardDock(const Catalogue& catalogue);

    void setCard(std::optional<CardId> card);
    std::optional<CardId> card() const { return card_; }
    QLabel* nameLabel() const { return name_; }
    QLabel* textLabel() const { return text_; }
    QLabel* originLabel() const { return origin_; }

protected:
    void bound() override;

private:
    void follow();
    void showCard();

    const Catalogue& catalogue_;
    std::optional<CardId> card_;
    CardPicture* picture_;
    QLabel* name_;
    QLabel* traits_;
    QLabel* text_;
    QLabel* origin_;
};

} // namespace stonemason::token_battle
