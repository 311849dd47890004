// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/grid_actions.h"
#include "editor/grid/tools/paint_target.h"

namespace stonemason {

/// What some of the actions are good for, in the words of a game.
struct EditTips {
    QString paste;     ///< "Paste codes or a whole map as a stamp"
    QString remove;    ///< "Fill the selection with plains"
    QString selectAll; ///< "Select the whole layer"
    QString noTurn{};  ///< shown when there is nothing to turn: where the whole board is turned
};

/// Clipboard and selection of boards whose controller is a ToolController: the actions work on what its tools
/// paint. A game says what form pieces of its boards have on the clipboard.
class EditActions : public GridActions {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    EditActions(const QString& prefix, const EditTips& tips, QObject* parent = nullptr);

    /// Cut, copy, paste, delete, use as stamp; select all, none, invert; what a game adds, turns among it.
    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

    /// Copies the selection to the clipboard.
    virtual void copy() = 0;
    /// Makes the content of the clipboard the current stamp.
    virtual void paste() = 0;
    /// Removes the selection as one undo step of that name: by default the cells become blank.
    virtual void remove(const QString& step);
    /// Turns or flips the stamp, if it is in hand; false: it is not.
    virtual bool turnStamp(Transform) { return false; }

    PaintTarget& target() const;
    /// Adds actions at the end of the menu, after a separator.
    void addSection(const QList<QAction*>& actions);
    /// Adds the actions that turn and flip the current stamp or the selection.
    void addTurns();

private:
    QAction* addOne(const char* id, const char* picture, const QString& text, const QString& tip,
                    const QKeySequence& keys, void (EditActions::*slot)());
    QAction* addTurn(const char* id, const QString& text, const QString& tip, const QKeySequence& keys,
                     Transform transform);
    void turn(Transform transform, const QString& step);
    void cut();
    void removeSelected();
    void capture();
    void selectAll();
    void selectNone();
    void invert();

    QString noTurn_;
    QList<QAction*> menu_;
};

} // namespace stonemason
