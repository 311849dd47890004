// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/pasted_text.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace stonemason::token_battle {

namespace {

constexpr char32_t replacement = 0xFFFD;

void appendUtf8(std::string& text, char32_t c) {
    const auto follow = [&text, c](unsigned shift) { text += char(0x80U | ((c >> shift) & 0x3FU)); };
    if (c < 0x80) {
        text += char(c);
    } else if (c < 0x800) {
        text += char(0xC0U | (c >> 6U));
        follow(0);
    } else if (c < 0x10000) {
        text += char(0xE0U | (c >> 12U));
        follow(6);
        follow(0);
    } else {
        text += char(0xF0U | (c >> 18U));
        follow(12);
        follow(6);
        follow(0);
    }
}

enum class ByteOrder : std::uint8_t { LowFirst, HighFirst };

std::optional<ByteOrder> byteOrderOf(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xFF\xFE\0\0"sv) || bytes.starts_with("\0\0\xFE\xFF"sv)) return std::nullopt;
    if (bytes.starts_with("\xFF\xFE"sv)) return ByteOrder::LowFirst;
    if (bytes.starts_with("\xFE\xFF"sv)) return ByteOrder::HighFirst;
    constexpr std::size_t enough = 2048; // bytes, which suffice to decide
    std::size_t pairs = 0;
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i + 1 < std::min(bytes.size(), enough); i += 2, ++pairs) {
        if (bytes[i] == '\0' && bytes[i + 1] == '\0') return std::nullopt;
        zeros[0] += bytes[i] == '\0' ? 1 : 0;
        zeros[1] += bytes[i + 1] == '\0' ? 1 : 0;
    }
    if (zeros[0] == 0 && zeros[1] > pairs / 2) return ByteOrder::LowFirst;
    if (zeros[1] == 0 && zeros[0] > pairs / 2) return ByteOrder::HighFirst;
    return std::nullopt;
}

struct CodePage {
    unsigned char byte;
    std::string_view character;
};

constexpr auto windows1250 = std::to_array<CodePage>(
    {{0x82, "‚"}, {0x84, "„"}, {0x85, "…"}, {0x8C, "Ś"}, {0x8F, "Ź"}, {0x91, "‘"}, {0x92, "’"},
     {0x93, "“"}, {0x94, "”"}, {0x95, "•"}, {0x96, "–"}, {0x97, "—"}, {0x9C, "ś"}, {0x9F, "ź"},
     {0xA0, " "}, {0xA3, "Ł"}, {0xA5, "Ą"}, {0xAB, "«"}, {0xAF, "Ż"}, {0xB3, "ł"}, {0xB7, "·"},
     {0xB9, "ą"}, {0xBB, "»"}, {0xBF, "ż"}, {0xC6, "Ć"}, {0xCA, "Ę"}, {0xD1, "Ń"}, {0xD3, "Ó"},
     {0xD7, "×"}, {0xE6, "ć"}, {0xEA, "ę"}, {0xF1, "ń"}, {0xF3, "ó"}});

