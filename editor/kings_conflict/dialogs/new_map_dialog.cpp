// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/dialogs/new_map_dialog.h"

#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/kings_conflict/dialogs/map_picture.h"
#include "editor/kings_conflict/dialogs/picture_button.h"
#include "editor/text/names.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int symmetryPicture = 150;
constexpr int startPicture = 110;

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

QLabel* paragraph(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    return label;
}

QVBoxLayout* group(const QString& title, QWidget* choices) {
    auto* column = new QVBoxLayout;
    column->setSpacing(gap / 2);
    column->addWidget(heading(title));
    column->addWidget(choices, 0, Qt::AlignTop | Qt::AlignLeft);
    column->addStretch(1);
    return column;
}

} // namespace

NewMapDialog::NewMapDialog(const GameProfile& game, MapRenderer& renderer, std::vector<Map> samples,
                           QWidget* parent)
    : QDialog(parent), game_(game), renderer_(renderer), samples_(std::move(samples)), name_(new QLineEdit) {
    setWindowTitle(tr("New Map"));
    setHelpPage(*this, QStringLiteral("symmetry.md"));
    name_->setPlaceholderText(tr("Untitled map"));
    auto* nameLabel = heading(tr("&Name"));
    nameLabel->setBuddy(name_);
    name_->setAccessibleName(tr("Name"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te Map"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(nameLabel);
    layout->addWidget(name_);
    layout->addSpacing(gap / 2);
    auto* choices = new QHBoxLayout;
    choices->setSpacing(3 * gap);
    choices->addLayout(group(tr("Start from"), buildStarts()));
    choices->addLayout(group(tr("Symmetry"), buildSymmetries()));
    layout->addLayout(choices);
    layout->addWidget(
        paragraph(tr("The author's guide asks for the diagonal mirror, but both published maps use the "
                     "half-turn. The checks accept a map that obeys the one it declares; you can "
                     "change your mind later.")));
    //: %1 is the game's name, %2 and %3 are rows and columns
    layout->addWidget(paragraph(tr("Maps for %1 have %2 rows of %3 tiles.")
                                    .arg(localText(game.name))
                                    .arg(game.board.rows)
                                    .arg(game.board.columns)));
    layout->addStretch(1);
    layout->addWidget(buttons);
    const int width = layout->totalMinimumSize().width();
    setMinimumSize(width, layout->totalHeightForWidth(width)); // a layout forgets how its paragraphs wrap
    startChosen();
    create->setDefault(true);
    name_->setFocus();
}

QWidget* NewMapDialog::buildStarts() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    const auto add = [&](const QString& title, const QString& line, const Map& map) {
        auto* button = new PictureButton(title, line);
        button->setPicture(mapPicture(renderer_, map, startPicture, devicePixelRatioF()));
        connect(button, &QAbstractButton::toggled, this, &NewMapDialog::startChosen);
        layout->addWidget(button);
        starts_.push_back(button);
    };
    Map plain = newMap(game_);
    plain.symmetry = Symmetry::None;
    add(tr("&Plain"), tr("nothing but plains"), plain);
    for (const Map& sample : samples_)
        add(QString::fromStdString(sample.info.name), tr("published map"), sample);
    starts_.front()->setChecked(true);
    layout->addStretch(1);
    return row;
}

QWidget* NewMapDialog::buildSymmetries() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    for (Symmetry symmetry : game_.symmetries) {
        if (symmetry == Symmetry::None || !fits(symmetry, game_.board)) continue;
        auto* button = new PictureButton(
            symmetry == Symmetry::Diagonal ? tr("&Diagonal mirror") : tr("&Half-turn"),
            symmetry == Symmetry::Diagonal ? tr("mirrored at the line") : tr("turned about the middle"));
        button->setPicture(
            mapPicture(renderer_, symmetryExample(game_, symmetry), symmetryPicture, devicePixelRatioF()));
        button->setChecked(symmetry == game_.defaultSymmetry);
        layout->addWidget(button);
        symmetries_.push_back(button);
        offered_.push_back(symmetry);
    }
    layout->addStretch(1);
    return row;
}

void NewMapDialog::startChosen() {
    const Map* sample = chosenSample();
    for (std::size_t i = 0; i < symmetries_.size(); ++i) {
        // A finished map keeps its own: the other one would tear it apart.
        if (sample && offered_[i] == sample->symmetry) symmetries_[i]->setChecked(true);
        symmetries_[i]->setEnabled(!sample || offered_[i] == sample->symmetry);
    }
}

const Map* NewMapDialog::chosenSample() const {
    for (std::size_t i = 0; i < samples_.size(); ++i)
        if (i + 1 < starts_.size() && starts_[i + 1]->isChecked()) return &samples_[i];
    return nullptr;
}

Symmetry NewMapDialog::chosenSymmetry() const {
    for (std::size_t i = 0; i < symmetries_.size(); ++i)
        if (symmetries_[i]->isChecked()) return offered_[i];
    return game_.defaultSymmetry;
}

Map NewMapDialog::map() const {
    const Map* sample = chosenSample();
    Map map = sample ? *sample : newMap(game_);
    if (!sample) map.symmetry = chosenSymmetry();
    const std::string name = name_->text().trimmed().toStdString();
    if (sample && name.empty())
        //: The name of a new map that starts as a copy of the map %1.
        map.info.name = tr("%1 (copy)").arg(QString::fromStdString(sample->info.name)).toStdString();
    else
        map.info.name = name;
    return map;
}

} // namespace stonemason
