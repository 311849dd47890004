// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_search.h"

#include "editor/help/guide_pages.h"

#include <QRegularExpression>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int sentenceLength = 150; // characters, more or less three lines beside the page

enum Rank { InTitle, InHeading, AtWordStart, Inside, Scattered };

struct Found {
    Rank rank;
    const GuidePage* page;
    const GuidePassage* passage;
};

bool contains(const QString& text, const QString& word) {
    return text.contains(word, Qt::CaseInsensitive);
}

int countIn(const QString& text, const QStringList& words) {
    return int(std::ranges::count_if(words, [&](const QString& word) { return contains(text, word); }));
}

bool beginsAWord(const QString& text, const QString& word) {
    qsizetype at = -1;
    while ((at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) >= 0)
        if (at == 0 || !text[at - 1].isLetterOrNumber()) return true;
    return false;
}

Rank rankOf(const GuidePage& page, const GuidePassage& passage, const QStringList& words) {
    if (passage.isHeading)
        return passage.block == page.headings.front().block ? Rank::InTitle : Rank::InHeading;
    const bool begin =
        std::ranges::all_of(words, [&](const QString& word) { return beginsAWord(passage.text, word); });
    return begin ? Rank::AtWordStart : Rank::Inside;
}

void findOn(const GuidePage& page, const QStringList& words, std::vector<Found>& found) {
    const GuidePassage* best = nullptr;
    int most = 0;
    bool whole = false;
    QStringList missing = words;
    for (const GuidePassage& passage : page.passages) {
        const int count = countIn(passage.text, words);
        if (count == words.size()) {
            found.push_back({rankOf(page, passage, words), &page, &passage});
            whole = true;
        }
        if (count > most) {
            most = count;
            best = &passage;
        }
        missing.removeIf([&](const QString& word) { return contains(passage.text, word); });
    }
    if (!whole && best && missing.isEmpty()) found.push_back({Rank::Scattered, &page, best});
}

QString bestSentence(const QString& text, const QStringList& words) {
    static const QRegularExpression ends(QStringLiteral("(?<=[.!?])\\s+"));
    const QStringList sentences = text.split(ends);
    return *std::ranges::max_element(sentences, {},
                                     [&](const QString& sentence) { return countIn(sentence, words); });
}

/// A long sentence from a word or two before its first find on.
QString shortened(const QString& sentence, const QStringList& words) {
    if (sentence.size() <= sentenceLength) return sentence;
    const auto marks = wordsIn(sentence, words);
    const qsizetype first = marks.empty() ? 0 : marks.front().first;
    qsizetype from = std::min(first - sentenceLength / 4, sentence.size() - sentenceLength);
    from = from <= 0 ? 0 : sentence.indexOf(u' ', from) + 1;
    qsizetype to = sentence.size();
    if (to - from > sentenceLength) to = std::max(sentence.lastIndexOf(u' ', from + sentenceLength), from);
    QString piece = sentence.mid(from, to - from);
    if (from > 0) piece.prepend(u'…');
    if (to < sentence.size()) piece.append(u'…');
    return piece;
}

GuideHit hitOf(const Found& found, const QStringList& words) {
    const GuidePage& page = *found.page;
    const GuidePassage& passage = *found.passage;
    QString where = page.title();
    if (passage.heading > 0)
        where += QStringLiteral(" › ") + page.headings[std::size_t(passage.heading)].text;
    return {page.name, passage.block, where, shortened(bestSentence(passage.text, words), words)};
}

} // namespace

QStringList searchWords(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("\"([^\"]+)\"|([^\\s\"]+)"));
    QStringList words;
    for (const QRegularExpressionMatch& match : pattern.globalMatch(text)) {
        const QString word = (match.captured(1) + match.captured(2)).simplified();
        if (!word.isEmpty() && !words.contains(word, Qt::CaseInsensitive)) words += word;
    }
    return words;
}

std::vector<std::pair<int, int>> wordsIn(const QString& text, const QStringList& words) {
    std::vector<std::pair<int, int>> places;
    for (const QString& word : words)
        for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive))
            places.emplace_back(int(at), int(word.size()));
    std::ranges::sort(places, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first : a.second > b.second;
    });
    int end = 0;
    std::erase_if(places, [&end](const auto& place) {
        if (place.first < end) return true;
        end = place.first + place.second;
        return false;
    });
    return places;
}

std::vector<GuideHit> searchGuide(const GuidePages& pages, const QStringList& words) {
    std::vector<Found> found;
    if (!words.isEmpty())
        for (const GuidePage& page : pages.all())
            findOn(page, words, found);
    std::ranges::stable_sort(found, {}, &Found::rank);
    found.resize(std::min(found.size(), std::size_t(guideHitLimit)));
    std::vector<GuideHit> hits;
    for (const Found& each : found)
        hits.push_back(hitOf(each, words));
    return hits;
}

} // namespace stonemason
