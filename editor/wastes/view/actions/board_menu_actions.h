// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"
#include "core/wastes/board/symmetry.h"
#include "editor/grid/actions/choice_menu.h"
#include "editor/grid/actions/stamp_actions.h"
#include "editor/wastes/view/canvas/board_canvas.h"

#include <QMenu>

#include <memory>

namespace stonemason {
class SymmetryAction;
}

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;
class Brush;

/// Clipboard and selection, rotation and mirroring. The clipboard holds rows of characters, which lets
/// tiles be exchanged as text; a second format includes the pieces.
class EditActions : public StampEditActions {
    Q_OBJECT

public:
    explicit EditActions(Brush& brush, QObject* parent = nullptr);

protected:
    void copy() override;
    void remove(const QString& step) override;
    Result<LiftedPiece> pieceOn(const QMimeData& data) override;

private:
    void selectPieces();
    BoardDocument& board() const;

    Brush& brush_;
};

/// The Board menu without its problems: symmetry, rotation and mirroring, size, properties, export.
class BoardMenuActions : public BoundBoardActions {
    Q_OBJECT

public:
    explicit BoardMenuActions(BoardRenderer& renderer, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }
    SymmetryAction* symmetryState() const { return state_; }
    QAction* exportAction() const { return export_; }
    QAction* playAction() const { return play_; }

    /// Declares another symmetry; asks how to repair a board that breaks it.
    void chooseSymmetry(Symmetry symmetry);

signals:
    void propertiesRequested();
    void playRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addSymmetry();
    void addShape();
    void repair(Half from);
    void showExport();

    BoardRenderer& renderer_;
    ChoiceMenu symmetryMenu_;
    std::unique_ptr<QMenu> shapeMenu_;
    SymmetryAction* state_;
    QAction* export_ = nullptr;
    QAction* play_ = nullptr;
    QList<QAction*> menu_;
};

} // namespace stonemason::wastes
