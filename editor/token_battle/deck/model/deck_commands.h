// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/exchange_command.h"
#include "editor/token_battle/deck/model/deck_document.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>
#include <vector>

namespace stonemason::token_battle {

/// Undo command that exchanges the cards of one deck.
using ChangeCards = ExchangeCommand<DeckDocument, DeckCards>;
/// Undo command that exchanges the cards and unknown words of one deck.
using ChangeWords = ExchangeCommand<DeckDocument, DeckWords>;
/// Undo command that changes the active deck.
using ChangeActive = ExchangeCommand<DeckDocument, ActiveDeck>;

/// Undo command that exchanges one text of a deck: its name, tags or notes.
using ChangeName = ExchangeField<DeckDocument, DeckName>;
using ChangeTags = ExchangeField<DeckDocument, DeckTags>;
using ChangeNotes = ExchangeField<DeckDocument, DeckNotes>;

/// Undo command that exchanges the whole library. Undo shows the deck that was shown before.
class ReplaceLibrary : public ExchangeCommand<DeckDocument, DeckLibrary> {
public:
    ReplaceLibrary(DeckDocument& document, const QString& text, DeckLibrary library)
        : ExchangeCommand(document, text, std::move(library)), document_(document) {}

    void redo() override {
        shown_ = document_.shown();
        ExchangeCommand::redo();
    }
    void undo() override {
        ExchangeCommand::undo();
        document_.show(shown_);
    }

private:
    DeckDocument& document_;
    int shown_ = -1; ///< before it was done
};

/// Undo command that inserts or removes decks. Undo shows the deck that was shown before, unless another
/// remaining deck has been chosen since.
class InsertOrRemove : public QUndoCommand {
public:
    /// Decks come in so that they have these indexes afterwards.
    /// @param indexes rising
    InsertOrRemove(DeckDocument& document, const QString& text, std::vector<int> indexes,
                   std::vector<NamedDeck> decks)
        : QUndoCommand(text)
        , document_(document)
        , indexes_(std::move(indexes))
        , decks_(std::move(decks))
        , inserts_(true) {}
    /// The decks at these indexes go.
    InsertOrRemove(DeckDocument& document, const QString& text, std::vector<int> indexes)
        : QUndoCommand(text), document_(document), indexes_(std::move(indexes)), inserts_(false) {}

    void redo() override {
        shown_ = document_.shown();
        inserts_ ? insertDecks(keepActive) : removeDecks(keepActive);
    }
    void undo() override {
        const bool goesAway = std::ranges::binary_search(indexes_, document_.shown());
        inserts_ ? removeDecks(active_) : insertDecks(active_);
        if (goesAway || !inserts_) document_.show(shown_);
    }

private:
    static constexpr int keepActive = -1; ///< as the library has it of itself

    void insertDecks(int active) {
        active_ = document_.library().active();
        document_.insert(indexes_, std::exchange(decks_, {}), active);
    }
    void removeDecks(int active) {
        active_ = document_.library().active();
        decks_ = document_.remove(indexes_, active);
    }

    DeckDocument& document_;
    std::vector<int> indexes_;
    std::vector<NamedDeck> decks_; ///< while they are out
    int active_ = -1;
    int shown_ = -1; ///< before it was done
    bool inserts_;
};

/// Undo command that reorders the decks.
class ReorderDecks : public QUndoCommand {
public:
    /// @param order as DeckLibrary::reorder takes it
    /// @param about the index of a deck that moves: it is shown
    ReorderDecks(DeckDocument& document, const QString& text, std::vector<int> order, int about)
        : QUndoCommand(text), document_(document), order_(std::move(order)), about_(about) {}

    void redo() override { turn(); }
    void undo() override { turn(); }

private:
    void turn() {
        std::vector<int> back(order_.size());
        for (std::size_t i = 0; i < order_.size(); ++i)
            back[std::size_t(order_[i])] = int(i);
        about_ = back[std::size_t(about_)];
        document_.reorder(order_, about_);
        order_ = std::move(back);
    }

    DeckDocument& document_;
    std::vector<int> order_;
    int about_;
};

} // namespace stonemason::token_battle
