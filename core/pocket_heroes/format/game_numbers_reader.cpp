// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/game_numbers_reader.h"

#include "core/format/resource_reader.h"

#include <algorithm>
#include <array>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view numbersFormat = "stonemason-world-numbers";
constexpr int numbersVersion = 1;
constexpr int mostSpells = 64; ///< of one hero
constexpr int mostSpell = 255;
constexpr std::array<std::string_view, 6> heroNationIds{"citadel", "stronghold", "tower",
                                                        "dungeon", "fortress",   "necropolis"};

/// Fills GameNumbers from the fields of their JSON.
class NumbersReader {
public:
    NumbersReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    GameNumbers read() {
        requireForm(root_, numbersFormat, numbersVersion);
        numbers_.game = readWords(root_["game"]);
        numbers_.avatars = ids("avatars");
        numbers_.paths = ids("paths");
        numbers_.visitables = ids("visitables");
        numbers_.ownerables = ids("ownerables");
        numbers_.castles = ids("castles");
        numbers_.artifacts = ids("artifacts");
        numbers_.drawnArtifacts = ids("drawnArtifacts");
        readHeroes();
        for (const auto& [old, present] : root_["oldHeroes"].object().items()) {
            const JsonReader name = root_["oldHeroes"][old.c_str()];
            if (!numbers_.heroes.numberOf(name.string())) name.fail("json/unknown-id", {name.string()});
            numbers_.oldHeroes.emplace_back(old, name.string());
        }
        root_.allowOnly({"$schema", "format", "version", "game", "avatars", "paths", "visitables",
                         "ownerables", "castles", "artifacts", "drawnArtifacts", "heroes", "oldHeroes"});
        return std::move(numbers_);
    }

private:
    NumberedIds ids(const char* key) const {
        const JsonReader list = root_[key];
        std::vector<std::string> ids;
        std::set<std::string> known;
        for (std::size_t i = 0; i < list.sizeUpTo(maximumTerms); ++i) {
            ids.push_back(readWords(list.at(i)));
            if (!known.insert(ids.back()).second) list.at(i).fail("json/duplicate", {ids.back()});
        }
        return NumberedIds(std::move(ids));
    }

    void readHeroes() {
        const JsonReader list = root_["heroes"];
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < list.sizeUpTo(maximumTerms); ++i) {
            const JsonReader hero = list.at(i);
            ids.push_back(readWords(hero["id"]));
            if (std::ranges::count(ids, ids.back()) > 1) hero["id"].fail("json/duplicate", {ids.back()});
            HeroDefaults defaults{nation(hero["nation"]), {}};
            const JsonReader spells = hero["spells"];
            for (std::size_t spell = 0; spell < spells.sizeUpTo(mostSpells); ++spell)
                defaults.spells.push_back(std::uint16_t(spells.at(spell).integer(0, mostSpell)));
            hero.allowOnly({"id", "nation", "spells"});
            numbers_.heroDefaults.push_back(std::move(defaults));
        }
        numbers_.heroes = NumberedIds(std::move(ids));
    }

    static Nation nation(const JsonReader& r) {
        const std::string id = r.string();
        const auto found = std::ranges::find(heroNationIds, id);
        if (found == heroNationIds.end()) r.fail("json/unknown-id", {id});
        return found == heroNationIds.end() ? Nation::Citadel : Nation(found - heroNationIds.begin());
    }

    JsonReader root_;
    GameNumbers numbers_;
};

} // namespace

Result<GameNumbers> readGameNumbers(std::string_view json) {
    return readJson<NumbersReader>(json);
}

} // namespace stonemason::pocket_heroes
