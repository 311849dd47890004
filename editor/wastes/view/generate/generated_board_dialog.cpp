// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/generate/generated_board_dialog.h"

#include "editor/grid/gallery/wish_fields.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/text/wish_text.h"
#include "editor/wastes/view/generate/board_gallery.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace stonemason::wastes {

namespace {

std::vector<WishField> wishFieldsOf(const GenerationNumbers& numbers) {
    std::vector<WishField> fields;
    for (std::size_t i = 0; i < wishIds.size(); ++i) {
        const auto kind = WishKind(i);
        fields.push_back({.id = std::string(wishIds[i]),
                          .name = wishName(kind),
                          .meaning = wishMeaning(kind),
                          .isPercent = unitOf(kind) == WishUnit::Percent,
                          .limits = numbers.wishes[i].limits,
                          .standard = numbers.wishes[i].standard});
    }
    return fields;
}

QSpinBox* sideField(int value) {
    auto* field = new QSpinBox;
    field->setRange(smallestGenerated, maximumSide);
    field->setValue(value);
    field->setKeyboardTracking(false);
    return field;
}

} // namespace

GeneratedBoardDialog::GeneratedBoardDialog(const Profile& profile, BoardRenderer& renderer, QWidget* parent)
    : GalleryDialog({.title = tr("Generated Board"),
                     .helpPage = QStringLiteral("boards.md#generated-boards"),
                     .next = tr("Ne&xt 8"),
                     .nextTip = tr("Show the boards of the next eight seeds"),
                     .seedTip = tr("The number that the first board is made from: the same seed and wishes "
                                   "make the same board"),
                     .ok = tr("&Open Board")},
                    parent)
    , profile_(profile)
    , rows_(sideField(BoardRequest().size.rows))
    , columns_(sideField(BoardRequest().size.columns))
    , symmetry_(new QComboBox)
    , wishes_(new WishFields(wishFieldsOf(profile.generation)))
    , gallery_(new BoardGallery(profile, renderer)) {
    addChoices();
    connect(gallery_, &BoardGallery::changed, this, &GeneratedBoardDialog::choiceChanged);
    connect(gallery_->list(), &QListWidget::itemDoubleClicked, this, [this] {
        if (okButton()->isEnabled()) accept();
    });
    showPage(pageOf(wishes_, gallery_), wishes_, *gallery_);
    make();
    resize(sizeHint());
    gallery_->setFocus();
}

void GeneratedBoardDialog::addChoices() {
    for (const Symmetry symmetry : symmetries)
        symmetry_->addItem(symmetryName(symmetry), int(symmetry));
    addChoice(tr("&Rows"), tr("Rows"), rows_);
    addChoice(tr("&Columns"), tr("Columns"), columns_);
    addChoice(tr("S&ymmetry"), tr("Symmetry"), symmetry_);
    for (QSpinBox* side : {rows_, columns_})
        connect(side, &QSpinBox::valueChanged, this, [this] { make(); });
    connect(symmetry_, &QComboBox::currentIndexChanged, this, [this] { make(); });
}

BoardBatch GeneratedBoardDialog::batch() const {
    BoardBatch batch;
    batch.request = {.size = {rows_->value(), columns_->value()},
                     .symmetry = Symmetry(symmetry_->currentData().toInt()),
                     .seed = seed(),
                     .wishes = wishes_->wishes()};
    return batch;
}

void GeneratedBoardDialog::make() {
    gallery_->make(batch());
}

std::uint64_t GeneratedBoardDialog::nextSeed() const {
    return seedAfter(seed(), BoardBatch().count);
}

std::optional<Board> GeneratedBoardDialog::board() const {
    const BatchBoard* made = gallery_->chosenMade();
    return made ? made->board : std::nullopt;
}

void GeneratedBoardDialog::choiceChanged() {
    if (gallery_->list()->selectedItems().isEmpty()) {
        const QSignalBlocker quiet(gallery_);
        gallery_->chooseFirst(); // so that Enter takes one
    }
    const BatchBoard* made = gallery_->chosenMade();
    showChoice(
        {.isThere = made != nullptr,
         .facts = made ? measureText(*made->measure) + u' ' + generatedBoardText(*made, profile_) : QString(),
         .failure = gallery_->failure(),
         .reason = gallery_->isWorking() ? tr("This board is still to be measured.")
                                         : tr("Choose a board that was measured.")});
}

} // namespace stonemason::wastes
