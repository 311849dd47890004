// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/dialogs/size_dialog.h"

namespace stonemason::ambush {

class PatternDocument;
class PatternRenderer;

/// How large a pattern is to be.
class PatternSizeDialog : public SizeDialog {
    Q_OBJECT

public:
    PatternSizeDialog(PatternDocument& document, PatternRenderer& renderer, QWidget* parent = nullptr);

    /// Makes the change one undo step.
    void accept() override;

private:
    Size sizeNow() const override;
    Outcome outcome(const Margins& margins, QSize pixels) const override;
    QString sizesThereAre() const override;

    PatternDocument& document_;
    PatternRenderer& renderer_;
};

} // namespace stonemason::ambush
