// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/token_battle/format/formats.h"

#include <algorithm>
#include <array>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view headerWord = "set";

/// What stands under one "set" line.
struct SetBlock {
    static constexpr int mostKept = 12; ///< more lines than any deck has, doubled names included

    int number = 0; ///< behind "set"
    int line = 0;   ///< of the "set" line
    int count = 0;  ///< lines that are not blank
    std::array<TextLine, mostKept> lines{};

    void add(const TextLine& added) {
        if (count < mostKept) lines[std::size_t(count)] = added;
        ++count;
    }
    bool isNumbers(int index) const { return readStack(lines[std::size_t(index)].text).has_value(); }
    bool areNumbers(int first, int last) const {
        for (int i = first; i < last; ++i)
            if (!isNumbers(i)) return false;
        return true;
    }
};

enum class Shape {
    Old,     ///< four stacks
    New,     ///< a name and four stacks
    Unclear, ///< four stacks under something that may be a name or a stack
    NotADeck,
};

/// The number of a "set" line, or nullopt.
std::optional<int> headerNumber(std::string_view line) {
    if (!line.starts_with(headerWord)) return std::nullopt;
    const std::string_view number = line.substr(headerWord.size());
    if (number.empty() || (number.front() != ' ' && number.front() != '\t')) return std::nullopt;
    return readNumber(trimmed(number));
}

/// The lines of the block that are its name: several when an update of the game wrote it several times.
int nameLines(const SetBlock& block) {
    const int names = block.count - stackCount;
    if (names < 1 || block.count > SetBlock::mostKept) return 0;
    const auto isFirst = [&block](const TextLine& line) { return line.text == block.lines[0].text; };
    const auto first = block.lines.begin();
    return std::all_of(first, first + names, isFirst) ? names : 0;
}

Shape shapeOf(const SetBlock& block) {
    const int names = nameLines(block);
    if (names == 0) {
        const bool stacks = block.count == stackCount && block.areNumbers(0, stackCount);
        return stacks ? Shape::Old : Shape::NotADeck;
    }
    if (!block.areNumbers(names, block.count)) return Shape::NotADeck;
    if (!block.isNumbers(0)) return Shape::New;
    return names == 1 ? Shape::Unclear : Shape::NotADeck;
}

/// Parts the text into blocks. Right under a "set" line another one is a name when numbers follow.
std::vector<SetBlock> blocksOf(TextPart part) {
    std::vector<SetBlock> blocks;
    LineWalk walk(part);
    std::optional<TextLine> held; // a "set" line right under another, while it is not known what it is
    const auto begin = [&blocks](const TextLine& line) {
        blocks.push_back({headerNumber(line.text).value_or(0), line.line});
    };
    while (blocks.size() <= std::size_t(maximumDecks)) {
        const auto line = walk.next();
        if (held && (!line || !line->text.empty())) {
            if (line && readStack(line->text))
                blocks.back().add(*held);
            else
                begin(*held);
            held.reset();
        }
        if (!line) break;
        if (line->text.empty()) continue;
        const bool header = headerNumber(line->text).has_value();
        if (header && !blocks.empty() && blocks.back().count == 0)
            held = line;
        else if (header || blocks.empty())
            begin(*line);
        else
            blocks.back().add(*line);
    }
    return blocks;
}

/// Why the block is no deck.
Error faultOf(const SetBlock& block) {
    const int names = block.count > 0 && !block.isNumbers(0) ? 1 : 0;
    const int stacks = block.count - names;
    const int kept = std::min(block.count, SetBlock::mostKept);
    for (int i = names; i < kept && stacks <= stackCount; ++i)
        if (!block.isNumbers(i)) return {{"deck/not-numbers"}, block.lines[std::size_t(i)].line, {}};
    return {{"deck/stacks", {stacks, stackCount}}, block.line, {}};
}

FoundDeck deckOf(const SetBlock& block, Shape shape) {
    FoundDeck deck;
    deck.line = block.line;
    deck.name = defaultDeckName(block.number + 1);
    const bool named = shape == Shape::New || (block.count > 0 && !block.isNumbers(0));
    if (named) deck.name = std::string(block.lines[0].text);
    if (named) deck.line = block.lines[0].line;
    if (shape == Shape::NotADeck) {
        deck.fault = faultOf(block);
        return deck;
    }
    for (int i = block.count - stackCount; i < block.count; ++i) {
        deck.stacks.push_back(readStack(block.lines[std::size_t(i)].text).value_or(std::vector<CardId>{}));
        deck.stackLines.push_back(block.lines[std::size_t(i)].line);
    }
    return deck;
}

} // namespace

bool looksLikeSets(std::string_view text) {
    LineWalk walk({text});
    while (const auto line = walk.next())
        if (!line->text.empty()) return headerNumber(line->text).has_value();
    return false;
}

void readSets(TextPart part, DeckCollector& collector, int active) {
    const std::vector<SetBlock> blocks = blocksOf(part);
    std::vector<Shape> shapes;
    for (const SetBlock& block : blocks)
        shapes.push_back(shapeOf(block));
    const bool anyOld = std::ranges::count(shapes, Shape::Old) > 0;
    const bool anyNew = std::ranges::count(shapes, Shape::New) > 0;
    const bool onlyOld = anyOld && !anyNew;
    const auto marked = std::ranges::find(blocks, active, &SetBlock::number);
    if (marked != blocks.end()) collector.setActive(int(marked - blocks.begin()));
    collector.setFormat(onlyOld ? DeckFormat::OldSets : DeckFormat::Sets);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        Shape shape = shapes[i];
        if (shape == Shape::Unclear && !onlyOld) shape = Shape::New;
        FoundDeck deck = deckOf(blocks[i], shape);
        if (shape == Shape::Unclear) deck.fault = Error{{"deck/ambiguous"}, blocks[i].line, {}};
        if (!collector.add(std::move(deck))) return;
    }
}

Result<std::string> writeSets(const DeckLibrary& library, bool names, std::string_view lineEnd) {
    std::string text;
    for (int i = 0; i < library.size(); ++i) {
        const NamedDeck& deck = library.at(i);
        text.append(headerWord).append(" ").append(std::to_string(i)).append(lineEnd);
        if (names) text.append(deck.name).append(lineEnd);
        for (int s = 0; s < stackCount; ++s) {
            const auto cards = deck.deck.stack(s);
            if (cards.empty()) return Error{{"write/empty-stack", {deck.name, s + 1}}};
            for (std::size_t c = 0; c < cards.size(); ++c)
                text.append(c > 0 ? " " : "").append(std::to_string(cards[c]));
            text.append(lineEnd);
        }
    }
    return text;
}

} // namespace stonemason::token_battle
