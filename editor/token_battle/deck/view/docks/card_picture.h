// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QWidget>

#include <optional>

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

} // namespace stonemason::token_battle
