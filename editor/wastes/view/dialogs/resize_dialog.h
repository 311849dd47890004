// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/dialogs/size_dialog.h"

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;

/// How large a board is to be, and how many pieces fall off.
class ResizeDialog : public SizeDialog {
    Q_OBJECT

public:
    ResizeDialog(BoardDocument& document, BoardRenderer& renderer, QWidget* parent = nullptr);

    /// Makes the change one undo step.
    void accept() override;

private:
    Size sizeNow() const override;
    Outcome outcome(const Margins& margins, QSize pixels) const override;
    QString sizesThereAre() const override;

    BoardDocument& document_;
    BoardRenderer& renderer_;
};

} // namespace stonemason::wastes
