// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/position_text.h"

#include "core/base/limits.h"
#include "core/token_battle/duel/position_fault.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view header = "token-battle position 1";
constexpr std::string_view kindLetters = " rfwehvg"; // by TokenKind
constexpr std::string_view playerLetters = "ab";
constexpr int maximumPoints = 40'000;  // DuelRules::winningScore and what one turn can bring beyond
constexpr int maximumExtraMoves = 200; // what Position can count; faultOf() knows how many there can be

std::string tokenText(const std::optional<Token>& token) {
    if (!token) return ".";
    std::string text = playerLetters[std::size_t(token->owner)] + std::to_string(token->value);
    if (token->kind != TokenKind::Plain) text += kindLetters[std::size_t(token->kind)];
    return text;
}

std::string squareText(Square square) {
    if (square == noSquare) return "none";
    const Cell cell = cellOf(square);
    return {char('a' + cell.column), char('1' + cell.row)};
}

std::string stateText(GameState state, int toMove) {
    switch (state) {
    case GameState::Running: return std::string("to-move ") + playerLetters[std::size_t(toMove)];
    case GameState::FirstWon: return "won a";
    case GameState::SecondWon: return "won b";
    case GameState::Drawn: return "drawn";
    }
    return {};
}

template <typename Pair>
std::string pairText(const Pair& pair) {
    return std::to_string(pair[0]) + " " + std::to_string(pair[1]);
}

template <typename Numbers>
std::string listText(const Numbers& numbers) {
    std::string text;
    for (const int number : numbers)
        text.append(text.empty() ? "" : " ").append(std::to_string(number));
    return text;
}

std::vector<std::string_view> splitIntoWords(std::string_view line) {
    constexpr std::string_view blanks = " \t\r";
    std::vector<std::string_view> words;
    for (std::size_t at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(blanks, end);
    }
    return words;
}

std::optional<int> numberOf(std::string_view word, int most) {
    int number = 0;
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (fault != std::errc() || end != word.data() + word.size() || number < 0 || number > most)
        return std::nullopt;
    return number;
}

/// The error for an impossible position.
Message faultMessage(PositionFault fault, const Position& position, const Duel& duel) {
    switch (fault) {
    case PositionFault::Moves:
        if (const int played = position.played[0].all + position.played[1].all; played != position.moves)
            return {"position/moves", {played}};
        break;
    case PositionFault::Yields: {
        const auto [first, second] = yieldsOf(position, duel);
        return {"position/yields", {first, second}};
    }
    case PositionFault::State:
        return {"position/state", {"state " + stateText(stateOf(position, duel), position.toMove)}};
    default: break;
    }
    return {"position/impossible"};
}

/// Parses the lines of a position one after the other and stores the first error.
class PositionReader {
public:
    explicit PositionReader(std::string_view text) : rest_(text) {}

    Result<Position> read() {
        nextLine();
        if (words_ != splitIntoWords(header)) fail("position/header", {std::string(header)});
        for (int row = 0; row < duelSide && !error_; ++row)
            readRow(row);
        note(PositionFault::Board);
        readState();
        note(PositionFault::State);
        note(PositionFault::Turn);
        position_.moves = readNumbers<std::uint16_t, 1>("moves", maximumMoves)[0];
        note(PositionFault::Moves);
        position_.scores = readNumbers<std::uint16_t, playerCount>("scores", maximumPoints);
        note(PositionFault::Scores);
        position_.yields = readNumbers<std::uint16_t, playerCount>("yields", maximumPoints);
        note(PositionFault::Yields);
        position_.boosts = readNumbers<std::uint8_t, playerCount>("boosts", maximumTokenValue);
        note(PositionFault::Boosts);
        position_.extraMoves = readNumbers<std::uint8_t, playerCount>("extra", maximumExtraMoves);
        note(PositionFault::ExtraMoves);
        readLast();
        note(PositionFault::LastPlaced);
        readHands("tops", &Hand::top);
        readHands("seen", &Hand::seen);
        note(PositionFault::Hands);
        readPlayed();
        note(PositionFault::Played);
        if (!error_ && nextLine()) fail("position/more");
        if (error_) return *error_;
        return position_;
    }

    /// The line at fault, after read().
    int lineOf(PositionFault fault) const { return lines_[std::size_t(fault)]; }

private:
    /// False at the end of the text.
    bool nextLine() {
        words_.clear();
        while (words_.empty() && !rest_.empty()) {
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            const std::string_view line = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            ++line_;
            words_ = splitIntoWords(line);
            if (!words_.empty() && words_.front().starts_with('#')) words_.clear();
        }
        return !words_.empty();
    }

    void note(PositionFault fault) { lines_[std::size_t(fault)] = line_; }

    void fail(std::string_view id, std::vector<Argument> arguments = {}) {
        if (!error_) error_ = Error{{id, std::move(arguments)}, line_, {}};
    }

    /// The words behind the one that begins the next line; empty when the next line begins otherwise.
    std::vector<std::string_view> wordsBehind(std::string_view name, std::size_t count) {
        if (error_) return {};
        if (!nextLine() || words_.front() != name || words_.size() != count + 1) {
            fail("position/line", {std::string(name)});
            return {};
        }
        return {words_.begin() + 1, words_.end()};
    }

    int number(std::string_view word, int most) {
        const auto number = numberOf(word, most);
        if (!number) fail("position/number", {std::string(word)});
        return number.value_or(0);
    }

    template <typename Number, std::size_t size>
    std::array<Number, size> readNumbers(std::string_view name, int most) {
        std::array<Number, size> numbers{};
        const auto words = wordsBehind(name, size);
        for (std::size_t i = 0; i < words.size(); ++i)
            numbers[i] = Number(number(words[i], most));
        return numbers;
    }

