// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/pasted_title.h"

#include "core/base/text.h"
#include "core/token_battle/deck/deck_library.h"
#include "core/token_battle/format/formats.h"
#include "core/token_battle/format/pasted_line.h"
#include "core/token_battle/format/pasted_text.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

bool holdsCard(const PastedLine& line, const CardNames& names) {
    const auto number = numberHeading(line.text);
    const auto parts = partsOf(number ? number->cards : std::string_view(line.text));
    return std::ranges::any_of(parts, [&names](const std::string& part) { return namesCard(part, names); });
}

/// Addresses, dates and the like.
bool isNoTitle(std::string_view text) {
    constexpr std::string_view signs = "@=[]{}<>|\\\t";
    if (text.find_first_of(signs) != std::string_view::npos) return true;
    const auto isFigure = [](char c) { return c >= '0' && c <= '9'; };
    return text.find("://") != std::string_view::npos || std::ranges::count_if(text, isFigure) > 3;
}

/// The line as a title; nullopt when it cannot be one.
std::optional<std::string> asTitle(const PastedLine& line) {
    constexpr int mostWords = 6;
    constexpr int mostWordsBeforeColon = 3; // more are a sentence that announces the deck
    std::string_view text = line.text;
    if (line.isBullet || isNoTitle(text)) return std::nullopt;
    int most = mostWords;
    if (text.ends_with(':')) {
        text = trimmed(text.substr(0, text.size() - 1));
        most = mostWordsBeforeColon;
    }
    constexpr std::string_view endsOfSentences = ".,;:!?";
    if (text.empty() || endsOfSentences.find(text.back()) != std::string_view::npos) return std::nullopt;
    std::string title(text);
    if (wordsOf(text) > most || nameFault(title)) return std::nullopt;
    return title;
}

} // namespace

std::optional<std::string> titleOfPost(std::string_view text, const Catalogue& catalogue) {
    std::string plain;
    if (looksLikeHtml(text)) {
        plain = textOfHtml(text);
        text = plain;
    }
    const CardNames names = namesOf(catalogue);
    std::optional<std::string> first;
    std::optional<std::string> last;
    bool isFirst = true;
    PastedLines lines(text);
    while (const auto line = lines.next()) {
        if (line->text.empty() || line->isRule) continue;
        if (stackHeading(line->text) || holdsCard(*line, names) || !shareCodesIn(line->text, 1).empty())
            break;
        last = asTitle(*line);
        if (isFirst) first = last;
        isFirst = false;
    }
    return first ? first : last;
}

} // namespace stonemason::token_battle
