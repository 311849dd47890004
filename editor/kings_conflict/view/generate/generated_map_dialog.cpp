// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/generated_map_dialog.h"

#include "core/base/limits.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/generate/favourite_maps.h"
#include "editor/kings_conflict/view/generate/map_gallery.h"
#include "editor/kings_conflict/view/generate/wish_panel.h"
#include "editor/text/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stonemason::kings_conflict {

namespace {

constexpr int wishWidth = 250; ///< pixels that ranges need at least
constexpr QSize usualSize(960, 700);
constexpr QSize besideScreenEdges(40, 60);
constexpr int factLines = 2;
constexpr int firstSeeds = 1'000'000; ///< a new dialog begins with one of the seeds below

QPushButton* plainButton(const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setAutoDefault(false); // Enter takes the chosen map
    button->setToolTip(tip);
    return button;
}

} // namespace

GeneratedMapDialog::GeneratedMapDialog(std::vector<Offer> offers, Settings* settings, QWidget* parent)
    : GeneratedMapDialog(std::move(offers), nullptr, settings, parent) {
}

GeneratedMapDialog::GeneratedMapDialog(const Offer& offer, Part part, QWidget* parent)
    : GeneratedMapDialog(std::vector{offer}, std::make_unique<Part>(std::move(part)), nullptr, parent) {
}

GeneratedMapDialog::GeneratedMapDialog(std::vector<Offer> offers, std::unique_ptr<Part> part,
                                       Settings* settings, QWidget* parent)
    : QDialog(parent)
    , offers_(std::move(offers))
    , part_(std::move(part))
    , settings_(settings)
    , seed_(new QLineEdit)
    , next_(plainButton(tr("Ne&xt 12"), tr("Show the maps of the next twelve seeds")))
    , reason_(new QLabel)
    , facts_(new QLabel) {
    setWindowTitle(!part_                  ? tr("Generated Map")
                   : part_->varied.empty() ? tr("Generate the Rest")
                                           : tr("Vary the Selection"));
    setHelpPage(*this, QStringLiteral("maps.md#generated-maps"));
    build();
    showGame();
    resize(sizeHint());
    gallery_->setFocus();
}

GeneratedMapDialog::~GeneratedMapDialog() = default;

void GeneratedMapDialog::build() {
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    addChoices(*layout);
    for (QLabel* label : {facts_, reason_}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        label->setFixedHeight(factLines * label->fontMetrics().lineSpacing());
    }
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, severityColour(Severity::Error, colours));
    reason_->setPalette(colours);
    reason_->setVisible(false);
    layout->addWidget(facts_);
    layout->addWidget(reason_);
    addButtons(*layout);
}

void GeneratedMapDialog::addChoices(QBoxLayout& layout) {
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    const auto addField = [row](const QString& label, const QString& name, QWidget* field) {
        auto* words = new QLabel(label);
        words->setBuddy(field);
        field->setAccessibleName(name);
        row->addWidget(words);
        row->addWidget(field);
    };
    if (offers_.size() > 1) {
        games_ = new QComboBox;
        for (const Offer& offer : offers_)
            games_->addItem(localText(offer.game.name));
        addField(tr("&Game"), tr("Game"), games_);
        connect(games_, &QComboBox::currentIndexChanged, this, &GeneratedMapDialog::showGame);
    }
    if (!part_) {
        symmetry_ = new QComboBox;
        addField(tr("S&ymmetry"), tr("Symmetry"), symmetry_);
        connect(symmetry_, &QComboBox::currentIndexChanged, this, [this] {
            base_.reset();
            make();
        });
    }
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,16}")), seed_));
    seed_->setMaximumWidth(seed_->fontMetrics().horizontalAdvance(u'0') * 18);
    seed_->setToolTip(
        tr("The number that the first map is made from: the same seed and wishes make the same map"));
    seed_->setText(QString::number(QRandomGenerator::global()->bounded(firstSeeds)));
    addField(tr("S&eed"), tr("Seed"), seed_);
    connect(seed_, &QLineEdit::textEdited, this, &GeneratedMapDialog::make);
    next_->setIcon(icon(QStringLiteral("dice")));
    connect(next_, &QPushButton::clicked, this, &GeneratedMapDialog::showNext);
    row->addWidget(next_);
    row->addStretch(1);
    layout.addLayout(row);
}

