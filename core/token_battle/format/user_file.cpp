// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/user_file.h"

#include "core/base/text.h"
#include "core/token_battle/format/formats.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view marker = "Handset";
constexpr int usualLine = 4;
constexpr int lastLine = 32; ///< the marker is not looked for further down

/// Where the parts of a user file are. Nothing of what stands before the marker.
struct Anatomy {
    std::string_view afterMarker; ///< from the line below the marker on
    int line = 0;                 ///< the first line of that
};

/// The marker on the usual line or, with a number below it, on a later one; but not the name of a deck.
std::optional<Anatomy> anatomyOf(std::string_view bytes) {
    const int last = looksLikeSets(bytes) ? usualLine : lastLine;
    LineWalk walk({bytes});
    std::optional<Anatomy> found;
    while (const auto line = walk.next()) {
        if (found && readNumber(line->text)) return found;
        found.reset();
        if (line->line > last) break;
        if (line->line < usualLine || line->text != marker) continue;
        found = Anatomy{bytes.substr(walk.position()), line->line + 1};
        if (line->line == usualLine) return found;
    }
    return std::nullopt;
}

/// The line below a marker, wherever it stands.
std::optional<int> lineBelowMarker(std::string_view bytes) {
    LineWalk walk({bytes});
    for (auto line = walk.next(); line && line->line <= lastLine; line = walk.next())
        if (line->text == marker) return line->line + 1;
    return std::nullopt;
}

/// What stands behind the marker, read.
struct Parts {
    int active = 0;        ///< number of the active set, from 0
    std::string_view sets; ///< from the line below that number on
    int line = 0;          ///< the first line of that
};

/// The part of the sets from the first line that is not blank to the end of the last.
std::string_view written(std::string_view sets) {
    constexpr std::string_view blank = "\r\n \t";
    const std::size_t first = sets.find_first_not_of(blank);
    if (first == std::string_view::npos) return {};
    return sets.substr(first, sets.find_last_not_of(blank) + 1 - first);
}

Result<Parts> partsOf(const Anatomy& anatomy) {
    LineWalk walk({anatomy.afterMarker, anatomy.line});
    const auto numberLine = walk.next();
    const auto number = numberLine ? readNumber(numberLine->text) : std::nullopt;
    if (!number) return Error{{"user/number"}, anatomy.line, {}};
    const Parts parts{*number, anatomy.afterMarker.substr(walk.position()), anatomy.line + 1};
    const std::string_view sets = written(parts.sets);
    if (!sets.empty() && !looksLikeSets(sets)) {
        const int line = lineAt(parts.sets, std::size_t(sets.data() - parts.sets.data()));
        return Error{{"user/no-sets"}, parts.line + line - 1, {}};
    }
    return parts;
}

/// The line end the text uses first.
std::string_view lineEndOf(std::string_view text) {
    const std::size_t at = text.find_first_of("\r\n");
    if (at == std::string_view::npos) return "\n";
    return text.substr(at).starts_with("\r\n") ? "\r\n" : text.substr(at, 1);
}

bool sameDecks(const DeckLibrary& one, const DeckLibrary& other) {
    return std::ranges::equal(one.decks(), other.decks(), [](const NamedDeck& a, const NamedDeck& b) {
        return a.name == b.name && a.deck == b.deck;
    });
}

Result<DeckReading> readParts(const Parts& parts, const Catalogue& catalogue) {
    DeckCollector collector(catalogue, DeckFormat::Sets);
    readSets({parts.sets, parts.line}, collector, parts.active);
    return collector.take();
}

/// What has to stand between the number of the active set and the first set.
std::string gapBefore(std::string_view behindNumber, std::string_view lineEnd) {
    const auto ends = std::ranges::count(behindNumber, lineEnd.back());
    std::string gap;
    for (auto i = ends; i < 2; ++i)
        gap += lineEnd;
    return gap;
}

} // namespace

bool looksLikeUserFile(std::string_view bytes) {
    return anatomyOf(bytes).has_value();
}

bool mayHaveBeenUserFile(std::string_view bytes) {
    return lineBelowMarker(bytes).has_value();
}

bool keepsUserFile(std::string_view before, std::string_view now) {
    const auto anatomy = anatomyOf(before);
    if (!anatomy) return true;
    const auto parts = partsOf(*anatomy);
    const std::size_t kept = parts ? std::size_t(parts->sets.data() - before.data()) : before.size();
    return now.starts_with(before.substr(0, kept));
}

Result<DeckReading> readUserFile(std::string_view bytes, const Catalogue& catalogue) {
    const auto anatomy = anatomyOf(bytes);
    if (!anatomy) {
        if (const auto line = lineBelowMarker(bytes)) return Error{{"user/number"}, *line, {}};
        return Error{{"user/not-a-user-file"}};
    }
    const auto parts = partsOf(*anatomy);
    if (!parts) return parts.error();
    auto reading = readParts(*parts, catalogue);
    if (reading) reading.value().format = DeckFormat::UserFile;
    return reading;
}

Result<WrittenDecks> replaceSets(std::string_view userFile, const DeckLibrary& library,
                                 const Catalogue& catalogue) {
    const auto anatomy = anatomyOf(userFile);
    if (!anatomy) return Error{{"user/not-a-user-file"}};
    const auto parts = partsOf(*anatomy);
    if (!parts) return parts.error();
    const auto before = readParts(*parts, catalogue);
    if (!before) return before.error();
    if (library.empty()) return Error{{"write/no-decks"}};
    if (parts->active >= library.size())
        return Error{{"user/active-missing", {parts->active + 1, library.size()}}};
    const DeckFormat form = before->format == DeckFormat::OldSets ? DeckFormat::OldSets : DeckFormat::Sets;
    WrittenDecks result{std::string(userFile), writingNotes(library, catalogue, form)};
    std::erase_if(result.notes, [](const Message& note) { return note.id == "write/lost-active"; });
    if (library.active() != parts->active)
        result.notes.push_back({"write/active-stays", {parts->active + 1}});
    if (before->leftOut.empty() && sameDecks(before->library, library)) return result;
    const std::string_view old = written(parts->sets);
    const bool hasLines = old.find_first_of("\r\n") != std::string_view::npos;
    const std::string_view lineEnd = lineEndOf(hasLines ? old : userFile);
    auto sets = writeSets(library, form == DeckFormat::Sets, lineEnd);
    if (!sets) return sets.error();
    sets.value().resize(sets->size() - lineEnd.size());
    if (old.empty()) {
        result.bytes += gapBefore(userFile.substr(userFile.find_last_not_of(" \t\r\n") + 1), lineEnd);
        result.bytes += *sets + std::string(lineEnd);
    } else {
        result.bytes.replace(std::size_t(old.data() - userFile.data()), old.size(), *sets);
    }
    return result;
}

} // namespace stonemason::token_battle
