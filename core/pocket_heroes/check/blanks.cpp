// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/wording.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// blanks/message: number of messages and names without anything to read in any
/// language, where they are
constexpr std::string_view blanksMessages[]{"blanks/message"};
/// fix/clear-message: how many
constexpr std::string_view blanksFixes[]{"fix/clear-message"};

/// Which messages are blank though there are some: in version Plain the
/// words, else their keys.
class Blanks {
public:
    explicit Blanks(const World& world) : isPlain_(world.version == Version::Plain) {
        if (isPlain_) return;
        std::unordered_set<std::string> undecided; // of the messages: there may be a million texts besides
        forEachMessageIn(world, [&undecided](const auto&, const std::string& key) {
            if (!key.empty()) undecided.insert(key);
        });
        for (const Text& text : world.texts) // the first of a key counts
            if (auto key = undecided.extract(text.key); key && std::ranges::all_of(text.words, isBlank))
                keys_.insert(std::move(key));
    }

    bool has(const std::string& message) const {
        return !message.empty() && (isPlain_ ? isBlank(message) : keys_.contains(message));
    }

private:
    bool isPlain_;
    std::unordered_set<std::string> keys_;
};

void clearBlanks(World& world, int /*which*/) {
    const Blanks blanks(world);
    forEachMessageIn(world, [&](const std::optional<Cell>&, std::string& message) {
        if (blanks.has(message)) message.clear();
    });
}

void runBlanks(const Survey& survey, Problems& problems) {
    const Blanks blanks(survey.world);
    int count = 0;
    std::vector<Cell> cells;
    forEachMessageIn(survey.world, [&](const std::optional<Cell>& cell, const std::string& message) {
        if (!blanks.has(message)) return;
        ++count;
        if (cell) cells.push_back(*cell);
    });
    if (count == 0) return;
    problems.push_back({blanksCheck.id,
                        Severity::Warning,
                        {"blanks/message", {count}},
                        withoutRepeats(std::move(cells)),
                        {{{"fix/clear-message", {count}}, ChangeWorld{clearBlanks}}}});
}

} // namespace

bool isBlank(std::string_view words) {
    while (!words.empty()) {
        const std::string_view rest = trimmed(words);
        const std::size_t letter = rest.find_first_not_of("\n\r\v\f");
        if (letter == 0) return false;
        words = letter == std::string_view::npos ? std::string_view() : rest.substr(letter);
    }
    return true;
}

constinit const Check blanksCheck{"blanks", runBlanks, blanksMessages, blanksFixes};

} // namespace stonemason::pocket_heroes
