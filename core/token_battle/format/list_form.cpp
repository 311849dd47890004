// SPDX-License-Identifier: GPL-3.0-or-later
// Detects which of our list formats a list resembles most.
#include "core/format/text_file.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/pasted_line.h"
#include "core/token_battle/format/pasted_table.h"
#include "core/token_battle/format/pasted_text.h"

#include <algorithm>
#include <string>

namespace stonemason::token_battle {

namespace {

/// Lines by what they have of the forms.
struct ListShape {
    int wholeStacks = 0;   ///< a heading with cards behind it, or that there are none
    int bareHeadings = 0;  ///< of stacks
    int severalCards = 0;  ///< lines of several entries without a heading
    int entries = 0;       ///< lines of one
    int bullets = 0;       ///< of them, and of the lines of several
    bool isMarked = false; ///< there are headings of Markdown
};

void addLine(ListShape& shape, const PastedLine& line) {
    shape.isMarked = shape.isMarked || line.isHeading;
    if (line.text.empty() || deckHeading(line.text)) return;
    if (const auto heading = stackHeading(line.text)) {
        heading->cards.empty() ? ++shape.bareHeadings : ++shape.wholeStacks;
        return;
    }
    shape.bullets += line.isBullet ? 1 : 0;
    partsOf(line.text).size() > 1 ? ++shape.severalCards : ++shape.entries;
}

} // namespace

DeckFormat listFormOf(std::string_view bytes) {
    const auto decoded = fromUtf16(bytes);
    const std::string_view text = decoded ? std::string_view(*decoded) : withoutMark(bytes);
    if (looksLikeHtml(text)) return DeckFormat::Html;
    ListShape shape;
    PastedLines lines(text);
    while (const auto line = lines.next()) {
        if (PastedTable::of(line->row))
            return line->row.find('|') == std::string::npos ? DeckFormat::Csv : DeckFormat::MarkdownTable;
        addLine(shape, *line);
    }
    if (shape.wholeStacks > 0) return DeckFormat::List;
    const bool hasBullets = 2 * shape.bullets > shape.entries + shape.severalCards;
    if (shape.isMarked || hasBullets) return DeckFormat::MarkdownList;
    return shape.bareHeadings == 0 && shape.severalCards > shape.entries ? DeckFormat::List
                                                                         : DeckFormat::Cards;
}

} // namespace stonemason::token_battle
