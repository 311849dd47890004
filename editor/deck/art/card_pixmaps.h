// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deck/catalogue.h"

#include <QHash>
#include <QPalette>
#include <QPixmap>

namespace stonemason {

/// Cards drawn once for each size they are shown in. All views of decks share one.
class CardPixmaps {
public:
    /// The catalogue must outlive them.
    explicit CardPixmaps(const Catalogue& catalogue) : catalogue_(catalogue) {}

    const Catalogue& catalogue() const { return catalogue_; }

    /// @param width in device-independent pixels
    QPixmap card(CardId card, int width, qreal devicePixelRatio, const QPalette& palette);

    /// What a drag carries under the pointer: the first cards, fanned out, and how many there are.
    QPixmap fan(const std::vector<CardId>& cards, int width, qreal devicePixelRatio, const QPalette& palette);

private:
    const Catalogue& catalogue_;
    QHash<QString, QPixmap> drawn_;
};

} // namespace stonemason
