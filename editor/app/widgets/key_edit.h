// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>

namespace stonemason {

/// A field that takes one stroke and shows it at once; the next stroke takes its place. Tab leaves it.
class KeyEdit : public QKeySequenceEdit {
    Q_OBJECT

public:
    using QKeySequenceEdit::QKeySequenceEdit;

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace stonemason
