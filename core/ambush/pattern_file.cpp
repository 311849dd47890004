// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern_file.h"

#include "core/ambush/pattern.h"
#include "core/base/text.h"
#include "core/format/json.h"
#include "core/format/json_raw.h"
#include "core/format/json_reader.h"
#include "core/format/json_writer.h"
#include "core/format/resource_reader.h"
#include "core/format/text_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <iterator>

namespace stonemason::ambush {

namespace {

constexpr std::string_view formatName = "stonemason-ambush";
constexpr int newestVersion = 1;

constexpr std::array<std::string_view, 7> knownFields{"format",    "version",      "name", "note",
                                                      "threshold", "orientations", "rows"};

/// faultOf(), where nothing is to be left for later.
std::optional<Message> faultOf(const Pattern& pattern, Completeness least) {
    auto fault = ambush::faultOf(pattern);
    const bool canWait =
        fault && (fault->id == "ambush/nothing-compared" || fault->id == "ambush/no-orientation");
    return canWait && least == Completeness::Draft ? std::nullopt : fault;
}

/// What is wrong with a row of signs, from 0.
struct RowFault {
    int row;
    Message message;
};

/// Where a sign of a row, both from 0, stands in the text.
using SignPosition = std::function<std::size_t(int row, std::size_t sign)>;

/// The first thing in a row that is no sign; its size when there is none.
std::size_t firstUnknownSign(std::string_view row) {
    const auto unknown = std::ranges::find_if_not(row, [](char sign) { return demandOf(sign).has_value(); });
    return std::size_t(unknown - row.begin());
}

/// Puts the rows, which stand in that text, into the pattern, unless one is wrong.
std::optional<RowFault> setRows(Pattern& pattern, std::span<const std::string> rows, std::string_view text,
                                const SignPosition& positionOf) {
    if (rows.empty()) return RowFault{0, {"ambush/size", {maximumPatternSide}}};
    const int columns = characterCount(rows.front());
    for (int row = 0; row < int(rows.size()); ++row) {
        const std::string& signs = rows[std::size_t(row)];
        if (row == maximumPatternSide || columns == 0 || columns > maximumPatternSide)
            return RowFault{row, {"ambush/size", {maximumPatternSide}}};
        if (const std::size_t unknown = firstUnknownSign(signs); unknown < signs.size()) {
            const std::string rest = validUtf8(std::string_view(signs).substr(unknown));
            return RowFault{
                row,
                {"ambush/unknown-sign-in-line",
                 {std::string(firstCharacters(rest, 1)), columnAt(text, positionOf(row, unknown))}}};
        }
        if (int(signs.size()) != columns)
            return RowFault{
                row,
                {"ambush/ragged",
                 {row + 1, columns, int(signs.size()), std::min(columns, int(signs.size())) + 1}}};
    }
    pattern.signs = Grid<char>({int(rows.size()), columns});
    forEachCell(pattern.signs.size(), [&](Cell cell) {
        pattern.signs[cell] = rows[std::size_t(cell.row)][std::size_t(cell.column)];
    });
    return std::nullopt;
}

/// Thousandths; nullopt for what is no number of them.
std::optional<int> thresholdOf(const Json& value) {
    if (!value.is_number()) return std::nullopt;
    const double thousandths = value.get<double>() * fullThreshold;
    constexpr double rounding = 1e-6; // 0.8 has no end in binary
    if (!(thousandths >= 0 && thousandths <= fullThreshold)) return std::nullopt;
    const long nearest = std::lround(thousandths);
    if (std::abs(thousandths - double(nearest)) > rounding) return std::nullopt;
    return int(nearest);
}

Orientations readOrientations(const JsonReader& list, Completeness least) {
    Orientations orientations;
    const std::size_t count = list.sizeUpTo(int(allOrientations.size()));
    for (std::size_t i = 0; i < count; ++i) {
        const std::string id = list.at(i).string();
        const auto orientation = orientationFromId(id);
        if (!orientation)
            list.at(i).fail("json/unknown-id", {id});
        else if (orientations.has(*orientation))
            list.at(i).fail("json/duplicate", {id});
        else
            orientations.set(*orientation, true);
    }
    if (orientations.empty() && least == Completeness::Usable) list.fail("ambush/no-orientation");
    return orientations;
}

/// All fields but the rows.
Pattern readFields(const JsonReader& root, const Json& json, Completeness least) {
    Pattern pattern;
    requireFormat(root, formatName, newestVersion, "ambush/not-a-pattern");
    pattern.name = root.stringOr("name", {});
    pattern.note = root.stringOr("note", {});
    if (root.has("threshold")) {
        const auto threshold = thresholdOf(json["threshold"]);
        if (!threshold) root["threshold"].fail("ambush/threshold");
        pattern.threshold = threshold.value_or(pattern.threshold);
    }
    if (root.has("orientations")) pattern.orientations = readOrientations(root["orientations"], least);
    return pattern;
}

std::vector<std::string> readRows(const JsonReader& list) {
    std::vector<std::string> rows;
    const std::size_t count = std::min(list.size(), std::size_t(maximumPatternSide) + 1);
    for (std::size_t i = 0; i < count; ++i)
        rows.push_back(list.at(i).string());
    return rows;
}

/// The value of a field as it stands in the file, such as "threshold" or "rows[2]"; without data for one that
/// is not there.
std::string_view valueOf(std::string_view bytes, std::string_view field) {
    const std::size_t bracket = std::min(field.find('['), field.size());
    const auto members = rawMembers(bytes);
    const auto member = std::ranges::find(members, field.substr(0, bracket), &RawMember::name);
    if (member == members.end()) return {};
    if (bracket == field.size()) return member->value;
    std::size_t index = 0;
    std::from_chars(field.data() + bracket + 1, field.data() + field.size(), index);
    return rawElements(member->value)[index];
}

/// The line of the file on which the value of a field stands; 0 for one that is not there.
int lineOf(std::string_view bytes, std::string_view field) {
    const std::string_view value = valueOf(bytes, field);
    return value.data() ? lineAt(bytes, std::size_t(value.data() - bytes.data())) : 0;
}

std::string rowField(int row) {
    return "rows[" + std::to_string(row) + "]";
}

/// Where a character of a string stands in it as JSON writes it, in quotes; those before must be signs of
/// patterns, which are a byte each, or an escape of it.
std::size_t positionInQuotes(std::string_view quoted, std::size_t character) {
    constexpr std::size_t escapeLength = 6; // \u0023: no sign has a shorter one
    std::size_t at = 1;
    for (; character > 0; --character)
        at += quoted[at] == '\\' ? escapeLength : 1;
    return at;
}

Error errorAt(std::string_view bytes, Message message, const std::string& field) {
    return {std::move(message), lineOf(bytes, field), field};
}

Result<Pattern> readJson(std::string_view bytes, Completeness least) {
    const Result<Json> parsed = parseOwnJson(bytes);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    Pattern pattern = readFields(root, *parsed, least);
    const std::vector<std::string> rows = readRows(root["rows"]);
    if (error) return errorAt(bytes, std::move(error->message), error->field);
    const auto positionOf = [bytes](int row, std::size_t sign) {
        const std::string_view value = valueOf(bytes, rowField(row));
        return std::size_t(value.data() - bytes.data()) + positionInQuotes(value, sign);
    };
    if (auto fault = setRows(pattern, rows, bytes, positionOf))
        return errorAt(bytes, std::move(fault->message), rows.empty() ? "rows" : rowField(fault->row));
    if (auto fault = faultOf(pattern, least)) return errorAt(bytes, *std::move(fault), "rows");
    pattern.unknownFields = unknownFields(knownFields, bytes);
    if (const auto written = writePattern(pattern, least))
        pattern.numbers = NumberTexts::of(*written, withoutMark(bytes));
    return pattern;
}

Result<Pattern> readBareRows(std::string_view bytes, Completeness least) {
    if (bytes.size() > maximumMapText) return Error{{"file/too-large", {int(maximumMapText)}}};
    if (const auto error = foreignBytes(bytes)) return *error;
    std::vector<TextLine> lines = textLines({bytes, 1});
    const auto isBlank = [](const TextLine& line) { return line.text.empty(); };
    const auto first = std::ranges::find_if_not(lines, isBlank);
    const auto last = std::find_if_not(lines.rbegin(), lines.rend(), isBlank).base();
    lines = {first, std::max(first, last)};
    std::vector<std::string> rows;
    for (const TextLine& line : lines)
        rows.emplace_back(line.text);
    const auto positionOf = [&](int row, std::size_t sign) {
        return std::size_t(lines[std::size_t(row)].text.data() - bytes.data()) + sign;
    };
    Pattern pattern;
    if (auto fault = setRows(pattern, rows, bytes, positionOf))
        return Error{std::move(fault->message), rows.empty() ? 0 : lines[std::size_t(fault->row)].line, {}};
    if (auto fault = faultOf(pattern, least)) return Error{*std::move(fault), lines.front().line, {}};
    return pattern;
}

/// 800 as "0.8".
std::string thresholdText(int thousandths) {
    std::string digits = std::to_string(fullThreshold + thousandths % fullThreshold).substr(1);
    digits.erase(digits.find_last_not_of('0') + 1);
    return std::to_string(thousandths / fullThreshold) + (digits.empty() ? "" : "." + digits);
}

std::optional<Error> whyNotWritable(const Pattern& pattern, Completeness least) {
    if (auto fault = faultOf(pattern, least)) return Error{*std::move(fault)};
    if (!isUtf8(pattern.name)) return Error{{"write/words", {std::string("name")}}};
    if (!isUtf8(pattern.note)) return Error{{"write/words", {std::string("note")}}};
    if (!isObjectOrEmpty(pattern.unknownFields)) return Error{{"write/unknown-fields"}};
    return std::nullopt;
}

} // namespace

Result<Pattern> readPattern(std::string_view bytes, Completeness least) {
    return looksLikeJson(withoutMark(bytes)) ? readJson(bytes, least) : readBareRows(bytes, least);
}

bool looksLikePatternFile(std::string_view bytes) {
    return namesFormat(bytes, formatName);
}

bool looksLikePatternRows(std::string_view bytes) {
    constexpr std::size_t mostBytes = 4096; // with blanks around them
    if (bytes.size() > mostBytes || looksLikeJson(withoutMark(bytes))) return false;
    const auto pattern = readBareRows(bytes, Completeness::Draft);
    return pattern && pattern->signs.rows() <= maximumBarePattern.rows &&
           pattern->signs.columns() <= maximumBarePattern.columns &&
           std::ranges::any_of(pattern->signs.values(), [](char sign) { return sign != '.' && sign != '#'; });
}

Result<std::string> writePattern(const Pattern& pattern, Completeness least) {
    if (auto error = whyNotWritable(pattern, least)) return *std::move(error);
    std::vector<Orientation> orientations;
    std::ranges::copy_if(allOrientations, std::back_inserter(orientations),
                         [&](Orientation each) { return pattern.orientations.has(each); });
    std::vector<std::string_view> rows;
    for (int row = 0; row < pattern.signs.rows(); ++row)
        rows.emplace_back(pattern.signs.row(row).data(), std::size_t(pattern.signs.columns()));
    JsonObjectText text(0);
    text.add("format", jsonText(formatName));
    text.add("version", std::to_string(newestVersion));
    text.add("name", jsonText(pattern.name));
    text.add("note", jsonText(pattern.note));
    text.add("threshold", thresholdText(pattern.threshold));
    text.add("orientations",
             jsonList(orientations, [](Orientation each) { return jsonText(orientationId(each)); }));
    text.add("rows", jsonLines(rows, 2, jsonText));
    text.addAll(membersExcept(knownFields, pattern.unknownFields));
    return pattern.numbers.in(text.text() + "\n");
}

std::string patternRows(const Pattern& pattern) {
    std::string text;
    for (int row = 0; row < pattern.signs.rows(); ++row) {
        const auto signs = pattern.signs.row(row);
        text.append(signs.begin(), signs.end());
        text += '\n';
    }
    return text;
}

} // namespace stonemason::ambush
