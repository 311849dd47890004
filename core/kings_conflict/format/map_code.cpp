// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/map/symmetry.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

namespace {

constexpr std::string_view holder = "GlobalVariables";

enum class Quote { None, Single, Double };

struct QuoteForm {
    std::string_view text;
    Quote quote;
};

/// Quotes as code has them, as word processors and forums turn them, and as HTML writes them.
constexpr std::array<QuoteForm, 13> quoteForms{{{"\"", Quote::Double},
                                                {"'", Quote::Single},
                                                {"&quot;", Quote::Double},
                                                {"&#34;", Quote::Double},
                                                {"&#39;", Quote::Single},
                                                {"&apos;", Quote::Single},
                                                {"\u201C", Quote::Double},
                                                {"\u201D", Quote::Double},
                                                {"\u201E", Quote::Double},
                                                {"\u2018", Quote::Single},
                                                {"\u2019", Quote::Single},
                                                {"\u201A", Quote::Single},
                                                {"`", Quote::Single}}};

bool startsName(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '$';
}

bool continuesName(char c) {
    return startsName(c) || (c >= '0' && c <= '9');
}

/// Names joined by dots, as far as they matter: GlobalVariables.stringmap.push
struct Path {
    std::string_view first;
    std::string_view owner; ///< the name before the last, or empty
    std::string_view last;
};

struct Array {
    int layer;
    int line;
    bool isAssigned = false; ///< there was an assignment
    std::vector<TextLine> rows{};
};

/// Walks through a text and picks the statements that make or fill the game's arrays.
class CodeScanner {
public:
    explicit CodeScanner(const GameProfile& game) : game_(game) {}

    void scan(TextPart part) {
        part_ = part;
        text_ = part.text;
        at_ = 0;
        counted_ = 0;
        line_ = part.firstLine;
        unclosedFrom_ = std::string_view::npos;
        cut_.reset();
        bool declared = false;
        while (at_ < text_.size() && !error_) {
            if (skipSpace()) continue;
            if (!startsName(text_[at_])) {
                passProse();
                declared = false;
                continue;
            }
            const Path path = readPath();
            if (path.last == "var" || path.last == "let" || path.last == "const") {
                declared = true;
                continue;
            }
            readStatement(path, declared);
            declared = false;
        }
    }

    std::optional<Result<Map>> result() {
        if (arrays_.empty() && !mustBeCode_) return std::nullopt;
        if (error_) return Result<Map>(*error_);
        if (stranger_) return Result<Map>(*stranger_);
        Map map = mapWithoutGrids(game_);
        for (const Array& array : arrays_) {
            auto grid = readGrid(game_, array.layer, array.rows, array.line);
            if (!grid) return Result<Map>(grid.error());
            map.layer(array.layer) = std::move(grid).value();
        }
        if (!map.hasLayer(terrainLayer))
            return Result<Map>(Error{{"map/no-terrain"}, arrays_.front().line, {}});
        map.symmetry = detectSymmetry(map, game_);
        return Result<Map>(std::move(map));
    }

private:
    bool startsWith(std::string_view word) const { return text_.substr(at_).starts_with(word); }
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    bool accept(char c) {
        if (peek() != c) return false;
        ++at_;
        return true;
    }

    /// The line of a position not before any asked for earlier.
    int lineOf(std::size_t position) {
        line_ += lineAt(text_.substr(counted_), position - counted_) - 1;
        counted_ = position;
        return line_;
    }

    void fail(std::string_view id, std::size_t position, std::vector<Argument> arguments = {}) {
        if (!error_) error_ = Error{{id, std::move(arguments)}, lineOf(std::max(position, counted_)), {}};
    }

    /// Passes over blanks, line ends and comments; true when there were any.
    bool skipSpace() {
        const std::size_t before = at_;
        while (at_ < text_.size() && !error_) {
            const char c = text_[at_];
            if (c == ' ' || (c >= '\t' && c <= '\r'))
                ++at_;
            else if (startsWith("\u00A0"))
                at_ += 2;
            else if (startsWith("&nbsp;"))
                at_ += 6;
            else if (startsWith("//"))
                at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
            else if (!startsWith("/*") || !skipBlockComment())
                break;
        }
        return at_ != before;
    }

