// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/text/names.h"
#include "editor/token_battle/cli/deck_files.h"
#include "editor/token_battle/cli/module.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view synopsis[] = {"[--json]"};

constexpr Option options[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Print the cards as JSON, for programs; the cells of an area are [right, up] "
                               "from the token in the order in which targets resolve, names are English")},
};

std::string jsonOf(const Catalogue& catalogue) {
    Json cards = Json::array();
    for (const Card& card : catalogue.cards) {
        Json area = Json::array();
        for (const Offset offset : card.area)
            area.push_back({offset.dx, offset.dy});
        cards.push_back({{"id", card.id},
                         {"value", card.value},
                         {"ability", abilityId(card.ability)},
                         {"area", std::move(area)},
                         {"kind", tokenKindId(card.kind)},
                         {"since", versionText(card.since)},
                         {"assumed", card.assumed},
                         {"name", textIn(card.name, "en")}});
    }
    return cards.dump() + '\n';
}

/// A line for each card: number, value, name, what it does.
QString textOf(const Catalogue& catalogue) {
    qsizetype longest = 0;
    for (const Card& card : catalogue.cards)
        longest = std::max(longest, localText(card.name).size());
    QString text;
    for (const Card& card : catalogue.cards)
        text += QStringLiteral("%1  %2  %3%4\n")
                    .arg(card.id, 3)
                    .arg(card.value)
                    .arg(localText(card.name).leftJustified(longest + 2), localText(card.text));
    return text;
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return exitUnusable;
    const bool printed =
        arguments.has("--json") ? printJson(jsonOf(decks->catalogue())) : print(textOf(decks->catalogue()));
    return printed ? exitFine : exitUnusable;
}

} // namespace

const Verb deckCardsVerb{
    .name = "deck cards",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "List the cards there are"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Prints every card: its number, its value, its name and what it does. The numbers from 21 up, and "
        "the fields that the JSON lists under \"assumed\", are not confirmed by the game's author."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = 0,
    .run = run,
};

} // namespace stonemason::token_battle
