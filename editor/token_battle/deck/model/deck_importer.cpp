// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/model/deck_importer.h"

#include "core/format/file.h"
#include "core/token_battle/format/deck_collector.h"
#include "core/token_battle/format/pasted_title.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/deck/model/deck_edits.h"
#include "editor/token_battle/text/deck_text.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr int mostUnfinishedNamed = 3;

/// Whether the format stores names of decks; otherwise decks are called "Deck N".
bool isNamed(DeckFormat format) {
    return format != DeckFormat::ShareCode && format != DeckFormat::OldSets;
}

/// Whether the library may have derived the name from the wanted one because that was taken.
bool isNameFor(const std::string& name, const std::string& wanted) {
    return name == wanted || (name.starts_with(wanted + " (") && name.ends_with(')'));
}

/// What is missing from the decks of these names: a sentence for each of the first few that cannot be
/// played.
QStringList unfinished(const DeckLibrary& library, const std::vector<std::string>& names,
                       const Catalogue& catalogue) {
    QStringList sentences;
    if (names.empty()) return sentences;
    for (const NamedDeck& deck : library.decks()) {
        if (std::ranges::find(names, deck.name) == names.end()) continue;
        const QString fault = unplayableText(deck, catalogue);
        if (fault.isEmpty()) continue;
        if (sentences.size() == mostUnfinishedNamed)
            return sentences += DeckImporter::tr("Others are unfinished, too.");
        //: %1 is a deck's name in quotes, %2 a sentence
        sentences +=
            DeckImporter::tr("%1 is unfinished: %2").arg(quoted(QString::fromStdString(deck.name)), fault);
    }
    return sentences;
}

/// The index of a deck with the same cards and, if nameCounts, the same name; -1 if there is none.
int sameDeck(const DeckLibrary& library, const NamedDeck& deck, bool nameCounts) {
    const auto same = std::ranges::find_if(library.decks(), [&](const NamedDeck& other) {
        return other.deck == deck.deck && (!nameCounts || isNameFor(other.name, deck.name));
    });
    return same == library.decks().end() ? -1 : int(same - library.decks().begin());
}

/// Whether the name comes from the text and is not the default name of unnamed decks.
bool isNamedIn(std::string_view text, const std::string& name) {
    return name != defaultDeckName(1) || text.find(name) != std::string_view::npos;
}

} // namespace

bool namePastedDeck(DeckReading& reading, std::string_view text, const Catalogue& catalogue) {
    const bool mayBeUnnamed = reading.format == DeckFormat::ShareCode || isListForm(reading.format);
    DeckLibrary& library = reading.library;
    if (!mayBeUnnamed || library.size() != 1 || isNamedIn(text, library.at(0).name)) return false;
    std::optional<std::string> title = titleOfPost(text, catalogue);
    const auto isTitle = [&title](const UnknownWord& word) { return word.word == title; };
    if (title && std::ranges::any_of(library.at(0).unknownWords, isTitle)) title.reset(); // read as a card
    library.rename(0, title.value_or(DeckImporter::tr("Pasted deck").toStdString()));
    return !title;
}

DeckImporter::DeckImporter(Dialogs& dialogs, QObject* parent) : QObject(parent), dialogs_(dialogs) {
}

void DeckImporter::addText(DeckDocument& document, const QString& text, int before) {
    const std::string bytes = text.toStdString();
    auto reading = text.size() > maximumFileSize
                       ? Result<DeckReading>(Error{{"file/too-large", {int(maximumFileSize)}}})
                       : readDecks(bytes, document.catalogue());
    begin();
    if (reading) {
        namePastedDeck(reading.value(), bytes, document.catalogue());
        addReading(document, *reading, before);
    } else
        refuse(tr("There is no usable deck in this text. %1")
                   .arg(deckText(reading.error(), document.catalogue())));
    finish(document);
}

