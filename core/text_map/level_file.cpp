// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/level_file.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/text_map/map_lines.h"
#include "core/text_map/text_map_file.h"

#include <algorithm>
#include <utility>

namespace stonemason::text_map {

namespace {

constexpr std::string_view vaultMark = "D:";

std::string_view markOf(LevelForm form) {
    return form == LevelForm::VaultRows ? vaultMark : std::string_view();
}

/// Bytes from the first place of a map on, line by line, into one text of rows.
class RowText {
public:
    RowText(std::string_view bytes, const LevelMap& map, Encoding encoding)
        : bytes_(bytes), map_(map), encoding_(encoding) {}

    std::optional<Error> read() {
        const std::string_view mark = markOf(map_.form);
        std::string_view left = bytes_.substr(0, map_.end).substr(map_.begin);
        while (!left.empty()) {
            const MapLine line = takeLine(left);
            std::string_view row = line.text;
            row.remove_prefix(std::min(mark.size(), row.size()));
            if (int(rows.size()) >= maximumTextMapSide)
                return Error{{"text-map/rows", {maximumTextMapSide}}, lineOf(rows.size()), {}};
            rows.push_back({std::uint32_t(row.data() - bytes_.data()), std::uint32_t(row.size())});
            if (!append(row))
                return Error{{"text-map/columns", {maximumTextMapSide}}, lineOf(rows.size() - 1), {}};
            text += lineEnds[std::size_t(line.end == LineEnd::None ? LineEnd::Lf : line.end)];
        }
        return std::nullopt;
    }

    std::vector<RowPlace> rows;
    std::string text;

private:
    int lineOf(std::size_t row) const { return map_.firstLine + int(row); }

    /// False where it has more columns than a map.
    bool append(std::string_view row) {
        if (row.find('\t') == std::string_view::npos) {
            text += row;
            return true;
        }
        for (int column = 0; !row.empty();) {
            if (column >= maximumTextMapSide) return false;
            if (row.front() == '\t') {
                const int width = tabWidth - column % tabWidth;
                text.append(std::size_t(width), ' ');
                column += width;
                row.remove_prefix(1);
            } else {
                const std::size_t length = std::min(characterLength(row, encoding_), row.size());
                text += row.substr(0, length);
                row.remove_prefix(length);
                ++column;
            }
        }
        return true;
    }

    std::string_view bytes_;
    const LevelMap& map_;
    Encoding encoding_;
};

Encoding encodingFor(Charset charset) {
    if (charset == Charset::ShiftJis) return Encoding::ShiftJis;
    return charset == Charset::Utf8 ? Encoding::Utf8 : Encoding::Bytes;
}

/// The signs of a row up to the last that it holds.
std::vector<std::string_view> signsOf(const TextMap& map, int row) {
    std::vector<std::string_view> signs;
    std::size_t length = 0;
    for (const SignIndex index : map.cells.row(row)) {
        signs.push_back(index == nothing ? std::string_view(" ") : std::string_view(map.signs[index]));
        if (index != nothing) length = signs.size();
    }
    signs.resize(length);
    return signs;
}

/// Tabs of the row as it was stay where all of their columns are still blank.
void appendRow(std::string& bytes, const TextMap& map, int row, std::string_view before) {
    const std::vector<std::string_view> signs = signsOf(map, row);
    std::size_t column = 0;
    while (column < signs.size() && !before.empty()) {
        if (before.front() == '\t') {
            const std::size_t end = column + tabWidth - column % tabWidth;
            const auto isGap = [&signs](std::size_t at) { return signs[at] == " "; };
            bool isTab = end <= signs.size();
            for (std::size_t at = column; isTab && at < end; ++at)
                isTab = isGap(at);
            if (isTab) bytes += '\t';
            for (; column < std::min(end, signs.size()); ++column)
                if (!isTab) bytes += signs[column];
            before.remove_prefix(1);
        } else {
            bytes += signs[column++];
            before.remove_prefix(std::min(characterLength(before, map.encoding), before.size()));
        }
    }
    for (; column < signs.size(); ++column)
        bytes += signs[column];
}

/// Reads rows without what marks them. Errors name lines of the file.
Result<TextMap> readRowText(const std::string& rows, const LevelMap& which, Charset charset) {
    auto read = readTextMap(rows, charset);
    if (read) return read;
    Error error = read.error();
    if (error.line > 0) error.line += which.firstLine - 1;
    return error;
}

} // namespace

LevelMap wholeFile(std::string_view bytes) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    return {.begin = bytes.starts_with(byteOrderMark) ? byteOrderMark.size() : 0, .end = bytes.size()};
}

