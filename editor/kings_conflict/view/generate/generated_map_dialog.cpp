// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/generated_map_dialog.h"

#include "core/base/limits.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/generate/favourite_maps.h"
#include "editor/kings_conflict/view/generate/map_gallery.h"
#include "editor/kings_conflict/view/generate/wish_panel.h"
#include "editor/text/names.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stonemason::kings_conflict {

GeneratedMapDialog::GeneratedMapDialog(std::vector<Offer> offers, Settings* settings, QWidget* parent)
    : GeneratedMapDialog(std::move(offers), nullptr, settings, parent) {
}

GeneratedMapDialog::GeneratedMapDialog(const Offer& offer, Part part, QWidget* parent)
    : GeneratedMapDialog(std::vector{offer}, std::make_unique<Part>(std::move(part)), nullptr, parent) {
}

GeneratedMapDialog::GeneratedMapDialog(std::vector<Offer> offers, std::unique_ptr<Part> part,
                                       Settings* settings, QWidget* parent)
    : GalleryDialog(
          {.title = !part                  ? tr("Generated Map")
                    : part->varied.empty() ? tr("Generate the Rest")
                                           : tr("Vary the Selection"),
           .helpPage = QStringLiteral("maps.md#generated-maps"),
           .next = tr("Ne&xt 12"),
           .nextTip = tr("Show the maps of the next twelve seeds"),
           .seedTip = tr("The number that the first map is made from: the same seed and wishes make the "
                         "same map"),
           .ok = part ? tr("&Take It") : tr("&Open Map")},
          parent)
    , offers_(std::move(offers))
    , part_(std::move(part))
    , settings_(settings) {
    addChoices();
    if (!part_) addButtons();
    showGame();
    resize(sizeHint());
    gallery_->setFocus();
}

GeneratedMapDialog::~GeneratedMapDialog() = default;

void GeneratedMapDialog::addChoices() {
    if (offers_.size() > 1) {
        games_ = new QComboBox;
        for (const Offer& offer : offers_)
            games_->addItem(localText(offer.game.name));
        addChoice(tr("&Game"), tr("Game"), games_);
        connect(games_, &QComboBox::currentIndexChanged, this, &GeneratedMapDialog::showGame);
    }
    if (part_) return;
    symmetry_ = new QComboBox;
    addChoice(tr("S&ymmetry"), tr("Symmetry"), symmetry_);
    connect(symmetry_, &QComboBox::currentIndexChanged, this, [this] {
        base_.reset();
        make();
    });
}

void GeneratedMapDialog::addButtons() {
    star_ = plainButton(tr("Fa&vourite"), tr("Keep the chosen map among the favourites"));
    star_->setCheckable(true);
    like_ = plainButton(tr("&More Like This"),
                        tr("Show twelve maps that keep about two thirds of the chosen one"));
    all_ = plainButton(tr("&All Maps"), tr("Show maps again that do not resemble one"));
    connect(star_, &QPushButton::toggled, this, &GeneratedMapDialog::toggleStar);
    connect(like_, &QPushButton::clicked, this, &GeneratedMapDialog::showLike);
    connect(all_, &QPushButton::clicked, this, [this] {
        base_.reset();
        make();
        gallery_->setFocus();
    });
    for (QPushButton* button : {star_, like_, all_})
        addBelow(button);
}

