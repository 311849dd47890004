// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/key_edit.h"

namespace stonemason {

void KeyEdit::keyPressEvent(QKeyEvent* event) {
    QKeySequenceEdit::keyPressEvent(event);
    if (keySequence().isEmpty()) return; // Ctrl or Shift alone
    setKeySequence(keySequence());       // ends the wait for a second stroke
    emit keySequenceChanged(keySequence());
}

} // namespace stonemason