    /// False, without moving, for a comment that does not end.
    bool skipBlockComment() {
        if (isUnclosedComment()) return false;
        at_ = text_.find("*/", at_ + 2) + 2;
        return true;
    }

    bool isUnclosedComment() {
        if (!startsWith("/*")) return false;
        if (at_ < unclosedFrom_ && text_.find("*/", at_ + 2) == std::string_view::npos) unclosedFrom_ = at_;
        return at_ >= unclosedFrom_;
    }

    /// Goes past a character that belongs to no statement. A comment that never ends is prose as long as no
    /// code comes before and after it.
    void passProse() {
        if (!cut_ && !arrays_.empty() && isUnclosedComment())
            cut_ = Error{{"map/comment"}, lineOf(std::max(at_, counted_)), {}};
        at_ += isUnclosedComment() ? 2 : 1;
    }

    std::string_view readName() {
        const std::size_t start = at_;
        while (at_ < text_.size() && continuesName(text_[at_]))
            ++at_;
        return text_.substr(start, at_ - start);
    }

    Path readPath() {
        start_ = at_;
        Path path;
        path.first = path.last = readName();
        for (;;) {
            const std::size_t before = at_;
            skipSpace();
            if (accept('.')) {
                skipSpace();
                if (startsName(peek())) {
                    path.owner = path.last;
                    path.last = readName();
                    continue;
                }
            }
            if (!error_) at_ = before;
            return path;
        }
    }

    int layerOf(std::string_view array) const {
        const auto it = std::ranges::find(game_.layers, array, &Layer::exportName);
        return it == game_.layers.end() ? -1 : int(it - game_.layers.begin());
    }

    void readStatement(const Path& path, bool declared) {
        const bool surely = declared || path.first == holder;
        const std::size_t before = at_;
        skipSpace();
        if (peek() == '(' && !path.owner.empty()) {
            readCall(path, surely);
            return;
        }
        if (declared && accept(':')) readType();
        skipSpace();
        if (startsWith("=") && !startsWith("=="))
            readAssignment(path, surely);
        else if (surely && layerOf(path.last) >= 0 && isUnclosedComment())
            misunderstood(path.last);
        else if (!error_)
            at_ = before;
    }

    /// `: Array`, `: Vector.<String>`, `: string[]`
    void readType() {
        skipSpace();
        readName();
        skipSpace();
        accept('.');
        if (accept('<')) readName();
        accept('>');
        accept('[');
        accept(']');
    }

    void readCall(const Path& path, bool surely) {
        const std::size_t before = at_;
        const int layer = layerOf(path.owner);
        if (path.last != "push") {
            if (layer >= 0 && surely) misunderstood(path.owner);
            return;
        }
        ++at_;
        skipSpace();
        if (layer < 0 && !surely && quoteHere().quote == Quote::None) {
            at_ = before;
            return;
        }
        if (Array* array = arrayFor(path.owner, surely)) readRows(*array, ')', path.owner);
    }

    void readAssignment(const Path& path, bool surely) {
        const std::size_t before = at_;
        ++at_;
        const bool known = layerOf(path.last) >= 0;
        const char close = readArrayStart(known || surely);
        if (close == '\0') {
            if (known && surely) misunderstood(path.last);
            at_ = before + 1;
            return;
        }
        Array* array = arrayFor(path.last, surely);
        if (!array) return;
        if (array->isAssigned || !array->rows.empty()) fail("map/twice", start_, {std::string(path.last)});
        array->isAssigned = true;
        if (close != ';') readRows(*array, close, path.last);
    }

    /// `new Array(` or `[`; the bracket that will close it, ';' when there is none, '\0' for anything else.
    /// Where it is not clear that this is code, a bracket must hold quotes or nothing.
    char readArrayStart(bool code) {
        skipSpace();
        if (accept('[')) {
            skipSpace();
            return code || peek() == ']' || quoteHere().quote != Quote::None ? ']' : '\0';
        }
        if (!startsName(peek()) || readName() != "new") return '\0';
        skipSpace();
        if (!startsWith("Array") && !startsWith("Vector")) return '\0';
        readType();
        skipSpace();
        return accept('(') ? ')' : ';';
    }

