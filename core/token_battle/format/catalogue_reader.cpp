// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/catalogue_reader.h"

#include "core/base/limits.h"
#include "core/format/resource_reader.h"
#include "core/token_battle/deck/deck.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr int catalogueVersion = 1;
constexpr int maximumValue = 9;
constexpr int maximumKeptDecks = 1000;

constexpr std::array<std::string_view, 7> assumableFields{"id",   "value",  "ability", "area",
                                                          "kind", "opener", "since"};

bool needsArea(Ability ability) {
    switch (ability) {
    case Ability::Damage:
    case Ability::Push:
    case Ability::Flip:
    case Ability::SpawnFriendly:
    case Ability::SpawnEnemy:
    case Ability::ExtraTurn:
    case Ability::Sacrifice:
    case Ability::Gild: return true;
    case Ability::None:
    case Ability::OpponentExtraTurn:
    case Ability::SwapLast:
    case Ability::BoostNext: return false;
    }
    return false;
}

/// Fills one Catalogue from the fields of its JSON; each part depends only on the parts before it.
class CatalogueReader {
public:
    CatalogueReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    Catalogue read() {
        requireForm(root_, "stonemason-cards", catalogueVersion);
        catalogue_.id = root_["id"].string();
        catalogue_.name = readLocalText(root_["name"]);
        catalogue_.board = {root_["board"]["rows"].integer(1, maximumBoardSide),
                            root_["board"]["columns"].integer(1, maximumBoardSide)};
        root_["board"].allowOnly({"rows", "columns"});
        readRules();
        readRandom();
        catalogue_.assumed = fieldNames(root_["assumed"]);
        each("areas", maximumTerms, [this](const JsonReader& r) { readArea(r); });
        readTerms("abilities", catalogue_.abilities, abilityFromId);
        readTerms("kinds", catalogue_.kinds, tokenKindFromId);
        each("cards", maximumCards, [this](const JsonReader& r) { readCard(r); });
        checkCounts();
        root_.allowOnly({"$schema", "format", "version", "id", "name", "board", "deck", "random", "assumed",
                         "areas", "abilities", "kinds", "cards"});
        return std::move(catalogue_);
    }

private:
    template <typename Read>
    void each(const char* key, int most, Read read) {
        const JsonReader list = root_[key];
        const std::size_t size = list.sizeUpTo(most);
        for (std::size_t i = 0; i < size; ++i)
            read(list.at(i));
    }

