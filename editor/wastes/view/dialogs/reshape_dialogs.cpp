// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/dialogs/reshape_dialogs.h"

#include "core/wastes/board/board.h"
#include "editor/app/widgets/help_page.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/art/board_renderer.h"

namespace stonemason::wastes {

ResizeDialog::ResizeDialog(BoardDocument& document, BoardRenderer& renderer, QWidget* parent)
    : SizeDialog(document,
                 {.most = maximumSide,
                  .title = tr("Size of the Board"),
                  .pictureName = tr("The board as it will be"),
                  .limits = tr("A board has 1 to %1 rows and columns.").arg(maximumSide),
                  .helpPage = QStringLiteral("boards.md")},
                 parent)
    , document_(document)
    , renderer_(renderer) {
    for (const Tile tile : {Tile::Normal, Tile::Hole})
        addFill(tileName(tile), int(tile));
    showOutcome();
}

ResizeDialog::Outcome ResizeDialog::outcome(const Margins& margins, QSize pixels) const {
    const Board& board = document_.committedBoard();
    const Size size = withMargins(board.size(), margins);
    QString text = tr("The board will have %1 × %2 tiles.").arg(size.rows).arg(size.columns);
    if (const int lost = piecesLost(board, margins); lost > 0)
        text += u' ' + tr("%n piece(s) fall off.", nullptr, lost);
    return {renderer_.image(resized(board, margins, Tile(fill())), document_.view().style(), pixels), text};
}

void ResizeDialog::accept() {
    document_.change(tr("Change size"),
                     [this](Board& board) { board = resized(board, margins(), Tile(fill())); });
    QDialog::accept();
}

namespace {

constexpr int choiceSide = 200;

/// The half that is kept, as the titles of the choices.
std::array<QString, 3> titlesOf(Symmetry symmetry) {
    const bool sideways = symmetry == Symmetry::LeftRight;
    return {sideways ? SymmetryDialog::tr("Keep the &left") : SymmetryDialog::tr("Keep the &top"),
            sideways ? SymmetryDialog::tr("Keep the &right") : SymmetryDialog::tr("Keep the &bottom"),
            SymmetryDialog::tr("Leave &as it is")};
}

} // namespace

SymmetryDialog::SymmetryDialog(BoardDocument& document, BoardRenderer& renderer, Symmetry symmetry,
                               QWidget* parent)
    : HalfChoiceDialog(titlesOf(symmetry), parent)
    , document_(document)
    , renderer_(renderer)
    , symmetry_(symmetry) {
    //: %1 a symmetry: "Half-turn"
    setWindowTitle(tr("Symmetry: %1").arg(symmetryName(symmetry)));
    setHelpPage(*this, QStringLiteral("boards.md"));
    connect(&document, &BoardDocument::cellsChanged, this, &SymmetryDialog::workOut);
    connect(&document, &BoardDocument::replaced, this, &SymmetryDialog::workOut);
    workOut();
}

void SymmetryDialog::workOut() {
    const Board& board = document_.committedBoard();
    setIntro(tr("%n cell(s) of this board break it. Which half do you want to keep?", nullptr,
                int(cellsBreaking(board, symmetry_).size())));
    edits_[0] = repairSymmetry(board, symmetry_, Half::First);
    edits_[1] = repairSymmetry(board, symmetry_, Half::Second);
    for (int i = 0; i < int(edits_.size()); ++i)
        showChoice(i);
}

void SymmetryDialog::showChoice(int index) {
    Board outcome = document_.committedBoard();
    wastes::apply(outcome, edits_[std::size_t(index)]);
    outcome.symmetry = symmetry_;
    PictureButton& button = *choice(index);
    const int differing = int(cellsBreaking(outcome, symmetry_).size());
    button.setLine(differing == 0 ? tr("obeys it") : tr("%n cell(s) still break it", nullptr, differing));
    QImage image = renderer_.image(outcome, document_.view().style(),
                                   QSize(choiceSide, choiceSide) * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    button.setPicture(image);
}

void SymmetryDialog::accept() {
    document_.setSymmetry(symmetry_, edits_[std::size_t(chosen())]);
    QDialog::accept();
}

} // namespace stonemason::wastes
