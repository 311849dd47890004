// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/format/text_file.h"
#include "core/token_battle/format/position_text.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view sideLetters = "ab";
constexpr std::string_view deckWord = "deck";
constexpr std::string_view cardsWord = "cards";
constexpr std::string_view lastWord = "played"; // of the position alone
constexpr char hiddenSign = '?';
constexpr std::string_view personAtDesk = "human";

/// The first word of a text, which then goes on behind it; empty at the end.
std::string_view takeWord(std::string_view& text) {
    text = trimmed(text);
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

bool isTag(std::string_view text) {
    constexpr std::array<std::string_view, 5> tags{"code", "/code", "quote", "/quote", "quote="};
    return std::ranges::any_of(tags, [text](std::string_view tag) {
        return tag.ends_with('=') ? text.starts_with(tag) : text == tag;
    });
}

/// A line without the marks of quotes and the tags before it.
std::string_view unquoted(std::string_view line) {
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        if (line.front() == '>') {
            line.remove_prefix(1);
            continue;
        }
        const std::size_t end = line.front() == '[' ? line.find(']') : std::string_view::npos;
        if (end == std::string_view::npos || !isTag(line.substr(1, end - 1))) break;
        line.remove_prefix(end + 1);
    }
    return line;
}

/// A line without the tags behind it.
std::string_view untagged(std::string_view line) {
    while (line.ends_with(']')) {
        const std::size_t begin = line.rfind('[');
        if (begin == std::string_view::npos) break;
        if (!isTag(line.substr(begin + 1, line.size() - begin - 2))) break;
        line = trimmed(line.substr(0, begin));
    }
    return line;
}

bool isHeader(std::string_view line) {
    return takeWord(line) == "token-battle" && takeWord(line) == "position";
}

bool beginsWith(std::string_view line, std::string_view word) {
    return takeWord(line) == word;
}

/// A name on one line, with nothing that ends it.
std::string onOneLine(std::string_view name) {
    std::string line(name);
    std::ranges::replace_if(
        line, [](char c) { return c >= 0 && c < ' '; }, ' ');
    return std::string(trimmed(line));
}

std::string cardsText(const Side& side) {
    std::string text;
    for (int stack = 0; stack < stackCount; ++stack) {
        if (stack > 0) text += " |";
        for (const CardId card : side.deck.stack(stack))
            text += ' ' + std::to_string(card);
        for (int i = 0; i < side.hidden[std::size_t(stack)]; ++i)
            text.append({' ', hiddenSign});
    }
    return text;
}

/// Reads such a text into a side; false when it is none.
bool readCards(std::string_view text, Side& side) {
    std::vector<std::vector<CardId>> stacks(1);
    HiddenCards hidden{};
    for (std::string_view word = takeWord(text); !word.empty(); word = takeWord(text)) {
        if (word == "|") {
            stacks.emplace_back();
            continue;
        }
        if (stacks.size() > hidden.size()) return false;
        std::uint8_t& unknown = hidden[stacks.size() - 1];
        if (word == std::string_view(&hiddenSign, 1)) {
            if (++unknown > stackCapacity) return false;
            continue;
        }
        CardId card = 0;
        const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), card);
        const bool isCard = fault == std::errc() && end == word.data() + word.size();
        if (!isCard || card < 0 || card > maximumCardId || unknown > 0) return false;
        stacks.back().push_back(card);
    }
    const auto deck = Deck::of(stacks);
    if (!std::holds_alternative<Deck>(deck)) return false;
    side.deck = std::get<Deck>(deck);
    side.hidden = hidden;
    return true;
}

/// What stands in a text: the position alone, every line where it was, and the decks behind it.
class SharedReader {
public:
    explicit SharedReader(std::string_view text) : walk_({text}) {}

    /// Goes through the whole text, or to its first error.
    Status read() {
        while (const auto line = walk_.next())
            if (!readLine(unquoted(line->text), line->line)) break;
        if (!error_ && awaited_) fail("position/line", {expectedLine()}, lastLine_);
        if (error_) return *error_;
        return std::monostate{};
    }

    const std::string& position() const { return position_; }
    /// How many decks there are: for nobody, for the first player, for both.
    int deckCount() const { return deckCount_; }
    std::array<Side, playerCount>& sides() { return sides_; }

private:
    enum class Part { Before, Position, Decks };

    /// False when the rest is of no interest.
    bool readLine(std::string_view line, int number) {
        if (part_ == Part::Before && isHeader(line)) part_ = Part::Position;
        if (part_ != Part::Decks) {
            if (part_ == Part::Position) position_ += untagged(line);
            position_ += '\n';
            if (part_ == Part::Position && beginsWith(line, lastWord)) part_ = Part::Decks;
            return true;
        }
        return line.empty() || line.front() == '#' || readDeck(line, number);
    }

