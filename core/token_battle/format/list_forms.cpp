// SPDX-License-Identifier: GPL-3.0-or-later
// The list formats that other programs display well. They are read like any pasted list.
#include "core/token_battle/format/formats.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::token_battle {

namespace {

using Stacks = std::array<std::vector<ListEntry>, stackCount>;

Stacks stacksOf(const NamedDeck& deck, const Catalogue& catalogue) {
    Stacks stacks;
    for (int s = 0; s < stackCount; ++s)
        stacks[std::size_t(s)] = entriesOf(deck, s, catalogue);
    return stacks;
}

std::size_t rowsOf(const Stacks& stacks) {
    std::size_t rows = 0;
    for (const auto& stack : stacks)
        rows = std::max(rows, stack.size());
    return rows;
}

/// Escapes Markdown formatting characters with backslashes.
std::string markdown(std::string_view words) {
    constexpr std::string_view signs = "\\`*_[]>#|~";
    std::string text;
    for (const char c : words) {
        if (signs.find(c) != std::string_view::npos) text += '\\';
        text += c;
    }
    return text;
}

std::string html(std::string_view words) {
    constexpr std::string_view signs = "&<>\"\\`*_[]#|~";
    std::string text;
    for (const char c : words)
        if (signs.find(c) != std::string_view::npos)
            text.append("&#").append(std::to_string(int(c))).append(";");
        else
            text += c;
    return text;
}

std::string quotedCell(std::string_view words) {
    std::string text = "\"";
    for (const char c : words)
        text.append(c == '"' ? 2 : 1, c);
    return text + "\"";
}

/// A cell of a table separated by commas.
std::string csvCell(std::string_view words) {
    const bool isPlain = words.find_first_of("\",;\t\\`*_[]>#|~") == std::string_view::npos;
    return isPlain ? std::string(words) : quotedCell(markdown(words));
}

std::string stackName(int stack) {
    return "Stack " + std::to_string(stack + 1);
}

void writeCards(const NamedDeck& deck, const Catalogue& catalogue, std::string& text) {
    text.append("Deck: ").append(markdown(deck.name)).append("\n");
    for (int s = 0; s < stackCount; ++s) {
        const auto entries = entriesOf(deck, s, catalogue);
        text.append("\n").append(stackName(s)).append(entries.empty() ? " -\n" : "\n");
        for (const ListEntry& entry : entries)
            text.append("1x ").append(markdown(entry.named)).append("\n");
    }
}

void writeMarkdownList(const NamedDeck& deck, const Catalogue& catalogue, std::string& text) {
    text.append("## Deck: ").append(markdown(deck.name)).append("\n");
    for (int s = 0; s < stackCount; ++s) {
        const auto entries = entriesOf(deck, s, catalogue);
        text.append("\n### ").append(stackName(s)).append(entries.empty() ? " -\n" : "\n\n");
        for (const ListEntry& entry : entries)
            text.append("- ").append(markdown(entry.named)).append("\n");
    }
}

void writeMarkdownTable(const NamedDeck& deck, const Catalogue& catalogue, std::string& text) {
    text.append("## Deck: ").append(markdown(deck.name)).append("\n\n");
    text += "| Stack 1 | Stack 2 | Stack 3 | Stack 4 |\n|---|---|---|---|\n";
    const Stacks stacks = stacksOf(deck, catalogue);
    for (std::size_t row = 0; row < rowsOf(stacks); ++row) {
        text += "|";
        for (const auto& stack : stacks)
            text.append(" ").append(row < stack.size() ? markdown(stack[row].named) : "").append(" |");
        text += "\n";
    }
}

void writeCsv(const NamedDeck& deck, const Catalogue& catalogue, std::string& text) {
    if (text.empty()) text = "Deck,Stack 1,Stack 2,Stack 3,Stack 4\n";
    const Stacks stacks = stacksOf(deck, catalogue);
    for (std::size_t row = 0; row < std::max(rowsOf(stacks), std::size_t(1)); ++row) {
        text += csvCell(deck.name);
        for (const auto& stack : stacks)
            text.append(",").append(row < stack.size() ? csvCell(stack[row].named) : "");
        text += "\n";
    }
}

void writeHtml(const NamedDeck& deck, const Catalogue& catalogue, std::string& text) {
    if (text.empty()) text = "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>Decks</title>\n";
    text.append("<h2>Deck: ").append(html(deck.name)).append("</h2>\n<table border=\"1\">\n<tr>");
    for (int s = 0; s < stackCount; ++s)
        text.append("<th>").append(stackName(s)).append("</th>");
    text += "</tr>\n";
    const Stacks stacks = stacksOf(deck, catalogue);
    for (std::size_t row = 0; row < rowsOf(stacks); ++row) {
        text += "<tr>";
        for (const auto& stack : stacks)
            text.append("<td>").append(row < stack.size() ? html(stack[row].named) : "").append("</td>");
        text += "</tr>\n";
    }
    text += "</table>\n";
}

} // namespace

std::string writeListForm(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format) {
    std::string text;
    const bool isSpaced = format != DeckFormat::Csv && format != DeckFormat::Html;
    for (const NamedDeck& deck : library.decks()) {
        if (isSpaced && !text.empty()) text += "\n";
        switch (format) {
        case DeckFormat::MarkdownList: writeMarkdownList(deck, catalogue, text); break;
        case DeckFormat::MarkdownTable: writeMarkdownTable(deck, catalogue, text); break;
        case DeckFormat::Csv: writeCsv(deck, catalogue, text); break;
        case DeckFormat::Html: writeHtml(deck, catalogue, text); break;
        default: writeCards(deck, catalogue, text);
        }
    }
    return text;
}

} // namespace stonemason::token_battle
