// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/error_text.h"

namespace stonemason::test {

namespace {

struct ArgumentText {
    std::string operator()(int number) const { return std::to_string(number); }
    std::string operator()(const std::string& word) const { return word; }
    std::string operator()(Cell cell) const {
        return "(" + std::to_string(cell.row) + "," + std::to_string(cell.column) + ")";
    }
    std::string operator()(const std::vector<Cell>& cells) const {
        std::string text;
        for (Cell cell : cells)
            text += (*this)(cell);
        return text;
    }
};

} // namespace

std::string errorText(const Error& error) {
    std::string text(error.message.id);
    for (const Argument& argument : error.message.arguments)
        text += " " + std::visit(ArgumentText{}, argument);
    if (error.line > 0) text += " @" + std::to_string(error.line);
    if (!error.field.empty()) text += " in " + error.field;
    return text;
}

} // namespace stonemason::test
