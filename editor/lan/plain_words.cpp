// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/plain_words.h"

namespace stonemason {

QString plainWords(const std::string& words) {
    QString line = QString::fromStdString(words);
    for (QChar& letter : line)
        if (!letter.isPrint())
            letter = QLatin1Char(' ');
        else if (letter == QLatin1Char('<'))
            letter = QChar(u'‹');
    line = line.simplified();
    return line.size() > longestPlainWords ? line.left(longestPlainWords - 1) + QChar(u'…') : line;
}

} // namespace stonemason
