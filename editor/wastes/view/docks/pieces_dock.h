// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/panels/palette_dock.h"
#include "editor/wastes/view/canvas/board_binding.h"

class QLabel;

namespace stonemason::wastes {

class Brush;
class PieceForm;
class PieceModel;
struct PieceChange;

/// The pieces to put on the board, by drag or by click, and below what is chosen: the pieces that are
/// selected on the board, else the one that the next click puts down.
class PiecesDock : public PaletteDock<BoardEditorTraits> {
    Q_OBJECT

public:
    PiecesDock(const Profile& profile, Brush& brush, BoardRenderer& renderer);

    PieceForm* form() const { return form_; }

protected:
    void bound() override;
    void pick(const QModelIndex& piece) override;
    QModelIndex picked() const override;
    void showPicked() override;

private:
    void showForm();
    void change(const PieceChange& change);
    void tellAbilities(const std::vector<Piece>& before, const PieceChange& change);
    std::vector<Piece> selectedPieces() const;

    const Profile& profile_;
    Brush& brush_;
    PieceModel* model_;
    QLabel* about_;
    PieceForm* form_;
};

} // namespace stonemason::wastes
