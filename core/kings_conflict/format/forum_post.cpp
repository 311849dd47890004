// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/format/posted_name.h"
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/format/map_format.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace stonemason::kings_conflict {

namespace {

constexpr std::string_view gameKey = "game";

struct Key {
    std::string_view word; ///< in lower case
    std::string MapInfo::*words;
};

constexpr std::array<Key, 6> keys{{{"map", &MapInfo::name},
                                   {"map name", &MapInfo::name},
                                   {"author", &MapInfo::author},
                                   {"by", &MapInfo::author},
                                   {"licence", &MapInfo::licence},
                                   {"license", &MapInfo::licence}}};

struct Bold {
    std::string_view open;
    std::string_view close;
};

constexpr std::array<Bold, 3> bolds{{{"[b]", "[/b]"}, {"[B]", "[/B]"}, {"**", "**"}}};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

bool startsWithWord(std::string_view text, std::string_view word) {
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(), [](char w, char t) { return w == lower(t); });
}

/// Where the tag, given without its closing bracket, stands next; `end` is the position behind it.
std::size_t findTag(std::string_view text, std::string_view tag, std::size_t from, std::size_t& end) {
    constexpr std::size_t longestValue = 64; // of [code=value]
    for (std::size_t at = text.find('[', from); at != std::string_view::npos; at = text.find('[', at + 1)) {
        if (!startsWithWord(text.substr(at), tag)) continue;
        const std::string_view rest = text.substr(at + tag.size(), longestValue);
        const std::size_t close = rest.starts_with(']')   ? 0
                                  : rest.starts_with('=') ? rest.find_first_of("]\r\n")
                                                          : std::string_view::npos;
        if (close == std::string_view::npos || rest[close] != ']') continue;
        end = at + tag.size() + close + 1;
        return at;
    }
    return std::string_view::npos;
}

/// A code block with its marks: the text from `begin` to `end`, the code from `first` to `last`.
struct Fenced {
    std::size_t begin;
    std::size_t first;
    std::size_t last;
    std::size_t end;
};

std::vector<Fenced> taggedBlocks(std::string_view text) {
    std::vector<Fenced> blocks;
    std::size_t first = 0;
    for (std::size_t from = 0;;) {
        const std::size_t begin = findTag(text, "[code", from, first);
        if (begin == std::string_view::npos) return blocks;
        std::size_t end = text.size();
        const std::size_t last = std::min(findTag(text, "[/code", first, end), text.size());
        blocks.push_back({begin, first, last, end});
        from = end;
    }
}

std::vector<Fenced> markdownBlocks(std::string_view text, const std::vector<TextLine>& lines) {
    std::vector<Fenced> blocks;
    bool open = false;
    for (const TextLine& line : lines) {
        if (!line.text.starts_with("```") && !line.text.starts_with("~~~")) continue;
        const auto begin = std::size_t(line.text.data() - text.data());
        const std::size_t end = begin + line.text.size();
        if (open) {
            blocks.back().last = begin;
            blocks.back().end = end;
        } else {
            blocks.push_back({begin, end, text.size(), text.size()});
        }
        open = !open;
    }
    return blocks;
}

/// The line without bold marks around it or around its beginning.
std::string withoutBold(std::string_view line) {
    for (const Bold& bold : bolds) {
        if (!line.starts_with(bold.open)) continue;
        line.remove_prefix(bold.open.size());
        if (line.ends_with(bold.close)) return std::string(line.substr(0, line.size() - bold.close.size()));
        std::string rest(line);
        const std::size_t close = rest.find(bold.close);
        if (close != std::string::npos) rest.erase(close, bold.close.size());
        return rest;
    }
    return std::string(line);
}

struct KeyAndWords {
    std::string key; ///< in lower case
    std::string words;
};

KeyAndWords partedAtColon(std::string_view line) {
    const std::string plain = withoutBold(line);
    const std::size_t colon = plain.find(':');
    if (colon == std::string::npos) return {};
    std::string key(trimmed(std::string_view(plain).substr(0, colon)));
    std::ranges::transform(key, key.begin(), lower);
    return {std::move(key), std::string(trimmed(std::string_view(plain).substr(colon + 1)))};
}

bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

std::string onOneLine(std::string_view words) {
    std::string line;
    for (char c : words) {
        if (!isSpace(c))
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    return std::string(trimmed(line));
}

/// Lines without blanks at their ends, without blank lines first and last.
std::string paragraphs(std::string_view text) {
    std::string result;
    std::size_t blank = 0;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", start), text.size());
        std::string_view line = text.substr(start, end - start);
        if (trimmed(line).empty()) {
            ++blank;
        } else {
            line.remove_suffix(std::size_t(line.end() - trimmed(line).end()));
            if (!result.empty()) result.append(blank + 1, '\n');
            result += line;
            blank = 0;
        }
        const bool pair = text.substr(end).starts_with("\r\n");
        start = end + (pair ? 2 : 1);
    }
    return result;
}

/// Turns the brackets of code tags round and takes NUL bytes out.
std::string withoutCodeTags(std::string words) {
    std::erase(words, '\0');
    for (std::string_view tag : {"[code", "[/code"})
        for (std::size_t at = 0; at < words.size(); ++at)
            if (startsWithWord(std::string_view(words).substr(at), tag)) words[at] = '(';
    return words;
}

/// Reads the words from the lines outside code blocks.
void readWords(ForumPost& post, std::string_view text, const std::vector<TextLine>& lines,
               const std::vector<Fenced>& fences) {
    auto fence = fences.begin();
    bool inHeader = false;
    for (const TextLine& line : lines) {
        const auto at = std::size_t(line.text.data() - text.data());
        while (fence != fences.end() && fence->end <= at)
            ++fence;
        if (fence != fences.end() && at >= fence->begin) continue;
        if (inHeader && line.text.empty()) {
            if (fence != fences.end())
                post.info.description = paragraphs(validUtf8(text.substr(at, fence->begin - at)));
            return;
        }
        const auto [key, words] = partedAtColon(line.text);
        if (key == gameKey) inHeader = true;
        const auto found = std::ranges::find(keys, key, &Key::word);
        if (found == keys.end() || words.empty()) continue;
        std::string& field = post.info.*found->words;
        if (field.empty()) field = onOneLine(validUtf8(words));
        post.hasWords = true;
    }
}

/// Where the words of the line begin: behind the marks of quotations.
std::size_t quotationMarks(std::string_view line) {
    std::size_t at = 0;
    while (at < line.size() && line[at] == '>') {
        ++at;
        if (at < line.size() && line[at] == ' ') ++at;
    }
    return at;
}

/// Whether all lines are quoted, or the one where the first code block begins. A quotation among the words of
/// a post is neither, and belongs to them.
bool isQuotedPost(std::string_view text) {
    std::size_t behind = 0;
    const std::size_t tag = findTag(text, "[code", 0, behind);
    bool isWhole = true;
    bool hasWords = false;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", start), text.size());
        const std::string_view line = text.substr(start, end - start);
        const std::size_t marks = quotationMarks(line);
        const std::string_view words = line.substr(marks);
        const bool isFence = tag == std::string_view::npos
                                 ? words.starts_with("```") || words.starts_with("~~~")
                                 : tag >= start && tag < end;
        if (isFence) return marks > 0;
        hasWords = hasWords || !words.empty();
        isWhole = isWhole && (marks > 0 || trimmed(line).empty());
        start = end + 1;
    }
    return isWhole && hasWords;
}

