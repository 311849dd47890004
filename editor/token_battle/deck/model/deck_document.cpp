// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/model/deck_document.h"

#include "core/format/file.h"
#include "core/token_battle/format/unknown_words.h"
#include "core/token_battle/format/user_file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/untitled_number.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/token_battle/deck/model/deck_commands.h"
#include "editor/token_battle/text/deck_text.h"

#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <numeric>
#include <ranges>

namespace stonemason::token_battle {

namespace {

DeckReading newDecks() {
    DeckReading reading;
    reading.library.append({.name = DeckDocument::tr("New deck").toStdString()});
    return reading;
}

/// The texts of a deck that are typed. Consecutive undo steps for the same text of the same deck are merged.
enum class TypedText { Name, Tags, Notes };
constexpr int typedTextCount = 3;

int fieldOf(int index, TypedText text) {
    return typedTextCount * index + int(text);
}

Result<std::string> bytesOf(Result<WrittenDecks> written) {
    if (!written) return written.error();
    return std::move(written).value().bytes;
}

} // namespace

DeckDocument::DeckDocument(DeckReading reading, const Catalogue& catalogue, QObject* parent)
    : Document(parent)
    , catalogue_(catalogue)
    , identity_(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , library_(std::move(reading.library))
    , shown_(library_.active())
    , opening_(openingOf(reading, catalogue)) {
}

DeckDocument::DeckDocument(const Catalogue& catalogue, QObject* parent)
    : DeckDocument(newDecks(), catalogue, parent) {
    setNameIsGeneral();
}

DeckDocument::~DeckDocument() = default;

void DeckDocument::show(int index) {
    if (index == shown_ || index < 0 || index >= library_.size()) return;
    shown_ = index;
    emit shownChanged();
}

const Deck& DeckDocument::deck() const {
    static const Deck none;
    return shown_ < 0 ? none : library_.at(shown_).deck;
}

QString DeckDocument::deckName() const {
    return shown_ < 0 ? QString() : QString::fromStdString(library_.at(shown_).name);
}

QString DeckDocument::title() const {
    if (!path().isEmpty()) return visibleWords(QFileInfo(path()).completeBaseName());
    if (library_.empty()) return tr("No decks");
    const QString name = visibleWords(QString::fromStdString(library_.at(library_.active()).name));
    if (library_.size() == 1 && library_.at(0).name == generalName_) return withUntitledNumber(*this, name);
    //: %1 is the name of a deck, %2 the number of others beside it; short, as there is little room for it
    return library_.size() == 1 ? name : tr("%1 +%2").arg(name, QString::number(library_.size() - 1));
}

void DeckDocument::setNameIsGeneral() {
    if (library_.size() == 1) generalName_ = library_.at(0).name;
}

void DeckDocument::takeTitleAsName() {
    if (generalName_.empty() || library_.size() != 1 || !undoStack_.isClean() || !path().isEmpty()) return;
    library_.rename(0, title().toStdString());
    generalName_.clear();
}

void DeckDocument::setFileBytes(const std::string& bytes) {
    fileFormat_ = deckFileFormatOf(bytes, catalogue_);
}

/// The form that saving there keeps: that of its own file, and that of any user file of the game.
std::optional<DeckFileFormat> DeckDocument::formAt(const QString& path) const {
    if (path == this->path()) return fileFormat_;
    const auto there = readFile(nativePath(path));
    return there && looksLikeUserFile(*there) ? deckFileFormatOf(*there, catalogue_) : std::nullopt;
}

DeckFormat DeckDocument::formatFor(const QString& path) const {
    const auto form = formAt(path);
    return form ? form->format : deckFormatOf(path);
}

Result<WrittenDecks> DeckDocument::write(const QString& path) const {
    const DeckFormat format = formatFor(path);
    if (format != DeckFormat::UserFile) return writeDecks(library_, catalogue_, format);
    const auto there = readFile(nativePath(path));
    return there ? replaceSets(*there, library_, catalogue_) : there.error();
}

Result<std::string> DeckDocument::bytesFor(const QString& path) const {
    return bytesOf(write(path));
}

Document::BytesWriter DeckDocument::bytesWriterFor(const QString& path) const {
    if (library_.size() <= mostWrittenAtOnce) return {};
    const DeckFormat format = formatFor(path);
    return format == DeckFormat::UserFile ? BytesWriter() : writerOf(format);
}

Result<std::string> DeckDocument::recoveryBytes() const {
    return bytesOf(writeDecks(library_, catalogue_, DeckFormat::Sdeck));
}

Document::RecoveryWriter DeckDocument::recoveryWriter() const {
    return writerOf(DeckFormat::Sdeck);
}

/// With its own copy of the catalogue: a save that was abandoned may outlive the program's catalogue.
Document::BytesWriter DeckDocument::writerOf(DeckFormat format) const {
    return [library = library_, catalogue = catalogue_, format] {
        return bytesOf(writeDecks(library, catalogue, format));
    };
}

Status DeckDocument::reload(const std::string& bytes) {
    auto reading = readDecks(bytes, catalogue_);
    if (!reading) return reading.error();
    setFileBytes(bytes);
    opening_ = openingOf(*reading, catalogue_);
    replaceLibrary(tr("Reload"), std::move(reading).value().library);
    return std::monostate{};
}

Status DeckDocument::reloadFrom(Document& read) {
    auto& other = static_cast<DeckDocument&>(read);
    fileFormat_ = other.fileFormat_;
    opening_ = other.opening_;
    replaceLibrary(tr("Reload"), std::move(other.library_));
    return std::monostate{};
}

QString DeckDocument::lossWhenOpened() const {
    return opening_.loss;
}

QString DeckDocument::noteWhenOpened() const {
    return opening_.note;
}

QString DeckDocument::lossWhenSavedAs(const QString& path) const {
    QStringList loss;
    const QString file = visibleWords(QFileInfo(path).fileName());
    const auto form = formAt(path);
    const bool isOwn = path == this->path();
    if (form && form->holdsMore)
        //: %1 is a file's name
        loss += tr("Saving rewrites %1: text around the decks is lost.").arg(file);
    if (form && form->isReshaped)
        //: %1 is a file's name, %2 the name of a form: "One card a line", "Markdown table"
        loss +=
            tr("Saving rewrites the list in %1 in another form: %2.").arg(file, listFormName(form->format));
    if (form && isOwn && !form->leftOut.isEmpty())
        //: %1 is a file's name, %2 a list of names
        loss += tr("Saving removes the decks of %1 that could not be opened: %2.").arg(file, form->leftOut);
    if (form && !isOwn)
        //: %1 is a file's name
        loss += tr("%1 is the game's user file: its decks are replaced, everything else stays.").arg(file);
    if (const auto written = write(path))
        if (const QString lost = lossOf(written->notes, catalogue_); !lost.isEmpty())
            //: %1 says what is lost, in sentences
            loss += tr("%1 An .sdeck file keeps everything.").arg(lost);
    return loss.join(u' ');
}

bool DeckDocument::edit(const QString& text, const DeckEdit& edit) {
    if (!edit.ok()) {
        refuse(*edit.refusal);
        return false;
    }
    if (shown_ < 0 && !edit.deck.empty())
        insertDecks(text, 0, {{.name = tr("New deck").toStdString(), .deck = edit.deck}});
    else if (shown_ >= 0)
        setDeck(text, shown_, edit.deck);
    return true;
}

void DeckDocument::refuse(const Refusal& refusal) {
    emit refused(deckText(messageOf(refusal), catalogue_), refusal.stack);
}

void DeckDocument::refuse(const Message& reason) {
    emit refused(deckText(reason, catalogue_), -1);
}

void DeckDocument::setDeck(const QString& text, int index, const Deck& deck) {
    if (deck != library_.at(index).deck) undoStack_.push(new ChangeCards(*this, text, {index, deck}));
}

void DeckDocument::insertDecks(const QString& text, int index, std::vector<NamedDeck> decks) {
    if (decks.empty()) return;
    std::vector<int> indexes(decks.size());
    std::iota(indexes.begin(), indexes.end(), index);
    undoStack_.push(new InsertOrRemove(*this, text, std::move(indexes), std::move(decks)));
}

void DeckDocument::removeDecks(const QString& text, std::vector<int> indexes) {
    if (indexes.empty()) return;
    std::ranges::sort(indexes);
    undoStack_.push(new InsertOrRemove(*this, text, std::move(indexes)));
}

void DeckDocument::moveDecks(std::vector<int> decks, int before) {
    std::ranges::sort(decks);
    std::vector<int> order;
    for (int i = 0; i <= library_.size(); ++i) {
        if (i == before) order.insert(order.end(), decks.begin(), decks.end());
        if (i < library_.size() && !std::ranges::binary_search(decks, i)) order.push_back(i);
    }
    if (std::ranges::is_sorted(order)) return;
    const int shown = int(std::ranges::find(order, shown_) - order.begin());
    //: %1 is a deck's name
    const QString text = decks.size() == 1
                             ? tr("Move “%1”").arg(QString::fromStdString(library_.at(decks.front()).name))
                             : tr("Move %n deck(s)", nullptr, int(decks.size()));
    undoStack_.push(new ReorderDecks(*this, text, std::move(order), decks.front()));
    show(shown);
}

std::optional<Message> DeckDocument::renameDeck(int index, const QString& name, bool typed) {
    const std::string wanted = name.toStdString();
    if (wanted == library_.at(index).name) return std::nullopt;
    if (auto fault = nameFault(wanted)) return fault;
    if (library_.find(wanted) >= 0) return Message{"name/taken", {wanted}};
    undoStack_.push(new ChangeName(*this, tr("Rename deck"), {index, wanted},
                                   typed ? fieldOf(index, TypedText::Name) : -1));
    return std::nullopt;
}

void DeckDocument::setActive(int index) {
    if (index != library_.active())
        undoStack_.push(new ChangeActive(*this, tr("Choose the active deck"), {index}));
}

void DeckDocument::setTags(int index, std::vector<std::string> tags) {
    if (tags != library_.at(index).tags)
        undoStack_.push(new ChangeTags(*this, tr("Change tags"), {index, std::move(tags)},
                                       fieldOf(index, TypedText::Tags)));
}

void DeckDocument::setNotes(int index, std::string notes) {
    if (notes != library_.at(index).notes)
        undoStack_.push(new ChangeNotes(*this, tr("Change notes"), {index, std::move(notes)},
                                        fieldOf(index, TypedText::Notes)));
}

void DeckDocument::replaceWord(int word, CardId card) {
    const NamedDeck& shown = library_.at(shown_);
    const DeckEdit edit = withWordAs(shown, word, card);
    if (!edit.ok()) {
        refuse(*edit.refusal);
        return;
    }
    std::vector<UnknownWord> words = shown.unknownWords;
    const Card* put = catalogue_.card(card);
    //: %1 is the name of a card, %2 a word of a list that is no card's name
    const QString text = tr("Put %1 for “%2”")
                             .arg(put ? localText(put->name) : QString::number(card),
                                  visibleWords(QString::fromStdString(words[std::size_t(word)].word)));
    words.erase(words.begin() + word);
    undoStack_.push(new ChangeWords(*this, text, {shown_, edit.deck, std::move(words)}));
}

void DeckDocument::dismissWords(const std::vector<int>& words) {
    const NamedDeck& shown = library_.at(shown_);
    std::vector<UnknownWord> left;
    for (std::size_t i = 0; i < shown.unknownWords.size(); ++i)
        if (std::ranges::find(words, int(i)) == words.end()) left.push_back(shown.unknownWords[i]);
    const int count = int(shown.unknownWords.size() - left.size());
    if (count == 0) return;
    undoStack_.push(new ChangeWords(*this, tr("Dismiss %n word(s)", nullptr, count),
                                    {shown_, shown.deck, std::move(left)}));
}

void DeckDocument::replaceLibrary(const QString& text, DeckLibrary library) {
    if (!(library == library_)) undoStack_.push(new ReplaceLibrary(*this, text, std::move(library)));
}

void DeckDocument::exchange(DeckCards& other) {
    const Deck before = library_.at(other.index).deck;
    library_.setDeck(other.index, std::exchange(other.deck, before));
    show(other.index);
    emit deckChanged(other.index);
}

void DeckDocument::exchange(DeckName& other) {
    std::string before = library_.at(other.index).name;
    library_.rename(other.index, std::exchange(other.name, std::move(before)));
    listChanged(other.index);
}

void DeckDocument::exchange(DeckTags& other) {
    std::vector<std::string> before = library_.at(other.index).tags;
    library_.setTags(other.index, std::exchange(other.tags, std::move(before)));
    listChanged(other.index);
}

void DeckDocument::exchange(DeckNotes& other) {
    std::string before = library_.at(other.index).notes;
    library_.setNotes(other.index, std::exchange(other.notes, std::move(before)));
    listChanged(other.index);
}

void DeckDocument::exchange(DeckWords& other) {
    DeckWords before{other.index, library_.at(other.index).deck, library_.at(other.index).unknownWords};
    library_.setDeck(other.index, other.deck);
    library_.setUnknownWords(other.index, std::exchange(other, std::move(before)).words);
    show(other.index);
    emit deckChanged(other.index);
}

void DeckDocument::exchange(ActiveDeck& other) {
    const int before = library_.active();
    library_.setActive(std::exchange(other.index, before));
    listChanged(shown_);
}

void DeckDocument::exchange(DeckLibrary& other) {
    std::swap(library_, other);
    shown_ = library_.active();
    emit libraryChanged();
    emit shownChanged();
    emit titleChanged();
}

void DeckDocument::insert(const std::vector<int>& indexes, std::vector<NamedDeck> decks, int active) {
    library_.insert(indexes, std::move(decks));
    if (active >= 0) library_.setActive(active);
    listChanged(indexes.front());
}

std::vector<NamedDeck> DeckDocument::remove(const std::vector<int>& indexes, int active) {
    std::vector<NamedDeck> decks = library_.remove(indexes);
    if (active >= 0) library_.setActive(active);
    const auto before = std::ranges::lower_bound(indexes, shown_) - indexes.begin();
    listChanged(std::min(shown_ - int(before), library_.size() - 1));
    return decks;
}

void DeckDocument::reorder(const std::vector<int>& order, int shown) {
    library_.reorder(order);
    listChanged(shown);
}

void DeckDocument::listChanged(int shown) {
    shown_ = shown;
    emit libraryChanged();
    emit shownChanged();
    emit titleChanged();
}

} // namespace stonemason::token_battle
