// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/grid/dialogs/new_document_dialog.h"
#include "editor/grid/dialogs/size_dialog.h"
#include "editor/grid/print/grid_export_dialog.h"

#include <vector>

class QSpinBox;

namespace stonemason::ambush {

class PatternDocument;
class PatternRenderer;

/// Asks what a new pattern is to be: its name, and whether it starts as an empty grid of what size, or from a
/// existing pattern.
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

/// Shows a pattern in the forms in which it leaves the program: its file, its rows of signs, a picture.
class PatternExportDialog : public GridExportDialog {
    Q_OBJECT

public:
    explicit PatternExportDialog(const PatternDocument& document, QWidget* parent = nullptr);
};

/// How large a pattern is to be.
class PatternSizeDialog : public SizeDialog {
    Q_OBJECT

public:
    PatternSizeDialog(PatternDocument& document, PatternRenderer& renderer, QWidget* parent = nullptr);

    /// Makes the change one undo step.
    void accept() override;

private:
    Outcome outcome(const Margins& margins, QSize pixels) const override;

    PatternDocument& document_;
    PatternRenderer& renderer_;
};

} // namespace stonemason::ambush