    /// Lines of decks stand in their order; the first that is none is the end.
    bool readDeck(std::string_view line, int number) {
        std::string_view rest = line;
        const std::string_view word = takeWord(rest);
        const bool isOurs = (word == deckWord || word == cardsWord) && isPlayer(takeWord(rest));
        if (!isOurs && !awaited_) return false;
        if (!isOurs || word != (awaited_ ? cardsWord : deckWord) || !isNext(line)) {
            fail("position/line", {expectedLine()}, number);
            return false;
        }
        lastLine_ = number;
        awaited_ = !awaited_;
        return awaited_ ? readDeckName(trimmed(rest), number)
                        : readCardsLine(untagged(trimmed(rest)), number);
    }

    static bool isPlayer(std::string_view word) {
        return word.size() == 1 && sideLetters.find(word) != std::string_view::npos;
    }

    bool isNext(std::string_view line) const {
        takeWord(line);
        return deckCount_ < playerCount && takeWord(line).front() == sideLetters[std::size_t(deckCount_)];
    }

    std::string expectedLine() const {
        const std::string_view word = awaited_ ? cardsWord : deckWord;
        const auto player = std::size_t(std::min(deckCount_, playerCount - 1));
        return std::string(word) + ' ' + sideLetters[player];
    }

    bool readDeckName(std::string_view name, int number) {
        std::string& deckName = sides_[std::size_t(deckCount_)].deckName;
        deckName = onOneLine(validUtf8(name));
        if (deckName.size() > maximumRecordName) fail("sduel/name", {int(maximumRecordName)}, number);
        return !error_;
    }

    bool readCardsLine(std::string_view cards, int number) {
        if (!readCards(cards, sides_[std::size_t(deckCount_)])) fail("position/cards", {}, number);
        ++deckCount_;
        return !error_;
    }

    void fail(std::string_view id, std::vector<Argument> arguments, int line) {
        error_ = Error{{id, std::move(arguments)}, line, {}};
    }

    LineWalk walk_;
    Part part_ = Part::Before;
    std::string position_;
    std::array<Side, playerCount> sides_{};
    int deckCount_ = 0;
    bool awaited_ = false; ///< the cards of a deck that has its name
    int lastLine_ = 0;     ///< of the decks
    std::optional<Error> error_;
};

} // namespace

std::string sharedPosition(const GameSetup& setup, const Position& position) {
    std::string text = positionText(position);
    const std::size_t players = setup.mode == DuelMode::Sandbox ? 1 : playerCount;
    for (std::size_t player = 0; player < players; ++player) {
        const Side& side = setup.sides[player];
        const char letter = sideLetters[player];
        text.append(deckWord).append({' ', letter, ' '}).append(onOneLine(side.deckName)).append("\n");
        text.append(cardsWord).append({' ', letter}).append(cardsText(side)).append("\n");
    }
    return text;
}

bool holdsPosition(std::string_view text) {
    LineWalk walk({text});
    while (const auto line = walk.next())
        if (isHeader(unquoted(line->text))) return true;
    return false;
}

Result<GameSetup> readSharedPosition(std::string_view text, const std::shared_ptr<const DuelTable>& table,
                                     const GameSetup* fallback) {
    if (text.size() > maximumPositionText) return Error{{"file/too-large", {int(maximumPositionText)}}};
    if (!holdsPosition(text)) return readPositionForm({}).error();
    SharedReader reader(text);
    if (const Status read = reader.read(); !read) return read.error();
    // Checked first, so that text of another kind is reported as such and damage with its place.
    if (const auto form = readPositionForm(reader.position()); !form) return form.error();
    if (reader.deckCount() == 0 && !fallback) return Error{{"position/decks"}};
    GameSetup setup;
    setup.mode = reader.deckCount() == 1 ? DuelMode::Sandbox : DuelMode::Two;
    setup.sides = std::move(reader.sides());
    if (reader.deckCount() == 0) {
        setup.mode = fallback->mode;
        setup.sides = fallback->sides;
    }
    for (Side& side : setup.sides)
        side.player = personAtDesk;
    if (setup.mode == DuelMode::Sandbox) setup.sides[1] = {};
    const auto duel = Duel::of(table, setup.sides[0].deck, setup.sides[1].deck, setup.mode,
                               {setup.sides[0].hidden, setup.sides[1].hidden});
    if (!duel) return duel.error();
    const auto position = readPosition(reader.position(), *duel);
    if (!position) return position.error();
    setup.from = *position;
    return setup;
}

} // namespace stonemason::token_battle
