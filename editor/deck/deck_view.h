// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deck/card.h"

#include <QWidget>

#include <optional>

namespace stonemason {

class DeckDocument;

/// A document of decks in its tab: the stacks of the shown deck at the left, the collection at the right.
class DeckView : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the view.
    DeckView(DeckDocument& document, QWidget* parent);

    DeckDocument& document() const { return document_; }
    /// The card under the pointer or else the one the keys are at; nullopt when there is none.
    std::optional<CardId> focusedCard() const { return focusedCard_; }

signals:
    void focusedCardChanged();

private:
    DeckDocument& document_;
    std::optional<CardId> focusedCard_;
};

} // namespace stonemason
