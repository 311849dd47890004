// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/world_part.h"

#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/format/hmm.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Calls visit(text) with each message of the record.
template <typename Visit>
void forEachMessage(Record& record, Visit visit) {
    std::visit(
        [&visit](auto& value) {
            if constexpr (requires { value.message; }) visit(value.message);
            if constexpr (requires { value.name; }) visit(value.name);
            if constexpr (requires { value.rewardMessage; }) {
                visit(value.rewardMessage);
                visit(value.attackMessage);
            }
        },
        record.value);
}

/// What the text says, in English if it does, else in another language.
std::string anyWordsOf(const Text& text) {
    for (const std::string& words : text.words)
        if (!words.empty()) return words;
    return {};
}

} // namespace

WorldPart partOf(const World& world, const std::vector<Thing>& things) {
    WorldPart part;
    part.texts.version = world.version;
    part.texts.languages = world.languages;
    part.texts.texts = world.texts;
    if (things.empty()) return part;
    const auto at = cellOf(recordOf(world, things.front()));
    part.records = copiesOf(world, things, at ? Cell{-at->row, -at->column} : Cell{});
    return part;
}

QString partMimeType() {
    return QStringLiteral("application/x-stonemason-world-part");
}

QByteArray bytesOf(const WorldPart& part) {
    World world = part.texts;
    for (const Record& record : part.records)
        withList(world, record.kind, [&record](auto& list) {
            using Value = typename std::remove_reference_t<decltype(list)>::value_type;
            list.push_back(std::get<Value>(record.value));
        });
    const auto bytes = writeWorld(world);
    return bytes ? QByteArray::fromStdString(*bytes) : QByteArray();
}

std::optional<WorldPart> partFrom(const QByteArray& bytes) {
    auto read = readWorld(bytes.toStdString());
    if (!read) return std::nullopt;
    WorldPart part{{}, std::move(read).value()};
    forEachPlaced(part.texts, [&part](Thing thing, const auto& record) {
        part.records.push_back({thing.kind, record});
    });
    if (part.records.empty()) return std::nullopt;
    return part;
}

std::vector<Record> recordsFor(const WorldPart& part, const World& world, int& lost) {
    std::vector<Record> records = part.records;
    for (Record& record : records)
        forEachMessage(record, [&](std::string& message) {
            if (message.empty()) return;
            const bool wasKey = part.texts.version == Version::Translated;
            const Text* said = wasKey ? findText(part.texts, message) : nullptr;
            if (world.version == Version::Plain) {
                if (wasKey) message = said ? anyWordsOf(*said) : std::string();
            } else {
                const Text* own = findText(world, message);
                if (!said || !own || own->words != said->words) message.clear();
            }
            if (message.empty()) ++lost;
        });
    return records;
}

} // namespace stonemason::pocket_heroes
