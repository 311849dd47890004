// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/dialogs/symmetry_dialog.h"

#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/dialogs/map_picture.h"
#include "editor/text/names.h"

#include <QLabel>

#include <algorithm>
#include <optional>

namespace stonemason::kings_conflict {

namespace {

constexpr int pictureSide = 220;
constexpr int listedRefusals = 6;

/// Counts how many more cells lie in one half than in the other.
class Balance {
public:
    Balance(Size size, Symmetry symmetry) : size_(size), symmetry_(symmetry) {}

    void add(Cell cell) {
        topRight_ += int(inHalf(cell, size_, symmetry_, Half::TopRight));
        topRight_ -= int(inHalf(cell, size_, symmetry_, Half::BottomLeft));
    }
    /// nullopt if both halves have the same number.
    std::optional<Half> heavier() const {
        if (topRight_ == 0) return std::nullopt;
        return topRight_ > 0 ? Half::TopRight : Half::BottomLeft;
    }

private:
    Size size_;
    Symmetry symmetry_;
    int topRight_ = 0;
};

/// The half that the author probably wants to keep: the one with the most recently painted cells that break
/// the symmetry, or else the one with more of them painted on plain ground.
Half workedOnHalf(const MapDocument& document, Symmetry symmetry) {
    const Map& map = document.committedMap();
    const std::vector<Cell> breaking = cellsBreaking(map, document.game(), symmetry); // row by row
    for (int step = document.undoStack().index(); step-- > 0;) {
        const QUndoCommand* command = document.undoStack().command(step);
        if (dynamic_cast<const ReplaceMap*>(command)) break; // before that it was another map
        const auto* stroke = dynamic_cast<const PaintCells*>(command);
        if (!stroke) continue;
        Balance balance(map.size(), symmetry);
        for (const CellChange& change : stroke->other())
            if (change.layer == terrainLayer && std::ranges::binary_search(breaking, change.cell))
                balance.add(change.cell);
        if (const auto half = balance.heavier()) return *half;
    }
    Balance balance(map.size(), symmetry);
    for (Cell cell : breaking)
        if (map.terrain()[cell] != document.game().plainTile) balance.add(cell);
    return balance.heavier().value_or(Half::BottomLeft);
}

} // namespace

SymmetryDialog::SymmetryDialog(MapDocument& document, MapRenderer& renderer, Symmetry symmetry,
                               QWidget* parent)
    : HalfChoiceDialog({tr("Keep &bottom left"), tr("Keep &top right"), tr("&Leave as it is")}, parent)
    , document_(document)
    , renderer_(renderer)
    , symmetry_(symmetry)
    , refused_(new QLabel) {
    setWindowTitle(tr("Symmetry: %1").arg(symmetryName(symmetry)));
    setHelpPage(*this, QStringLiteral("symmetry.md"));
    refused_->setWordWrap(true);
    addRemark(refused_);
    for (int i = 0; i <= leaveIt; ++i)
        connect(choice(i), &QAbstractButton::toggled, this, &SymmetryDialog::showRefused);
    connect(&document, &MapDocument::cellsChanged, this, &SymmetryDialog::workOut);
    connect(&document, &MapDocument::replaced, this, &SymmetryDialog::workOut);
    if (fits(symmetry, document.committedMap().size()))
        choose(workedOnHalf(document, symmetry) == Half::TopRight ? 1 : 0);
    workOut();
}

void SymmetryDialog::workOut() {
    const Map& map = document_.committedMap();
    if (!fits(symmetry_, map.size())) { // it has become another map
        reject();
        return;
    }
    const GameProfile& game = document_.game();
    const int broken = int(cellsBreaking(map, game, symmetry_).size());
    setIntro(broken == 1
                 ? tr("One cell of this map breaks it. Which half do you want to keep?")
                 : tr("%n cells of this map break it. Which half do you want to keep?", nullptr, broken));
    edits_[0] = repairSymmetry(map, game, symmetry_, Half::BottomLeft);
    edits_[1] = repairSymmetry(map, game, symmetry_, Half::TopRight);
    for (int i = 0; i < int(edits_.size()); ++i)
        showChoice(i);
    showRefused();
}

void SymmetryDialog::showChoice(int index) {
    const CellChanges& changes = edits_[std::size_t(index)].changes;
    Map outcome = document_.committedMap();
    outcome.symmetry = symmetry_;
    kings_conflict::apply(outcome, changes);
    std::vector<Cell> ringed;
    for (const CellChange& change : changes)
        ringed.push_back(change.cell);
    const bool leaves = index == leaveIt;
    if (leaves) ringed = cellsBreaking(outcome, document_.game(), symmetry_);

    const int count = int(ringed.size());
    PictureButton& button = *choice(index);
    if (leaves)
        button.setLine(count == 1 ? tr("1 cell still breaks it")
                                  : tr("%n cells still break it", nullptr, count));
    else
        button.setLine(count == 1 ? tr("1 cell changes") : tr("%n cells change", nullptr, count));
    button.setPicture(mapPicture(renderer_, outcome, pictureSide, devicePixelRatioF(), ringed,
                                 leaves ? severityColour(Severity::Error, palette())
                                        : palette().color(QPalette::Active, QPalette::Highlight)));
}

void SymmetryDialog::showRefused() {
    const auto& [changes, refused] = edits_[std::size_t(chosen())];
    QStringList places;
    for (const auto& [cell, code] : refused) {
        if (places.size() == listedRefusals) {
            places += QStringLiteral("…");
            break;
        }
        const auto change = std::ranges::find(changes, cell, &CellChange::cell);
        //: A tile, where it lies and what it becomes: %1 and %3 are tiles' names, %2 "row 3, column 3"
        places += tr("%1 at %2 becomes %3")
                      .arg(tileName(document_.game(), code), placeText(cell),
                           tileName(document_.game(), change->after));
    }
    refused_->setVisible(!refused.empty());
    refused_->setText(
        //: %1 is the number of tiles, %2 lists them with their places
        tr("Tiles on the axis must look the same when mirrored, so these change (%1): %2.")
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

} // namespace stonemason::kings_conflict
