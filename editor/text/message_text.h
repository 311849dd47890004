// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>
#include <QStringView>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

namespace stonemason {

/// The kind of an argument of a message, which determines its text.
enum class ArgumentKind : std::uint8_t {
    Number,
    Count,       ///< a number that selects the singular or the plural
    Tenths,      ///< 32: "3.2"
    Hundredths,  ///< 325: "3.25"
    Cell,        ///< "row 8, column 1"
    Cells,       ///< the first few, "and 12 more"
    Tile,        ///< a code: “F”, in a game's words "Forest (F)"
    Ground,      ///< a code, or "" for the area beyond the board
    Letter,      ///< a code or digit by itself: “d”
    Class,       ///< id of a terrain class: “forest”, in a game's words "forest"
    Classes,     ///< ids with blanks between them: "forest, water"
    Layer,       ///< id of a layer: “safe”, in a game's words "Safe points"
    King,        ///< id of a start, in a game's words the piece on it: "your king"
    Symmetry,    ///< "half-turn", "diagonal", "top-bottom" ...: "the half-turn"
    Half,        ///< "bottom-left", "top" ...: "the bottom-left half"
    Direction,   ///< "north"
    Card,        ///< number of a card: "card 12", in a game's words "Hammer (12)"
    Quoted,      ///< words from a file: “waste lands”
    JsonType,    ///< "array": "a list"
    FileKind,    ///< id of a kind of document: "a map of characters"
    Bytes,       ///< a number of bytes: "16 MiB"
    RowOrColumn, ///< counted from 1 in the message, from 0 in the text, as the rulers do
    SystemError, ///< errno: its text from the system
    Side,        ///< "blue": "Blue"
    Rank,        ///< of a piece: "rank 4", in a game's words "Brawler 4"
    Words,       ///< words of our own, inserted unchanged
    Thing,       ///< a kind of things of a world, or of treasure: "chest"
    Object,      ///< id of a thing of a world: “ore_mine”, in a game's words “Ore mine”
    Player,      ///< number of a colour of a world: "Red"
    Creature,    ///< number of a creature of a world, in a game's words "Goblin"
    Language,    ///< number of a language of a world: "English"
    Value,       ///< a field of a world's records that holds a number: "surface"
};

/// The kinds of a message's arguments, in order.
class ArgumentKinds {
public:
    static constexpr std::size_t most = 7;

    constexpr ArgumentKinds(std::initializer_list<ArgumentKind> kinds) : size_(kinds.size()) {
        std::size_t next = 0;
        for (ArgumentKind kind : kinds)
            kinds_[next++] = kind;
    }
    constexpr std::size_t size() const { return size_; }
    constexpr ArgumentKind operator[](std::size_t index) const { return kinds_[index]; }
    constexpr void set(std::size_t index, ArgumentKind kind) { kinds_[index] = kind; }

private:
    std::array<ArgumentKind, most> kinds_{};
    std::size_t size_ = 0;
};

/// A game's words for the things that messages identify by code, id or number. Messages know no game; the
/// caller passes its vocabulary to show them. This base class has no words and shows codes, ids and numbers.
class Vocabulary {
public:
    Vocabulary() = default;
    Vocabulary(const Vocabulary&) = delete;
    Vocabulary& operator=(const Vocabulary&) = delete;
    virtual ~Vocabulary() = default;

    /// The argument formatted for use inside a sentence; nothing where the game has no word for it.
    virtual std::optional<QString> of(const Argument& argument, ArgumentKind kind) const;
    /// The replacement for %{word}; nothing for a word that the game does not have.
    virtual std::optional<QString> placeholder(QStringView word) const;
};

/// A text to translate, with the placeholders %1, %2 ... for the arguments and %{cards} and the like for the
/// game's vocabulary (Vocabulary::placeholder). With `many` the text depends on the Count argument: `one` is
/// used for 1, `many`, with %n for the number, for any other.
struct Phrase {
    constexpr Phrase(const char* forOne = nullptr, const char* forMany = nullptr)
        : one(forOne), many(forMany) {}

    const char* one;
    const char* many;
};

/// The text of a message.
struct MessageText {
    std::string_view id;
    ArgumentKinds kinds;
    Phrase headline;
    Phrase sentence;
};

/// A row of a message table. lupdate assigns a comment in front of it to its first text; the kinds are
/// template arguments because lupdate would drop the comment at a list in braces.
template <ArgumentKind... kinds>
constexpr MessageText row(std::string_view id, Phrase headline, Phrase sentence) {
    return {id, {kinds...}, headline, sentence};
}
template <ArgumentKind... kinds>
constexpr MessageText row(std::string_view id, Phrase sentence) {
    return row<kinds...>(id, {}, sentence);
}

/// The text of the message, or nullptr for an id that is not in the table.
const MessageText* findText(std::span<const MessageText> table, std::string_view id);

/// The phrase in the program's language, with the arguments inserted; its first letter is a capital.
QString spoken(const char* context, const MessageText& text, const Phrase& phrase, const Message& message,
               const Vocabulary& vocabulary);

} // namespace stonemason
