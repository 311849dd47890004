// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QKeySequenceEdit>
#include <QLineEdit>

#include <cstdint>
#include <functional>
#include <string>

class QPlainTextEdit;
class QToolButton;

namespace stonemason {

/// Esc clears the search field; in an empty one it calls `leave`.
/// @param leave focuses the searched widget
void leaveByEscape(QLineEdit& search, std::function<void()> leave);

/// Sets the text if it differs, so that the cursor keeps its place while the user types.
void updateText(QLineEdit& field, const std::string& words);
void updateText(QPlainTextEdit& field, const std::string& words);

/// A field for the seed of random numbers.
class SeedField : public QLineEdit {
    Q_OBJECT

public:
    explicit SeedField(int mostDigits = 15, QWidget* parent = nullptr);

    std::uint64_t seed() const { return text().toULongLong(); }
    void setSeed(std::uint64_t seed) { setText(QString::number(seed)); }
    /// Takes another one, by chance, from 1 to 999,999,999.
    void draw();
    /// A button that does so, for a layout to take.
    QToolButton* makeDice();
};

/// A spin box whose value is always the number it shows: 0.72 and a step of 0.01 are 0.73, as if that had
/// been typed. Qt's adds the step to the value and keeps what that leaves behind the last decimal,
/// 0.7299999999999998.
class DecimalBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    using QDoubleSpinBox::QDoubleSpinBox;

    void stepBy(int steps) override;
};

/// A field that takes one stroke and shows it at once; the next stroke takes its place. Tab leaves it.
class KeyEdit : public QKeySequenceEdit {
    Q_OBJECT

public:
    using QKeySequenceEdit::QKeySequenceEdit;

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace stonemason
