// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_text.h"

#include <sstream>
#include <stdexcept>

namespace stonemason::test {

using namespace token_battle;

namespace {

/// By TokenKind; plain has none.
constexpr std::string_view kindLetters = " rflehvg";

TokenKind kindOf(char letter) {
    const auto index = kindLetters.find(letter);
    if (index == std::string_view::npos) throw std::runtime_error(std::string("no kind of token: ") + letter);
    return TokenKind(index);
}

} // namespace

std::string plainText(const PlainBoard& board) {
    std::string text;
    for (int row = 0; row < plainBoardSize.rows; ++row)
        for (int column = 0; column < plainBoardSize.columns; ++column) {
            const auto& token = board.at({row, column});
            if (!token) continue;
            if (!text.empty()) text += ' ';
            text += std::to_string(row) + std::to_string(column) + (token->owner == 0 ? ":a" : ":b") +
                    std::to_string(token->value);
            if (token->kind != TokenKind::Plain) text += kindLetters[std::size_t(token->kind)];
        }
    return text;
}

void putTokens(PlainBoard& board, std::string_view line) {
    std::istringstream words{std::string(line)};
    for (std::string word; words >> word;) {
        std::size_t digits = 0;
        const Cell cell{word.at(0) - '0', word.at(1) - '0'};
        const char owner = word.at(3);
        const int value = std::stoi(word.substr(4), &digits);
        const bool known = plainBoardSize.contains(cell) && !board.isTaken(cell) && word[2] == ':' &&
                           (owner == 'a' || owner == 'b') && word.size() <= digits + 5;
        if (!known) throw std::runtime_error("no token: " + word);
        const TokenKind kind = word.size() == digits + 5 ? kindOf(word.back()) : TokenKind::Plain;
        board.put(cell, owner - 'a', value, kind);
    }
}

PlainBoard plainBoardOf(std::string_view line) {
    PlainBoard board;
    putTokens(board, line);
    return board;
}

} // namespace stonemason::test
