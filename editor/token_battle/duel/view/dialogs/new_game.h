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

/// A deck that can be played: from an open file, a sample, a file that was chosen.
struct DeckOffer {
    QString library; ///< the name of the file, or of the document
    std::string name;
    Deck deck;
    QString file{};     ///< its path, empty for none
    QString document{}; ///< the identity of the open document that holds it, empty for none
    /// An open document that holds no deck: there is none to choose, but its file counts as open.
    bool isEmpty = false;

    bool operator==(const DeckOffer&) const = default;
};

enum class DeckSource : std::uint8_t { Named, RandomOfMine, RandomCards };

/// What deck a side is to play.
struct DeckChoice {
    DeckSource source = DeckSource::RandomCards;
    QString library{}; ///< of a named one
    std::string name{};
    QString file{};     ///< the path it is read from when it is offered no more
    QString document{}; ///< the identity of the document it was chosen from, empty for none

    bool operator==(const DeckChoice&) const = default;
};

/// What a new game is to be. Of two people Blue is near.
struct NewGame {
    SeatChoices seats{};
    std::array<DeckChoice, playerCount> decks{}; ///< near, far
    bool openDecks = false;
    std::uint64_t seed = 0;

    bool operator==(const NewGame&) const = default;
};

/// The choice for exactly that deck.
DeckChoice choiceFor(const DeckOffer& offer);

/// The offer that a named choice means: the deck of that name of the same document, whatever that is called
/// by now; else of the same file; of what has neither, as a sample, of the same library. nullptr for none.
const DeckOffer* offerOf(const DeckChoice& choice, const std::vector<DeckOffer>& offers);

/// Why such a deck cannot be played, in a sentence, or empty: a named one that is not offered or not
/// finished, a random one of mine when none is finished.
QString whyNotPlayed(const DeckChoice& choice, const std::vector<DeckOffer>& offers,
                     const Catalogue& catalogue);

/// The setup of such a game: everything left to chance is drawn from its seed, so that the same choices and
/// decks give the same game. nullopt when a deck of it cannot be played: no other one takes its place.
std::optional<GameSetup> setupOf(const NewGame& choices, const std::vector<DeckOffer>& offers,
                                 const DuelTable& table);

/// The choices as text to remember, the seed left out, and back; anything else is the default.
QString rememberedText(const NewGame& choices);
NewGame fromRemembered(const QString& text);

/// The setup of the same game with the other side moving first, and other chances.
GameSetup rematchOf(const GameSetup& setup, std::uint64_t seed, const DuelTable& table);

} // namespace stonemason::token_battle
