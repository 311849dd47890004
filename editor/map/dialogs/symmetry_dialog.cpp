// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/dialogs/symmetry_dialog.h"

#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/map/dialogs/map_picture.h"
#include "editor/map/dialogs/picture_button.h"
#include "editor/map/map_document.h"
#include "editor/map/symmetry_state.h"
#include "editor/text/names.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int pictureSide = 220;
constexpr int listedRefusals = 6;

} // namespace

SymmetryDialog::SymmetryDialog(MapDocument& document, MapRenderer& renderer, Symmetry symmetry,
                               QWidget* parent)
    : QDialog(parent), document_(document), renderer_(renderer), symmetry_(symmetry), refused_(new QLabel) {
    setWindowTitle(tr("Symmetry: %1").arg(symmetryName(symmetry)));
    setHelpPage(*this, QStringLiteral("symmetry.md"));
    const Map map = document.committedMap();
    const GameProfile& game = document.game();
    edits_[0] = repairSymmetry(map, game, symmetry, Half::BottomLeft);
    edits_[1] = repairSymmetry(map, game, symmetry, Half::TopRight);

    const int broken = int(cellsBreaking(map, game, symmetry).size());
    auto* intro = new QLabel(
        broken == 1 ? tr("One cell of this map breaks it. Which half do you want to keep?")
                    : tr("%n cells of this map break it. Which half do you want to keep?", nullptr, broken));
    intro->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    addChoice(0, tr("Keep &bottom left"), edits_[0]);
    addChoice(1, tr("Keep &top right"), edits_[1]);
    addChoice(2, tr("&Leave as it is"), edits_[2]);
    choices_[2]->setLine(broken == 1 ? tr("1 cell keeps breaking it")
                                     : tr("%n cells keep breaking it", nullptr, broken));
    for (PictureButton* button : choices_)
        row->addWidget(button);
    choices_[0]->setChecked(true);
    refused_->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Apply"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(intro);
    layout->addLayout(row);
    layout->addWidget(refused_);
    layout->addStretch(1);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    choices_[0]->setFocus();
    showRefused();
}

void SymmetryDialog::addChoice(int index, const QString& title, const Edit& edit) {
    Map outcome = document_.committedMap();
    outcome.symmetry = symmetry_;
    stonemason::apply(outcome, edit.changes);
    std::vector<Cell> changed;
    for (const CellChange& change : edit.changes)
        changed.push_back(change.cell);
    const bool leaves = index == 2;
    if (leaves) changed = cellsBreaking(outcome, document_.game(), symmetry_);

    const int count = int(changed.size());
    auto* button =
        new PictureButton(title, count == 1 ? tr("1 cell changes") : tr("%n cells change", nullptr, count));
    button->setPicture(mapPicture(renderer_, outcome, pictureSide, devicePixelRatioF(), changed,
                                  leaves ? severityColour(Severity::Error, palette())
                                         : palette().color(QPalette::Active, QPalette::Highlight)));
    connect(button, &QAbstractButton::toggled, this, &SymmetryDialog::showRefused);
    choices_[std::size_t(index)] = button;
}

int SymmetryDialog::chosen() const {
    for (std::size_t i = 0; i < choices_.size(); ++i)
        if (choices_[i] && choices_[i]->isChecked()) return int(i);
    return 0;
}

void SymmetryDialog::showRefused() {
    const std::vector<CellRefusal>& refused = edits_[std::size_t(chosen())].refused;
    QStringList places;
    for (const auto& [cell, code] : refused) {
        if (places.size() == listedRefusals) {
            places += QStringLiteral("…");
            break;
        }
        //: A tile and where it lies: %1 is a tile's name, %2 "row 3, column 3"
        places += tr("%1 at %2").arg(tileName(document_.game(), code), placeText(cell));
    }
    refused_->setVisible(!refused.empty());
    refused_->setText(
        //: %1 is the number of tiles, %2 lists them with their places
        tr("These become plain, because a tile on the axis must be its own mirror image (%1): %2.")
            .arg(refused.size())
            .arg(places.join(QStringLiteral("; "))));
}

void SymmetryDialog::apply() {
    document_.setSymmetry(symmetry_, edits_[std::size_t(chosen())].changes);
}

void SymmetryDialog::accept() {
    apply();
    QDialog::accept();
}

} // namespace stonemason
