// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_text.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/format/text_file.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/format/template_terms.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// A comment and whether it stands before its part, on a line of its own.
using Comment = TemplateNote;

/// The text between two semicolons, without blanks and comments.
struct Part {
    std::string text;
    int line = 0; ///< of its first character
    std::vector<Comment> comments;
};

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// A tokenizer that splits a text at semicolons and comments and passes on one part after the other; it
/// stops at the first part that is refused.
class PartScanner {
public:
    explicit PartScanner(std::string_view text) : text_(text) {}

    /// @param accept called with each part, which is never empty; returns the error in it
    template <typename Accept>
    std::optional<Error> scan(Accept accept) {
        for (std::size_t at = 0; at < text_.size(); ++at) {
            const char c = text_[at];
            if (c == '#') {
                const std::size_t end = text_.find('#', at + 1);
                if (end == std::string_view::npos) {
                    if (auto error = handOn(accept)) return error;
                    return Error{{"template/comment"}, lineOf(at), {}};
                }
                if (auto error = addComment(std::string(text_.substr(at + 1, end - at - 1)), at))
                    return error;
                at = end;
            } else if (c == ';') {
                if (auto error = endPart(accept)) return error;
            } else if (c == '\n') {
                if (auto error = handOn(accept)) return error;
            } else if (!isBlank(c)) {
                if (part_.text.empty()) part_.line = lineOf(at);
                part_.text += c;
            }
        }
        if (auto error = endPart(accept)) return error;
        return handOn(accept);
    }

    /// Comments after the last part.
    std::vector<Comment> takeTrailing() { return std::move(part_.comments); }

private:
    /// The line of a position, which must not lie before that of an earlier call.
    int lineOf(std::size_t position) {
        line_ += lineAt(text_.substr(counted_), position - counted_) - 1;
        counted_ = position;
        return line_;
    }

    std::optional<Error> addComment(std::string text, std::size_t at) {
        auto& comments = ended_ && part_.text.empty() ? ended_->comments : part_.comments;
        if (comments.size() == std::size_t(maximumTemplateNotes))
            return Error{{"template/notes-many", {maximumTemplateNotes}}, lineOf(at), {}};
        comments.push_back({std::move(text), part_.text.empty() && !ended_});
        return std::nullopt;
    }

    template <typename Accept>
    std::optional<Error> endPart(Accept& accept) {
        if (part_.text.empty()) return std::nullopt;
        if (auto error = handOn(accept)) return error;
        ended_ = std::exchange(part_, {});
        return std::nullopt;
    }

    template <typename Accept>
    std::optional<Error> handOn(Accept& accept) {
        if (!ended_) return std::nullopt;
        Part part = *std::exchange(ended_, std::nullopt);
        if (std::optional<Message> fault = accept(part)) return Error{*std::move(fault), part.line, {}};
        return std::nullopt;
    }

    std::string_view text_;
    std::size_t counted_ = 0;
    int line_ = 1;              ///< of counted_
    std::optional<Part> ended_; ///< the last part on the current line, to which comments after it belong
    Part part_;
};

