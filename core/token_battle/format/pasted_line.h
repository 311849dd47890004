// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Lines of decks as people write them into posts.

namespace stonemason::token_battle {

/// A line without the marks of quotations, Markdown, BBCode and lists.
struct PastedLine {
    std::string text{};
    int line = 0;           ///< of the file, 1-based
    bool isBullet = false;  ///< it was an entry of a list
    bool isHeading = false; ///< it was a heading of Markdown
    /// The line as a row of a table: marks and blanks at its ends kept, \f for a line end within it.
    std::string row{};
    bool isRule = false; ///< it drew a line, such as that below the head of a table
};

/// Stands in PastedLine::row for a bar that separates no cells.
inline constexpr char literalBar = '\x1E';

/// Goes through the lines of a text, see textOfHtml() for \v and \f.
class PastedLines {
public:
    explicit PastedLines(std::string_view text) : text_(text) {}

    std::optional<PastedLine> next();

private:
    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
};

/// "Stack 2: Ram, Wedge", "2nd stack - Ram", "STACK:", "Pile 2", "Stack II", "Stack B".
struct StackHeading {
    int number = 0;            ///< from 1; 0 when it has none
    std::string_view cards{};  ///< behind it
    bool isSeparated = true;   ///< a colon, a dash or the end of the line stands between the two
    bool endsWithDash = false; ///< "Stack 3 -", which may be an empty stack
};
std::optional<StackHeading> stackHeading(std::string_view text);

/// The name behind "Deck:", "deck -", "Deck name:" or "Deck 3:"; empty when it has none.
std::optional<std::string_view> deckHeading(std::string_view text);

/// The number of "2. Ram, Wedge" or "2: Ram, Wedge", at most 4, and what stands behind it.
std::optional<StackHeading> numberHeading(std::string_view text);

/// The parts of a line between commas, semicolons, bullets and the like, without marks at their ends.
/// One that ends with a comma has an empty last part.
std::vector<std::string> partsOf(std::string_view text);

/// Whether the text is a single sign that marks an empty stack.
bool meansNothing(std::string_view text);

/// Whether the part begins with how often the card is there: "1x Pike", "x1 Pike", "1 Pike".
bool beginsWithCount(std::string_view part);

/// The words between blanks.
int wordsOf(std::string_view text);

/// Whether the line may be cards for its form alone: an entry or a few short names.
/// @param parts of its text, see partsOf()
bool hasFormOfCards(const PastedLine& line, const std::vector<std::string>& parts);

} // namespace stonemason::token_battle
