// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/command_match.h"

#include "editor/app/widgets/folded_text.h"

#include <QStringList>

#include <algorithm>

namespace stonemason {

namespace {

/// From the best to the least: the order is all that counts.
enum Grade { None, Inside, InMenus, Initials, Words, InOrder, Beginning, Same };

QStringList wordsOf(const QString& text) {
    QString spaced = text;
    for (QChar& letter : spaced)
        if (!letter.isLetterOrNumber()) letter = u' ';
    return spaced.split(u' ', Qt::SkipEmptyParts);
}

bool beginsOne(const QString& typed, const QStringList& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const QString& word) { return word.startsWith(typed); });
}

bool beginOnes(const QStringList& typed, const QStringList& words) {
    return std::all_of(typed.begin(), typed.end(),
                       [&](const QString& word) { return beginsOne(word, words); });
}

/// Whether the typed words begin words that come in the same order.
bool beginInOrder(const QStringList& typed, const QStringList& words) {
    qsizetype next = 0;
    for (const QString& word : words)
        if (next < typed.size() && word.startsWith(typed[next])) ++next;
    return next == typed.size();
}

/// Whether the letters are beginnings of words, one after the other; words may be left out.
bool areBeginnings(QStringView letters, const QStringList& words, qsizetype first) {
    if (letters.isEmpty()) return true;
    for (qsizetype i = first; i < words.size(); ++i)
        for (qsizetype taken = 1; taken <= std::min(letters.size(), words[i].size()); ++taken) {
            if (words[i][taken - 1] != letters[taken - 1]) break;
            if (areBeginnings(letters.mid(taken), words, i + 1)) return true;
        }
    return false;
}

} // namespace

int matchOf(const QString& typed, const QString& text, const QString& path) {
    const QStringList asked = wordsOf(folded(typed));
    const QStringList words = wordsOf(folded(text));
    const QString whole = words.join(u' ');
    const QString line = asked.join(u' ');
    if (whole == line) return Same;
    if (whole.startsWith(line)) return Beginning;
    if (beginInOrder(asked, words)) return InOrder;
    if (beginOnes(asked, words)) return Words;
    if (areBeginnings(asked.join(QString()), words, 0)) return Initials;
    if (beginOnes(asked, wordsOf(folded(path)) + words)) return InMenus;
    return whole.contains(line) ? Inside : None;
}

} // namespace stonemason
