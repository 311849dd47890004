// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/texts.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// The record's field for texts of the kind, or nullptr.
template <typename Value>
auto fieldOf(Value& record, TextKind kind) -> decltype(&record.message) requires requires {
    record.message;
}
{
    constexpr TextKind own = std::is_same_v<std::remove_const_t<Value>, Item>    ? TextKind::ItemMessage
                             : std::is_same_v<std::remove_const_t<Value>, Guard> ? TextKind::GuardMessage
                                                                                 : TextKind::VisitMessage;
    return kind == own ? &record.message : nullptr;
}
template <typename Value>
auto fieldOf(Value& record, TextKind kind) -> decltype(&record.name) requires requires {
    record.name;
}
{
    constexpr TextKind own =
        std::is_same_v<std::remove_const_t<Value>, Hero> ? TextKind::HeroName : TextKind::CastleName;
    return kind == own ? &record.name : nullptr;
}
template <typename Value>
auto fieldOf(Value& record, TextKind kind) -> decltype(&record.rewardMessage) requires requires {
    record.rewardMessage;
}
{
    return kind == TextKind::EventReward   ? &record.rewardMessage
           : kind == TextKind::EventAttack ? &record.attackMessage
                                           : nullptr;
}

/// Calls visit(kind, text) with each field of a record that is a text or the key of one.
template <typename Value, typename Visit>
void forEachField(Value& record, Visit visit) {
    if constexpr (requires { fieldOf(record, TextKind::Other); })
        for (int kind = int(TextKind::HeroName); kind <= int(TextKind::CastleName); ++kind)
            if (auto* field = fieldOf(record, TextKind(kind))) visit(TextKind(kind), *field);
}

/// The same with those of a world, but the map's own.
template <typename WorldT, typename Visit>
void forEachMessage(WorldT& world, Visit visit) {
    for (auto& event : world.timeEvents)
        visit(TextKind::TimeEvent, event.text);
    forEachPlaced(world, [&visit](Thing, auto& record) { forEachField(record, visit); });
}

std::string_view stemOf(TextKind kind) {
    switch (kind) {
    case TextKind::Name: return "Map name";
    case TextKind::Description: return "Map Description";
    case TextKind::TimeEvent: return "time_event";
    case TextKind::HeroName: return "hero_name";
    case TextKind::ItemMessage: return "item";
    case TextKind::GuardMessage: return "guard";
    case TextKind::EventReward: return "event_reward";
    case TextKind::EventAttack: return "event_attack";
    case TextKind::VisitMessage: return "visit";
    case TextKind::CastleName: return "castle_name";
    default: return "text";
    }
}

/// Returns keys that are neither in the table of a world nor used by any record, each once.
class FreeKeys {
public:
    explicit FreeKeys(const World& world) {
        for (const Text& text : world.texts)
            used_.insert(text.key);
        forEachMessage(world, [this](TextKind, const std::string& key) { used_.insert(key); });
    }

    std::string next(TextKind kind) {
        for (int& number = last_[kind];;)
            if (std::string key = std::string(stemOf(kind)) + "_" + std::to_string(++number);
                !used_.contains(key))
                return key;
    }

private:
    std::set<std::string, std::less<>> used_;
    std::map<TextKind, int> last_; ///< number that was tried
};

std::string freeKey(const World& world, TextKind kind) {
    return FreeKeys(world).next(kind);
}

int usesOf(const World& world, const std::string& key) {
    int uses = 0;
    forEachMessage(world, [&](TextKind, const std::string& other) { uses += other == key; });
    return uses;
}

/// Whether the map itself uses it.
bool isMaps(const Text& text) {
    return text.kind == TextKind::Name || text.kind == TextKind::Description;
}

using Words = decltype(Text::words);

bool isSilent(const Words& words) {
    return std::ranges::all_of(words, &std::string::empty);
}

void reword(World& world, std::string& field, TextKind kind, Language language, std::string_view words) {
    if (world.version == Version::Plain) {
        field = words;
        return;
    }
    if (wordsOf(world, field, language) == words) return;
    const auto old = std::ranges::find(world.texts, field, &Text::key);
    Text text = old == world.texts.end() || field.empty() ? Text{{}, kind, {}} : *old;
    text.words[std::size_t(language)] = words;
    if (old == world.texts.end() || field.empty() || isMaps(*old) || usesOf(world, field) > 1) {
        text.kind = kind; // a copy is no second name of the map
        text.key = isSilent(text.words) ? std::string() : freeKey(world, kind);
        field = text.key;
        if (!field.empty()) world.texts.push_back(std::move(text));
    } else if (isSilent(text.words)) {
        world.texts.erase(old);
        field.clear();
    } else {
        *old = std::move(text);
    }
}

/// Finds the texts of a table by their keys; of several with the same the
/// first.
class TextsByKey {
public:
    explicit TextsByKey(const World& world) {
        for (const Text& text : world.texts)
            texts_.emplace(text.key, &text);
    }

    const Text* find(std::string_view key) const {
        const auto found = texts_.find(key);
        return found == texts_.end() ? nullptr : found->second;
    }

private:
    std::unordered_map<std::string_view, const Text*> texts_;
};

/// Converts messages of records from one world so that they have the same text in another.
class Newcomers {
public:
    Newcomers(const World& from, const World& to)
        : from_(from), to_(to), textsFrom_(from), textsTo_(to), free_(to) {
        for (const Text& text : to.texts)
            if (!isMaps(text)) keys_.emplace(std::pair(text.kind, text.words), text.key);
    }

