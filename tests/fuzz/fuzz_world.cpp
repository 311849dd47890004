// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a map of Pocket Heroes: refused for a reason, or written back as they are. A fuzzer changes
// maps that are sound as maps too, record by record, or it would hardly get past the first count.
#include "core/base/random.h"
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/format/hmm.h"
#include "tests/fuzz/oracle.h"

#include <algorithm>
#include <array>

using namespace stonemason;
using namespace stonemason::pocket_heroes;
using fuzz::require;

/// The fuzzer's own, where there is one.
extern "C" [[gnu::weak]] std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

constexpr std::array<const char*, 5> words{"", "trees_1", "teleport1", "Привет", "\U0001F409"};

void requireOffset(const Error& error, std::size_t size) {
    require(!error.field.empty() && !error.message.arguments.empty(), "the error names field and offset");
    const auto* offset = std::get_if<int>(&error.message.arguments.front());
    require(offset && *offset >= 0 && std::size_t(*offset) <= size, "the error's offset is in the input");
}

std::string anyWord(SeededRandom& random) {
    return words[std::size_t(random.below(int(words.size())))];
}

/// A record with hardly anything in it.
Record smallest(ThingKind kind, SeededRandom& random) {
    switch (kind) {
    case ThingKind::Hero: return {kind, Hero()};
    case ThingKind::Item: {
        const std::array<Treasure, 8> all{Pile(),     ManaCrystal(), Campfire(), Chest(),
                                          Artifact(), SpellScroll(), Lamp(),     KeyGuard()};
        Item item;
        item.treasure = all[std::size_t(random.below(int(all.size())))];
        return {kind, item};
    }
    case ThingKind::Guard: return {kind, Guard()};
    case ThingKind::Event: {
        MapEvent event;
        event.rewards.resize(std::size_t(random.below(3)));
        for (Reward& reward : event.rewards)
            reward.kind = RewardKind(random.below(11));
        return {kind, event};
    }
    case ThingKind::Visitable: return {kind, Visitable{anyWord(random), {}, {}, anyWord(random)}};
    case ThingKind::Ownerable: return {kind, Ownerable{anyWord(random), PlayerId::Red, {}, {}}};
    case ThingKind::Castle: {
        Castle castle;
        castle.constructions.resize(std::size_t(random.below(3)));
        return {kind, castle};
    }
    case ThingKind::Decoration:
    case ThingKind::Path: return {kind, Placed{{random.below(32), random.below(32)}, anyWord(random)}};
    case ThingKind::Player: break;
    }
    return {kind, Player{PlayerId::Red, Controller::Either, MainCastle()}};
}

void changeSomething(World& world, SeededRandom& random) {
    const auto kind = ThingKind(random.below(thingKindCount));
    const int count = countOf(world, kind);
    const Thing thing{kind, count > 0 ? random.below(count) : 0};
    switch (random.below(6)) {
    case 0:
        if (count > 0) apply(world, deleting(world, {&thing, 1}));
        break;
    case 1:
        if (count > 0) apply(world, placing(world, copiesOf(world, {&thing, 1}, {1, random.below(3)})));
        break;
    case 2: apply(world, placing(world, smallest(kind, random))); break;
    case 3:
        world.texts.push_back({anyWord(random), TextKind::Other, {anyWord(random), anyWord(random)}});
        break;
    case 4: world.version = world.version == Version::Plain ? Version::Translated : Version::Plain; break;
    default: world.languages = 1 + std::uint32_t(random.below(3));
    }
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
    constexpr int asBytes = 50;
    SeededRandom random(seed);
    auto world = readWorld(fuzz::textOf(data, size));
    if (!world || random.percent(asBytes)) return LLVMFuzzerMutate(data, size, most);
    changeSomething(world.value(), random);
    const auto bytes = writeWorld(*world);
    if (!bytes || bytes->size() > most) return LLVMFuzzerMutate(data, size, most);
    std::ranges::copy(*bytes, data);
    return bytes->size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::textOf(data, size);
    const auto world = readWorld(bytes);
    if (!world) {
        fuzz::requireGoodError(world.error(), bytes, worldErrorIds());
        requireOffset(world.error(), size);
        return 0;
    }
    require(looksLikeWorld(bytes), "what was read looks like a world");
    const auto written = writeWorld(*world);
    require(written.ok(), "what was read can be written");
    require(*written == bytes, "what was read is written back byte for byte");
    return 0;
}
