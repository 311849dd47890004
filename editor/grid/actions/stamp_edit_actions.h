// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/grid/actions/edit_actions.h"
#include "editor/grid/tools/stamp_tool_state.h"

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
