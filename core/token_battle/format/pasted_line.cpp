// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/pasted_line.h"

#include "core/base/text.h"
#include "core/token_battle/deck/deck.h"

#include <algorithm>
#include <array>
#include <span>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view figures = "0123456789";

char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

bool isPartOfWord(char c) {
    return (lowered(c) >= 'a' && lowered(c) <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

bool isFigure(char c) {
    return c >= '0' && c <= '9';
}

/// Removes a word, capitals or not, from the front of the text, where no letter follows it.
bool skipWord(std::string_view& text, std::string_view word) {
    if (text.size() < word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i)
        if (lowered(text[i]) != word[i]) return false;
    if (text.size() > word.size() && isPartOfWord(text[word.size()])) return false;
    text.remove_prefix(word.size());
    return true;
}

bool skipAny(std::string_view& text, std::span<const std::string_view> words) {
    for (const std::string_view word : words)
        if (text.starts_with(word)) {
            text.remove_prefix(word.size());
            return true;
        }
    return false;
}

constexpr auto dashes = std::to_array<std::string_view>({"--", "-", "\u2013", "\u2014"});
constexpr auto otherSeparators = std::to_array<std::string_view>({":", ".", ")", "=", "\u2192"});
constexpr auto bulletSigns = std::to_array<std::string_view>(
    {"-", "*", "+", "\u2022", "\u2013", "\u2014", "\u00B7", "\u25E6", "\u25AA"});
constexpr auto tagNames =
    std::to_array<std::string_view>({"*", "b", "center", "code", "color", "i", "li", "list", "quote", "s",
                                     "size", "spoiler", "table", "td", "tr", "u", "ul", "url"});

/// The length of a BBCode tag at the front of the text, 0 when there is none.
std::size_t tagAt(std::string_view text) {
    constexpr std::size_t longest = 60;
    const std::size_t end = text.substr(0, longest).find(']');
    if (end == std::string_view::npos) return 0;
    std::string_view name = text.substr(1, end - 1);
    if (name.starts_with('/')) name.remove_prefix(1);
    std::string small(name.substr(0, name.find('=')));
    std::ranges::transform(small, small.begin(), lowered);
    return std::ranges::find(tagNames, small) == tagNames.end() ? 0 : end + 1;
}

constexpr std::string_view escapable = "\\`*_{}[]()<>#+-.!|~\"";

/// Removes formatting marks of Markdown and BBCode, except those escaped by a backslash.
std::string withoutMarkup(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        if (rest.front() == '\\' && rest.size() > 1 && escapable.find(rest[1]) != std::string_view::npos) {
            plain += rest[1] == '|' ? literalBar : rest[1];
            i += 2;
        } else if (rest.starts_with("**") || rest.starts_with("__") || rest.starts_with("~~")) {
            i += 2;
        } else if (const std::size_t tag = rest.front() == '[' ? tagAt(rest) : 0) {
            plain += rest.starts_with("[*]") ? "\u2022 " : "";
            i += tag;
        } else {
            if (rest.starts_with("\u00A0"))
                plain += ' ';
            else if (rest.front() != '`')
                plain += rest.front();
            i += rest.starts_with("\u00A0") ? 2 : 1;
        }
    }
    return plain;
}

bool isBlankAt(std::string_view text) {
    return text.starts_with(' ') || text.starts_with('\t');
}

/// Removes a bullet; a dash alone is none.
bool skipBullet(std::string_view& text) {
    std::string_view rest = text;
    if (!skipAny(rest, bulletSigns)) return false;
    const bool isRound = text.starts_with("\u2022");
    if ((!isRound && !isBlankAt(rest)) || trimmed(rest).empty()) return false;
    text = trimmed(rest);
    return true;
}

/// A row of a table as a line: "| 1 | Ram, Wedge |".
std::string rowText(std::string_view text, char separator) {
    std::vector<std::string_view> cells;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t bar = std::min(text.find(separator, at), text.size());
        if (const std::string_view cell = trimmed(text.substr(at, bar - at)); !cell.empty())
            cells.push_back(cell);
        at = bar + 1;
    }
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string_view before = i > 0 ? cells[i - 1] : std::string_view();
        const bool isNumber = before.size() == 1 && before[0] >= '1' && before[0] <= '4';
        const bool isCount = before.find_first_not_of("0123456789xX") == std::string_view::npos;
        const auto heading = i == 1 ? stackHeading(before) : std::nullopt;
        if ((i == 1 && isNumber) || (heading && heading->number > 0))
            line += before.ends_with(':') ? " " : ": ";
        else if (i > 0)
            line += isCount ? " " : ", ";
        line += cells[i];
    }
    return line;
}

