// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/actions/edit_actions.h"

namespace stonemason::wastes {

class BoardDocument;
class Brush;

/// Clipboard and selection. The clipboard holds rows of signs, so that tiles travel through text.
class EditActions : public stonemason::EditActions {
    Q_OBJECT

public:
    explicit EditActions(Brush& brush, QObject* parent = nullptr);

protected:
    void copy() override;
    void paste() override;
    void remove(const QString& step) override;

private:
    void selectPieces();
    BoardDocument& board() const;

    Brush& brush_;
};

} // namespace stonemason::wastes
