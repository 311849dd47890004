// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/dialogs/deck_export_dialog.h"

#include "core/format/file.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/user_file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/token_battle/deck/model/deck_edits.h"
#include "editor/token_battle/deck/view/art/deck_sheet.h"
#include "editor/token_battle/text/deck_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <numeric>

namespace stonemason::token_battle {

namespace {

struct DeckExportWords {
    Q_DECLARE_TR_FUNCTIONS(DeckExportForm)
};

} // namespace

QString nameOf(DeckExportForm form) {
    switch (form) {
    case DeckExportForm::ShareCode: return DeckExportWords::tr("Share code");
    case DeckExportForm::List: return DeckExportWords::tr("List for a post");
    case DeckExportForm::Sets: return DeckExportWords::tr("Sets of the game");
    case DeckExportForm::OldSets: return DeckExportWords::tr("Sets without names");
    case DeckExportForm::Library: return DeckExportWords::tr("Deck file (JSON)");
    case DeckExportForm::Picture: break;
    }
    return DeckExportWords::tr("Picture");
}

bool holdsOneDeck(DeckExportForm form) {
    return form == DeckExportForm::ShareCode || form == DeckExportForm::Picture;
}

DeckFormat deckFormatOf(DeckExportForm form) {
    switch (form) {
    case DeckExportForm::ShareCode: return DeckFormat::ShareCode;
    case DeckExportForm::List: return DeckFormat::List;
    case DeckExportForm::Sets: return DeckFormat::Sets;
    case DeckExportForm::OldSets: return DeckFormat::OldSets;
    case DeckExportForm::Library:
    case DeckExportForm::Picture: break;
    }
    return DeckFormat::Sdeck;
}

QString suffixOf(DeckExportForm form) {
    switch (form) {
    case DeckExportForm::Library: return QStringLiteral("sdeck");
    case DeckExportForm::Picture: return QStringLiteral("png");
    case DeckExportForm::ShareCode:
    case DeckExportForm::List:
    case DeckExportForm::Sets:
    case DeckExportForm::OldSets: break;
    }
    return QStringLiteral("txt");
}

QStringList filtersOf(DeckExportForm form) {
    if (form == DeckExportForm::Picture) return pictureFilters();
    //: %1 is the name of a form, %2 the ending of its files
    return {DeckExportWords::tr("%1 (*.%2)").arg(nameOf(form), suffixOf(form))};
}

namespace {

enum Scope { Shown, Selected, All };

ExportTarget::Kind kindOf(DeckExportForm form) {
    switch (form) {
    case DeckExportForm::ShareCode: return ExportTarget::Kind::Word;
    case DeckExportForm::Picture: return ExportTarget::Kind::Picture;
    default: return ExportTarget::Kind::Lines;
    }
}

/// A suffix for file names, as most formats are .txt.
QString nameEndOf(DeckExportForm form) {
    switch (form) {
    case DeckExportForm::ShareCode: return QStringLiteral("-code");
    case DeckExportForm::Sets: return QStringLiteral("-sets");
    case DeckExportForm::OldSets: return QStringLiteral("-old-sets");
    default: return {};
    }
}

} // namespace

DeckExportDialog::DeckExportDialog(DeckDocument& document, Dialogs& dialogs, std::vector<int> selected,
                                   QWidget* parent)
    : ExportDialog(document, QStringLiteral("deck"), parent)
    , document_(document)
    , dialogs_(dialogs)
    , selected_(std::move(selected))
    , decks_(new QComboBox)
    , listForm_(new QComboBox)
    , width_(new QSpinBox)
    , notes_(new QLabel) {
    setWindowTitle(tr("Share Decks"));
    setHelpPage(*this, QStringLiteral("deck-files.md"));
    resize(720, 520);
    notes_->setWordWrap(true);
    notes_->setAccessibleName(tr("What to know about this form"));
    QList<ExportTarget> targets;
    for (DeckExportForm form : allDeckExportForms)
        targets += {nameOf(form), suffixOf(form), filtersOf(form), kindOf(form), nameEndOf(form)};
    build({targets, buildTop(), buildPictureOptions(), notes_});
    connect(decks_, &QComboBox::currentIndexChanged, this, &DeckExportDialog::showTarget);
    if (selected_.size() > 1) {
        setForm(DeckExportForm::List);
        decks_->setCurrentIndex(decks_->findData(Selected));
    }
}

QWidget* DeckExportDialog::buildTop() {
    decks_->setAccessibleName(tr("Decks"));
    decks_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    //: %1 is a deck's name
    decks_->addItem(tr("This deck: %1").arg(document_.deckName()), Shown);
    if (selected_.size() > 1)
        decks_->addItem(tr("The %n selected decks", nullptr, int(selected_.size())), Selected);
    if (document_.library().size() > 1)
        decks_->addItem(tr("All %n decks", nullptr, document_.library().size()), All);
    listForm_->setAccessibleName(tr("Form of the list"));
    for (const DeckFormat form : allListForms)
        listForm_->addItem(listFormName(form), int(form));
    connect(listForm_, &QComboBox::currentIndexChanged, this, &DeckExportDialog::showTarget);
    listFormRow_ = labelled(tr("&Form"), listForm_);
    auto* top = new QWidget;
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(labelled(tr("&Decks"), decks_), 1);
    row->addWidget(listFormRow_);
    return top;
}

QList<QWidget*> DeckExportDialog::buildPictureOptions() {
    width_->setRange(smallestSheet, largestSheet);
    width_->setSingleStep(100);
    width_->setValue(usualSheet);
    width_->setSuffix(tr(" px"));
    width_->setAccessibleName(tr("Width of the picture"));
    connect(width_, &QSpinBox::valueChanged, this, &DeckExportDialog::showPicture);
    return {labelled(tr("&Width"), width_)};
}

std::vector<int> DeckExportDialog::decks() const {
    if (holdsOneDeck(form())) return {document_.shown()};
    switch (decks_->currentData().toInt()) {
    case Selected: return selected_;
    case All: {
        std::vector<int> all(std::size_t(document_.library().size()));
        std::iota(all.begin(), all.end(), 0);
        return all;
    }
    default: return {document_.shown()};
    }
}

QString DeckExportDialog::title() const {
    return decks().size() == 1 ? QString::fromStdString(firstDeck().name) : document_.title();
}

const NamedDeck& DeckExportDialog::firstDeck() const {
    return document_.library().at(decks().front());
}

DeckFormat DeckExportDialog::format() const {
    return form() == DeckExportForm::List ? DeckFormat(listForm_->currentData().toInt())
                                          : deckFormatOf(form());
}

Result<std::string> DeckExportDialog::text() const {
    auto written = writeDecks(libraryOf(document_, decks()), document_.catalogue(), format());
    if (!written) return written.error();
    return std::move(written).value().bytes;
}

ExportPicture DeckExportDialog::picture() const {
    const QSizeF sheet = deckSheetSize(firstDeck());
    const int chosen = width_->value();
    return {.size = {chosen, int(std::ceil(chosen * sheet.height() / sheet.width()))},
            .image =
                [this, sheet, chosen](std::optional<QSize> room, const WorkProgress&) {
                    const int width =
                        room ? std::clamp(int(sheet.scaled(*room, Qt::KeepAspectRatio).width()), 1, chosen)
                             : chosen;
                    return deckSheet(firstDeck(), document_.catalogue(), width);
                },
            .drawing =
                [this, chosen](const WorkProgress&) {
                    return deckDrawing(firstDeck(), document_.catalogue(), chosen);
                }};
}

QString DeckExportDialog::sentence(const Error& error) const {
    return deckText(error, document_.catalogue());
}

void DeckExportDialog::prepare() {
    decks_->setEnabled(!holdsOneDeck(form()));
    if (holdsOneDeck(form())) decks_->setCurrentIndex(decks_->findData(Shown));
    const bool isList = form() == DeckExportForm::List;
    listFormRow_->setVisible(isList);
    if (isList) {
        const std::string_view suffix = extensionOf(format()).substr(1);
        const QString ending = QString::fromUtf8(suffix.data(), qsizetype(suffix.size()));
        setFilesOf(target(), ending, {DeckExportWords::tr("%1 (*.%2)").arg(listFormName(format()), ending)});
    }
    showNotes();
}

void DeckExportDialog::showNotes() {
    const DeckLibrary library = libraryOf(document_, decks());
    std::vector<Message> notes;
    if (form() != DeckExportForm::Picture) notes = writingNotes(library, document_.catalogue(), format());
    // Only the game's own formats have a note on invalid decks.
    const auto invalid = std::ranges::count_if(library.decks(), [this](const NamedDeck& deck) {
        return !isValid(deck.deck, document_.catalogue());
    });
    if (invalid > 0 && std::ranges::find(notes, "write/invalid", &Message::id) == notes.end())
        notes.push_back({"write/invalid", {int(invalid)}});
    QStringList sentences;
    for (const Message& note : notes)
        sentences += QStringLiteral("· ") + deckText(note, document_.catalogue());
    notes_->setText(sentences.join(u'\n'));
    notes_->setVisible(!sentences.isEmpty());
}

bool DeckExportDialog::fitTo(const QString& path, Result<std::string>& content) {
    if (form() != DeckExportForm::Sets && form() != DeckExportForm::OldSets) return true;
    const auto there = readFile(nativePath(path));
    if (!there || !looksLikeUserFile(*there)) return true;
    //: %1 is a file's path
    const QString question =
        tr("%1 is the game's user file. Its decks are replaced by the %n chosen here; everything else stays.",
           nullptr, int(decks().size()))
            .arg(shownPath(path));
    if (!dialogs_.confirm(tr("Replace the decks of the game?"), question, tr("Replace Decks"))) return false;
    auto written = replaceSets(*there, libraryOf(document_, decks()), document_.catalogue());
    content = written ? Result<std::string>(std::move(written).value().bytes) : written.error();
    return true;
}

} // namespace stonemason::token_battle
