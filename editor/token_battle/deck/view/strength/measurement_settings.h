// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck_library.h"
#include "core/token_battle/tournament/tournament.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace stonemason::token_battle {

/// Whom a deck is measured against.
enum class FieldKind : std::uint8_t {
    OtherDecks,      ///< the other decks of its library
    EachAgainstEach, ///< all decks of the library meet each other
    File,            ///< the decks of a file
    Random,          ///< decks as the game deals them
    OneDeck,         ///< one deck, wherever it is
};

/// A deck that another can be measured against: of an open document, a sample, or a file that was chosen.
struct OpponentDeck {
    QString library; ///< what holds it, as people call it
    NamedDeck deck;

    bool isSameAs(const OpponentDeck& other) const {
        return library == other.library && deck.name == other.deck.name;
    }
};

/// What a person asks for in the Strength panel.
struct MeasurementSettings {
    FieldKind field = FieldKind::OtherDecks;
    QString fileName{};                     ///< of FieldKind::File and OneDeck; empty: none was chosen yet
    std::vector<NamedDeck> file{};          ///< the decks it held when it was chosen
    QStringList fileLeftOut{};              ///< names of those that no library can hold
    QString fileFault{};                    ///< why it could not be read, in a sentence; empty when it could
    std::optional<OpponentDeck> opponent{}; ///< of FieldKind::OneDeck, as it was when it was chosen
    int randomDecks = 8;                    ///< of FieldKind::Random, 1 to mostRandomDecks
    PlayerLevel player = PlayerLevel::Normal;
    int games = 200;                    ///< between two decks that meet, even
    std::uint64_t seed = 1;             ///< of the games and of random decks
    std::int64_t searchGames = 100'000; ///< about as many a search for changes takes
};

/// Whether both ask for the same games with the decks as they are; how large a search is does not matter.
bool askTheSame(const MeasurementSettings& some, const MeasurementSettings& others);

inline constexpr int mostRandomDecks = 100;
inline constexpr int mostGamesAsked = 100'000; ///< between two decks
inline constexpr std::int64_t searchGamesOffered[] = {30'000, 100'000, 400'000};

/// What the settings mean with the library as it is.
struct StrengthPlan {
    TournamentPlan plan;
    QString fault{};       ///< why it cannot be played, in a sentence; empty when it can
    QStringList leftOut{}; ///< decks that the game does not take
};

/// The tournament that the settings describe, for the deck of that index; -1 is none. In a Field that deck is
/// the first entrant, and a deck of the field that has its name gets another.
StrengthPlan strengthPlanOf(const MeasurementSettings& settings, const DeckLibrary& library, int shown,
                            const Catalogue& catalogue);

/// The decks that changes of the deck are to be tried against: those of the Field it is in, or of each
/// against each the others.
std::vector<Deck> fieldOf(const StrengthPlan& plan, const Deck& deck);

/// The games of the whole tournament.
std::int64_t gamesOf(const TournamentPlan& plan);

} // namespace stonemason::token_battle