void GeneratedMapDialog::addButtons(QBoxLayout& layout) {
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    if (!part_) {
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
            row->addWidget(button);
    }
    row->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    ok_ = buttons->addButton(part_ ? tr("&Take It") : tr("&Open Map"), QDialogButtonBox::AcceptRole);
    ok_->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    row->addWidget(buttons);
    layout.addLayout(row);
}

QWidget* GeneratedMapDialog::makePage() {
    auto* page = new QWidget;
    auto* layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * gap);
    if (!part_ || part_->varied.empty()) {
        wishes_ = new WishPanel(offer().game);
        connect(wishes_, &WishPanel::changed, this, &GeneratedMapDialog::make);
        auto* column = new QVBoxLayout;
        column->setSpacing(gap / 2);
        column->addWidget(headingLabel(tr("Wishes")));
        QScrollArea* scrolled = scrollPane(wishes_);
        scrolled->setMinimumWidth(wishWidth);
        column->addWidget(scrolled, 1);
        layout->addLayout(column, 1);
    }
    layout->addWidget(makeGallery(), 3);
    return page;
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
        if (ok_->isEnabled()) accept();
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
    page_ = makePage();
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, page_, 1);
    if (symmetry_) {
        const QSignalBlocker quiet(symmetry_);
        symmetry_->clear();
        for (const Symmetry symmetry : generatedSymmetries(offer().game))
            symmetry_->addItem(symmetryName(symmetry), int(symmetry));
        symmetry_->setCurrentIndex(std::max(0, symmetry_->findData(int(offer().game.defaultSymmetry))));
    }
    // Tab goes through the dialog as it is read.
    QWidget* before = next_;
    if (wishes_) {
        setTabOrder(before, wishes_);
        before = wishes_->resetButton();
    }
    setTabOrder(before, gallery_->list());
    make();
}

void GeneratedMapDialog::showRequest(const GenerationRequest& request) {
    kept_ = request;
    if (symmetry_) {
        const QSignalBlocker quiet(symmetry_);
        const int index = symmetry_->findData(int(request.symmetry));
        if (index >= 0) symmetry_->setCurrentIndex(index);
    }
    seed_->setText(QString::number(request.seed));
    if (wishes_) wishes_->setWishes(request.wishes);
    make();
}

void GeneratedMapDialog::chooseGame(std::size_t offer) {
    if (games_) games_->setCurrentIndex(int(offer));
}

std::size_t GeneratedMapDialog::game() const {
    return games_ ? std::size_t(std::max(games_->currentIndex(), 0)) : 0;
}

std::uint64_t GeneratedMapDialog::seed() const {
    return std::min<std::uint64_t>(seed_->text().toULongLong(), maximumSeed);
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

/// Whatever is being made is of no use any more.
void GeneratedMapDialog::make() {
    if (all_) all_->setVisible(base_.has_value());
    gallery_->make(batch());
}

const Map* GeneratedMapDialog::chosen() const {
    if (const Map* favourite = favourites_ ? favourites_->chosen() : nullptr) return favourite;
    return gallery_->chosen();
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
    const QString failure = gallery_->failure();
    const QString reason = map                     ? QString()
                           : !failure.isEmpty()    ? failure
                           : gallery_->isWorking() ? tr("This map is still being made.")
                                                   : tr("Choose a map.");
    reason_->setText(failure);
    reason_->setVisible(!failure.isEmpty());
    facts_->setVisible(failure.isEmpty()); // in the same place, so that nothing moves
    const QString facts = map ? generatedMapText(*map, offer().game) : QString();
    facts_->setText(facts);
    facts_->setToolTip(plainToolTip(facts));
    ok_->setEnabled(map != nullptr);
    ok_->setToolTip(plainToolTip(reason));
    ok_->setAccessibleDescription(reason);
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

void GeneratedMapDialog::showNext() {
    const std::vector<BatchMap>& maps = gallery_->maps();
    const auto count = MapBatch().count;
    const std::uint64_t last =
        int(maps.size()) == count ? maps.back().seed : seed() + std::uint64_t(count - 1);
    const std::uint64_t next = (last + 1) % (maximumSeed + 1);
    seed_->setText(QString::number(next));
    make();
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

QSize GeneratedMapDialog::sizeHint() const {
    QSize size = QDialog::sizeHint().expandedTo(usualSize);
    if (const QScreen* shown = screen()) size = size.boundedTo(shown->availableSize() - besideScreenEdges);
    return size;
}

} // namespace stonemason::kings_conflict
