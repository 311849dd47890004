// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/folded_text.h"

namespace stonemason {

namespace {

/// Replaces letters that Unicode does not decompose into a base letter and an accent.
QChar plainLetter(QChar letter) {
    switch (letter.unicode()) {
    case u'ł': return u'l';
    case u'đ': return u'd';
    case u'ø': return u'o';
    case u'ı': return u'i';
    default: return letter;
    }
}

} // namespace

QString folded(const QString& text) {
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toCaseFolded())
        if (!letter.isMark()) plain += plainLetter(letter);
    return plain;
}

} // namespace stonemason
