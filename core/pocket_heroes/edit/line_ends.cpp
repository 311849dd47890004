// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/line_ends.h"

#include "core/pocket_heroes/world/thing.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

struct TextLine {
    std::string_view words;
    std::string_view end; ///< empty for the last one
};

std::vector<TextLine> linesOf(std::string_view text) {
    std::vector<TextLine> lines;
    for (;;) {
        const std::size_t length = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view rest = text.substr(length);
        const std::size_t ends = rest.starts_with("\r\n") ? 2 : std::min<std::size_t>(rest.size(), 1);
        lines.push_back({text.substr(0, length), rest.substr(0, ends)});
        if (rest.empty()) return lines;
        text.remove_prefix(length + ends);
    }
}

/// Whether the first end of a line in the words is CR LF; nothing when there is
/// none.
std::optional<bool> isFirstCrLf(std::string_view words) {
    const std::size_t end = words.find_first_of("\r\n");
    if (end == std::string_view::npos) return std::nullopt;
    return words.substr(end).starts_with("\r\n");
}

} // namespace

std::string withPlainLineEnds(std::string_view text) {
    std::string plain;
    for (const TextLine& line : linesOf(text)) {
        plain += line.words;
        if (!line.end.empty()) plain += '\n';
    }
    return plain;
}

std::string withLineEnds(std::string_view typed, std::string_view before, bool isCrLf) {
    const std::vector<TextLine> now = linesOf(typed);
    const std::vector<TextLine> old = linesOf(before);
    const std::size_t common = std::min(now.size(), old.size());
    std::size_t first = 0;
    while (first < common && now[first].words == old[first].words)
        ++first;
    std::size_t last = 0;
    while (last < common - first && now[now.size() - 1 - last].words == old[old.size() - 1 - last].words)
        ++last;
    std::string text;
    for (std::size_t i = 0; i < now.size(); ++i) {
        text += now[i].words;
        if (now[i].end.empty()) break;
        // The end of a line belongs to what is unchanged before it, else to what is
        // unchanged behind it.
        std::string_view kept;
        if (i < first)
            kept = old[i].end;
        else if (i + 1 + last >= now.size() && i + old.size() >= now.size())
            kept = old[i + old.size() - now.size()].end;
        const std::string_view end = !kept.empty() ? kept : isCrLf ? "\r\n" : "\n";
        // Behind a lone CR a LF would end no line of its own.
        text += end == "\n" && text.ends_with('\r') ? std::string_view("\r\n") : end;
    }
    return text;
}

bool endsLinesWithCrLf(const World& world) {
    std::optional<bool> isCrLf = isFirstCrLf(world.description);
    const auto look = [&isCrLf](const std::string& words) {
        if (!isCrLf) isCrLf = isFirstCrLf(words);
    };
    for (const Text& text : world.texts)
        std::ranges::for_each(text.words, look);
    for (const TimeEvent& event : world.timeEvents)
        look(event.text);
    forEachPlaced(world, [&look](Thing, const auto& record) {
        if constexpr (requires { record.message; }) look(record.message);
        if constexpr (requires { record.rewardMessage; }) {
            look(record.rewardMessage);
            look(record.attackMessage);
        }
    });
    return isCrLf.value_or(false);
}

} // namespace stonemason::pocket_heroes
