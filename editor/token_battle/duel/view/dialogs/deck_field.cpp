// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/dialogs/deck_field.h"

#include "core/format/file.h"
#include "core/token_battle/format/deck_format.h"
#include "editor/app/disk/file_lock.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/text/visible_words.h"
#include "editor/token_battle/text/deck_text.h"

#include <QAccessible>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>

#include <algorithm>

namespace stonemason::token_battle {

QString libraryOf(const QString& path) {
    return QFileInfo(path).completeBaseName();
}

Result<std::optional<DeckChoice>> addDecksOf(const QString& path, const Catalogue& catalogue,
                                             std::vector<DeckOffer>& offers) {
    const auto isOfFile = [file = fileIdentity(path)](const DeckOffer& offer) {
        return !offer.file.isEmpty() && fileIdentity(offer.file) == file;
    };
    const auto open = std::ranges::find_if(
        offers, [&](const DeckOffer& offer) { return !offer.document.isEmpty() && isOfFile(offer); });
    if (open != offers.end()) return open->isEmpty ? std::optional<DeckChoice>() : choiceFor(*open);
    const auto bytes = readFile(nativePath(path));
    const auto reading = bytes ? readDecks(*bytes, catalogue) : Result<DeckReading>(bytes.error());
    if (!reading) return reading.error();
    std::erase_if(offers, isOfFile);
    for (const NamedDeck& deck : reading->library.decks())
        offers.push_back({libraryOf(path), deck.name, deck.deck, path});
    const int active = reading->library.active();
    if (active < 0) return std::optional<DeckChoice>();
    return std::optional(
        DeckChoice{DeckSource::Named, libraryOf(path), reading->library.at(active).name, path});
}

std::vector<DeckOffer> withRemembered(std::vector<DeckOffer> offers, std::span<const DeckChoice> choices,
                                      const Catalogue& catalogue) {
    for (const DeckChoice& choice : choices) {
        if (choice.source != DeckSource::Named || choice.file.isEmpty()) continue;
        const bool isOpen = std::ranges::any_of(offers, [&choice](const DeckOffer& offer) {
            return !offer.document.isEmpty() && offer.document == choice.document;
        });
        if (!isOpen) static_cast<void>(addDecksOf(choice.file, catalogue, offers));
    }
    return offers;
}

namespace {

constexpr int signSize = 16;

} // namespace

DeckFaultLine::DeckFaultLine(const QString& side, QWidget* parent)
    : QWidget(parent)
    , sign_(new QLabel)
    , words_(new QLabel)
    , random_(new QPushButton(icon(QStringLiteral("dice")), tr("Use Random Cards")))
    , finish_(new QPushButton(icon(QStringLiteral("new-deck")), tr("Finish the Deck"))) {
    words_->setTextFormat(Qt::PlainText); // names come from other people
    words_->setWordWrap(true);
    //: %1 is the label of a field, such as "Your deck"
    words_->setAccessibleName(tr("%1: why it cannot be played").arg(side));
    random_->setToolTip(tr("Play with random cards, dealt like in the game"));
    finish_->setToolTip(tr("Close this window and open the deck in the editor"));
    for (QPushButton* button : {random_, finish_})
        button->setAutoDefault(false);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gap / 2);
    grid->setColumnStretch(3, 1);
    grid->addWidget(sign_, 0, 0, Qt::AlignTop);
    grid->addWidget(words_, 0, 1, 1, 3);
    grid->addWidget(finish_, 1, 1);
    grid->addWidget(random_, 1, 2);
    connect(random_, &QPushButton::clicked, this, &DeckFaultLine::randomRequested);
    connect(finish_, &QPushButton::clicked, this, &DeckFaultLine::finishRequested);
    hide();
}

void DeckFaultLine::show(const QString& reason, bool canFinish) {
    const bool isNew = reason != words_->text();
    words_->setText(reason);
    finish_->setVisible(canFinish);
    setVisible(!reason.isEmpty());
    sign_->setPixmap(severityIcon(Severity::Error).pixmap(QSize(signSize, signSize), devicePixelRatioF()));
    if (!isNew || reason.isEmpty()) return;
    QAccessibleEvent alert(words_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString DeckFaultLine::reason() const {
    return words_->text();
}

DeckField::DeckField(const Catalogue& catalogue, QWidget* parent) : QComboBox(parent), catalogue_(catalogue) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(26);
}

void DeckField::add(const DeckChoice& choice, const QString& text, const QString& whyNot) {
    choices_.push_back(choice); // before addItem(): the first entry becomes the current one at once
    addItem(text);
    if (whyNot.isEmpty()) return;
    if (auto* items = qobject_cast<QStandardItemModel*>(model())) {
        QStandardItem* item = items->item(count() - 1);
        item->setEnabled(false);
        item->setToolTip(plainToolTip(whyNot));
    }
}

void DeckField::setOffers(const std::vector<DeckOffer>& offers) {
    const DeckChoice before = choice();
    offers_ = offers;
    clear();
    choices_.clear();
    add({DeckSource::RandomCards}, tr("Random cards"), {});
    add({DeckSource::RandomOfMine}, tr("One of my decks at random"), {});
    insertSeparator(count());
    choices_.push_back({});
    for (const DeckOffer& offer : offers) {
        if (offer.isEmpty) continue;
        const QString whyNot = unplayableText(offer.deck, catalogue_);
        const QString name = visibleWords(QString::fromStdString(offer.name));
        const QString library = visibleWords(offer.library);
        //: A deck in a list: its name and its file's
        add(choiceFor(offer),
            whyNot.isEmpty() ? tr("%1 (%2)").arg(name, library)
                             //: A deck in a list: its name and its file's
                             : tr("%1 (%2) – not finished").arg(name, library),
            whyNot);
    }
    setChoice(before);
}

DeckChoice DeckField::choice() const {
    return currentIndex() < 0 ? DeckChoice{} : choices_[std::size_t(currentIndex())];
}

void DeckField::setChoice(const DeckChoice& choice) {
    DeckChoice meant = choice;
    if (choice.source == DeckSource::Named)
        if (const DeckOffer* offer = offerOf(choice, offers_)) meant = choiceFor(*offer);
    auto found = std::ranges::find(choices_, meant);
    if (found == choices_.end()) {
        //: A deck in a list: its name and its file's
        add(meant,
            tr("%1 (%2) – no longer there")
                .arg(visibleWords(QString::fromStdString(meant.name)), visibleWords(meant.library)),
            whyNotPlayed(meant, offers_, catalogue_));
        found = choices_.end() - 1;
    }
    setCurrentIndex(int(found - choices_.begin()));
}

} // namespace stonemason::token_battle
