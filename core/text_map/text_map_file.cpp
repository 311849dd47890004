// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/text_map_file.h"

#include "core/base/text.h"
#include "core/format/text_file.h"
#include "core/text_map/level_file.h"
#include "core/text_map/map_lines.h"
#include "core/text_map/shift_jis.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace stonemason::text_map {

namespace {

constexpr std::string_view mark = "\xEF\xBB\xBF";
constexpr std::size_t longestEnd = 2;

constexpr std::size_t recognisedBy = 65536; ///< bytes by which a map is recognised

constexpr std::int64_t longestSign = 4; ///< bytes of UTF-8
constexpr std::int64_t longestRow = maximumTextMapSide * longestSign + std::int64_t(longestEnd);
static_assert(std::int64_t(mark.size()) + maximumTextMapSide * longestRow <= maximumTextMapSize);

Encoding encodingOf(Charset charset) {
    if (charset == Charset::ShiftJis) return Encoding::ShiftJis;
    return charset == Charset::Utf8 ? Encoding::Utf8 : Encoding::Bytes;
}

std::size_t charactersIn(std::string_view text, Encoding encoding) {
    if (encoding == Encoding::Bytes) return text.size();
    if (encoding == Encoding::Utf8) return std::size_t(characterCount(text));
    std::size_t count = 0;
    for (; !text.empty(); ++count)
        text.remove_prefix(characterLength(text, encoding));
    return count;
}

/// The byte that stands for each sign, with a blank for nothing, where every sign is a single byte; as in
/// most maps. Rows of such maps are written without a look at each sign's length.
std::optional<std::array<char, mostSigns + 1>> singleBytes(const TextMap& map) {
    std::array<char, mostSigns + 1> bytes{};
    bytes[nothing] = ' ';
    for (std::size_t sign = 1; sign < map.signs.size(); ++sign) {
        if (map.signs[sign].size() != 1) return std::nullopt;
        bytes[sign] = map.signs[sign].front();
    }
    return bytes;
}

/// Bytes of its file at most; blanks for nothing count also behind the end of a row. Memory for them is taken
/// once: a string that grows would be there twice meanwhile.
std::size_t roomFor(const TextMap& map) {
    std::array<std::size_t, mostSigns + 1> lengths{};
    std::ranges::transform(map.signs, lengths.begin(), &std::string::size);
    lengths[nothing] = 1;
    std::size_t room = mark.size() + map.ends.size() * longestEnd;
    for (const SignIndex sign : map.cells.values())
        room += lengths[sign];
    return room;
}

/// Whether the first signs of the map are the bytes of a mark.
bool beginsLikeMark(const TextMap& map) {
    std::string first;
    for (const SignIndex sign : map.cells.row(0).first(std::min(mark.size(), map.cells.row(0).size())))
        first += map.signs[sign];
    return first.starts_with(mark);
}

/// Whether every third sign of a line, at least, is the same as the one before it.
bool isDrawn(std::string_view text) {
    int pairs = 0;
    int equal = 0;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == ' ' || text[i - 1] == ' ') continue;
        ++pairs;
        if (text[i] == text[i - 1]) ++equal;
    }
    return equal > 0 && 3 * equal >= pairs;
}

/// What of a text looks like a map. Blanks and blank lines do not count.
struct Drawing {
    int lines = 0;
    int drawnLines = 0; ///< see isDrawn()
    int signs = 0;
    int marks = 0;       ///< signs that are commonMapSigns, blocks, shades and lines of boxes
    int marksInRows = 0; ///< those in lines of which they are half at least
    int inBlocks = 0;    ///< signs in drawn lines of which fewestDrawnLines follow one another

    /// In thousandths of all signs.
    int share(int part) const { return signs == 0 ? 0 : int(std::int64_t{1000} * part / signs); }
};

constexpr int fewestDrawnLines = 3;

