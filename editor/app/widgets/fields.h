// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QKeySequenceEdit>
#include <QLineEdit>

#include <functional>

namespace stonemason {

/// Esc empties the search field; in an empty one it leaves.
/// @param leave gives the keys to what was searched
void leaveByEscape(QLineEdit& search, std::function<void()> leave);

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
