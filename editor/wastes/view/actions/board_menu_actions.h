// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"
#include "core/wastes/board/symmetry.h"
#include "editor/wastes/view/canvas/board_binding.h"

#include <QMenu>

#include <memory>

class QActionGroup;

namespace stonemason {
class SymmetryAction;
}

namespace stonemason::wastes {

class BoardRenderer;

/// The Board menu but for its problems: symmetry, turning and flipping, size, properties, export.
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
    QActionGroup* symmetries_;
    std::unique_ptr<QMenu> symmetryMenu_;
    std::unique_ptr<QMenu> shapeMenu_;
    SymmetryAction* state_;
    QAction* export_ = nullptr;
    QAction* play_ = nullptr;
    QList<QAction*> menu_;
};

} // namespace stonemason::wastes
