// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/deck/deck_document.h"

#include <QUndoCommand>

#include <utility>

namespace stonemason {

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
    void insert(int index, NamedDeck deck, int active) { document_.insert(index, std::move(deck), active); }
    NamedDeck remove(int index, int active) { return document_.remove(index, active); }
    void move(int from, int to) { document_.move(from, to); }
    int active() const { return document_.library().active(); }

private:
    DeckDocument& document_;
};

/// The cards or the name of one deck change places with another value.
template <typename Value>
class ExchangeOfDeck : public DeckCommand {
public:
    ExchangeOfDeck(DeckDocument& document, const QString& text, int index, Value value)
        : DeckCommand(document, text), index_(index), other_(std::move(value)) {}

    void redo() override { exchange(index_, other_); }
    void undo() override { exchange(index_, other_); }

private:
    int index_;
    Value other_;
};

class ChangeTags : public DeckCommand {
public:
    ChangeTags(DeckDocument& document, const QString& text, int index, std::vector<std::string> tags)
        : DeckCommand(document, text), index_(index), other_(std::move(tags)) {}

    void redo() override { exchangeTags(index_, other_); }
    void undo() override { exchangeTags(index_, other_); }

private:
    int index_;
    std::vector<std::string> other_;
};

/// While the notes of one deck are being typed, the steps become one.
class ChangeNotes : public DeckCommand {
public:
    ChangeNotes(DeckDocument& document, const QString& text, int index, const std::string& notes)
        : DeckCommand(document, text)
        , index_(index)
        , other_(notes)
        , before_(document.library().at(index).notes)
        , after_(notes) {}

    void redo() override { exchangeNotes(index_, other_); }
    void undo() override { exchangeNotes(index_, other_); }
    int id() const override { return commandId; }
    bool mergeWith(const QUndoCommand* next) override {
        const auto& later = static_cast<const ChangeNotes&>(*next);
        if (index_ != later.index_) return false;
        after_ = later.after_;
        setObsolete(after_ == before_);
        return true;
    }

private:
    static constexpr int commandId = 1;

    int index_;
    std::string other_;
    std::string before_;
    std::string after_;
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

/// One deck more or, the other way round, one less.
class InsertOrRemove : public DeckCommand {
public:
    InsertOrRemove(DeckDocument& document, const QString& text, int index, NamedDeck deck)
        : DeckCommand(document, text), index_(index), deck_(std::move(deck)), inserts_(true) {}
    InsertOrRemove(DeckDocument& document, const QString& text, int index)
        : DeckCommand(document, text), index_(index), inserts_(false) {}

    void redo() override { inserts_ ? putIn(keepActive) : takeOut(keepActive); }
    void undo() override { inserts_ ? takeOut(active_) : putIn(active_); }

private:
    static constexpr int keepActive = -1; ///< as the library has it of itself

    void putIn(int active) {
        active_ = this->active();
        insert(index_, std::exchange(deck_, {}), active);
    }
    void takeOut(int active) {
        active_ = this->active();
        deck_ = remove(index_, active);
    }

    int index_;
    NamedDeck deck_; ///< while it is out
    int active_ = -1;
    bool inserts_;
};

class MoveDeck : public DeckCommand {
public:
    MoveDeck(DeckDocument& document, const QString& text, int from, int to)
        : DeckCommand(document, text), from_(from), to_(to) {}

    void redo() override { move(from_, to_); }
    void undo() override { move(to_, from_); }

private:
    int from_;
    int to_;
};

class ExchangeLibrary : public DeckCommand {
public:
    ExchangeLibrary(DeckDocument& document, const QString& text, DeckLibrary library)
        : DeckCommand(document, text), other_(std::move(library)) {}

    void redo() override { exchange(other_); }
    void undo() override { exchange(other_); }

private:
    DeckLibrary other_;
};

} // namespace stonemason