/// The text with its lines as they are, but for the marks of quotations.
std::string withoutQuotationMarks(std::string_view text) {
    std::string plain;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", start), text.size() - 1) + 1;
        const std::string_view line = text.substr(start, end - start);
        plain += line.substr(quotationMarks(line));
        start = end;
    }
    return plain;
}

} // namespace

ForumPost splitForumPost(std::string_view text) {
    ForumPost post;
    if (isQuotedPost(text)) {
        post.unquoted = std::make_shared<const std::string>(withoutQuotationMarks(text));
        text = *post.unquoted;
    }
    const std::vector<TextLine> lines = textLines({text, 1});
    std::vector<Fenced> fences = taggedBlocks(text);
    if (fences.empty()) fences = markdownBlocks(text, lines);
    int line = 1;
    std::size_t counted = 0;
    for (const Fenced& fence : fences) {
        line += lineAt(text.substr(counted), fence.first - counted) - 1;
        counted = fence.first;
        post.blocks.push_back({text.substr(fence.first, fence.last - fence.first), line});
    }
    readWords(post, text, lines, fences);
    return post;
}

MapInfo asPosted(const MapInfo& info) {
    const auto line = [](std::string words) {
        std::erase(words, '\0');
        return postedName(onOneLine(validUtf8(words)));
    };
    const std::string description = paragraphs(validUtf8(withoutCodeTags(info.description)));
    return {line(info.name), line(info.author), inertText(description), line(info.licence)};
}

Result<std::string> writeForumPost(const Map& map, const GameProfile& game) {
    const Result<std::string> code = writeMapCode(map, game);
    if (!code) return code.error();
    // A row can hold no line end, so that a tag in it lies in one row.
    std::size_t behind = 0;
    if (findTag(*code, "[/code", 0, behind) != std::string_view::npos) return *checkWritable(map, game, "[");
    const MapInfo info = asPosted(map.info);
    std::string post;
    if (!info.name.empty()) post += "[b]Map: " + info.name + "[/b]\n";
    post += "Game: " + textIn(game.name, "en") + "\n";
    if (!info.author.empty()) post += "Author: " + info.author + "\n";
    if (!info.licence.empty()) post += "Licence: " + info.licence + "\n";
    if (!info.description.empty()) post += "\n" + info.description + "\n";
    return post + "\n[code]\n" + *code + "[/code]\n";
}

} // namespace stonemason::kings_conflict
