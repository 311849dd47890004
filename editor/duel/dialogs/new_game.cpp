// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/dialogs/new_game.h"

#include "core/deck/deck_problems.h"
#include "core/deck/random_deck.h"
#include "editor/duel/seats.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace stonemason {

namespace {

struct NewGameWords {
    Q_DECLARE_TR_FUNCTIONS(NewGame)
};

/// The number a remembered word stands for, `fallback` for any other.
template <typename Value>
Value choice(const QJsonObject& object, const QString& key, int count, Value fallback) {
    const int value = object.value(key).toInt(-1);
    return value >= 0 && value < count ? Value(value) : fallback;
}

Side randomSide(const Catalogue& catalogue, SeededRandom& random) {
    return {randomDeck(catalogue, random), NewGameWords::tr("Random cards").toStdString(), {}};
}

Side sideOf(const DeckWish& wish, const std::vector<const DeckOffer*>& valid, const Catalogue& catalogue,
            SeededRandom& random) {
    if (wish.source == DeckSource::RandomOfMine && !valid.empty()) {
        const DeckOffer& drawn = *valid[std::size_t(random.below(int(valid.size())))];
        return {drawn.deck, drawn.name, {}};
    }
    if (wish.source == DeckSource::Named)
        for (const DeckOffer* offer : valid)
            if (offer->library == wish.library && offer->name == wish.name)
                return {offer->deck, offer->name, {}};
    return randomSide(catalogue, random);
}

std::string playerOf(const NewGame& wishes, bool near) {
    if (wishes.mode == GameMode::Watch) return std::string(playerLevelId(near ? wishes.near : wishes.far));
    const bool computer = wishes.mode == GameMode::Computer && !near;
    return std::string(computer ? playerLevelId(wishes.opponent) : personAtDesk);
}

} // namespace

GameSetup setupOf(const NewGame& wishes, const std::vector<DeckOffer>& offers, const DuelTable& table) {
    std::vector<const DeckOffer*> valid;
    for (const DeckOffer& offer : offers)
        if (isValid(offer.deck, table.catalogue())) valid.push_back(&offer);
    SeededRandom random(wishes.seed);
    Side near = sideOf(wishes.decks[0], valid, table.catalogue(), random);
    Side far = sideOf(wishes.decks[1], valid, table.catalogue(), random);
    near.player = playerOf(wishes, true);
    far.player = playerOf(wishes, false);
    const bool lot = random.below(2) == 0; // drawn in any case, so that nothing else depends on the wish
    if (wishes.mode == GameMode::Sandbox) return sandboxOf(near, wishes.seed);
    const bool nearFirst = wishes.first == FirstMove::ByLot ? lot : wishes.first == FirstMove::Near;
    return nearFirst ? setupOf(near, far, wishes.seed, table.rules())
                     : setupOf(far, near, wishes.seed, table.rules());
}

QString rememberedText(const NewGame& wishes) {
    QJsonObject object{
        {QStringLiteral("mode"), int(wishes.mode)},   {QStringLiteral("opponent"), int(wishes.opponent)},
        {QStringLiteral("near"), int(wishes.near)},   {QStringLiteral("far"), int(wishes.far)},
        {QStringLiteral("first"), int(wishes.first)}, {QStringLiteral("open"), wishes.openDecks}};
    for (std::size_t i = 0; i < wishes.decks.size(); ++i) {
        const DeckWish& wish = wishes.decks[i];
        object.insert(QStringLiteral("deck%1").arg(i),
                      QJsonObject{{QStringLiteral("source"), int(wish.source)},
                                  {QStringLiteral("library"), wish.library},
                                  {QStringLiteral("name"), QString::fromStdString(wish.name)},
                                  {QStringLiteral("file"), wish.file}});
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

NewGame fromRemembered(const QString& text) {
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    NewGame wishes;
    wishes.mode = choice(object, QStringLiteral("mode"), 4, wishes.mode);
    wishes.opponent = choice(object, QStringLiteral("opponent"), 3, wishes.opponent);
    wishes.near = choice(object, QStringLiteral("near"), 3, wishes.near);
    wishes.far = choice(object, QStringLiteral("far"), 3, wishes.far);
    wishes.first = choice(object, QStringLiteral("first"), 3, wishes.first);
    wishes.openDecks = object.value(QStringLiteral("open")).toBool();
    for (std::size_t i = 0; i < wishes.decks.size(); ++i) {
        const QJsonObject deck = object.value(QStringLiteral("deck%1").arg(i)).toObject();
        wishes.decks[i] = {choice(deck, QStringLiteral("source"), 3, DeckSource::RandomCards),
                           deck.value(QStringLiteral("library")).toString(),
                           deck.value(QStringLiteral("name")).toString().toStdString(),
                           deck.value(QStringLiteral("file")).toString()};
    }
    return wishes;
}

GameSetup rematchOf(const GameSetup& setup, std::uint64_t seed, const DuelTable& table) {
    if (setup.mode == DuelMode::Sandbox) return sandboxOf(setup.sides[0], seed);
    return setupOf(setup.sides[1], setup.sides[0], seed, table.rules());
}

} // namespace stonemason
