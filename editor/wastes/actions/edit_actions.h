// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/actions/edit_actions.h"

namespace stonemason::wastes {

class BoardDocument;
class Brush;

/// Clipboard and selection, turning and flipping. The clipboard holds rows of signs, so that tiles travel
/// through text; a second format beside it has the pieces too.
class EditActions : public stonemason::EditActions {
    Q_OBJECT

public:
    explicit EditActions(Brush& brush, QObject* parent = nullptr);

protected:
    void copy() override;
    void paste() override;
    void remove(const QString& step) override;
    bool turnStamp(Transform transform) override;

private:
    void selectPieces();
    BoardDocument& board() const;

    Brush& brush_;
};

} // namespace stonemason::wastes
