// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/grid/actions/edit_actions.h"
#include "editor/grid/actions/grid_actions.h"
#include "editor/grid/tools/tool_state.h"

#include <QMenu>

#include <memory>

namespace stonemason {

class StampShelf;
class ToolState;

/// Stores the current stamp or the selection under a number, and makes a stored one current again, on any
/// board whose controller is a ToolController.
class StampActions : public GridActions {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    /// @param state what is stamped with; like the shelf, it outlives the actions
    StampActions(const QString& prefix, ToolState& state, StampShelf& shelf, QObject* parent = nullptr);

    /// For the menu of tools.
    QList<QAction*> menu() const { return {menu_->menuAction()}; }

protected:
    void bound() override {}
    void refresh() override;

private:
    void addTake(int place);
    void addKeep(int place);
    void take(int place);
    void keep(int place);
    /// What the person means by "this": the stamp in hand, else the selection, else the stamp.
    bool bringStamp();

    ToolState& state_;
    StampShelf& shelf_;
    std::unique_ptr<QMenu> menu_;
};

} // namespace stonemason

class QMimeData;

namespace stonemason {

/// Clipboard and selection of boards with a StampToolState: what is pasted becomes its stamp, and turning
/// turns the stamp in hand. A game says what a clipboard holds of its boards.
class StampEditActions : public EditActions {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "pattern"
    /// @param pasted shown when a piece has become the stamp: "Pasted %1 × %2 signs: click to put them down,
    ///        Esc to cancel."; its rows and columns are filled in
    /// @param brush must outlive the actions
    StampEditActions(const QString& prefix, const EditTips& tips, QString pasted, StampToolState& brush,
                     QObject* parent = nullptr);

protected:
    void paste() final;
    bool turnStamp(Transform transform) final;

    /// The piece that the clipboard holds, in whatever form.
    /// @param data with some text
    virtual Result<LiftedPiece> pieceOn(const QMimeData& data) = 0;

private:
    QString pasted_;
    StampToolState& brush_;
};

} // namespace stonemason
