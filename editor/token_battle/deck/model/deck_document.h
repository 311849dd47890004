// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck_edit.h"
#include "core/token_battle/format/deck_format.h"
#include "editor/app/files/document.h"
#include "editor/token_battle/deck/model/deck_file_format.h"

#include <QString>

namespace stonemason {
template <typename, typename>
class ExchangeCommand;
}

namespace stonemason::token_battle {

/// Parts of a library that change by themselves, each in one undo step: those of the deck at an index, and
/// which deck is active.
struct DeckCards {
    int index;
    Deck deck;
};
struct DeckName {
    int index;
    std::string name;
};
struct DeckTags {
    int index;
    std::vector<std::string> tags;
};
struct DeckNotes {
    int index;
    std::string notes;
};
struct DeckWords {
    int index;
    Deck deck;
    std::vector<UnknownWord> words;
};
struct ActiveDeck {
    int index;
};

/// One open file of decks: the library, which of its decks is shown, its undo history, its file.
/// All changes go through here and become one undo step each; without a difference there is none. Undoing a
/// change shows the deck that it was about.
class DeckDocument : public Document {
    Q_OBJECT

public:
    /// Decks that are written within a moment.
    static constexpr int mostWrittenAtOnce = 10'000;

    /// What a file held. The catalogue must outlive the document.
    DeckDocument(DeckReading reading, const Catalogue& catalogue, QObject* parent = nullptr);
    /// A new one: a single empty deck.
    explicit DeckDocument(const Catalogue& catalogue, QObject* parent = nullptr);
    ~DeckDocument() override;

    const Catalogue& catalogue() const { return catalogue_; }
    const DeckLibrary& library() const { return library_; }
    /// Identifies the document uniquely for all time, whatever its name and wherever it is saved.
    const QString& identity() const { return identity_; }

    /// The index of the deck that is shown; -1 only while there are no decks.
    int shown() const { return shown_; }
    /// No undo step: what one looks at is no part of the file.
    void show(int index);
    /// The cards of the deck that is shown; an empty deck while there are none.
    const Deck& deck() const;
    /// Its name, or empty.
    QString deckName() const;

    /// The file's name; without one that of the deck or, of several, "Rams +3": the active one's and how many
    /// there are beside it.
    QString title() const override;
    /// The only deck has but a general name, "New deck": until it gets another one the title distinguishes it
    /// from other documents by a number.
    void setNameIsGeneral();
    /// Gives the deck the number that the title has now. No undo step: it is opened with it.
    void takeTitleAsName();
    void setFileBytes(const std::string& bytes) override;
    /// The same where the form of these bytes is known already; nullopt for a file without decks.
    void setFileForm(std::optional<DeckFileFormat> form) { fileFormat_ = form; }
    /// Into a user file of the original game, its own or another one, only the sets are written. It is read
    /// anew for this: what it holds besides the decks is never kept. Errors: those of writeDecks, replaceSets
    /// and, then, readFile.
    Result<std::string> bytesFor(const QString& path) const override;
    /// For more than mostWrittenAtOnce decks; not into a user file, of which there must be something to read.
    BytesWriter bytesWriterFor(const QString& path) const override;
    Result<std::string> recoveryBytes() const override;
    RecoveryWriter recoveryWriter() const override;
    Status reload(const std::string& bytes) override;
    Status reloadFrom(Document& read) override;
    QString lossWhenOpened() const override;
    QString noteWhenOpened() const override;
    QString lossWhenSavedAs(const QString& path) const override;

    /// Makes an edit of the shown deck an undo step called `text` and returns true, or reports why it is
    /// refused (refused()). Without any deck the edit makes one.
    bool edit(const QString& text, const DeckEdit& edit);
    /// Shows the user why a gesture has no effect.
    void refuse(const Refusal& refusal);
    void refuse(const Message& reason);

    /// Other cards for the deck at that index.
    void setDeck(const QString& text, int index, const Deck& deck);
    /// New decks in front of that index (size(): at the end), under free names; the first of them is shown.
    void insertDecks(const QString& text, int index, std::vector<NamedDeck> decks);
    /// @param indexes of decks, in any order
    void removeDecks(const QString& text, std::vector<int> indexes);
    /// Puts decks, in the order they have, in front of the one that is at `before` now (size(): at the end).
    /// The same deck stays shown.
    /// @param decks indexes in any order
    void moveDecks(std::vector<int> decks, int before);
    /// Renames the deck, or returns why it cannot have that name: nameFault, name/taken.
    /// @param typed letter by letter: such steps become one
    std::optional<Message> renameDeck(int index, const QString& name, bool typed = false);
    void setActive(int index);
    /// Tags and notes must obey nameFault (maximumTagLength, at most maximumTags) and notesFault. While they
    /// are being typed the steps become one.
    void setTags(int index, std::vector<std::string> tags);
    void setNotes(int index, std::string notes);
    /// Puts a card in the place that an unknown word of the shown deck was written for and removes the word,
    /// or reports why it cannot be (refused()).
    void replaceWord(int word, CardId card);
    /// Removes unknown words of the shown deck.
    /// @param words indexes in NamedDeck::unknownWords
    void dismissWords(const std::vector<int>& words);
    /// Puts another library in this one's place.
    void replaceLibrary(const QString& text, DeckLibrary library);

signals:
    /// Which decks there are, their order, names, tags or notes, or which is active.
    void libraryChanged();
    /// The cards or the unknown words of the deck at that index.
    void deckChanged(int index);
    /// Another deck is shown, or the shown one has another index.
    void shownChanged();
    /// A gesture could not be done; the sentence gives the reason. The stack it is about counts from 0, -1:
    /// none.
    void refused(const QString& sentence, int stack);

private:
    template <typename, typename>
    friend class stonemason::ExchangeCommand;
    friend class InsertOrRemove;
    friend class ReorderDecks;
    void exchange(DeckCards& other);
    void exchange(DeckName& other);
    void exchange(DeckTags& other);
    void exchange(DeckNotes& other);
    void exchange(DeckWords& other);
    void exchange(ActiveDeck& other);
    void exchange(DeckLibrary& other);
    bool holds(const DeckName& part) const { return library_.at(part.index).name == part.name; }
    bool holds(const DeckTags& part) const { return library_.at(part.index).tags == part.tags; }
    bool holds(const DeckNotes& part) const { return library_.at(part.index).notes == part.notes; }
    void insert(const std::vector<int>& indexes, std::vector<NamedDeck> decks, int active);
    std::vector<NamedDeck> remove(const std::vector<int>& indexes, int active);
    void reorder(const std::vector<int>& order, int shown);
    void listChanged(int shown);
    std::optional<DeckFileFormat> formAt(const QString& path) const;
    DeckFormat formatFor(const QString& path) const;
    Result<WrittenDecks> write(const QString& path) const;
    BytesWriter writerOf(DeckFormat format) const;

    const Catalogue& catalogue_;
    const QString identity_;
    DeckLibrary library_;
    std::string generalName_; ///< that the only deck has; empty: it has one of its own
    int shown_ = -1;
    DeckOpening opening_;
    std::optional<DeckFileFormat> fileFormat_; ///< nullopt: no file yet, or one that holds no decks
};

} // namespace stonemason::token_battle