Drawing drawingOf(std::string_view bytes) {
    Drawing drawing;
    if (foreignBytes(bytes)) return drawing;
    bytes = withoutMark(bytes);
    // In CP437 lines of boxes, blocks and shades are single bytes.
    const bool isPage = !isUtf8(bytes) && likelyPage(bytes) == CodePage::Cp437;
    const auto isMark = [isPage](char c) {
        const auto byte = static_cast<unsigned char>(c);
        if (isPage && byte >= 0xB0 && byte <= 0xDF) return true;
        // U+2500 to U+25BF, box drawing, blocks and shades, begin with E2.
        return commonMapSigns.find(c) != std::string_view::npos || byte == 0xE2;
    };
    const auto isFirstByte = [isPage](char c) { // of a character, other than a blank
        const auto byte = static_cast<unsigned char>(c);
        return byte > ' ' && (byte < 0x80 || byte >= 0xC0 || (isPage && byte >= 0xB0));
    };
    int blockLines = 0;
    int blockSigns = 0;
    for (std::string_view left = bytes.substr(0, recognisedBy); !left.empty();) {
        const std::string_view line = takeLine(left).text;
        const int signs = int(std::ranges::count_if(line, isFirstByte));
        if (signs == 0) continue;
        const int marks = int(std::ranges::count_if(line, isMark));
        ++drawing.lines;
        drawing.signs += signs;
        drawing.marks += marks;
        if (2 * marks >= signs) drawing.marksInRows += marks;
        if (!isDrawn(line)) {
            blockLines = blockSigns = 0;
            continue;
        }
        ++drawing.drawnLines;
        blockSigns += signs;
        if (++blockLines < fewestDrawnLines) continue;
        drawing.inBlocks += blockSigns;
        blockSigns = 0;
    }
    return drawing;
}

/// Fills a TextMap from lines.
class Reader {
public:
    Reader(std::string_view bytes, std::optional<Charset> charset) : bytes_(withoutMark(bytes)) {
        map_.hasMark = bytes_.size() < bytes.size();
        const Charset meant = charset ? *charset : likelyCharset(bytes_);
        map_.encoding = encodingOf(meant);
        map_.page = meant == Charset::Cp437 ? CodePage::Cp437 : CodePage::Cp1252;
        ofByte_.fill(nothing);
    }

    Result<TextMap> read() {
        Size size;
        for (std::string_view left = bytes_; !left.empty() && !error_;) {
            const MapLine line = takeLine(left);
            if (++size.rows > maximumTextMapSide) fail({"text-map/rows", {maximumTextMapSide}}, size.rows);
            const std::size_t columns = charactersIn(line.text, map_.encoding);
            if (columns > std::size_t(maximumTextMapSide))
                fail({"text-map/columns", {maximumTextMapSide}}, size.rows);
            size.columns = std::max(size.columns, int(columns));
            map_.ends.push_back(line.end);
        }
        if (error_) return *error_;
        if (size.columns == 0) return Error{{"file/empty"}};
        map_.cells = Grid<SignIndex>(size, nothing);
        std::string_view left = bytes_;
        for (int row = 0; row < size.rows && !error_; ++row)
            readRow(takeLine(left).text, row);
        if (error_) return *error_;
        return std::move(map_);
    }

private:
    void readRow(std::string_view text, int row) {
        for (int column = 0; !text.empty() && !error_; ++column) {
            const std::string_view sign = text.substr(0, characterLength(text, map_.encoding));
            map_.cells[{row, column}] = read(sign, row, column);
            text.remove_prefix(sign.size());
        }
    }

    SignIndex read(std::string_view sign, int row, int column) {
        const auto byte = static_cast<unsigned char>(sign.front());
        if (sign.size() == 1 && ofByte_[byte] != nothing) return ofByte_[byte];
        if (sign == last_) return lastIndex_; // walls and floors stand side by side
        const auto index = indexOf(map_, sign);
        if (!isSign(sign, map_.encoding))
            fail({"text-map/control", {column + 1}}, row + 1);
        else if (!index)
            fail({"text-map/too-many-signs", {mostSigns, column + 1}}, row + 1);
        if (sign.size() == 1) ofByte_[byte] = index.value_or(nothing);
        last_ = sign;
        lastIndex_ = index.value_or(nothing);
        return lastIndex_;
    }