void DeckImporter::addFiles(DeckDocument& document, const QList<QUrl>& files, int before) {
    QStringList failures;
    begin();
    for (const QUrl& file : files) {
        const QString path = file.toLocalFile();
        const auto bytes = readFile(nativePath(path));
        const auto reading =
            bytes ? readDecks(*bytes, document.catalogue()) : Result<DeckReading>(bytes.error());
        const int count = document.library().size();
        if (!reading)
            //: %1 is a file, %2 a sentence
            failures += tr("%1: %2").arg(shownPath(path), deckText(reading.error(), document.catalogue()));
        else if (addReading(document, *reading, before))
            before += document.library().size() - count;
    }
    finish(document);
    if (!failures.isEmpty()) dialogs_.inform(tr("Not every file contains decks"), failures.join(u'\n'));
}

void DeckImporter::begin() {
    if (document_) document_->disconnect(this);
    document_ = nullptr;
    lasting_.clear();
    unfinished_.clear();
}

void DeckImporter::finish(DeckDocument& document) {
    document_ = &document;
    lack_ = lackIn(document);
    emit lacked(&document, lack_);
    if (lack_.isEmpty()) return;
    connect(&document, &DeckDocument::deckChanged, this, &DeckImporter::followLack);
    connect(&document, &DeckDocument::libraryChanged, this, &DeckImporter::followLack);
}

QString DeckImporter::lackIn(const DeckDocument& document) const {
    return (lasting_ + unfinished(document.library(), unfinished_, document.catalogue())).join(u'\n');
}

void DeckImporter::followLack() {
    if (!document_) return;
    const QString lack = lackIn(*document_);
    if (lack == lack_) return;
    lack_ = lack;
    emit lackChanged(document_, lack_);
}

/// The result of an earlier import must not be shown next to this message.
void DeckImporter::refuse(const QString& why) {
    lasting_ += why;
    emit message(tr("No deck was added."));
}

bool DeckImporter::addReading(DeckDocument& document, const DeckReading& reading, int before) {
    const DeckOpening opening = openingOf(reading, document.catalogue());
    if (reading.library.empty()) {
        refuse(opening.loss.isEmpty() ? tr("There is no deck here.") : opening.loss);
        return false;
    }
    if (!opening.loss.isEmpty() &&
        !dialogs_.confirm(tr("Not every deck can be added"), opening.loss, tr("Add the Rest")))
        return false;
    std::vector<NamedDeck> fresh;
    int there = -1;
    for (const NamedDeck& deck : reading.library.decks())
        if (const int same = sameDeck(document.library(), deck, isNamed(reading.format)); same < 0)
            fresh.push_back(deck);
        else
            there = same;
    const int known = reading.library.size() - int(fresh.size());
    if (fresh.empty()) {
        document.show(there);
        //: %1 is a deck's name
        emit message(known == 1 ? tr("“%1” is already here.").arg(document.deckName())
                                : tr("All %n decks are already here.", nullptr, known));
        return false;
    }
    const int count = int(fresh.size());
    if (!opening.loss.isEmpty()) lasting_ += opening.loss;
    const bool hasUnknown = !reading.unknownIds.empty();
    if (hasUnknown) lasting_ += opening.note;
    document.insertDecks(tr("Add %n deck(s)", nullptr, count), before, std::move(fresh));
    constexpr std::size_t mostFollowed = 100;
    for (int i = 0; i < count && !hasUnknown && unfinished_.size() < mostFollowed; ++i)
        if (const NamedDeck& deck = document.library().at(before + i);
            !unplayableText(deck, document.catalogue()).isEmpty())
            unfinished_.push_back(deck.name);
    QStringList sentences{tr("%n deck(s) were added.", nullptr, count)};
    if (known > 0) sentences += tr("%n deck(s) were already here.", nullptr, known);
    if (!opening.note.isEmpty() && !hasUnknown) sentences += opening.note;
    emit message(sentences.join(u' '));
    return true;
}

} // namespace stonemason::token_battle
