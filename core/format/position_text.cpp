// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/position_text.h"

#include "core/base/limits.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace stonemason {

namespace {

constexpr std::string_view header = "token-battle position 1";
constexpr std::string_view kindLetters = " rfwehvg"; // by TokenKind
constexpr std::string_view playerLetters = "ab";
constexpr int maximumPoints = 40'000; // DuelRules::winningScore and what one turn can bring beyond

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

std::string stateText(const Position& position) {
    switch (position.state) {
    case DuelState::Running: return std::string("to-move ") + playerLetters[position.toMove];
    case DuelState::FirstWon: return "won a";
    case DuelState::SecondWon: return "won b";
    case DuelState::Drawn: return "drawn";
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

std::vector<std::string_view> wordsOf(std::string_view line) {
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

/// Takes the lines of a position one after the other and remembers the first thing that was wrong.
class PositionReader {
public:
    PositionReader(std::string_view text, const Duel& duel) : rest_(text), duel_(duel) {}

    Result<Position> read() {
        nextLine();
        if (words_ != wordsOf(header)) fail("position/header", {std::string(header)});
        for (int row = 0; row < duelSide && !error_; ++row)
            readRow(row);
        readState();
        position_.moves = readNumbers<std::uint16_t, 1>("moves", 10'000)[0];
        position_.scores = readNumbers<std::uint16_t, playerCount>("scores", maximumPoints);
        position_.yields = readNumbers<std::uint16_t, playerCount>("yields", maximumPoints);
        position_.boosts = readNumbers<std::uint8_t, playerCount>("boosts", maximumTokenValue);
        position_.extraMoves = readNumbers<std::uint8_t, playerCount>("extra", 200);
        readLast();
        readHands("tops", &Hand::top);
        readHands("seen", &Hand::seen);
        readPlayed();
        const int most = std::max(position_.scores[0], position_.scores[1]);
        const DuelRules& rules = duel_.rules();
        if (position_.running() && (most >= rules.winningScore || position_.moves >= rules.mostMoves))
            fail("position/impossible");
        if (!error_ && nextLine()) fail("position/more");
        if (error_) return *error_;
        return position_;
    }

private:
    /// False at the end of the text.
    bool nextLine() {
        words_.clear();
        while (words_.empty() && !rest_.empty()) {
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            const std::string_view line = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            ++line_;
            words_ = wordsOf(line);
            if (!words_.empty() && words_.front().starts_with('#')) words_.clear();
        }
        return !words_.empty();
    }

    void fail(std::string_view id, std::vector<Argument> arguments = {}) {
        if (!error_) error_ = Error{{id, std::move(arguments)}, line_, {}};
    }

    /// The words behind the one that begins the next line; empty when that line is another.
    std::vector<std::string_view> lineOf(std::string_view name, std::size_t count) {
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
        const auto words = lineOf(name, size);
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
        if (owner == 1 && duel_.mode() == DuelMode::Sandbox) fail("position/impossible");
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
        position_.state = index < 2 ? DuelState::Running : DuelState(index - 1);
        const bool full = position_.empty() == 0;
        if (position_.running() && (full || (index == 1 && duel_.mode() == DuelMode::Sandbox)))
            fail("position/impossible");
    }

    void readLast() {
        const auto words = lineOf("last", 1);
        if (words.empty() || words[0] == "none") return;
        const std::string_view word = words[0];
        const Square square = word.size() == 2 ? squareOf({word[1] - '1', word[0] - 'a'}) : noSquare;
        if (square == noSquare)
            fail("position/number", {std::string(word)});
        else if ((position_.occupied() & bit(square)) == 0)
            fail("position/impossible");
        position_.lastPlaced = square;
    }

    void readHands(std::string_view name, std::array<std::uint8_t, stackCount> Hand::*numbers) {
        const auto words = lineOf(name, playerCount * stackCount + 1);
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
            if (numbers == &Hand::seen && !isPossible(hand, player, stack)) fail("position/impossible");
        }
    }

    /// A stack has not come round before all of its cards were seen.
    bool isPossible(const Hand& hand, int player, int stack) const {
        const int cards = duel_.cardsIn(player, stack);
        const int top = hand.top[std::size_t(stack)];
        const int seen = hand.seen[std::size_t(stack)];
        if (seen > cards) return false;
        return seen == cards ? top < std::max(cards, 1) : top == seen;
    }

    void readPlayed() {
        const auto words = lineOf("played", playerCount * 3 + 1);
        if (words.empty()) return;
        if (words[3] != "/") {
            fail("position/line", {std::string("played")});
            return;
        }
        for (std::size_t player = 0; player < playerCount; ++player) {
            const auto at = [&](std::size_t i) { return number(words[player * 4 + i], 10'000); };
            const int all = at(0);
            const int pushes = at(1);
            const int flips = at(2);
            if (pushes + flips > all || all > position_.moves) fail("position/impossible");
            position_.played[player] = {std::uint16_t(all), std::uint16_t(pushes), std::uint16_t(flips)};
        }
    }

    std::string_view rest_;
    const Duel& duel_;
    Position position_;
    std::vector<std::string_view> words_; ///< of the line read last
    int line_ = 0;
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
    text += "state " + stateText(position) + "\nmoves " + std::to_string(position.moves);
    text += "\nscores " + pairText(position.scores) + "\nyields " + pairText(position.yields);
    text += "\nboosts " + pairText(position.boosts) + "\nextra " + pairText(position.extraMoves);
    text += "\nlast " + squareText(position.lastPlaced);
    text += "\ntops " + handsText(position, &Hand::top) + "\nseen " + handsText(position, &Hand::seen);
    return text + "\nplayed " + played(0) + " / " + played(1) + "\n";
}

Result<Position> readPosition(std::string_view text, const Duel& duel) {
    if (text.size() > maximumPositionText) return Error{{"file/too-large", {int(maximumPositionText)}}};
    return PositionReader(text, duel).read();
}

} // namespace stonemason
