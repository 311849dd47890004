// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/dialogs/new_map_dialog.h"

#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/dialogs/map_picture.h"
#include "editor/text/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr int symmetryPicture = 150;
constexpr int startPicture = 110;

QLabel* paragraph(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    return label;
}

/// Uses the text of the check that reports this for a finished map.
QString symmetryAdvice(const GameProfile& game) {
    const Problem note{
        "symmetry",
        Severity::Note,
        {"symmetry/unpublished",
         {std::string(symmetryId(game.defaultSymmetry)), std::string(symmetryId(game.publishedSymmetry))}}};
    return problemSentence(note, game) + QLatin1Char(' ') +
           NewMapDialog::tr("You can change it later, and the next new map begins with your choice.");
}

/// The safer symmetry for a map to be published, if the game offers it.
Symmetry saferSymmetry(const GameProfile& game) {
    const Symmetry published = game.publishedSymmetry;
    return published != Symmetry::None && fits(published, game.board) ? published : game.defaultSymmetry;
}

QVBoxLayout* group(const QString& title, QWidget* choices) {
    auto* column = new QVBoxLayout;
    column->setSpacing(gap / 2);
    column->addWidget(headingLabel(title));
    column->addWidget(choices, 0, Qt::AlignTop | Qt::AlignLeft);
    column->addStretch(1);
    return column;
}

} // namespace

NewMapDialog::NewMapDialog(const GameProfile& game, MapRenderer& renderer, std::vector<Map> samples,
                           QWidget* parent)
    : NewMapDialog(std::vector{Offer{game, renderer, std::move(samples)}}, parent) {
}

