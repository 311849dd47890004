// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/stamp_actions.h"

namespace stonemason::ambush {

class PatternBrush;

/// Clipboard and selection, turning and flipping. The clipboard holds rows of signs, with ? where nothing was
/// selected.
class PatternEditActions : public StampEditActions {
    Q_OBJECT

public:
    explicit PatternEditActions(PatternBrush& brush, QObject* parent = nullptr);

protected:
    void copy() override;
    Result<LiftedPiece> pieceOn(const QMimeData& data) override;
};

} // namespace stonemason::ambush
