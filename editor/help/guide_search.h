// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace stonemason {

class GuidePages;

inline constexpr int guideHitLimit = 200;

/// A place that a search found.
struct GuideHit {
    QString page;     ///< its name
    int block = 0;    ///< of the page's document
    QString where;    ///< "Symmetry › Repairing a map"
    QString sentence; ///< the one with most of the words, shortened around them
};

/// The words of a search: parted at spaces; what stands in double quotes is one.
QStringList searchWords(const QString& text);

/// The first character and the length of each place of a word in the text, however it is capitalised; in
/// order and without overlaps.
std::vector<std::pair<int, int>> wordsIn(const QString& text, const QStringList& words);

/// The passages in which all the words stand: those of headings first, then those in which the words begin
/// so, then the others, each in the order of the guide. A page that has all the words, but in different
/// passages, is found last, at the one that has most. At most `guideHitLimit`.
std::vector<GuideHit> searchGuide(const GuidePages& pages, const QStringList& words);

} // namespace stonemason