NewMapDialog::NewMapDialog(std::vector<Offer> offers, QWidget* parent)
    : QDialog(parent), name_(new QLineEdit) {
    setWindowTitle(tr("New Map"));
    setHelpPage(*this, QStringLiteral("symmetry.md"));
    for (Offer& offer : offers)
        pages_.push_back({std::move(offer)});
    name_->setPlaceholderText(tr("Untitled map"));
    auto* nameLabel = headingLabel(tr("&Name"));
    nameLabel->setBuddy(name_);
    name_->setAccessibleName(tr("Name"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te Map"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    if (pages_.size() > 1) addGames(*layout);
    layout->addWidget(nameLabel);
    layout->addWidget(name_);
    layout->addSpacing(gap / 2);
    QSize least;
    for (Page& page : pages_) {
        buildPage(page);
        layout->addWidget(page.widget);
    }
    layout->addStretch(1);
    layout->addWidget(buttons);
    for (std::size_t i = pages_.size(); i-- > 0;) { // the largest page decides; the first stays visible
        chooseGame(i);
        showGame();
        const int width = std::max(least.width(), layout->totalMinimumSize().width());
        // a layout forgets how its paragraphs wrap
        least = {width, std::max(least.height(), layout->totalHeightForWidth(width))};
    }
    setMinimumSize(least);
    create->setDefault(true);
    name_->setFocus();
}

void NewMapDialog::addGames(QVBoxLayout& layout) {
    games_ = new QComboBox;
    for (const Page& page : pages_)
        games_->addItem(localText(page.offer.game.name));
    games_->setAccessibleName(tr("Game"));
    auto* label = headingLabel(tr("&Game"));
    label->setBuddy(games_);
    connect(games_, &QComboBox::currentIndexChanged, this, &NewMapDialog::showGame);
    layout.addWidget(label);
    layout.addWidget(games_);
    layout.addSpacing(gap / 2);
}

std::size_t NewMapDialog::game() const {
    return games_ ? std::size_t(std::max(games_->currentIndex(), 0)) : 0;
}

void NewMapDialog::chooseGame(std::size_t offer) {
    if (games_) games_->setCurrentIndex(int(offer));
}

void NewMapDialog::chooseSymmetry(std::size_t offer, Symmetry symmetry) {
    Page& page = pages_[offer];
    if (std::ranges::find(page.offered, symmetry) == page.offered.end()) return;
    page.wanted = symmetry;
    startChosen(page);
}

void NewMapDialog::showGame() {
    for (std::size_t i = 0; i < pages_.size(); ++i)
        pages_[i].widget->setVisible(i == game());
}

void NewMapDialog::buildPage(Page& page) {
    const GameProfile& game = page.offer.game;
    page.widget = new QWidget;
    auto* layout = new QVBoxLayout(page.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    auto* choices = new QHBoxLayout;
    choices->setSpacing(3 * gap);
    choices->addLayout(group(tr("Start from"), buildStarts(page)));
    QWidget* symmetries = buildSymmetries(page);
    if (page.symmetries.empty())
        delete symmetries;
    else
        choices->addLayout(group(tr("Symmetry"), symmetries));
    layout->addLayout(choices);
    if (game.defaultSymmetry != game.publishedSymmetry) layout->addWidget(paragraph(symmetryAdvice(game)));
    //: %1 is the game's name, %2 and %3 are rows and columns
    layout->addWidget(paragraph(tr("Maps for %1 have %2 × %3 tiles.")
                                    .arg(localText(game.name))
                                    .arg(game.board.rows)
                                    .arg(game.board.columns)));
    startChosen(page);
}

QWidget* NewMapDialog::buildStarts(Page& page) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    const std::size_t place = std::size_t(&page - pages_.data());
    const auto add = [&](const QString& title, const QString& line, const Map& map) {
        auto* button = new PictureButton(title, line);
        button->setPicture(mapPicture(page.offer.renderer, map, startPicture, devicePixelRatioF()));
        connect(button, &QAbstractButton::toggled, this, [this, place] { startChosen(pages_[place]); });
        layout->addWidget(button);
        page.starts.push_back(button);
    };
    const GameProfile& game = page.offer.game;
    Map plain = newMap(game);
    plain.symmetry = Symmetry::None;
    const bool isPlains = game.tile(game.plainTile)->id == "plains";
    //: %1 is the name of a tile
    add(tr("&Plain"), isPlains ? tr("only plains") : tr("%1 only").arg(tileName(game, game.plainTile)),
        plain);
    for (const Map& sample : page.offer.samples)
        add(QString::fromStdString(sample.info.name), tr("published map"), sample);
    page.starts.front()->setChecked(true);
    layout->addStretch(1);
    return row;
}

QWidget* NewMapDialog::buildSymmetries(Page& page) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    const GameProfile& game = page.offer.game;
    const std::size_t place = std::size_t(&page - pages_.data());
    page.wanted = saferSymmetry(game);
    for (Symmetry symmetry : game.symmetries) {
        if (symmetry == Symmetry::None || !fits(symmetry, game.board)) continue;
        auto* button = new PictureButton(
            symmetry == Symmetry::Diagonal ? tr("&Diagonal mirror") : tr("&Half-turn"),
            symmetry == Symmetry::Diagonal ? tr("mirrored at the line") : tr("turned around the middle"));
        button->setPicture(mapPicture(page.offer.renderer, symmetryExample(game, symmetry), symmetryPicture,
                                      devicePixelRatioF()));
        button->setChecked(symmetry == page.wanted);
        connect(button, &QAbstractButton::toggled, this, [this, place, symmetry](bool on) {
            if (on && !chosenSample(pages_[place])) pages_[place].wanted = symmetry;
        });
        layout->addWidget(button);
        page.symmetries.push_back(button);
        page.offered.push_back(symmetry);
    }
    layout->addStretch(1);
    return row;
}

void NewMapDialog::startChosen(const Page& page) {
    const Map* sample = chosenSample(page);
    const Symmetry symmetry = sample ? sample->symmetry : page.wanted;
    for (std::size_t i = 0; i < page.symmetries.size(); ++i) {
        // A finished map keeps its own symmetry: another one would distort it.
        if (page.offered[i] == symmetry) page.symmetries[i]->setChecked(true);
        page.symmetries[i]->setEnabled(!sample || page.offered[i] == sample->symmetry);
    }
}

const Map* NewMapDialog::chosenSample(const Page& page) {
    for (std::size_t i = 0; i < page.offer.samples.size(); ++i)
        if (i + 1 < page.starts.size() && page.starts[i + 1]->isChecked()) return &page.offer.samples[i];
    return nullptr;
}

Map NewMapDialog::map() const {
    const Map* sample = chosenSample(page());
    Map map = sample ? *sample : newMap(page().offer.game);
    if (!sample) map.symmetry = symmetry();
    const std::string name = name_->text().trimmed().toStdString();
    if (sample && name.empty())
        //: The name of a new map that starts as a copy of the map %1.
        map.info.name = tr("%1 (copy)").arg(QString::fromStdString(sample->info.name)).toStdString();
    else
        map.info.name = name;
    return map;
}

} // namespace stonemason::kings_conflict
