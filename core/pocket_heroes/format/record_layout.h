// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace stonemason::pocket_heroes {

/// The parts of records that are laid out alike in the files of the game's editor (.hmm) and of the game
/// (.phm), for HmmLayout and PhmLayout, which derive from it.
template <typename File>
class RecordLayout {
public:
    explicit RecordLayout(File& file) : file_(file) {}

protected:
    /// A list with a count of 16 bits, as most are. `least` bytes is the fewest that an item takes.
    void many(const char* field, auto& items, std::size_t least, auto each) {
        file_.template list<std::uint16_t>(field, items, least, each);
    }

    /// A timed event behind its name: text, players, days and what it gives.
    void timeEventBody(auto& event) {
        file_.text("text", event.text);
        file_.number("players", event.players);
        file_.number("firstDay", event.firstDay);
        file_.number("repeat", event.repeat);
        for (auto& amount : event.resources)
            file_.number("resources", amount);
    }

    void secondarySkills(auto& skills) {
        file_.template list<std::uint8_t>("secondarySkills", skills, 2, [this](auto& skill) {
            file_.number("skill", skill.skill);
            file_.number("level", skill.level);
        });
    }

    void wornArtifacts(auto& artifacts) {
        many("artifacts", artifacts, 4, [this](auto& artifact) {
            file_.number("artifact", artifact.artifact);
            file_.number("slot", artifact.slot);
        });
    }

    /// Of a hero, in this order in both files: skills, army, own spells.
    void powers(auto& hero) {
        many("skills", hero.skills, 4, [this](auto& skill) {
            file_.number("skill", skill.skill);
            file_.number("points", skill.points);
        });
        army("army", hero.army);
        file_.optional("spells", hero.spells, [this](auto& spells) {
            many("known", spells, 2, [this](auto& spell) { file_.number("spell", spell); });
        });
    }

    void army(const char* field, auto& army) {
        file_.part(field, army, [this](auto& troops) {
            for (auto& troop : troops)
                this->troop(troop);
        });
    }

    void troop(auto& troop) {
        file_.number("creature", troop.creature);
        file_.number("count", troop.count);
    }

    File& file_;
};

} // namespace stonemason::pocket_heroes