    /// What the record has to hold there; empty: nothing of the message can be kept.
    std::string messageFor(TextKind kind, const std::string& message) {
        const bool wasKey = from_.version == Version::Translated;
        const Text* source = wasKey ? textsFrom_.find(message) : nullptr;
        if (wasKey && !source) return {};
        if (to_.version == Version::Plain) return source ? anyOf(source->words) : message;
        const Words words = source ? spoken(source->words) : first(message);
        const Text* own = source ? textsTo_.find(message) : nullptr;
        if (own && own->words == words) return message;
        return isSilent(words) ? std::string() : keyOf(kind, words);
    }

    std::vector<Text> takeTexts() { return std::move(texts_); }

private:
    /// In English if there are such words, else in another language.
    static std::string anyOf(const Words& words) {
        const auto present = std::ranges::find_if_not(words, &std::string::empty);
        return present == words.end() ? std::string() : *present;
    }

    /// The words in the languages of the world they come to.
    Words spoken(Words words) const {
        for (int language = 0; language < languageCount; ++language)
            if (!to_.has(Language(language))) words[std::size_t(language)].clear();
        return words;
    }

    /// Words without a given language, stored as those of the first language there.
    Words first(const std::string& message) const {
        Words words;
        words[to_.has(Language::English) ? 0 : 1] = message;
        return spoken(std::move(words));
    }

    const std::string& keyOf(TextKind kind, const Words& words) {
        std::string& key = keys_[{kind, words}];
        if (key.empty()) {
            key = free_.next(kind);
            texts_.push_back({key, kind, words});
        }
        return key;
    }

    const World& from_;
    const World& to_;
    TextsByKey textsFrom_, textsTo_;
    FreeKeys free_;
    std::map<std::pair<TextKind, Words>, std::string> keys_; ///< of texts that it has or gets
    std::vector<Text> texts_;                                ///< that it gets
};

} // namespace

const std::string* messageOf(const World& world, Thing thing, TextKind kind) {
    return withList(world, thing.kind, [&](const auto& list) -> const std::string* {
        const auto& record = list[std::size_t(thing.index)];
        if constexpr (requires { fieldOf(record, kind); })
            return fieldOf(record, kind);
        else
            return nullptr;
    });
}

void setWords(World& world, Thing thing, TextKind kind, Language language, std::string_view words) {
    withList(world, thing.kind, [&](auto& list) {
        auto& record = list[std::size_t(thing.index)];
        if constexpr (requires { fieldOf(record, kind); })
            if (std::string* field = fieldOf(record, kind)) reword(world, *field, kind, language, words);
    });
}

BroughtTexts bringTexts(std::vector<Record>& records, const World& from, const World& to) {
    BroughtTexts brought;
    Newcomers newcomers(from, to);
    for (Record& record : records)
        std::visit(
            [&](auto& value) {
                forEachField(value, [&](TextKind kind, std::string& message) {
                    if (message.empty()) return;
                    message = newcomers.messageFor(kind, message);
                    if (message.empty()) ++brought.lost;
                });
            },
            record.value);
    brought.texts = newcomers.takeTexts();
    return brought;
}

void setTimeEventWords(World& world, std::size_t event, Language language, std::string_view words) {
    reword(world, world.timeEvents[event].text, TextKind::TimeEvent, language, words);
}

void setMapWords(World& world, TextKind kind, Language language, std::string_view words) {
    if (world.version == Version::Plain) {
        (kind == TextKind::Name ? world.name : world.description) = words;
        return;
    }
    auto text = std::ranges::find(world.texts, kind, &Text::kind);
    if (text == world.texts.end()) {
        const std::string stem(stemOf(kind));
        const bool isFree = !findText(world, stem) && usesOf(world, stem) == 0;
        world.texts.push_back({isFree ? stem : freeKey(world, kind), kind, {}});
        text = world.texts.end() - 1;
    }
    text->words[std::size_t(language)] = words;
}

void setLanguage(World& world, Language language, bool on) {
    const std::uint32_t bit = 1U << unsigned(language);
    const std::uint32_t languages = on ? world.languages | bit : world.languages & ~bit;
    if (languages == 0) return;
    world.languages = languages;
    if (on) return;
    for (Text& text : world.texts)
        text.words[std::size_t(language)].clear();
}

void setVersion(World& world, Version version) {
    if (world.version == version) return;
    if (version == Version::Plain) {
        const Language language = world.has(Language::English) ? Language::English : Language::Russian;
        world.name = nameOf(world, language);
        world.description = descriptionOf(world, language);
        const TextsByKey texts(world);
        forEachMessage(world, [&](TextKind, std::string& field) {
            const Text* text = texts.find(field);
            field = text ? text->words[std::size_t(language)] : std::string();
        });
        world.texts.clear();
        world.languages = 1;
        world.version = version;
        return;
    }
    world.version = version;
    world.languages = 1;
    std::vector<Text> texts;
    int number = 0;
    const auto add = [&](std::string key, TextKind kind, std::string words) {
        Text text{std::move(key), kind, {}};
        text.words[std::size_t(Language::English)] = std::move(words);
        texts.push_back(std::move(text));
        return texts.back().key;
    };
    add(std::string(stemOf(TextKind::Description)), TextKind::Description,
        std::exchange(world.description, {}));
    add(std::string(stemOf(TextKind::Name)), TextKind::Name, std::exchange(world.name, {}));
    forEachMessage(world, [&](TextKind kind, std::string& field) {
        if (field.empty()) return;
        field = add(std::string(stemOf(kind)) + "_" + std::to_string(++number), kind, std::move(field));
    });
    world.texts = std::move(texts);
}

} // namespace stonemason::pocket_heroes
