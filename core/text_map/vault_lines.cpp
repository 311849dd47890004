// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/vault_lines.h"

#include "core/base/text.h"
#include "core/text_map/map_lines.h"

#include <algorithm>
#include <bit>
#include <map>
#include <string>
#include <vector>

namespace stonemason::text_map {

namespace {

/// Meanings that a character may have, a bit each, and one for what is not known.
using Possible = unsigned;
constexpr Possible unknown = 1U << unsigned(meaningCount);

constexpr Possible bitOf(Meaning meaning) {
    return 1U << unsigned(meaning);
}

struct Statement {
    std::string_view kind; ///< "KFEAT"
    std::string text;      ///< behind the colon
    bool isConditional = false;
};

/// Parts between a separator; none is empty.
std::vector<std::string_view> partsOf(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty()) parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Where the line begins that ends there, without its end.
std::size_t lineBefore(std::string_view bytes, std::size_t end) {
    const std::size_t line = bytes.substr(0, end).find_last_of("\r\n");
    return line == std::string_view::npos ? 0 : line + 1;
}

/// Behind the map before, or at the NAME: line.
std::size_t firstByteAround(std::string_view bytes, const LevelMap& map) {
    std::size_t at = std::min(map.begin, bytes.size());
    while (at > 0) {
        const std::size_t begin = lineBefore(bytes, at - 1);
        const std::string_view line = bytes.substr(begin, at - begin);
        if (trimmed(line) == "ENDMAP") return at;
        at = begin;
        if (line.starts_with("NAME:")) return at;
    }
    return at;
}

/// The lines that matter here, in their order.
class Statements {
public:
    std::vector<Statement> read(std::string_view bytes, const LevelMap& map) {
        const std::size_t first = firstByteAround(bytes, map);
        std::string_view before = bytes.substr(first, map.begin - first);
        while (!before.empty())
            add(takeLine(before).text);
        std::string_view behind = bytes.substr(std::min(map.end, bytes.size()));
        while (!behind.empty()) {
            const std::string_view line = takeLine(behind).text;
            if (line.starts_with("NAME:") || trimmed(line) == "MAP") break;
            add(line);
        }
        return std::move(statements_);
    }

private:
    void add(std::string_view line) {
        const bool goesOn = line.ends_with('\\');
        if (goesOn) line.remove_suffix(1);
        if (isOpen_) {
            if (isWanted_) statements_.back().text += line;
        } else if (line.starts_with(':')) {
            followLua(trimmed(line.substr(1)));
        } else {
            begin(line);
        }
        isOpen_ = goesOn;
    }

    void begin(std::string_view line) {
        isWanted_ = false;
        for (const std::string_view kind : {"KFEAT", "KMONS", "KITEM", "SUBST", "NSUBST", "SHUFFLE"}) {
            if (!line.starts_with(kind) || line.substr(kind.size(), 1) != ":") continue;
            statements_.push_back({kind, std::string(line.substr(kind.size() + 1)), blocks_ > 0});
            isWanted_ = true;
        }
    }

    void followLua(std::string_view line) {
        const bool opens = line.starts_with("if") || line.starts_with("for") || line.starts_with("while");
        if (opens && !line.ends_with("end")) ++blocks_;
        if (line.starts_with("end") && blocks_ > 0) --blocks_;
    }

    std::vector<Statement> statements_;
    bool isOpen_ = false;   ///< the line before goes on
    bool isWanted_ = false; ///< it is one of statements_
    int blocks_ = 0;        ///< of Lua that are open
};

/// Works out what characters come to, from the last statement to the first: then what a character is
/// replaced by is known already.
class Outcome {
public:
    Outcome(const GlyphPreset& game, const GlyphTable& table) : game_(game), table_(table) {}

    SignMeanings of(const std::vector<Statement>& statements) {
        for (const Statement& statement : statements)
            if (statement.kind == "KFEAT") put(statement);
        for (const Statement& statement : statements)
            if (statement.kind == "KMONS" || statement.kind == "KITEM") putFloor(statement);
        for (const auto& [sign, possible] : features_)
            possible_[sign] = possible;
        for (auto statement = statements.rbegin(); statement != statements.rend(); ++statement)
            for (const std::string_view part : partsOf(statement->text, ','))
                if (statement->kind == "SHUFFLE")
                    shuffle(part);
                else if (statement->kind == "SUBST" || statement->kind == "NSUBST")
                    substitute(part, statement->kind == "NSUBST", statement->isConditional);
        SignMeanings meanings;
        for (const auto& [sign, possible] : possible_)
            if (possible != unknown && std::has_single_bit(possible) && isSign(sign, Encoding::Utf8))
                meanings.signs[sign] = Meaning(std::countr_zero(possible));
        return meanings;
    }

private:
    /// The meaning of a sign that no line defines.
    Possible usual(std::string_view sign) const {
        if (const auto meaning = game_.meanings.of(sign)) return bitOf(*meaning);
        if (sign.size() == 1 && sign[0] >= '0' && sign[0] <= '9') return bitOf(Meaning::Floor); // a monster
        const SignRow* row = table_.find(sign);
        return row ? bitOf(row->isWall ? Meaning::Wall : Meaning::Floor) : unknown;
    }