QWidget* GeneratedMapDialog::makeGallery() {
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    gallery_ = new MapGallery(offer().game, offer().renderer);
    layout->addWidget(gallery_, 1);
    connect(gallery_, &MapGallery::changed, this, [this] {
        if (favourites_ && gallery_->chosen()) favourites_->clearChoice();
        choiceChanged();
    });
    connect(gallery_->list(), &QListWidget::itemDoubleClicked, this, [this] {
        if (okButton()->isEnabled()) accept();
    });
    if (part_) return side;
    favourites_ = new FavouriteMaps(offer().game, offer().renderer, settings_);
    gallery_->setStarred([this](const Map& map) { return favourites_->contains(map); });
    layout->addWidget(favourites_);
    connect(favourites_, &FavouriteMaps::choiceChanged, this, [this] {
        if (favourites_->chosen()) gallery_->clearChoice();
        choiceChanged();
    });
    connect(favourites_->list(), &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    return side;
}

void GeneratedMapDialog::showGame() {
    delete std::exchange(page_, nullptr);
    wishes_ = nullptr;
    favourites_ = nullptr;
    base_.reset();
    kept_ = {};
    if (!part_ || part_->varied.empty()) wishes_ = new WishPanel(offer().game);
    page_ = pageOf(wishes_, makeGallery());
    showPage(page_, wishes_, *gallery_);
    if (symmetry_) {
        const QSignalBlocker quiet(symmetry_);
        symmetry_->clear();
        for (const Symmetry symmetry : generatedSymmetries(offer().game))
            symmetry_->addItem(symmetryName(symmetry), int(symmetry));
        symmetry_->setCurrentIndex(std::max(0, symmetry_->findData(int(offer().game.publishedSymmetry))));
    }
    make();
}

void GeneratedMapDialog::showRequest(const GenerationRequest& request) {
    kept_ = request;
    if (symmetry_) {
        const QSignalBlocker quiet(symmetry_);
        const int index = symmetry_->findData(int(request.symmetry));
        if (index >= 0) symmetry_->setCurrentIndex(index);
    }
    setSeed(request.seed);
    if (wishes_) wishes_->setWishes(request.wishes);
    make();
}

void GeneratedMapDialog::chooseGame(std::size_t offer) {
    if (games_) games_->setCurrentIndex(int(offer));
}

std::size_t GeneratedMapDialog::game() const {
    return games_ ? std::size_t(std::max(games_->currentIndex(), 0)) : 0;
}

MapBatch GeneratedMapDialog::batch() const {
    MapBatch batch;
    batch.request.seed = seed();
    if (wishes_) batch.request.wishes = wishes_->wishes();
    if (part_) {
        batch.request.symmetry = part_->map.symmetry;
        batch.request.keep = part_->map;
        batch.request.locked = part_->map.lockedCells.cells();
        batch.varied = part_->varied;
    } else {
        batch.request.symmetry = Symmetry(symmetry_->currentData().toInt());
        batch.request.keep = kept_.keep;
        batch.request.locked = kept_.locked;
        batch.like = base_;
    }
    return batch;
}

void GeneratedMapDialog::make() {
    if (all_) all_->setVisible(base_.has_value());
    gallery_->make(batch());
}

const Map* GeneratedMapDialog::chosen() const {
    if (const Map* favourite = favourites_ ? favourites_->chosen() : nullptr) return favourite;
    return gallery_->chosen();
}

std::optional<std::uint64_t> GeneratedMapDialog::seedOfChosen() const {
    const Map* favourite = favourites_ ? favourites_->chosen() : nullptr;
    if (!favourite) return gallery_->chosenSeed();
    return favourite->origin ? std::optional(favourite->origin->seed) : std::nullopt;
}

Map GeneratedMapDialog::map() const {
    Map map = chosen() ? *chosen() : newMap(offer().game);
    const bool isFavourite = favourites_ && favourites_->chosen();
    if (part_) {
        map.lockedCells = part_->map.lockedCells;
    } else if (!isFavourite && !kept_.locked.empty()) {
        const CellSet locked(kept_.locked);
        map.lockedCells = locked | transformed(locked, map.size(), transformOf(map.symmetry));
    }
    return map;
}

void GeneratedMapDialog::choiceChanged() {
    const bool hasFavourite = favourites_ && favourites_->chosen();
    if (!hasFavourite && gallery_->list()->selectedItems().isEmpty()) {
        const QSignalBlocker quiet(gallery_);
        gallery_->chooseFirst(); // so that Enter takes one
    }
    const Map* map = chosen();
    showChoice({.isThere = map != nullptr,
                .facts = map ? generatedMapText(*map, offer().game, seedOfChosen()) : QString(),
                .failure = gallery_->failure(),
                .reason = gallery_->isWorking() ? tr("This map is still being made.") : tr("Choose a map.")});
    if (part_) return;
    like_->setEnabled(map != nullptr);
    const bool isFavourite = map && favourites_->contains(*map);
    const QSignalBlocker quiet(star_);
    star_->setChecked(isFavourite);
    star_->setEnabled(isFavourite || (map && !favourites_->isFull()));
    star_->setToolTip(isFavourite ? tr("Remove the chosen map from the favourites")
                      : favourites_->isFull()
                          ? tr("There are as many favourites as can be kept. Remove one first.")
                          : tr("Keep the chosen map among the favourites"));
}

std::uint64_t GeneratedMapDialog::nextSeed() const {
    const std::vector<BatchMap>& maps = gallery_->maps();
    const auto count = MapBatch().count;
    const std::uint64_t last =
        int(maps.size()) == count ? maps.back().seed : seed() + std::uint64_t(count - 1);
    return (last + 1) % (maximumSeed + 1);
}

void GeneratedMapDialog::showLike() {
    const Map* map = chosen();
    if (!map) return;
    base_ = *map;
    favourites_->clearChoice();
    make();
    gallery_->setFocus();
}

void GeneratedMapDialog::toggleStar(bool on) {
    const Map* map = chosen();
    if (!map) return;
    if (on)
        favourites_->add(*map);
    else
        favourites_->remove(*map);
    gallery_->showStars();
    choiceChanged();
}

} // namespace stonemason::kings_conflict