    static std::vector<std::string> fieldNames(const JsonReader& list) {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < list.sizeUpTo(maximumTerms); ++i) {
            const std::string name = list.at(i).string();
            if (std::ranges::find(assumableFields, name) == assumableFields.end())
                list.at(i).fail("json/unknown-id", {name});
            if (std::ranges::find(names, name) != names.end()) list.at(i).fail("json/duplicate", {name});
            names.push_back(name);
        }
        return names;
    }

    static GameVersion version(const JsonReader& r) {
        const auto version = versionFromText(r.string());
        if (!version) r.fail("cards/version");
        return version.value_or(GameVersion{});
    }

    void readRules() {
        const JsonReader r = root_["deck"];
        r["stacks"].integer(stackCount, stackCount);
        catalogue_.rules.fewest = r["fewest"].integer(1, stackCapacity);
        catalogue_.rules.most = r["most"].integer(catalogue_.rules.fewest, stackCapacity);
        catalogue_.rules.decks = r["decks"].integer(1, maximumKeptDecks);
        r.allowOnly({"stacks", "fewest", "most", "decks"});
    }

    void readRandom() {
        const JsonReader r = root_["random"];
        const JsonReader another = r["another"];
        if (int(another.size()) != catalogue_.rules.most)
            another.fail("json/length", {catalogue_.rules.most, int(another.size())});
        for (std::size_t i = 0; i < another.sizeUpTo(maximumTerms); ++i)
            catalogue_.random.another.push_back(another.at(i).integer(0, 100));
        catalogue_.random.openerStack = r["openerStack"].integer(0, stackCount - 1);
        catalogue_.random.source = readLocalText(r["source"]);
        r.allowOnly({"another", "openerStack", "source"});
    }

    void readArea(const JsonReader& r) {
        AreaShape shape{r["id"].string(), readLocalText(r["name"]), {}};
        if (areaIndex(shape.id) >= 0) r["id"].fail("json/duplicate", {shape.id});
        const JsonReader cells = r["cells"];
        if (cells.size() == 0) cells.fail("json/length", {1, 0});
        for (std::size_t i = 0; i < cells.sizeUpTo(maximumTerms); ++i) {
            const Offset offset = readOffset(cells.at(i));
            if (std::ranges::find(shape.cells, offset) != shape.cells.end())
                cells.at(i).fail("json/duplicate",
                                 {std::to_string(offset.dx) + ", " + std::to_string(offset.dy)});
            shape.cells.push_back(offset);
        }
        catalogue_.areas.push_back(std::move(shape));
        r.allowOnly({"id", "name", "cells"});
    }

    static Offset readOffset(const JsonReader& r) {
        if (r.size() != 2) {
            r.fail("cards/offset");
            return {};
        }
        const Offset offset{r.at(0).integer(-1, 1), r.at(1).integer(-1, 1)};
        if (offset == Offset{}) r.fail("cards/offset");
        return offset;
    }

    int areaIndex(std::string_view id) const {
        const auto it = std::ranges::find(catalogue_.areas, id, &AreaShape::id);
        return it == catalogue_.areas.end() ? -1 : int(it - catalogue_.areas.begin());
    }

    template <typename Infos, typename FromId>
    void readTerms(const char* key, Infos& infos, FromId fromId) {
        std::vector<std::string> seen;
        each(key, maximumTerms, [&](const JsonReader& r) {
            const std::string id = r["id"].string();
            const auto term = fromId(id);
            if (!term) r["id"].fail("json/unknown-id", {id});
            if (std::ranges::find(seen, id) != seen.end()) r["id"].fail("json/duplicate", {id});
            seen.push_back(id);
            if (term) infos[std::size_t(*term)] = {readLocalText(r["name"]), readLocalText(r["text"])};
            r.allowOnly({"id", "name", "text"});
        });
        if (seen.size() < infos.size()) root_[key].fail("json/length", {int(infos.size()), int(seen.size())});
    }

    void readCard(const JsonReader& r) {
        Card card;
        card.id = r["id"].integer(0, maximumCardId);
        if (!catalogue_.cards.empty() && card.id <= catalogue_.cards.back().id)
            r["id"].fail("cards/order", {card.id});
        card.name = readLocalText(r["name"]);
        card.text = readLocalText(r["text"]);
        card.value = r["value"].integer(1, maximumValue);
        card.ability = term(r["ability"], abilityFromId, Ability::None);
        card.kind = term(r["kind"], tokenKindFromId, TokenKind::Plain);
        readCardArea(r, card);
        card.since = version(r["since"]);
        if (r.has("changed")) card.changed = version(r["changed"]);
        if (card.changed && *card.changed <= card.since) r["changed"].fail("cards/version");
        card.opener = r["opener"].boolean();
        card.assumed = fieldNames(r["assumed"]);
        catalogue_.cards.push_back(std::move(card));
        r.allowOnly({"id", "name", "text", "value", "ability", "area", "kind", "since", "changed", "opener",
                     "assumed"});
    }

    template <typename FromId, typename Value>
    static Value term(const JsonReader& r, FromId fromId, Value fallback) {
        const std::string id = r.string();
        const auto found = fromId(id);
        if (!found) r.fail("json/unknown-id", {id});
        return found.value_or(fallback);
    }

    void readCardArea(const JsonReader& r, Card& card) {
        if (!r.has("area") && !needsArea(card.ability)) return;
        if (!needsArea(card.ability)) r["area"].fail("cards/needless-area");
        const std::string id = r["area"].string();
        card.areaShape = areaIndex(id);
        if (card.areaShape < 0)
            r["area"].fail("json/unknown-id", {id});
        else
            card.area = catalogue_.areas[std::size_t(card.areaShape)].cells;
    }

    /// Full stacks can be dealt, the opener stack too.
    void checkCounts() const {
        const int most = catalogue_.rules.most;
        const auto openers = int(std::ranges::count_if(catalogue_.cards, &Card::opener));
        const int cards = int(catalogue_.cards.size());
        if (cards < stackCount * most) root_["cards"].fail("cards/too-few", {cards, stackCount * most});
        if (openers < most) root_["cards"].fail("cards/too-few", {openers, most});
    }

    JsonReader root_;
    Catalogue catalogue_;
};

} // namespace

Result<Catalogue> readCatalogue(std::string_view json) {
    return readJson<CatalogueReader>(json);
}

} // namespace stonemason::token_battle