    void fail(Message message, int line) {
        if (!error_) error_ = Error{std::move(message), line, {}};
    }

    std::string_view bytes_;
    TextMap map_;
    std::array<SignIndex, 256> ofByte_; ///< the signs that are one byte, as far as they have come up
    std::string_view last_;             ///< the sign looked up before
    SignIndex lastIndex_ = nothing;
    std::optional<Error> error_;
};

} // namespace

Charset likelyCharset(std::string_view bytes) {
    bytes = withoutMark(bytes);
    if (isUtf8(bytes)) return Charset::Utf8;
    if (looksLikeShiftJis(bytes)) return Charset::ShiftJis;
    return likelyPage(bytes) == CodePage::Cp437 ? Charset::Cp437 : Charset::Cp1252;
}

Result<TextMap> readTextMap(std::string_view bytes, std::optional<Charset> charset) {
    if (bytes.size() > std::size_t(maximumTextMapSize))
        return Error{{"file/too-large", {int(maximumTextMapSize)}}};
    // Blanks are cells. Any text of UTF-16 with a line end, or a sign that maps have, has a zero byte:
    // without one, the bytes that such a text begins with are signs.
    if (const auto error = foreignBytes(bytes);
        error && error->message.id != "file/empty" && bytes.find('\0') != std::string_view::npos)
        return *error;
    if (charset == Charset::Utf8)
        if (const std::size_t at = firstNotUtf8(bytes); at < bytes.size())
            return Error{{"text-map/not-utf8", {columnAt(bytes, at)}}, lineAt(bytes, at), {}};
    const bool hasTabs = bytes.find('\t') != std::string_view::npos;
    if (hasTabs && std::int64_t(bytes.size()) <= maximumFileSize)
        return readLevelMap(bytes, wholeFile(bytes), charset);
    return Reader(bytes, charset).read();
}

int mapSignShare(std::string_view bytes) {
    const Drawing drawing = drawingOf(bytes);
    return drawing.share(drawing.marks);
}

int textMapLikeness(std::string_view bytes) {
    const Drawing drawing = drawingOf(bytes);
    return std::max(drawing.share(drawing.marksInRows), drawing.share(drawing.inBlocks) * 3 / 4);
}

bool looksLikeTextMap(std::string_view bytes) {
    constexpr int half = 500;
    std::string_view lines = withoutMark(bytes);
    lines = lines.substr(0, lines.find_last_not_of("\r\n") + 1);
    lines.remove_prefix(std::min(lines.find_first_not_of("\r\n"), lines.size()));
    return lines.find_first_of("\r\n") != std::string_view::npos && mapSignShare(bytes) >= half;
}

bool looksDrawn(std::string_view bytes) {
    const Drawing drawing = drawingOf(bytes);
    return drawing.lines >= fewestDrawnLines &&
           (4 * drawing.drawnLines >= 3 * drawing.lines || 2 * drawing.inBlocks > drawing.signs);
}

std::string writeTextMap(const TextMap& map) {
    if (map.frame) return writeInFrame(map);
    return writeRows(map);
}

std::string writeRows(const TextMap& map) {
    std::string bytes;
    bytes.reserve(roomFor(map));
    // Signs that look like a mark would be taken for one.
    if (map.hasMark || beginsLikeMark(map)) bytes = mark;
    const auto byteOf = singleBytes(map);
    for (int row = 0; row < map.cells.rows(); ++row) {
        const auto cells = map.cells.row(row);
        std::size_t length = cells.size();
        while (length > 0 && cells[length - 1] == nothing)
            --length;
        if (byteOf) {
            const std::size_t begin = bytes.size();
            bytes.resize(begin + length);
            std::ranges::transform(cells.first(length), bytes.begin() + std::ptrdiff_t(begin),
                                   [&](SignIndex index) { return (*byteOf)[index]; });
        } else {
            for (const SignIndex index : cells.first(length))
                bytes += index == nothing ? std::string_view(" ") : std::string_view(map.signs[index]);
        }
        bytes += lineEnds[std::size_t(map.ends[std::size_t(row)])];
    }
    return bytes;
}

} // namespace stonemason::text_map
