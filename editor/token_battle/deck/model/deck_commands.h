// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/model/deck_document.h"

#include <QUndoCommand>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace stonemason::token_battle {

/// What every undo step of a library shares: the right to write to it.
class DeckCommand : public QUndoCommand {
public:
    DeckCommand(DeckDocument& document, const QString& text) : QUndoCommand(text), document_(document) {}

protected:
    template <typename Value>
    void exchange(int index, Value& other) {
        document_.exchange(index, other);
    }
    void exchangeTags(int index, std::vector<std::string>& other) { document_.exchangeTags(index, other); }
    void exchangeNotes(int index, std::string& other) { document_.exchangeNotes(index, other); }
    void exchangeActive(int& other) { document_.exchangeActive(other); }
    void exchange(DeckLibrary& other) { document_.exchange(other); }
    void insert(const std::vector<int>& indexes, std::vector<NamedDeck> decks, int active) {
        document_.insert(indexes, std::move(decks), active);
    }
    std::vector<NamedDeck> remove(const std::vector<int>& indexes, int active) {
        return document_.remove(indexes, active);
    }
    void reorder(const std::vector<int>& order, int shown) { document_.reorder(order, shown); }
    int shown() const { return document_.shown(); }
    void show(int index) { document_.show(index); }
    int active() const { return document_.library().active(); }

private:
    DeckDocument& document_;
};

/// The cards of one deck change places with others.
class ChangeCards : public DeckCommand {
public:
    ChangeCards(DeckDocument& document, const QString& text, int index, const Deck& deck)
        : DeckCommand(document, text), index_(index), other_(deck) {}

    void redo() override { exchange(index_, other_); }
    void undo() override { exchange(index_, other_); }

private:
    int index_;
    Deck other_;
};

/// Words of one deck change places with others. While they are being typed the steps become one.
template <typename Words>
class ChangeWords : public DeckCommand {
public:
    ChangeWords(DeckDocument& document, const QString& text, int index, Words words, bool typed)
        : DeckCommand(document, text)
        , index_(index)
        , other_(words)
        , after_(std::move(words))
        , typed_(typed) {}

    void redo() override {
        exchangeWords();
        if (!before_) before_ = other_;
    }
    void undo() override { exchangeWords(); }
    int id() const override { return typed_ ? typedId() : neverMerged; }
    bool mergeWith(const QUndoCommand* next) override {
        const auto& later = static_cast<const ChangeWords&>(*next);
        if (index_ != later.index_) return false;
        after_ = later.after_;
        setObsolete(after_ == before_);
        return true;
    }

protected:
    static constexpr int neverMerged = -1;

    virtual void exchangeWords() = 0;
    /// Each kind of words has another.
    virtual int typedId() const = 0;
    int index() const { return index_; }
    Words& other() { return other_; }

private:
    int index_;
    Words other_;
    Words after_;
    std::optional<Words> before_;
    bool typed_;
};

class ChangeName : public ChangeWords<std::string> {
public:
    using ChangeWords::ChangeWords;

protected:
    void exchangeWords() override { exchange(index(), other()); }
    int typedId() const override { return 1; }
};

class ChangeTags : public ChangeWords<std::vector<std::string>> {
public:
    using ChangeWords::ChangeWords;

protected:
    void exchangeWords() override { exchangeTags(index(), other()); }
    int typedId() const override { return 2; }
};

class ChangeNotes : public ChangeWords<std::string> {
public:
    using ChangeWords::ChangeWords;

protected:
    void exchangeWords() override { exchangeNotes(index(), other()); }
    int typedId() const override { return 3; }
};

class ChangeActive : public DeckCommand {
public:
    ChangeActive(DeckDocument& document, const QString& text, int active)
        : DeckCommand(document, text), other_(active) {}

    void redo() override { exchangeActive(other_); }
    void undo() override { exchangeActive(other_); }

private:
    int other_;
};

/// Some decks more or, the other way round, less. Undone, it shows the deck that was shown before, unless
/// another deck that stays has been chosen since.
class InsertOrRemove : public DeckCommand {
public:
    /// Decks come in so that they have these indexes afterwards.
    /// @param indexes rising
    InsertOrRemove(DeckDocument& document, const QString& text, std::vector<int> indexes,
                   std::vector<NamedDeck> decks)
        : DeckCommand(document, text)
        , indexes_(std::move(indexes))
        , decks_(std::move(decks))
        , inserts_(true) {}
    /// The decks at these indexes go.
    InsertOrRemove(DeckDocument& document, const QString& text, std::vector<int> indexes)
        : DeckCommand(document, text), indexes_(std::move(indexes)), inserts_(false) {}

    void redo() override {
        shown_ = shown();
        inserts_ ? putIn(keepActive) : takeOut(keepActive);
    }
    void undo() override {
        const bool goesAway = std::ranges::binary_search(indexes_, shown());
        inserts_ ? takeOut(active_) : putIn(active_);
        if (goesAway || !inserts_) show(shown_);
    }

private:
    static constexpr int keepActive = -1; ///< as the library has it of itself

    void putIn(int active) {
        active_ = this->active();
        insert(indexes_, std::exchange(decks_, {}), active);
    }
    void takeOut(int active) {
        active_ = this->active();
        decks_ = remove(indexes_, active);
    }

    std::vector<int> indexes_;
    std::vector<NamedDeck> decks_; ///< while they are out
    int active_ = -1;
    int shown_ = -1; ///< before it was done
    bool inserts_;
};

/// Another order of the decks.
class ReorderDecks : public DeckCommand {
public:
    /// @param order as DeckLibrary::reorder takes it
    /// @param about the index of a deck that moves: it is shown
    ReorderDecks(DeckDocument& document, const QString& text, std::vector<int> order, int about)
        : DeckCommand(document, text), order_(std::move(order)), about_(about) {}

    void redo() override { turn(); }
    void undo() override { turn(); }

private:
    void turn() {
        std::vector<int> back(order_.size());
        for (std::size_t i = 0; i < order_.size(); ++i)
            back[std::size_t(order_[i])] = int(i);
        about_ = back[std::size_t(about_)];
        reorder(order_, about_);
        order_ = std::move(back);
    }

    std::vector<int> order_;
    int about_;
};

class ExchangeLibrary : public DeckCommand {
public:
    ExchangeLibrary(DeckDocument& document, const QString& text, DeckLibrary library)
        : DeckCommand(document, text), other_(std::move(library)) {}

    void redo() override {
        shown_ = shown();
        exchange(other_);
    }
    void undo() override {
        exchange(other_);
        show(shown_);
    }

private:
    DeckLibrary other_;
    int shown_ = -1; ///< before it was done
};

} // namespace stonemason::token_battle
