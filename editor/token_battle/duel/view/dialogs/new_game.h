// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck_library.h"
#include "core/token_battle/duel/game.h"
#include "editor/play/seat_choices.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace stonemason::token_battle {

/// A deck to choose from: of an open document, a sample, or a file that was chosen.
struct DeckOffer {
    QString library; ///< the name of the file, or of the document
    std::string name;
    Deck deck;
    QString file{};     ///< its path, empty for none
    QString document{}; ///< the identity of the open document that holds it, empty for none
    /// An open document without decks: it offers none, but its file counts as open.
    bool isEmpty = false;

    bool operator==(const DeckOffer&) const = default;
};

enum class DeckSource : std::uint8_t { Named, RandomOfMine, RandomCards };

/// The deck that a side plays.
struct DeckChoice {
    DeckSource source = DeckSource::RandomCards;
    QString library{}; ///< that of a named deck
    std::string name{};
    QString file{};     ///< the path to read it from when it is no longer offered
    QString document{}; ///< the identity of the document it was chosen from, empty for none

    bool operator==(const DeckChoice&) const = default;
};

/// The settings of a new game. Blue sits near when two people play.
struct NewGame {
    SeatChoices seats{};
    std::array<DeckChoice, playerCount> decks{}; ///< near, far
    bool openDecks = false;
    std::uint64_t seed = 0;

    bool operator==(const NewGame&) const = default;
};

/// The choice of exactly this deck.
DeckChoice choiceFor(const DeckOffer& offer);

/// The offer for a named choice: the deck of that name in the same document, even if renamed; else in the
/// same file; for a deck without either (a sample), in the same library. nullptr if there is none.
const DeckOffer* offerOf(const DeckChoice& choice, const std::vector<DeckOffer>& offers);

/// Why this choice cannot be played, in a sentence, or empty: a named deck is not offered or not finished,
/// or none of the user's decks is finished.
QString whyNotPlayed(const DeckChoice& choice, const std::vector<DeckOffer>& offers,
                     const Catalogue& catalogue);

/// The setup of this game: all random choices are drawn from its seed, so the same choices and decks give
/// the same game. nullopt if one of its decks cannot be played: it is not replaced by another one.
std::optional<GameSetup> setupOf(const NewGame& choices, const std::vector<DeckOffer>& offers,
                                 const DuelTable& table);

/// Converts the choices, without the seed, to text and back; invalid text gives the defaults.
QString rememberedText(const NewGame& choices);
NewGame fromRemembered(const QString& text);

/// The setup of the same game with the other side moving first and another seed.
GameSetup rematchOf(const GameSetup& setup, std::uint64_t seed, const DuelTable& table);

} // namespace stonemason::token_battle
