// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/text_map/level_file.h"
#include "core/text_map/map_lines.h"
#include "core/text_map/text_map_file.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace stonemason::text_map {

namespace {

constexpr std::size_t enoughToLookAt = 65536; ///< bytes of a map by which it is distinguished from words
constexpr int longestLevelName = 60;
constexpr std::size_t vaultMarkSize = 2; ///< of D:

bool isLevelBlank(char c) {
    return c == ' ' || c == '\t';
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDrawnText(std::string_view text) {
    return looksLikeTextMap(text) || looksDrawn(text);
}

std::string nameFrom(std::string_view text) {
    std::string name = validUtf8(trimmed(text));
    if (!name.empty() && (name.front() == '"' || name.front() == '\'')) {
        const std::size_t close = name.find(name.front(), 1);
        name = name.substr(1, close == std::string::npos ? close : close - 1);
    }
    return std::string(firstCharacters(trimmed(name), longestLevelName));
}

/// The value of a line such as `NAME: x`, `LEVEL:"x"`, `N:12:x`, `name = "x"`; nullopt for other lines.
std::optional<std::string> nameIn(std::string_view line) {
    line = trimmed(line);
    for (const std::string_view key : {"NAME:", "LEVEL:", "MAZE:", "ROOM:", "name:"})
        if (line.starts_with(key)) return nameFrom(line.substr(key.size()));
    if (line.starts_with("N:")) {
        const std::size_t colon = line.find(':', 2);
        return nameFrom(line.substr(colon == std::string_view::npos ? 2 : colon + 1));
    }
    if (!line.starts_with("name") && !line.starts_with("id")) return std::nullopt;
    const std::size_t equals = line.find('=');
    const std::size_t end = equals == std::string_view::npos ? equals : equals + 1;
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view value = trimmed(line.substr(end));
    const bool isQuoted = !value.empty() && (value.front() == '"' || value.front() == '\'');
    return isQuoted ? std::optional(nameFrom(value)) : std::nullopt;
}

/// The lines of a file one after the other, with where they stand.
class PlacedLines {
public:
    explicit PlacedLines(std::string_view bytes) : all_(bytes), left_(bytes) {}

    bool next() {
        if (left_.empty()) return false;
        begin = all_.size() - left_.size();
        text = takeLine(left_).text;
        end = all_.size() - left_.size();
        ++line;
        return true;
    }

    std::string_view text;
    std::size_t begin = 0;
    std::size_t end = 0; ///< behind its end
    int line = 0;

private:
    std::string_view all_;
    std::string_view left_;
};

/// What a line of a text without marks is.
enum class LineKind : std::uint8_t { Blank, Drawn, Other, Words };

LineKind kindOfLine(std::string_view line) {
    if (std::ranges::all_of(line, isLevelBlank)) return LineKind::Blank;
    int run = 0;
    bool hasWord = false;
    int signs = 0;
    int marks = 0;
    int pairs = 0;
    int equal = 0;
    char before = ' ';
    for (const char c : line) {
        const bool isSame = c == before;
        run = isLetter(c) && !isSame ? run + 1 : 0;
        hasWord = hasWord || run >= 3;
        if (!isLevelBlank(c)) {
            ++signs;
            marks +=
                commonMapSigns.find(c) != std::string_view::npos || static_cast<unsigned char>(c) >= 0x80;
            if (!isLevelBlank(before)) {
                ++pairs;
                equal += isSame;
            }
        }
        before = c;
    }
    if (2 * marks >= signs || (equal > 0 && 3 * equal >= pairs)) return LineKind::Drawn;
    return hasWord ? LineKind::Words : LineKind::Other;
}

/// A stretch of lines that is becoming a map.
struct OpenMap {
    LevelForm form;
    std::size_t begin;
    int firstLine;
    int rows = 0;
    int wordRows = 0; ///< that look like words
    bool hasSigns = false;
};

/// Finds maps that lines mark.
class MarkedLines {
public:
    explicit MarkedLines(std::string_view bytes) : bytes_(bytes) {}

    std::vector<LevelMap> find() {
        PlacedLines lines(bytes_);
        bool isFirst = true;
        bool isOctile = false;
        while (lines.next() && int(maps_.size()) < mostLevelMaps) {
            const std::string_view words = trimmed(lines.text);
            if (isFirst && !words.empty()) {
                isOctile = words.starts_with("type ");
                isFirst = false;
            }
            follow(lines, words, isOctile);
        }
        if (open_ && open_->form != LevelForm::Block) close(bytes_.size());
        return std::move(maps_);
    }

private:
    void follow(const PlacedLines& lines, std::string_view words, bool isOctile) {
        if (open_ && open_->form == LevelForm::VaultRows && !lines.text.starts_with("D:")) close(lines.begin);
        if (open_ && open_->form == LevelForm::Block && words == "ENDMAP") return close(lines.begin);
        if (open_) return add(lines.text);
        if (words == "MAP") {
            open_ = OpenMap{LevelForm::Block, lines.end, lines.line + 1};
        } else if (isOctile && words == "map") {
            open_ = OpenMap{LevelForm::Octile, lines.end, lines.line + 1};
        } else if (lines.text.starts_with("D:")) {
            open_ = OpenMap{LevelForm::VaultRows, lines.begin, lines.line};
            add(lines.text);
        } else if (auto name = nameIn(words)) {
            name_ = *std::move(name);
        }
    }

    void add(std::string_view row) {
        if (open_->form == LevelForm::VaultRows) {
            row.remove_prefix(vaultMarkSize);
            if (kindOfLine(row) == LineKind::Words) ++open_->wordRows;
        }
        ++open_->rows;
        open_->hasSigns = open_->hasSigns || !std::ranges::all_of(row, isLevelBlank);
    }

    void close(std::size_t end) {
        const OpenMap map = *std::exchange(open_, std::nullopt);
        if (!map.hasSigns) return;
        if (map.form == LevelForm::VaultRows && (map.rows < 2 || 2 * map.wordRows > map.rows)) return;
        maps_.push_back({map.form, name_, map.firstLine, map.begin, end, map.rows});
    }

    std::string_view bytes_;
    std::vector<LevelMap> maps_;
    std::optional<OpenMap> open_;
    std::string name_;
};

/// Finds strings of Lua in long brackets.
class Brackets {
public:
    explicit Brackets(std::string_view bytes) : bytes_(bytes) {}

    std::vector<LevelMap> find() {
        std::size_t at = 0;
        while (int(maps_.size()) < mostLevelMaps) {
            at = bytes_.find('[', at);
            if (at == std::string_view::npos) break;
            std::size_t level = 0;
            while (level < closing_.size() && at + 1 + level < bytes_.size() && bytes_[at + 1 + level] == '=')
                ++level;
            const std::size_t inside = at + level + 2;
            if (level < closing_.size() && closing_[level] != std::string_view::npos &&
                inside <= bytes_.size() && bytes_[inside - 1] == '[')
                at = take(at, inside, level);
            else
                ++at;
        }
        return std::move(maps_);
    }

private:
    /// Returns where to go on.
    std::size_t take(std::size_t at, std::size_t inside, std::size_t level) {
        std::size_t& close = closing_[level];
        if (close < inside) close = bytes_.find(']' + std::string(level, '=') + ']', inside);
        if (close == std::string_view::npos) return inside; // none of this level is closed from here on
        const std::size_t behind = close + level + 2;
        passTo(at);
        if (at >= 2 && bytes_.substr(at - 2, 2) == "--") return behind;
        if (isInComment(at)) return inside;
        add(at, inside, close);
        return behind;
    }

    /// Whether its line is a comment from some place before it on.
    bool isInComment(std::size_t at) const {
        constexpr std::size_t longestLine = 1000; // is looked at: there may be many brackets in one
        const std::size_t begin = std::max(lineBegin_, at - std::min(at, longestLine));
        return bytes_.substr(begin, at - begin).find("--") != std::string_view::npos;
    }

    void add(std::size_t at, std::size_t inside, std::size_t close) {
        std::string_view text = bytes_.substr(inside, close - inside);
        // Lua leaves out a line end right behind the bracket.
        const bool beginsLine = text.starts_with('\n') || text.starts_with('\r');
        if (beginsLine) text.remove_prefix(text.starts_with("\r\n") ? 2 : 1);
        const std::size_t lastLine = text.find_last_of("\r\n") + 1; // 0: there is one line
        if (std::ranges::all_of(text.substr(lastLine), isLevelBlank)) text = text.substr(0, lastLine);
        if (trimmed(text).empty()) return;
        int rows = 0;
        bool hasSigns = false;
        for (std::string_view left = text; !left.empty(); ++rows)
            hasSigns = !std::ranges::all_of(takeLine(left).text, isLevelBlank) || hasSigns;
        if (!hasSigns) return;
        const bool isMap = isCalledMap(at) || (rows > 1 && isDrawnText(text.substr(0, enoughToLookAt)));
        const auto begin = std::size_t(text.data() - bytes_.data());
        if (isMap)
            maps_.push_back(
                {LevelForm::Brackets, name_, line_ + (beginsLine ? 1 : 0), begin, begin + text.size(), rows});
    }

    /// Whether "map", with nothing but ( and = between, comes before it.
    bool isCalledMap(std::size_t at) const {
        std::string_view before = bytes_.substr(0, at);
        before = before.substr(0, before.find_last_not_of(" \t(=\r\n") + 1);
        if (before.size() < 3) return false;
        const std::string_view word = before.substr(before.size() - 3);
        return word == "map" || word == "MAP" || word == "Map";
    }

    /// Counts lines and reads names up to there. Looks at every byte once.
    void passTo(std::size_t at) {
        while (passed_ < at) {
            const std::size_t end = bytes_.substr(0, at).find_first_of("\r\n", passed_);
            passed_ = std::min(end, at);
            if (end == std::string_view::npos) return;
            if (auto name = nameIn(bytes_.substr(lineBegin_, end - lineBegin_))) name_ = *std::move(name);
            passed_ += bytes_.substr(end, 2) == "\r\n" ? 2 : 1;
            lineBegin_ = passed_;
            ++line_;
        }
    }

    std::string_view bytes_;
    std::vector<LevelMap> maps_;
    /// By level: the first closing bracket behind the last opening one, which is looked for once however
    /// many open before it; npos: there is none.
    std::array<std::size_t, 8> closing_{};
    std::size_t passed_ = 0;
    std::size_t lineBegin_ = 0;
    int line_ = 1; ///< that begins there
    std::string name_;
};

/// Finds blocks of drawn lines.
class DrawnLines {
public:
    explicit DrawnLines(std::string_view bytes) : bytes_(bytes) {}

    std::vector<LevelMap> find() {
        PlacedLines lines(bytes_);
        while (lines.next() && int(maps_.size()) < mostLevelMaps) {
            const LineKind kind = kindOfLine(lines.text);
            if (kind == LineKind::Words) {
                close();
                hasWords_ = true;
                name_ = nameFrom(lines.text);
            } else if (kind != LineKind::Blank) {
                if (!open_) {
                    open_ = OpenMap{LevelForm::Drawn, lines.begin, lines.line};
                    drawn_ = other_ = 0;
                }
                (kind == LineKind::Drawn ? drawn_ : other_) += 1;
                end_ = lines.end;
                open_->rows = lines.line - open_->firstLine + 1;
            }
        }
        close();
        if (!hasWords_) maps_.clear();
        return std::move(maps_);
    }

private:
    void close() {
        constexpr int fewestRows = 3;
        if (!open_) return;
        if (drawn_ >= other_ && drawn_ + other_ >= fewestRows)
            maps_.push_back({LevelForm::Drawn, name_, open_->firstLine, open_->begin, end_, open_->rows});
        open_.reset();
    }

    std::string_view bytes_;
    std::vector<LevelMap> maps_;
    std::optional<OpenMap> open_;
    std::size_t end_ = 0; ///< of the last line that is not blank
    int drawn_ = 0;
    int other_ = 0;
    bool hasWords_ = false;
    std::string name_; ///< the line of words before it
};

std::vector<LevelMap> numbered(std::vector<LevelMap> maps) {
    for (int number = 0; number < int(maps.size()); ++number)
        maps[std::size_t(number)].number = number;
    return maps;
}

} // namespace

std::vector<LevelMap> markedMapsIn(std::string_view bytes) {
    if (std::int64_t(bytes.size()) > maximumFileSize) return {};
    std::vector<LevelMap> maps = MarkedLines(bytes).find();
    // What stands in brackets within lines that mark a map is a part of that.
    const std::vector<LevelMap> inLua = Brackets(bytes).find();
    const std::size_t ofLines = maps.size();
    std::size_t next = 0;
    for (const LevelMap& map : inLua) {
        while (next < ofLines && maps[next].end <= map.begin)
            ++next;
        const bool isFree = next == ofLines || map.end <= maps[next].begin;
        if (isFree) maps.push_back(map);
    }
    std::ranges::stable_sort(maps, {}, &LevelMap::begin);
    if (int(maps.size()) > mostLevelMaps) maps.resize(std::size_t(mostLevelMaps));
    return numbered(std::move(maps));
}

std::vector<LevelMap> drawnMapsIn(std::string_view bytes) {
    if (std::int64_t(bytes.size()) > maximumFileSize) return {};
    return numbered(DrawnLines(bytes).find());
}

std::vector<LevelMap> levelMapsIn(std::string_view bytes) {
    std::vector<LevelMap> maps = markedMapsIn(bytes);
    return maps.empty() ? drawnMapsIn(bytes) : maps;
}

std::string_view gameOfLevels(std::string_view bytes) {
    const auto beginsWithOne = [](std::string_view line, auto words) {
        return std::ranges::any_of(words, [line](std::string_view word) { return line.starts_with(word); });
    };
    bool hasName = false;
    bool hasPlace = false;
    PlacedLines lines(bytes.substr(0, std::size_t(maximumFileSize)));
    while (lines.next()) {
        const std::string_view line = trimmed(lines.text);
        if (beginsWithOne(line, std::to_array<std::string_view>(
                                    {"MAZE:", "LEVEL:", "MAZE \"", "LEVEL \"", "des.map(", "des.level_"})))
            return "nethack";
        hasName = hasName || line.starts_with("NAME:");
        hasPlace =
            hasPlace ||
            beginsWithOne(line, std::to_array<std::string_view>({"ORIENT:", "TAGS:", "DEPTH:", "PLACE:"}));
    }
    return hasName && hasPlace ? "crawl" : "";
}

} // namespace stonemason::text_map
