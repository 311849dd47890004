// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace stonemason {

class DeckDocument;

/// A document of decks in its tab: the stacks of the shown deck at the left, the collection at the right.
class DeckView : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the view.
    DeckView(DeckDocument& document, QWidget* parent);

    DeckDocument& document() const { return document_; }

private:
    DeckDocument& document_;
};

} // namespace stonemason
