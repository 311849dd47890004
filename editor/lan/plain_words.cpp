// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/plain_words.h"

namespace stonemason {

QString plainWords(const std::string& words) {
    std::u32string letters = QString::fromStdString(words).toStdU32String();
    for (char32_t& letter : letters)
        if (!QChar::isPrint(letter))
            letter = U' ';
        else if (letter == U'<')
            letter = U'‹';
    letters = QString::fromStdU32String(letters).simplified().toStdU32String();
    if (letters.size() > longestPlainWords) letters.replace(longestPlainWords - 1, letters.npos, U"…");
    return QString::fromStdU32String(letters);
}

} // namespace stonemason