    void misunderstood(std::string_view name) {
        mustBeCode_ = true;
        if (isUnclosedComment())
            fail("map/comment", at_);
        else
            fail("map/statement", start_, {std::string(name)});
    }

    /// The array that a statement names; nullptr for a name the game does not know.
    Array* arrayFor(std::string_view name, bool surely) {
        const int layer = layerOf(name);
        if (layer < 0) {
            mustBeCode_ = mustBeCode_ || surely;
            if (!stranger_)
                stranger_ =
                    Error{{"map/unknown-array", {std::string(name)}}, lineOf(std::max(start_, counted_)), {}};
            return nullptr;
        }
        if (cut_ && !error_) error_ = cut_;
        const auto it = std::ranges::find(arrays_, layer, &Array::layer);
        if (it != arrays_.end()) return &*it;
        arrays_.push_back({.layer = layer, .line = lineOf(std::max(start_, counted_))});
        return &arrays_.back();
    }

    QuoteForm quoteHere() const {
        const char c = peek();
        if (c != '"' && c != '\'' && c != '&' && c != '`' && c != '\xE2') return {};
        const auto it =
            std::ranges::find_if(quoteForms, [this](const QuoteForm& form) { return startsWith(form.text); });
        return it == quoteForms.end() ? QuoteForm{} : *it;
    }

    /// Rows in quotes, parted by commas, up to the closing bracket.
    void readRows(Array& array, char close, std::string_view name) {
        for (;;) {
            skipSpace();
            if (accept(close) || error_) return;
            const QuoteForm open = quoteHere();
            if (open.quote == Quote::None) {
                misunderstood(name);
                return;
            }
            readRow(array, open);
            skipSpace();
            if (accept(',')) continue;
            if (peek() != close) misunderstood(name);
        }
    }

    void readRow(Array& array, QuoteForm open) {
        at_ += open.text.size();
        const std::size_t start = at_;
        while (at_ < text_.size() && text_[at_] != '\n' && text_[at_] != '\r') {
            const QuoteForm end = quoteHere();
            if (end.quote == open.quote) {
                array.rows.push_back({text_.substr(start, at_ - start), lineOf(std::max(start, counted_))});
                at_ += end.text.size();
                return;
            }
            ++at_;
        }
        fail("map/quote", start);
    }

    const GameProfile& game_;
    TextPart part_;
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t start_ = 0; ///< where the statement begins
    std::size_t counted_ = 0;
    int line_ = 1;                                      ///< of counted_
    std::size_t unclosedFrom_ = std::string_view::npos; ///< a comment that begins here or behind does not end
    std::optional<Error> cut_; ///< such a comment behind code: wrong if more code follows
    std::vector<Array> arrays_;
    bool mustBeCode_ = false;
    std::optional<Error> error_;
    std::optional<Error> stranger_; ///< an array the game does not know
};

} // namespace

std::optional<Result<Map>> findMapCode(std::span<const TextPart> parts, const GameProfile& game) {
    CodeScanner scanner(game);
    for (const TextPart& part : parts)
        scanner.scan(part);
    return scanner.result();
}

Result<std::string> writeMapCode(const Map& map, const GameProfile& game) {
    if (auto error = checkWritable(map, game, "\"\\")) return *error;
    std::string code;
    for (int index = 0; index < map.layerCount(); ++index) {
        if (!map.hasLayer(index)) continue;
        const Layer& layer = game.layers[std::size_t(index)];
        const std::string name = std::string(holder) + "." + layer.exportName;
        code += name + layer.exportAssign + "new Array(); //" + layer.exportComment + "\n";
        for (int row = 0; row < map.layer(index).rows(); ++row) {
            const auto codes = map.layer(index).row(row);
            code += name + ".push(\"" + std::string(codes.begin(), codes.end()) + "\");\n";
        }
    }
    return code;
}

} // namespace stonemason::kings_conflict