char smallLetter(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

bool isLetter(char c) {
    return smallLetter(c) >= 'a' && smallLetter(c) <= 'z';
}

/// The name of the tag that begins there, in small letters, a slash before it left out; empty: no tag does.
std::string tagName(std::string_view text) {
    constexpr std::size_t longest = 10;
    std::size_t at = 1;
    if (at < text.size() && text[at] == '/') ++at;
    std::string name;
    for (; at < text.size() && name.size() <= longest; ++at) {
        const bool isDigit = text[at] >= '0' && text[at] <= '9';
        if (!isLetter(text[at]) && (!isDigit || name.empty())) break;
        name += smallLetter(text[at]);
    }
    return name;
}

constexpr auto lineTags = std::to_array<std::string_view>(
    {"article", "blockquote", "body",  "br",    "center", "dd",     "div", "dl",   "dt", "footer", "h1", "h2",
     "h3",      "h4",         "h5",    "h6",    "head",   "header", "hr",  "html", "li", "main",   "ol", "p",
     "pre",     "section",    "table", "tbody", "thead",  "title",  "tr",  "ul"});

bool endsLine(std::string_view tag) {
    return std::ranges::binary_search(lineTags, tag);
}

struct Entity {
    std::string_view name;
    std::string_view character;
};

constexpr auto entities = std::to_array<Entity>(
    {{"amp", "&"},    {"lt", "<"},     {"gt", ">"},     {"quot", "\""},  {"apos", "'"},   {"nbsp", " "},
     {"times", "×"},  {"ndash", "–"},  {"mdash", "—"},  {"minus", "-"},  {"bull", "•"},   {"middot", "·"},
     {"hellip", "…"}, {"lsquo", "‘"},  {"rsquo", "’"},  {"ldquo", "“"},  {"rdquo", "”"},  {"bdquo", "„"},
     {"oacute", "ó"}, {"Oacute", "Ó"}, {"aogon", "ą"},  {"Aogon", "Ą"},  {"cacute", "ć"}, {"Cacute", "Ć"},
     {"eogon", "ę"},  {"Eogon", "Ę"},  {"lstrok", "ł"}, {"Lstrok", "Ł"}, {"nacute", "ń"}, {"Nacute", "Ń"},
     {"sacute", "ś"}, {"Sacute", "Ś"}, {"zacute", "ź"}, {"Zacute", "Ź"}, {"zdot", "ż"},   {"Zdot", "Ż"},
     {"comma", ","},  {"semi", ";"},   {"colon", ":"},  {"num", "#"},    {"ast", "*"},    {"vert", "|"}});

/// The character of "#380", "#x17C"; line ends and other control characters are blanks.
std::optional<char32_t> numberedCharacter(std::string_view entity) {
    entity.remove_prefix(1);
    const bool hexadecimal = entity.starts_with('x') || entity.starts_with('X');
    if (hexadecimal) entity.remove_prefix(1);
    std::uint32_t c = 0;
    const auto [end, failure] =
        std::from_chars(entity.data(), entity.data() + entity.size(), c, hexadecimal ? 16 : 10);
    if (failure != std::errc() || end != entity.data() + entity.size()) return std::nullopt;
    if (c < 0x20 || c == 0xA0) return U' ';
    const bool isCharacter = c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF);
    return isCharacter ? char32_t(c) : replacement;
}

/// Decodes the entity that begins at the front of the text into `out`; returns its length, 0 when there is
/// none.
std::size_t decodeEntity(std::string_view text, std::string& out) {
    constexpr std::size_t longest = 12;
    const std::size_t end = text.substr(0, longest).find(';');
    if (end == std::string_view::npos || end < 2) return 0;
    const std::string_view entity = text.substr(1, end - 1);
    if (entity.front() == '#') {
        const auto c = numberedCharacter(entity);
        if (!c) return 0;
        constexpr std::string_view marks = "\\`*_[]>#|~";
        if (*c < 0x80 && marks.find(char(*c)) != std::string_view::npos) out += '\\'; // it is no mark
        appendUtf8(out, *c);
        return end + 1;
    }
    const auto it = std::ranges::find(entities, entity, &Entity::name);
    if (it == entities.end()) return 0;
    out += it->character;
    return end + 1;
}

/// Removes tags in one pass.
class HtmlStripper {
public:
    explicit HtmlStripper(std::string_view html) : html_(html) { text_.reserve(html.size()); }

    std::string strip() {
        while (at_ < html_.size()) {
            if (cellEnd_ > 0 && at_ >= cellEnd_) endCell();
            const char c = html_[at_];
            if (c == '<' && skipTag()) continue;
            if (const std::size_t length =
                    c == '&' && !hidden_ ? decodeEntity(html_.substr(at_), text_) : 0) {
                at_ += length;
                continue;
            }
            if (c == '\r' && html_.substr(at_ + 1).starts_with('\n') && isInRow())
                text_ += ' ';
            else if (c == '\n' || c == '\r')
                text_ += isInRow() ? '\f' : c;
            else if (!hidden_)
                text_ += c == '\v' || c == '\f' ? ' ' : c;
            ++at_;
        }
        return std::move(text_);
    }

private:
    /// False when no tag begins here.
    bool skipTag() {
        const bool comment = html_.substr(at_).starts_with("<!--");
        const std::string name = tagName(html_.substr(at_));
        if (!comment && name.empty() && !html_.substr(at_).starts_with("<!")) return false;
        bool& open = comment ? commentsOpen_ : tagsOpen_;
        const std::string_view close = comment ? "-->" : ">";
        const std::size_t end = open ? std::string_view::npos : html_.find(close, at_);
        if (end == std::string_view::npos) {
            open = true; // and so are all that follow
            return false;
        }
        const bool ends = html_[at_ + 1] == '/';
        if (name == "script" || name == "style") hidden_ = !ends;
        const bool isCell = name == "td" || name == "th";
        if (name == "tr" || name == "table") isRow_ = name == "tr" && !ends;
        if (isCell || name == "tr" || name == "table") isLongCell_ = false;
        const bool isInList = ends && name == "li"; // the next entry or the end of the list ends its line
        if (!hidden_ && endsLine(name) && !isInList) text_ += cellEnd_ > 0 ? cellBreak : '\v';
        if (!hidden_ && !ends && isCell) text_ += " | ";
        keepLineCount(html_.substr(at_, end - at_));
        at_ = end + close.size();
        if (!hidden_ && !ends && isCell) beginCell();
        return true;
    }