bool isLinks(std::string_view part) {
    return part.find_first_of(templateLinkSigns) != std::string_view::npos;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

std::vector<std::string_view> fieldsOf(std::string_view part) {
    std::vector<std::string_view> fields;
    for (std::size_t from = 0; from <= part.size();) {
        const std::size_t end = std::min(part.find(',', from), part.size());
        fields.push_back(part.substr(from, end - from));
        from = end + 1;
    }
    return fields;
}

std::optional<int> numberOf(std::string_view digits) {
    int number = 0;
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (failure != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

std::string shortText(std::string_view text) {
    constexpr int most = 40;
    return std::string(firstCharacters(text, most));
}

/// Builds a template from the parts.
class TextReader {
public:
    std::optional<Message> read(Part& part) {
        if (auto fault = readPart(part)) return fault;
        return keepComments(part);
    }

    /// The template of all parts.
    Result<Template> finish(std::vector<Comment> trailing) {
        for (PlayerPart& player : players_)
            if (auto fault = readPlayer(player)) return Error{*std::move(fault), player.line, {}};
        std::ranges::move(trailing, std::back_inserter(endNotes_));
        for (TemplateNote& note : endNotes_)
            note.above = false;
        std::ranges::move(endNotes_, std::back_inserter(template_.notes));
        if (template_.notes.size() > std::size_t(maximumTemplateNotes))
            return Error{{"template/notes-many", {maximumTemplateNotes}}};
        return std::move(template_);
    }

    /// The parts of the text that the template does not contain.
    std::vector<Error> losses() const {
        std::vector<Error> losses = losses_;
        const bool allGetOne =
            std::ranges::any_of(players_, [](const PlayerPart& player) { return player.heroes > 0; });
        for (const PlayerPart& player : players_)
            if (allGetOne && player.heroes != 1)
                losses.push_back({{"template/unread-heroes", {shortText(player.text)}}, player.line, {}});
        std::ranges::stable_sort(losses, {}, &Error::line);
        return losses;
    }

private:
    struct PlayerPart {
        std::string text;
        int line = 0;
        int heroes = 0;
    };

    std::optional<Message> readPart(const Part& part) {
        isZone_ = false;
        isLinks_ = isLinks(part.text);
        if (isLinks_) {
            if (hasLinks_) {
                if (losses_.empty()) // only the first loss is reported
                    losses_.push_back({{"template/unread-links", {shortText(part.text)}}, part.line, {}});
                return std::nullopt;
            }
            hasLinks_ = true;
            return readLinks(part.text);
        }
        isZone_ = isDigit(part.text.front());
        if (isZone_) return readZone(part.text);
        if (players_.size() == std::size_t(playerCount))
            return Message{"template/players-many", {playerCount}};
        players_.push_back({part.text, part.line});
        return std::nullopt;
    }

    std::optional<Message> keepComments(Part& part) {
        auto& notes = isZone_ ? template_.zones.back().notes : isLinks_ ? template_.notes : endNotes_;
        for (Comment& comment : part.comments) {
            if (isLinks_) comment.above = true;
            notes.push_back(std::move(comment));
        }
        if (notes.size() > std::size_t(maximumTemplateNotes))
            return Message{"template/notes-many", {maximumTemplateNotes}};
        return std::nullopt;
    }

    std::optional<Message> readZone(std::string_view text) {
        if (template_.zones.size() == std::size_t(maximumZones))
            return Message{"template/zones-many", {maximumZones}};
        const auto fields = fieldsOf(text);
        const auto size = numberOf(fields[0]);
        if (fields.size() < 2) return Message{"template/zone", {shortText(text)}};
        if (!size || *size < 1 || *size > maximumZoneSize)
            return Message{"template/size", {1, maximumZoneSize}};
        const auto surface = surfaceOfAnyCase(fields[1]);
        if (!surface) return Message{"template/surface", {shortText(fields[1])}};
        Zone zone;
        zone.size = *size;
        zone.surface = *surface;
        template_.zones.push_back(std::move(zone));
        return std::nullopt;
    }

    std::optional<Message> readLinks(std::string_view text) {
        for (const std::string_view token : fieldsOf(text)) {
            const bool isLink = token.size() > 2 && isDigit(token[0]) && isDigit(token[2]) &&
                                templateLinkSigns.find(token[1]) != std::string_view::npos;
            if (!isLink) return Message{"template/link", {shortText(token)}};
            if (template_.links.size() == std::size_t(maximumZoneLinks))
                return Message{"template/links-many", {maximumZoneLinks}};
            Link link;
            link.first = token[0] - '0';
            link.second = token[2] - '0';
            link.kind = LinkKind(templateLinkSigns.find(token[1]));
            link.guardLevel = {0, 0};
            template_.links.push_back(std::move(link));
        }
        return std::nullopt;
    }

    std::optional<Message> readPlayer(PlayerPart& player) {
        const auto fields = fieldsOf(player.text);
        const auto zone = fields.size() > 1 ? numberOf(fields[1]) : std::nullopt;
        const auto heroes = fields.size() > 2 ? numberOf(fields[2]) : std::optional<int>(0);
        if (!zone || !heroes) return Message{"template/player", {shortText(player.text)}};
        const auto nation = nationOfAnyCase(fields[0]);
        if (!nation) return Message{"template/nation", {shortText(fields[0])}};
        if (*zone < 0 || *zone >= int(template_.zones.size()))
            return Message{"template/player-zone", {*zone}};
        template_.zones[std::size_t(*zone)].castles.push_back({*nation, PlayerId(nextPlayer_++)});
        player.heroes = *heroes;
        if (player.heroes > 0) template_.config.spawnHeroAtCastle = true;
        return std::nullopt;
    }

    Template template_;
    std::vector<PlayerPart> players_;
    std::vector<Error> losses_; ///< except for heroes
    std::vector<TemplateNote> endNotes_;
    int nextPlayer_ = 0;
    bool hasLinks_ = false;
    bool isZone_ = false;
    bool isLinks_ = false;
};

/// The text without its byte order mark, or the reason why the bytes are no text.
Result<std::string_view> soundText(std::string_view bytes) {
    if (bytes.size() > maximumMapText) return Error{{"file/too-large", {int(maximumMapText)}}};
    if (auto error = foreignBytes(bytes)) return *error;
    const std::string_view text = withoutMark(bytes);
    const std::size_t notUtf8 = firstNotUtf8(text);
    if (notUtf8 < text.size()) return Error{{"json/utf8"}, lineAt(text, notUtf8), {}};
    return text;
}

Result<Template> readWith(TextReader& reader, std::string_view bytes) {
    const Result<std::string_view> text = soundText(bytes);
    if (!text) return text.error();
    PartScanner scanner(*text);
    if (auto error = scanner.scan([&reader](Part& part) { return reader.read(part); })) return *error;
    Result<Template> result = reader.finish(scanner.takeTrailing());
    if (result && *result == Template{}) return Error{{"template/nothing"}};
    return result;
}

/// Whether the part is a link between two zones.
bool startsWithLink(std::string_view part) {
    return part.size() > 2 && isDigit(part[0]) && isDigit(part[2]) &&
           templateLinkSigns.find(part[1]) != std::string_view::npos;
}

/// Whether the first part is a number, a comma and a word, and some part names a ground or begins a link.
bool holdsZones(std::string_view text) {
    bool isFirst = true;
    bool isZone = false;
    bool isSure = false;
    const auto look = [&](const Part& part) -> std::optional<Message> {
        const auto fields = fieldsOf(part.text);
        const bool zone = isDigit(part.text.front()) && fields.size() > 1 && numberOf(fields[0]) &&
                          !fields[1].empty() && !isDigit(fields[1].front()) && !isLinks(part.text);
        if (std::exchange(isFirst, false)) isZone = zone;
        isSure = isSure || startsWithLink(part.text) || (zone && surfaceOfAnyCase(fields[1]));
        return std::nullopt;
    };
    PartScanner(text).scan(look);
    return isZone && isSure;
}

/// The text with each line cut at the first #: a fallback for when one sign of a pair is missing.
std::string withoutCommentLines(std::string_view text) {
    std::string left;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        left.append(line.substr(0, line.find('#'))).append("\n");
        from = end + 1;
    }
    return left;
}

} // namespace

Result<Template> readTemplateText(std::string_view bytes) {
    TextReader reader;
    return readWith(reader, bytes);
}

std::vector<Error> lossesOfTemplateText(std::string_view bytes) {
    TextReader reader;
    return readWith(reader, bytes) ? reader.losses() : std::vector<Error>();
}

int templateTextLikeness(std::string_view text) {
    constexpr std::size_t enough = 65536; // bytes, which suffice to decide
    constexpr std::int64_t all = 1000;
    std::int64_t parts = 0;
    std::int64_t known = 0;
    for (text = text.substr(0, enough); !text.empty();) {
        const std::size_t end = std::min(text.find_first_of(";\r\n"), text.size());
        std::string part;
        std::ranges::copy_if(text.substr(0, end), std::back_inserter(part),
                             [](char c) { return !isBlank(c); });
        text.remove_prefix(std::min(end + 1, text.size()));
        if (part.empty()) continue;
        ++parts;
        const std::size_t digits = std::min(part.find_first_not_of("0123456789"), part.size());
        const std::string_view rest = std::string_view(part).substr(digits);
        const bool isZone = rest.size() > 1 && rest.front() == ',' && !isDigit(rest[1]);
        const bool isLink = rest.size() > 1 &&
                            templateLinkSigns.find(rest.front()) != std::string_view::npos &&
                            isDigit(rest[1]);
        if (digits > 0 && (isZone || isLink)) ++known;
    }
    return known == 0 ? 0 : int(all * known / parts);
}

bool looksLikeTemplateText(std::string_view bytes) {
    if (bytes.size() > maximumMapText || foreignBytes(bytes)) return false;
    constexpr std::size_t enough = 65536; // bytes, which suffice to decide
    const std::string_view text = withoutMark(bytes).substr(0, enough);
    return holdsZones(text) ||
           (std::ranges::count(text, '#') % 2 != 0 && holdsZones(withoutCommentLines(text)));
}

} // namespace stonemason::pocket_heroes
