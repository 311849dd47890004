// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/stamp_actions.h"

namespace stonemason::text_map {

class SignBrush;

/// Clipboard and selection, turning and flipping. The clipboard holds the characters as text; a second format
/// beside it knows which cells were not selected.
class EditActions : public StampEditActions {
    Q_OBJECT

public:
    explicit EditActions(SignBrush& brush, QObject* parent = nullptr);

protected:
    void copy() override;
    Result<LiftedPiece> pieceOn(const QMimeData& data) override;

private:
    SignBrush& brush_;
};

} // namespace stonemason::text_map