    static constexpr char cellBreak = '\x1F'; ///< a line end in a cell, until it is known what follows

    /// Whether a line end of the file ends no line of the text.
    bool isInRow() const { return isRow_ && !isLongCell_; }

    /// The lines of a short cell are entries of one; a long one, with stacks of its own, only sets a page.
    void beginCell() {
        constexpr std::size_t longest = 2000;
        const std::string_view rest = html_.substr(at_, longest);
        std::size_t end = rest.find('<');
        for (; end != std::string_view::npos; end = rest.find('<', end + 1)) {
            const std::string name = tagName(rest.substr(end));
            if (name == "td" || name == "th" || name == "tr" || name == "table") break;
        }
        const std::string_view cell = rest.substr(0, end);
        int stacks = 0;
        for (const std::string_view word : {"Stack ", "stack ", "STACK ", "Stos ", "stos "})
            for (std::size_t i = cell.find(word); i != std::string_view::npos; i = cell.find(word, i + 1))
                ++stacks;
        isLongCell_ = end == std::string_view::npos || stacks > 1;
        cellBegin_ = text_.size();
        cellEnd_ = isLongCell_ ? 0 : at_ + end;
    }

    /// Puts commas between the lines of the cell.
    void endCell() {
        cellEnd_ = 0;
        const std::string cell = text_.substr(cellBegin_);
        text_.resize(cellBegin_);
        bool hasEntry = false;
        bool isApart = false;
        for (const char c : cell) {
            if (c == cellBreak) {
                isApart = hasEntry;
                continue;
            }
            const bool isBlank = c == ' ' || c == '\t' || c == '\f';
            if (!isBlank && isApart) text_ += ", ";
            isApart = isApart && isBlank;
            hasEntry = hasEntry || !isBlank;
            text_ += c;
        }
    }

    void keepLineCount(std::string_view tag) {
        for (std::size_t i = 0; i < tag.size(); ++i)
            if (tag[i] == '\n' || (tag[i] == '\r' && !tag.substr(i + 1).starts_with('\n'))) text_ += '\f';
    }

    std::string_view html_;
    std::size_t at_ = 0;
    std::string text_;
    bool isRow_ = false;        ///< within a row of a table
    bool isLongCell_ = false;   ///< within a cell that holds more than a few words
    std::size_t cellBegin_ = 0; ///< in `text_`
    std::size_t cellEnd_ = 0;   ///< in `html_`; 0: within no short cell
    bool hidden_ = false;       ///< within a script or a style
    bool tagsOpen_ = false;
    bool commentsOpen_ = false;
};

} // namespace

std::optional<std::string> fromUtf16(std::string_view bytes) {
    const auto order = byteOrderOf(bytes);
    if (!order) return std::nullopt;
    const auto unitAt = [&](std::size_t at) {
        const auto first = std::uint32_t(std::uint8_t(bytes[at]));
        const auto second = std::uint32_t(std::uint8_t(bytes[at + 1]));
        return *order == ByteOrder::LowFirst ? second << 8U | first : first << 8U | second;
    };
    std::string text;
    text.reserve(bytes.size() / 2);
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        const std::uint32_t unit = unitAt(at);
        if (unit == 0xFEFF && at == 0) continue;
        const bool high = unit >= 0xD800 && unit < 0xDC00;
        const std::uint32_t next = high && at + 3 < bytes.size() ? unitAt(at + 2) : 0;
        if (next >= 0xDC00 && next < 0xE000) {
            appendUtf8(text, 0x10000 + ((unit - 0xD800) << 10U) + (next - 0xDC00));
            at += 2;
        } else {
            appendUtf8(text, unit >= 0xD800 && unit < 0xE000 ? replacement : char32_t(unit));
        }
    }
    return text;
}

std::optional<std::string> fromWindows1250(std::string_view bytes) {
    if (isUtf8(bytes)) return std::nullopt;
    std::string text;
    text.reserve(bytes.size());
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            text += c;
            continue;
        }
        const auto it = std::ranges::lower_bound(windows1250, byte, {}, &CodePage::byte);
        if (it == windows1250.end() || it->byte != byte) return std::nullopt;
        text += it->character;
    }
    return text;
}

bool looksLikeHtml(std::string_view text) {
    for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1))
        if (endsLine(tagName(text.substr(at, 16)))) return true;
    return false;
}

std::string textOfHtml(std::string_view html) {
    return HtmlStripper(html).strip();
}

} // namespace stonemason::token_battle
