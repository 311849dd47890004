// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/dialogs/new_game.h"

#include "core/token_battle/deck/deck.h"
#include "editor/app/disk/file_lock.h"
#include "editor/text/visible_words.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/text/deck_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

struct NewGameWords {
    Q_DECLARE_TR_FUNCTIONS(NewGame)
};

/// nullopt if the chosen deck cannot be played.
std::optional<Side> sideOf(const DeckChoice& choice, const std::vector<DeckOffer>& offers,
                           const Catalogue& catalogue, SeededRandom& random) {
    if (choice.source == DeckSource::RandomCards)
        return Side{randomDeck(catalogue, random), NewGameWords::tr("Random cards").toStdString(), {}};
    std::vector<const DeckOffer*> possible;
    if (choice.source == DeckSource::RandomOfMine) {
        for (const DeckOffer& offer : offers)
            possible.push_back(&offer);
    } else if (const DeckOffer* named = offerOf(choice, offers)) {
        possible.push_back(named);
    }
    std::erase_if(possible, [&](const DeckOffer* offer) { return !isValid(offer->deck, catalogue); });
    if (possible.empty()) return std::nullopt;
    const bool isDrawn = choice.source == DeckSource::RandomOfMine;
    const DeckOffer& chosen = *possible[isDrawn ? std::size_t(random.below(int(possible.size()))) : 0];
    return Side{chosen.deck, chosen.name, {}};
}

} // namespace

DeckChoice choiceFor(const DeckOffer& offer) {
    return {DeckSource::Named, offer.library, offer.name, offer.file, offer.document};
}

const DeckOffer* offerOf(const DeckChoice& choice, const std::vector<DeckOffer>& offers) {
    const auto find = [&](auto isFrom) {
        const auto found = std::ranges::find_if(offers, [&](const DeckOffer& offer) {
            return !offer.isEmpty && offer.name == choice.name && isFrom(offer);
        });
        return found == offers.end() ? nullptr : &*found;
    };
    if (!choice.document.isEmpty())
        if (const DeckOffer* offer = find([&](const DeckOffer& o) { return o.document == choice.document; }))
            return offer;
    if (!choice.file.isEmpty())
        return find([file = fileIdentity(choice.file)](const DeckOffer& o) {
            return !o.file.isEmpty() && fileIdentity(o.file) == file;
        });
    if (!choice.document.isEmpty()) return nullptr;
    return find([&](const DeckOffer& o) {
        return o.file.isEmpty() && o.document.isEmpty() && o.library == choice.library;
    });
}

QString whyNotPlayed(const DeckChoice& choice, const std::vector<DeckOffer>& offers,
                     const Catalogue& catalogue) {
    if (choice.source == DeckSource::RandomCards) return {};
    if (choice.source == DeckSource::RandomOfMine) {
        const bool hasOne = std::ranges::any_of(
            offers, [&](const DeckOffer& offer) { return isValid(offer.deck, catalogue); });
        return hasOne ? QString() : NewGameWords::tr("You have no finished deck.");
    }
    const QString name = visibleWords(QString::fromStdString(choice.name));
    const DeckOffer* offer = offerOf(choice, offers);
    if (!offer)
        //: %1 is the name of a deck, %2 that of its file
        return NewGameWords::tr("There is no deck “%1” in “%2” any more.")
            .arg(name, visibleWords(choice.library));
    const QString fault = unplayableText(offer->deck, catalogue);
    if (fault.isEmpty()) return {};
    //: %1 is the name of a deck, %2 a sentence that says what it lacks
    return NewGameWords::tr("“%1” is not finished. %2").arg(name, fault);
}

std::optional<GameSetup> setupOf(const NewGame& choices, const std::vector<DeckOffer>& offers,
                                 const DuelTable& table) {
    SeededRandom random(choices.seed);
    auto near = sideOf(choices.decks[0], offers, table.catalogue(), random);
    if (!near) return std::nullopt;
    near->player = recordedPlayer(choices.seats, true);
    if (!hasSide(choices.seats.mode, 1)) return sandboxOf(*near, choices.seed);
    auto far = sideOf(choices.decks[1], offers, table.catalogue(), random);
    if (!far) return std::nullopt;
    far->player = recordedPlayer(choices.seats, false);
    const bool lot = random.below(2) == 0; // drawn in any case, so that nothing else depends on the choice
    return isNearFirst(choices.seats.first, lot) ? setupOf(*near, *far, choices.seed, table.rules())
                                                 : setupOf(*far, *near, choices.seed, table.rules());
}

QString rememberedText(const NewGame& choices) {
    QJsonObject object{{QStringLiteral("open"), choices.openDecks}};
    remember(choices.seats, object);
    for (std::size_t i = 0; i < choices.decks.size(); ++i) {
        const DeckChoice& choice = choices.decks[i];
        object.insert(QStringLiteral("deck%1").arg(i),
                      QJsonObject{{QStringLiteral("source"), int(choice.source)},
                                  {QStringLiteral("library"), choice.library},
                                  {QStringLiteral("name"), QString::fromStdString(choice.name)},
                                  {QStringLiteral("file"), choice.file},
                                  {QStringLiteral("document"), choice.document}});
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

NewGame fromRemembered(const QString& text) {
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    NewGame choices{.seats = rememberedSeats(object)};
    choices.openDecks = object.value(QStringLiteral("open")).toBool();
    for (std::size_t i = 0; i < choices.decks.size(); ++i) {
        const QJsonObject deck = object.value(QStringLiteral("deck%1").arg(i)).toObject();
        choices.decks[i] = {rememberedChoice(deck, QStringLiteral("source"), 3, DeckSource::RandomCards),
                            deck.value(QStringLiteral("library")).toString(),
                            deck.value(QStringLiteral("name")).toString().toStdString(),
                            deck.value(QStringLiteral("file")).toString(),
                            deck.value(QStringLiteral("document")).toString()};
    }
    return choices;
}

GameSetup rematchOf(const GameSetup& setup, std::uint64_t seed, const DuelTable& table) {
    if (setup.mode == DuelMode::Sandbox) return sandboxOf(setup.sides[0], seed);
    return setupOf(setup.sides[1], setup.sides[0], seed, table.rules());
}

} // namespace stonemason::token_battle
