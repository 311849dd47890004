// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "editor/grid/dialogs/new_document_dialog.h"
#include "editor/grid/dialogs/size_dialog.h"

#include <vector>

namespace stonemason::ambush {

class PatternRenderer;

/// Asks what a new pattern is to be: its name, and whether it starts as an empty grid of what size, or from a
/// pattern that there is.
class NewPatternDialog : public NewDocumentDialog {
    Q_OBJECT

public:
    /// @param samples to start from
    NewPatternDialog(PatternRenderer& renderer, std::vector<Pattern> samples, QWidget* parent = nullptr);

    /// The pattern as chosen; meaningful at any time.
    Pattern pattern() const;

    QSpinBox* rowsField() const { return size_.rows(); }
    QSpinBox* columnsField() const { return size_.columns(); }

private:
    QWidget* buildSize();
    QImage pictureOf(const Pattern& pattern) const;
    Pattern plain() const;

    PatternRenderer& renderer_;
    std::vector<Pattern> samples_;
    SizeFields size_;
};

} // namespace stonemason::ambush