std::optional<Error> charsetFault(std::string_view bytes, Charset charset) {
    if (charset != Charset::Utf8) return std::nullopt;
    const std::size_t at = firstNotUtf8(bytes);
    if (at >= bytes.size()) return std::nullopt;
    return readTextMap(bytes.substr(0, at + 1), charset).error(); // which says where
}

Result<TextMap> readLevelRows(std::string_view bytes, const LevelMap& which, Charset charset) {
    RowText rows(bytes, which, encodingFor(charset));
    if (auto error = rows.read()) return *std::move(error);
    return readRowText(rows.text, which, charset);
}

Result<TextMap> readLevelMap(std::string_view bytes, const LevelMap& which, std::optional<Charset> charset) {
    if (std::int64_t(bytes.size()) > maximumFileSize)
        return Error{{"file/too-large", {int(maximumFileSize)}}};
    const Charset meant = charset.value_or(likelyCharset(bytes));
    if (which.form == LevelForm::Whole && bytes.find('\t') == std::string_view::npos)
        return readTextMap(bytes, meant);
    if (auto error = charsetFault(bytes, meant)) return *std::move(error);
    RowText rows(bytes, which, encodingFor(meant));
    if (auto error = rows.read()) return *std::move(error);
    auto read = readRowText(rows.text, which, meant);
    if (!read) return read.error();
    TextMap map = std::move(read).value();
    map.frame = std::make_shared<const MapFrame>(MapFrame{std::string(bytes), std::move(rows.rows), which});
    return map;
}

std::string writeInFrame(const TextMap& map) {
    const MapFrame& frame = *map.frame;
    const std::string_view bytes = frame.bytes;
    const std::size_t rows = std::size_t(map.cells.rows());
    const std::size_t kept = std::min(rows, frame.rows.size());
    std::string result;
    result.reserve(bytes.size());
    std::size_t done = 0;
    for (std::size_t row = 0; row < kept; ++row) {
        const RowPlace place = frame.rows[row];
        result += bytes.substr(done, place.begin - done);
        appendRow(result, map, int(row), bytes.substr(place.begin, place.size));
        done = place.begin + place.size;
    }
    std::string_view behind = bytes.substr(frame.map.begin);
    const LineEnd end = takeLine(behind).end;
    for (std::size_t row = kept; row < rows; ++row) {
        result += lineEnds[std::size_t(end == LineEnd::None ? LineEnd::Lf : end)];
        result += markOf(frame.map.form);
        appendRow(result, map, int(row), {});
    }
    if (rows < frame.rows.size()) done = frame.rows.back().begin + frame.rows.back().size;
    result += bytes.substr(done);
    return result;
}

Result<TextMap> readMapOf(const std::string& bytes, std::optional<int> number,
                          std::optional<Charset> charset) {
    if (number == wholeFileNumber) return readTextMap(bytes, charset);
    const std::vector<LevelMap> maps = levelMapsIn(bytes);
    if (number && *number < int(maps.size())) return readLevelMap(bytes, maps[std::size_t(*number)], charset);
    if (!maps.empty() && maps.front().form != LevelForm::Drawn)
        return readLevelMap(bytes, maps.front(), charset);
    auto whole = readTextMap(bytes, charset);
    if (whole || maps.empty()) return whole;
    auto first = readLevelMap(bytes, maps.front(), charset);
    return first ? std::move(first) : std::move(whole);
}

LevelMap placeOf(const TextMap& map, std::size_t written) {
    LevelMap place = map.frame->map;
    place.end = written - (map.frame->bytes.size() - place.end); // what is behind it is as it was
    place.rows = map.cells.rows();
    return place;
}

std::optional<int> numberOf(const LevelMap& map, const std::vector<LevelMap>& maps) {
    const auto found = std::ranges::find_if(
        maps, [&map](const LevelMap& other) { return other.begin >= map.begin && other.begin < map.end; });
    return found == maps.end() ? std::nullopt : std::optional(int(found - maps.begin()));
}

} // namespace stonemason::text_map
