// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/docks/pieces_dock.h"

#include "editor/app/focus_handover.h"
#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/app/plain_labels.h"
#include "editor/grid/picture_palette.h"
#include "editor/wastes/board_edits.h"
#include "editor/wastes/brush.h"
#include "editor/wastes/docks/palette_models.h"
#include "editor/wastes/docks/piece_form.h"

#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stonemason::wastes {

PiecesDock::PiecesDock(const Profile& profile, Brush& brush, BoardRenderer& renderer)
    : BoardDock(QStringLiteral("board-pieces"), tr("Pieces"), Qt::LeftDockWidgetArea)
    , profile_(profile)
    , brush_(brush)
    , model_(new PieceModel(profile, this))
    , palette_(new PicturePalette(
          *model_,
          [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
              renderer.paintPiece(painter, square, lookOf(model_->piece(index), model_->piece(index).rank),
                                  isDark(palette()));
          }))
    , about_(headingLabel({}))
    , form_(new PieceForm(profile)) {
    palette_->setWantedRoom(4, 4);
    palette_->setAccessibleName(tr("Pieces"));
    palette_->setDragEnabled(true);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, gap);
    layout->setSpacing(gap - 2);
    layout->addWidget(palette_, 1);
    layout->addWidget(about_);
    layout->addWidget(form_);
    setWidget(content);
    forwardFocusTo(*this, *palette_);
    connect(palette_, &PicturePalette::chosen, this, &PiecesDock::choose);
    connect(palette_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid()) brush_.setPiece(model_->piece(current));
            });
    connect(form_, &PieceForm::changed, this, &PiecesDock::change);
    const auto showAll = [this] {
        showChosen();
        showForm();
    };
    connect(&brush_, &Brush::paintChanged, this, showAll);
    connect(&brush_, &Brush::toolChanged, this, showAll);
    showChosen();
}

void PiecesDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        const auto show = [this] { showForm(); };
        binding().on(&document()->view(), &GridState::selectionChanged, show);
        binding().on(document(), &BoardDocument::cellsChanged, show);
        binding().on(document(), &BoardDocument::replaced, show);
    }
    showForm();
}

void PiecesDock::showChosen() {
    const QSignalBlocker quiet(palette_->selectionModel());
    const Piece& piece = brush_.piece();
    const QModelIndex index = model_->indexOf(piece.side, piece.rank);
    palette_->setCurrentIndex(index);
    if (brush_.tool() == QLatin1String("place-piece"))
        palette_->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    else
        palette_->selectionModel()->clearSelection();
    palette_->viewport()->update();
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

void PiecesDock::choose(const QModelIndex& index) {
    if (!index.isValid()) return;
    brush_.setPiece(model_->piece(index));
    brush_.setTool(QStringLiteral("place-piece"));
    giveKeysTo(binding().view());
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
