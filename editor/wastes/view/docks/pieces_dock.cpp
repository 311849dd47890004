// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/docks/pieces_dock.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/labels.h"
#include "editor/wastes/model/board_edits.h"
#include "editor/wastes/model/brush.h"
#include "editor/wastes/view/art/board_renderer.h"
#include "editor/wastes/view/docks/palette_models.h"
#include "editor/wastes/view/docks/piece_form.h"

#include <QLabel>
#include <QPainter>

namespace stonemason::wastes {

PiecesDock::PiecesDock(const Profile& profile, Brush& brush, BoardRenderer& renderer)
    : PaletteDock(QStringLiteral("board-pieces"), tr("Pieces"), new PieceModel(profile),
                  [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
                      renderer.paintPiece(painter, square,
                                          lookOf(model_->piece(index), model_->piece(index).rank),
                                          isDark(palette()));
                  },
                  brush, {QStringLiteral("place-piece")})
    , profile_(profile)
    , brush_(brush)
    , model_(static_cast<PieceModel*>(palettePane()->model()))
    , about_(headingLabel({}))
    , form_(new PieceForm(profile)) {
    palettePane()->setWantedRoom(4, 4);
    palettePane()->setDragEnabled(true);
    column().setContentsMargins(gap, gap / 2, gap / 2, gap);
    column().setSpacing(gap - 2);
    column().addWidget(about_);
    column().addWidget(form_);
    connect(form_, &PieceForm::changed, this, &PiecesDock::change);
    showPicked();
}

void PiecesDock::bound() {
    PaletteDock::bound();
    if (binding()) {
        const auto show = [this] { showForm(); };
        binding().on(&document()->view(), &GridState::selectionChanged, show);
        binding().on(document(), &BoardDocument::cellsChanged, show);
        binding().on(document(), &BoardDocument::replaced, show);
    }
    showForm();
}

void PiecesDock::pick(const QModelIndex& piece) {
    brush_.setPiece(model_->piece(piece));
}

QModelIndex PiecesDock::picked() const {
    return model_->indexOf(brush_.piece().side, brush_.piece().rank);
}

void PiecesDock::showPicked() {
    PaletteDock::showPicked();
    showForm();
}

std::vector<Piece> PiecesDock::selectedPieces() const {
    return binding() ? wastes::selectedPieces(*document()) : std::vector<Piece>{};
}

void PiecesDock::showForm() {
    const std::vector<Piece> selected = selectedPieces();
    if (!selected.empty()) {
        about_->setText(tr("%n selected piece(s)", nullptr, int(selected.size())));
        form_->show(selected);
    } else {
        about_->setText(tr("The piece to place"));
        form_->show({brush_.piece()});
    }
}

void PiecesDock::change(const PieceChange& change) {
    const std::vector<Piece> selected = selectedPieces();
    if (!selected.empty()) {
        changeSelectedPieces(*document(), tr("Change pieces"),
                             [this, &change](Piece& piece) { change.applyTo(piece, profile_); });
        return tellAbilities(selected, change);
    }
    Piece piece = brush_.piece();
    change.applyTo(piece, profile_);
    const std::vector<Piece> before{brush_.piece()};
    brush_.setPiece(piece);
    tellAbilities(before, change);
}

/// What a change of rank did to what pieces can do, or what it let them keep, is not to go unnoticed.
void PiecesDock::tellAbilities(const std::vector<Piece>& before, const PieceChange& change) {
    if (!change.rank) return;
    int kept = 0;
    int changed = 0;
    for (const Piece& piece : before) {
        Piece after = piece;
        change.applyTo(after, profile_);
        if (after.walks != piece.walks || after.jumps != piece.jumps)
            ++changed;
        else if (!hasUsualAbilities(after, profile_))
            ++kept;
    }
    QStringList said;
    if (kept > 0)
        said += tr("%n piece(s) kept what they can do, other than usual for the rank.", nullptr, kept);
    if (changed > 0)
        said +=
            tr("%n piece(s) can do other things with the new rank: see Walks and Jumps.", nullptr, changed);
    if (!said.isEmpty()) emit message(said.join(u' '));
}

} // namespace stonemason::wastes