    void readRow(int row) {
        nextLine();
        if (words_.size() != duelSide) {
            fail("position/row", {duelSide, int(words_.size())});
            return;
        }
        for (int column = 0; column < duelSide; ++column)
            readToken(words_[std::size_t(column)], squareOf({row, column}));
    }

    void readToken(std::string_view word, Square square) {
        if (word == ".") return;
        Token token;
        const std::size_t owner = playerLetters.find(word.front());
        std::string_view digits = word.substr(1);
        const std::size_t kind = digits.empty() ? 0 : kindLetters.find(digits.back());
        if (kind != std::string_view::npos && kind > 0) {
            token.kind = TokenKind(kind);
            digits.remove_suffix(1);
        }
        token.value = numberOf(digits, maximumTokenValue).value_or(0);
        if (owner == std::string_view::npos || token.value == 0) {
            fail("position/token", {std::string(word)});
            return;
        }
        token.owner = int(owner);
        position_.put(square, token);
    }

    void readState() {
        if (error_) return;
        constexpr std::array<std::string_view, 5> states{"to-move a", "to-move b", "won a", "won b", "drawn"};
        nextLine();
        std::string state;
        for (std::size_t i = 1; i < words_.size(); ++i)
            state.append(i > 1 ? " " : "").append(words_[i]);
        const auto it = std::ranges::find(states, state);
        if (words_.empty() || words_.front() != "state" || it == states.end()) {
            fail("position/line", {std::string("state")});
            return;
        }
        const auto index = it - states.begin();
        position_.toMove = index == 1 ? 1 : 0;
        position_.state = index < 2 ? GameState::Running : GameState(index - 1);
    }

    void readLast() {
        const auto words = wordsBehind("last", 1);
        if (words.empty() || words[0] == "none") return;
        const std::string_view word = words[0];
        const Square square = word.size() == 2 ? squareOf({word[1] - '1', word[0] - 'a'}) : noSquare;
        if (square == noSquare) fail("position/number", {std::string(word)});
        position_.lastPlaced = square;
    }

    void readHands(std::string_view name, std::array<std::uint8_t, stackCount> Hand::*numbers) {
        const auto words = wordsBehind(name, playerCount * stackCount + 1);
        if (words.empty()) return;
        if (words[stackCount] != "/") {
            fail("position/line", {std::string(name)});
            return;
        }
        for (int i = 0; i < playerCount * stackCount; ++i) {
            const int player = i / stackCount;
            const int stack = i % stackCount;
            const std::string_view word = words[std::size_t(i + player)];
            Hand& hand = position_.hands[std::size_t(player)];
            (hand.*numbers)[std::size_t(stack)] = std::uint8_t(number(word, stackCapacity));
        }
    }

    void readPlayed() {
        const auto words = wordsBehind("played", playerCount * 3 + 1);
        if (words.empty()) return;
        if (words[3] != "/") {
            fail("position/line", {std::string("played")});
            return;
        }
        for (std::size_t player = 0; player < playerCount; ++player) {
            const auto at = [&](std::size_t i) {
                return std::uint16_t(number(words[player * 4 + i], maximumMoves));
            };
            position_.played[player] = {at(0), at(1), at(2)};
        }
    }

    std::string_view rest_;
    Position position_;
    std::vector<std::string_view> words_; ///< of the line read last
    int line_ = 0;
    std::array<int, std::size_t(PositionFault::LastPlaced) + 1> lines_{}; ///< by PositionFault
    std::optional<Error> error_;
};

std::string handsText(const Position& position, std::array<std::uint8_t, stackCount> Hand::*numbers) {
    return listText(position.hands[0].*numbers) + " / " + listText(position.hands[1].*numbers);
}

} // namespace

std::string positionText(const Position& position) {
    std::string text(header);
    text += '\n';
    for (int square = 0; square < duelCells; ++square) {
        std::string token = tokenText(position.tokenAt(Square(square)));
        const bool last = square % duelSide == duelSide - 1;
        if (!last) token.resize(std::max<std::size_t>(token.size() + 1, 4), ' ');
        text += token;
        if (last) text += '\n';
    }
    const auto played = [&](std::size_t player) {
        const PlayedCards& cards = position.played[player];
        return listText(std::array<int, 3>{cards.all, cards.pushes, cards.flips});
    };
    text +=
        "state " + stateText(position.state, position.toMove) + "\nmoves " + std::to_string(position.moves);
    text += "\nscores " + pairText(position.scores) + "\nyields " + pairText(position.yields);
    text += "\nboosts " + pairText(position.boosts) + "\nextra " + pairText(position.extraMoves);
    text += "\nlast " + squareText(position.lastPlaced);
    text += "\ntops " + handsText(position, &Hand::top) + "\nseen " + handsText(position, &Hand::seen);
    return text + "\nplayed " + played(0) + " / " + played(1) + "\n";
}

Result<Position> readPosition(std::string_view text, const Duel& duel) {
    if (text.size() > maximumPositionText) return Error{{"file/too-large", {int(maximumPositionText)}}};
    PositionReader reader(text);
    Result<Position> position = reader.read();
    if (!position) return position;
    if (const auto fault = faultOf(*position, duel))
        return Error{faultMessage(*fault, *position, duel), reader.lineOf(*fault)};
    return position;
}

Result<Position> readPositionForm(std::string_view text) {
    if (text.size() > maximumPositionText) return Error{{"file/too-large", {int(maximumPositionText)}}};
    return PositionReader(text).read();
}

} // namespace stonemason::token_battle
