// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "editor/ambush/view/canvas/pattern_canvas.h"

#include <QToolButton>

#include <array>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSlider;

namespace stonemason::ambush {

class PatternRenderer;

/// The eight ways in which a pattern can be laid, each a button with the pattern so turned; those that are
/// allowed are pressed. In two rows: turned, and mirrored before.
class OrientationButtons : public QWidget {
    Q_OBJECT

public:
    explicit OrientationButtons(PatternRenderer& renderer, QWidget* parent = nullptr);

    /// Shows this pattern.
    void show(const Pattern& pattern);
    QToolButton* button(Orientation orientation) const { return buttons_[std::size_t(orientation)]; }

signals:
    /// The button was pressed.
    void chosen(stonemason::ambush::Orientation orientation, bool allowed);

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
    QIcon pictureOf(Orientation orientation) const;

    PatternRenderer& renderer_;
    std::array<QToolButton*, 8> buttons_{};
    Grid<char> signs_;
};

class OrientationButtons;
class PatternRenderer;

/// The words that go with a pattern, how much of it must agree, and how it may be turned. Typing and dragging
/// change the pattern at once; all that is done to one field in a row is one undo step.
class PatternPropertiesDock : public PatternDock {
    Q_OBJECT

public:
    explicit PatternPropertiesDock(PatternRenderer& renderer);

    QLineEdit* nameField() const { return name_; }
    QPlainTextEdit* noteField() const { return note_; }
    QSlider* thresholdSlider() const { return slider_; } ///< in thousandths
    QDoubleSpinBox* thresholdField() const { return percent_; }
    OrientationButtons* orientationButtons() const { return orientations_; }
    QLabel* sizeLabel() const { return size_; }

protected:
    void bound() override;

private:
    QWidget* buildForm();
    QWidget* buildThreshold();
    void showWords();
    void showRules();

    QLineEdit* name_;
    QPlainTextEdit* note_;
    QSlider* slider_;
    QDoubleSpinBox* percent_;
    OrientationButtons* orientations_;
    QLabel* size_;
    bool showing_ = false; ///< fields are being filled, nothing was typed
};

} // namespace stonemason::ambush