    Possible possible(std::string_view sign) const {
        const auto known = possible_.find(sign);
        return known == possible_.end() ? usual(sign) : known->second;
    }

    Possible possibleOfAll(std::string_view signs) const {
        Possible all = 0;
        forEachSign(signs, [&](std::string_view sign) { all |= possible(sign); });
        return all;
    }

    template <typename Action>
    static void forEachSign(std::string_view signs, const Action& action) {
        for (; !signs.empty(); signs.remove_prefix(firstCharacters(signs, 1).size()))
            if (const std::string_view sign = firstCharacters(signs, 1); sign != " ") action(sign);
    }

    /// Of one choice of a KFEAT line: "deep_water w:20", or a character.
    Possible featureOf(std::string_view choice) const {
        if (firstCharacters(choice, 1).size() == choice.substr(0, choice.find(' ')).size())
            return usual(firstCharacters(choice, 1));
        std::string words = " " + std::string(choice) + " ";
        std::ranges::replace(words, '_', ' ');
        for (const FeatureWords& known : game_.features)
            for (const std::string& name : known.words)
                if (words.find(" " + name + " ") != std::string::npos) return bitOf(known.meaning);
        return unknown;
    }

    void put(const Statement& statement) {
        const std::string_view text = trimmed(statement.text);
        const std::size_t equals = text.find('=', 1);
        if (equals == std::string_view::npos) return;
        Possible choices = 0;
        for (const std::string_view choice : partsOf(text.substr(equals + 1), '/'))
            choices |= featureOf(choice);
        forEachSign(trimmed(text.substr(0, equals)), [&](std::string_view sign) {
            Possible& held = features_[std::string(sign)];
            held |= choices | (statement.isConditional ? usual(sign) : 0);
        });
    }

    void putFloor(const Statement& statement) {
        const std::string_view text = trimmed(statement.text);
        const std::size_t equals = text.find('=', 1);
        if (equals == std::string_view::npos) return;
        forEachSign(trimmed(text.substr(0, equals)), [&](std::string_view sign) {
            if (features_.contains(sign)) return;
            Possible& held = possible_[std::string(sign)];
            held |= bitOf(Meaning::Floor) | (statement.isConditional ? usual(sign) : 0);
        });
    }

    /// "x = ab:3 c", of NSUBST "x = 2:a / *:b".
    void substitute(std::string_view text, bool isCounted, bool isConditional) {
        const std::size_t separator = text.find_first_of("=:", 1);
        if (separator == std::string_view::npos) return;
        Possible choices = 0;
        for (std::string_view group : partsOf(text.substr(separator + 1), isCounted ? '/' : ' ')) {
            if (isCounted) group.remove_prefix(group.find(':') + 1); // which is 0 where there is none
            choices |= possibleOfAll(withoutWeights(group));
        }
        if (choices == 0) return;
        std::vector<std::pair<std::string, Possible>> next;
        forEachSign(trimmed(text.substr(0, separator)), [&](std::string_view sign) {
            next.emplace_back(sign, choices | (isConditional ? possible(sign) : 0));
        });
        for (const auto& [sign, outcome] : next)
            possible_[sign] = outcome;
    }

    /// "a:10b" without its number.
    static std::string withoutWeights(std::string_view group) {
        std::string signs;
        for (std::size_t at = 0; at < group.size(); ++at) {
            if (at == 0 || group[at] != ':') {
                signs += group[at];
                continue;
            }
            while (at + 1 < group.size() && group[at + 1] >= '0' && group[at + 1] <= '9')
                ++at;
        }
        return signs;
    }

    /// Each sign may become any of the others; in groups such as "ab/cd", any sign at the same position.
    void shuffle(std::string_view signs) {
        const std::vector<std::string_view> blocks = partsOf(signs, '/');
        if (blocks.size() == 1) {
            const Possible all = possibleOfAll(signs);
            return forEachSign(signs, [&](std::string_view sign) { possible_[std::string(sign)] = all; });
        }
        std::map<std::size_t, Possible> byPlace;
        for (const std::string_view block : blocks)
            for (std::size_t at = 0; at < block.size(); ++at)
                byPlace[at] |= possible(block.substr(at, 1));
        for (const std::string_view block : blocks)
            for (std::size_t at = 0; at < block.size(); ++at)
                possible_[std::string(block.substr(at, 1))] = byPlace[at];
    }

    const GlyphPreset& game_;
    const GlyphTable& table_;
    std::map<std::string, Possible, std::less<>> features_; ///< by character that a KFEAT line names
    std::map<std::string, Possible, std::less<>> possible_;
};

} // namespace

SignMeanings meaningsAround(std::string_view bytes, const LevelMap& map, const GlyphPreset& game,
                            const GlyphTable& table) {
    if (map.number == wholeFileNumber || game.features.empty()) return {};
    return Outcome(game, table).of(Statements().read(bytes, map));
}

} // namespace stonemason::text_map
