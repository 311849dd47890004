// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/generate/generated_board_dialog.h"

#include "core/play/unit_runner.h"
#include "editor/app/widgets/appearance.h"
#include "editor/grid/gallery/wish_fields.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/text/wish_text.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStringList>
#include <QThread>

#include <algorithm>

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

QString generatedBoardText(const BatchBoard& item, const Profile& profile) {
    if (!item.board) return {};
    QStringList facts;
    const WishCounts counts = countedWishes(*item.board, profile);
    for (std::size_t i = 0; i < counts.size(); ++i)
        //: A fact of a board: %1 is what it is of, such as "Sludge", %2 a number
        facts += BoardGallery::tr("%1 %2").arg(wishName(WishKind(i)), wishValue(WishKind(i), counts[i]));
    //: %1 is a number, %2 a list of facts: "Sludge 12 %, Traps 5 %"
    return BoardGallery::tr("Seed %1: %2").arg(QString::number(item.seed), facts.join(QStringLiteral(", ")));
}

/// Below a board that is being measured. The variations of a seed are counted from 1.
static QString progressText(const BatchBoard& item) {
    const QString percent = QString::number(*item.measured);
    //: %1 is a number: how much of a board is measured
    if (item.variation == 0) return BoardGallery::tr("Measuring: %1 %").arg(percent);
    //: A board that takes the place of one that was not fair: %1 is its number, %2 how much of it is measured
    return BoardGallery::tr("Try %1: %2 %").arg(QString::number(item.variation + 1), percent);
}

LiveJob<std::vector<BatchBoard>, std::vector<BatchBoard>>::Work
BoardGalleryTraits::maker(const BoardBatch& batch) const {
    const int jobs = std::clamp(QThread::idealThreadCount() - 1, 1, maximumJobs); // one is for the GUI
    return [batch, jobs, &profile = profile](const std::stop_token& stop, const auto& report) {
        return makeBoards(profile, batch, jobs, stop, report);
    };
}

GalleryPicture BoardGalleryTraits::pictureOf(const BatchBoard& item, int side, double ratio) const {
    //: %1 is a number
    const QString seed = BoardGallery::tr("Seed %1").arg(QString::number(item.seed));
    GalleryPicture shown{.name = item.measure    ? shortMeasureText(*item.measure)
                                 : item.measured ? progressText(item)
                                                 : seed};
    if (item.failure)
        shown.words = failureText(*item.failure);
    else if (item.measure)
        shown.words = measureText(*item.measure) + u'\n' + generatedBoardText(item, profile);
    else
        shown.words = item.measured ? BoardGallery::tr("This board is being measured.")
                                    : BoardGallery::tr("This board is still to be measured.");
    if (item.failure || !item.board) return shown;
    BoardStyle style{.dark = isDark};
    style.axis = false;
    QImage picture = renderer.image(*item.board, style, QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    shown.picture = std::move(picture);
    return shown;
}

QString BoardGalleryTraits::failureText(const Error& error) const {
    return generationErrorText(error);
}

BoardGallery::BoardGallery(const Profile& profile, BoardRenderer& renderer, QWidget* parent)
    : GalleryOf({.profile = profile, .renderer = renderer},
                {.list = tr("Generated boards"),
                 .progress = tr("Boards measured"),
                 .stopTip = tr("Stop measuring and keep the boards that are measured"),
                 .none = tr("No board."),
                 //: %1 and %2 are numbers
                 .working = [](int done, int of) { return tr("Measured: %1 of %2…").arg(done).arg(of); },
                 .choice = [](int count) { return tr("%n board(s) to choose from.", nullptr, count); }},
                parent) {
    traits().isDark = stonemason::isDark(palette());
}

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
    const BatchBoard* chosen = gallery_->chosenItem();
    return chosen ? chosen->board : std::nullopt;
}

void GeneratedBoardDialog::choiceChanged() {
    if (gallery_->list()->selectedItems().isEmpty()) {
        const QSignalBlocker quiet(gallery_);
        gallery_->chooseFirst(); // so that Enter takes one
    }
    const BatchBoard* chosen = gallery_->chosenItem();
    showChoice({.isThere = chosen != nullptr,
                .facts = chosen ? measureText(*chosen->measure) + u' ' + generatedBoardText(*chosen, profile_)
                                : QString(),
                .failure = gallery_->failure(),
                .reason = gallery_->isWorking() ? tr("This board is still to be measured.")
                                                : tr("Choose a board that was measured.")});
}

} // namespace stonemason::wastes