PastedLine cleaned(std::string_view raw, int number) {
    PastedLine line;
    line.line = number;
    std::string plain = withoutMarkup(raw);
    std::size_t quote = 0;
    for (std::size_t i = 0; i < plain.size() && (plain[i] == '>' || plain[i] == ' '); ++i)
        if (plain[i] == '>') quote = i + 1;
    line.row = plain.substr(quote);
    std::ranges::replace(plain, '\f', ' ');
    std::string_view text = trimmed(plain);
    while (text.starts_with('>'))
        text = trimmed(text.substr(1));
    const std::size_t hashes = std::min(text.find_first_not_of('#'), text.size());
    if (hashes > 0 && hashes <= 6 && isBlankAt(text.substr(hashes))) {
        line.isHeading = true;
        text = trimmed(text.substr(hashes));
        while (text.ends_with('#'))
            text = trimmed(text.substr(0, text.size() - 1));
    }
    line.isBullet = skipBullet(text);
    constexpr auto boxes = std::to_array<std::string_view>({"[ ] ", "[x] ", "[X] "});
    if (line.isBullet && skipAny(text, boxes)) text = trimmed(text);
    line.isRule = text.size() > 2 && text.find_first_not_of("-=_*|: ") == std::string_view::npos;
    const char separator = text.find('|') != std::string_view::npos ? '|' : '\t';
    line.text = text.find(separator) != std::string_view::npos ? rowText(text, separator) : std::string(text);
    std::ranges::replace(line.text, literalBar, '|');
    return line;
}

/// What stands behind the heading's word and number.
std::optional<StackHeading> behindHeading(std::string_view rest, int number) {
    rest = trimmed(rest);
    if (rest.starts_with('('))
        if (const std::size_t close = rest.find(')'); close != std::string_view::npos)
            rest = trimmed(rest.substr(close + 1));
    if (rest.empty()) return StackHeading{number, rest};
    if (skipAny(rest, otherSeparators)) return StackHeading{number, trimmed(rest)};
    if (skipAny(rest, dashes)) {
        rest = trimmed(rest);
        return StackHeading{number, rest, true, rest.empty()};
    }
    if (number == 0) return std::nullopt;
    if (rest.starts_with(',') || rest.starts_with(';')) rest = trimmed(rest.substr(1));
    return StackHeading{number, rest, false};
}

/// Removes "2", "2.", "2nd" and the like from the front; 0 when there is no number from 1 to 4.
int skipOrdinal(std::string_view& text) {
    constexpr auto ordinals = std::to_array<std::string_view>({"first", "second", "third", "fourth"});
    for (std::size_t i = 0; i < ordinals.size(); ++i)
        if (skipWord(text, ordinals[i])) return int(i) + 1;
    if (text.empty() || text[0] < '1' || text[0] > '4') return 0;
    if (text.size() > 1 && isFigure(text[1])) return 0;
    const int number = text[0] - '0';
    text.remove_prefix(1);
    for (const std::string_view ending : {"st", "nd", "rd", "th"})
        if (skipWord(text, ending)) return number;
    constexpr auto signs = std::to_array<std::string_view>({".", ")", ":"});
    skipAny(text, signs);
    return number;
}

/// Removes "two", "II", "B" and the like from the front; 0 when there is no such number from 1 to 4.
int skipNumberWord(std::string_view& text) {
    constexpr std::array<std::array<std::string_view, stackCount>, 4> all{{{"one", "two", "three", "four"},
                                                                           {"jeden", "dwa", "trzy", "cztery"},
                                                                           {"i", "ii", "iii", "iv"},
                                                                           {"a", "b", "c", "d"}}};
    for (const auto& words : all)
        for (std::size_t i = 0; i < words.size(); ++i)
            if (skipWord(text, words[i])) return int(i) + 1;
    return 0;
}

} // namespace

std::optional<PastedLine> PastedLines::next() {
    if (at_ >= text_.size()) return std::nullopt;
    const std::size_t end = std::min(text_.find_first_of("\n\r\v", at_), text_.size());
    const std::string_view raw = text_.substr(at_, end - at_);
    const int number = line_;
    line_ += int(std::ranges::count(raw, '\f'));
    at_ = end;
    if (at_ < text_.size()) {
        if (text_[at_] != '\v') ++line_;
        at_ += text_.substr(at_).starts_with("\r\n") ? 2 : 1;
    }
    return cleaned(raw, number);
}

