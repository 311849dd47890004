// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"

#include <QDialog>

#include <vector>

class QLineEdit;
class QSpinBox;

namespace stonemason {
class PictureButton;
}

namespace stonemason::ambush {

class PatternRenderer;

/// Asks what a new pattern is to be: its name, and whether it starts as an empty grid of what size, or from a
/// pattern that there is.
class NewPatternDialog : public QDialog {
    Q_OBJECT

public:
    /// @param samples to start from
    NewPatternDialog(PatternRenderer& renderer, std::vector<Pattern> samples, QWidget* parent = nullptr);

    /// The pattern as chosen; meaningful at any time.
    Pattern pattern() const;

    QLineEdit* nameField() const { return name_; }
    /// An empty grid first, then the samples.
    const std::vector<PictureButton*>& startChoices() const { return starts_; }
    QSpinBox* rowsField() const { return rows_; }
    QSpinBox* columnsField() const { return columns_; }

private:
    QWidget* buildStarts();
    QWidget* buildSize();
    void addStart(const QString& title, const Pattern& pattern);
    QImage pictureOf(const Pattern& pattern) const;
    Pattern plain() const;
    std::size_t chosen() const;

    PatternRenderer& renderer_;
    std::vector<Pattern> samples_;
    QLineEdit* name_;
    std::vector<PictureButton*> starts_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    QWidget* size_ = nullptr;
};

} // namespace stonemason::ambush
