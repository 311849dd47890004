// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/visible_words.h"

#include "core/base/text.h"

namespace stonemason {

QString visibleWords(const QString& words) {
    return QString::fromStdString(visibleText(words.toStdString()));
}

} // namespace stonemason