std::optional<StackHeading> stackHeading(std::string_view text) {
    int number = skipOrdinal(text);
    text = trimmed(text);
    const bool isPile = skipWord(text, "pile");
    if (!isPile && !skipWord(text, "stack") && !skipWord(text, "stos")) return std::nullopt;
    const bool isApart = isBlankAt(text);
    text = trimmed(text);
    if (text.starts_with('#')) text = trimmed(text.substr(1));
    const std::size_t size = std::min(text.find_first_not_of(figures), text.size());
    if (size > 0) {
        if (number > 0 && isApart) return behindHeading(text, number);
        if (size > 1 || text[0] < '1' || text[0] - '0' > stackCount) return std::nullopt;
        number = text[0] - '0';
        text.remove_prefix(1);
        if (!text.empty() && isPartOfWord(text[0]) && !text.starts_with("\u2013") &&
            !text.starts_with("\u2014"))
            return std::nullopt;
    } else if (const int word = isApart && number == 0 ? skipNumberWord(text) : 0; word > 0) {
        const auto heading = behindHeading(text, word);
        return heading && heading->isSeparated ? heading : std::nullopt;
    }
    if (isPile && number == 0) return std::nullopt;
    return behindHeading(text, number);
}

std::optional<std::string_view> deckHeading(std::string_view text) {
    const std::string_view whole = text;
    if (!skipWord(text, "deck") && !skipWord(text, "talia")) return std::nullopt;
    text = trimmed(text);
    if (skipWord(text, "name")) text = trimmed(text);
    const std::size_t size = std::min(text.find_first_not_of(figures), text.size());
    text = trimmed(text.substr(size));
    if (text.empty()) return size > 0 ? std::optional(whole) : std::nullopt;
    constexpr auto signs = std::to_array<std::string_view>({":", "=", "--", "-", "\u2013", "\u2014"});
    if (!skipAny(text, signs)) return std::nullopt;
    text = trimmed(text);
    return text;
}

std::optional<StackHeading> numberHeading(std::string_view text) {
    if (text.size() < 3 || text[0] < '1' || text[0] - '0' > stackCount) return std::nullopt;
    const int number = text[0] - '0';
    text.remove_prefix(1);
    text = trimmed(text);
    constexpr auto signs = std::to_array<std::string_view>({".", ")", ":", "-", "\u2013"});
    if (!skipAny(text, signs)) return std::nullopt;
    return StackHeading{number, trimmed(text)};
}

std::vector<std::string> partsOf(std::string_view text) {
    constexpr auto apart = std::to_array<std::string_view>({" \u2022 ", " \u00B7 ", " / ", " + "});
    constexpr auto quotes =
        std::to_array<std::string_view>({"\u201C", "\u201D", "\u201E", "\u2018", "\u2019"});
    std::vector<std::string> parts(1);
    for (std::size_t i = 0; i < text.size();) {
        std::string_view rest = text.substr(i);
        if (rest.front() == ',' || rest.front() == ';') {
            parts.emplace_back();
            ++i;
        } else if (skipAny(rest, apart)) {
            parts.emplace_back();
            i = text.size() - rest.size();
        } else if (skipAny(rest, quotes)) {
            i = text.size() - rest.size();
        } else {
            parts.back() += rest.front();
            ++i;
        }
    }
    for (std::string& part : parts) {
        constexpr std::string_view marks = " \t*_\"'.!";
        const std::size_t first = std::min(part.find_first_not_of(marks), part.size());
        const std::size_t last = part.find_last_not_of(marks);
        part = first == part.size() ? std::string() : part.substr(first, last + 1 - first);
    }
    return parts;
}

bool meansNothing(std::string_view text) {
    constexpr auto words =
        std::to_array<std::string_view>({"-", "--", "\u2013", "\u2014", "empty", "(empty)", "none", "pusty"});
    std::string small(text.substr(0, 16));
    std::ranges::transform(small, small.begin(), lowered);
    return std::ranges::find(words, small) != words.end();
}

bool beginsWithCount(std::string_view part) {
    if (part.starts_with('x') || part.starts_with('X'))
        part.remove_prefix(1);
    else if (part.starts_with("\u00D7"))
        part.remove_prefix(2);
    const std::size_t size = std::min(part.find_first_not_of(figures), part.size());
    if (size == 0) return false;
    part = trimmed(part.substr(size));
    return !part.empty() && isPartOfWord(part[0]);
}

int wordsOf(std::string_view text) {
    int words = 0;
    bool inWord = false;
    for (const char c : text) {
        const bool isBlank = c == ' ' || c == '\t';
        words += !isBlank && !inWord ? 1 : 0;
        inWord = !isBlank;
    }
    return words;
}

bool hasFormOfCards(const PastedLine& line, const std::vector<std::string>& parts) {
    constexpr int mostWords = 4;
    if (parts.empty() || parts.size() > std::size_t(stackCapacity) + 1) return false;
    if (line.text.ends_with('!') || line.text.ends_with('?') || line.text.ends_with(':')) return false;
    return std::ranges::all_of(parts, [](const std::string& part) { return wordsOf(part) <= mostWords; });
}

} // namespace stonemason::token_battle
