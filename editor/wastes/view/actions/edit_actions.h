// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/stamp_actions.h"

namespace stonemason::wastes {

class BoardDocument;
class Brush;

/// Clipboard and selection, turning and flipping. The clipboard holds rows of signs, so that tiles travel
/// through text; a second format beside it has the pieces too.
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

} // namespace stonemason::wastes
