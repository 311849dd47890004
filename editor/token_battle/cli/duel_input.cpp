// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/duel_input.h"

#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/unknown_words.h"
#include "editor/cli/console.h"
#include "editor/cli/player_option.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/profiles/catalogues.h"
#include "editor/token_battle/text/deck_text.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

QString deckName(const std::string& name) {
    return quoted(QString::fromStdString(name));
}

/// Whether the path leads to no file, as happens if it was split at a # that belongs to it.
bool isNoFile(const Error& error) {
    return error.message.id == "file/missing" || error.message.id == "file/is-folder";
}

QString wayWithMarks() {
    return CommandLine::tr(
        "(the part after the last # is read as a deck's name; end the path with # to mean its active deck)");
}

} // namespace

DeckOperand::DeckOperand(const std::string& operand) {
    const std::size_t mark = operand.rfind('#');
    path = operand.substr(0, mark);
    if (mark != std::string::npos) name = operand.substr(mark + 1);
}

std::optional<DuelInput> DuelInput::load() {
    std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return std::nullopt;
    const LoadedDuelRules loaded = loadDuelRules();
    if (!loaded.broken.empty()) {
        const auto& [path, error] = loaded.broken.front();
        complainAbout(path, error);
        return std::nullopt;
    }
    const DuelRules* rules = loaded.of(decks->catalogue());
    if (!rules) {
        complain(
            CommandLine::tr("the rules of the game %1 are not known").arg(deckName(decks->catalogue().id)));
        return std::nullopt;
    }
    auto table = DuelTable::of(decks->catalogue(), *rules);
    if (!table) {
        complain(deckText(table.error(), decks->catalogue()));
        return std::nullopt;
    }
    return DuelInput(*std::move(decks), std::move(table).value());
}

DuelInput::DuelInput(DeckInput decks, std::shared_ptr<const DuelTable> table)
    : decks_(std::move(decks)), table_(std::move(table)) {
}

const DeckReading* DuelInput::file(const DeckOperand& source) {
    const std::string& path = source.path;
    if (const auto known = files_.find(path); known != files_.end()) return &known->second;
    Result<DeckReading> reading = decks_.read(path);
    if (reading) return &files_.emplace(path, std::move(reading).value()).first->second;
    const QString sentence = deckText(pathText(path), reading.error(), catalogue());
    const bool isMisread = !source.name.empty() && isNoFile(reading.error());
    complain(isMisread ? sentence + QLatin1Char(' ') + wayWithMarks() : sentence);
    return nullptr;
}

/// If decks of the file were left out, the active one may be among them.
const NamedDeck* DuelInput::deck(const DeckOperand& source) {
    const DeckReading* reading = file(source);
    if (!reading) return nullptr;
    const DeckLibrary& library = reading->library;
    const bool isLeftOut = std::ranges::any_of(reading->leftOut, [&source](const LeftOutDeck& deck) {
        return source.name.empty() || deck.name == source.name;
    });
    const bool isActiveUnsure = source.name.empty() && isLeftOut;
    const int index = source.name.empty() ? library.active() : library.find(source.name);
    if (index >= 0 && !isActiveUnsure) {
        const NamedDeck& found = library.at(index);
        return isPlayable(source.path, found) ? &found : nullptr;
    }
    if (isLeftOut)
        printLeftOut(source.path, *reading, catalogue());
    else if (source.name.empty())
        complain(CommandLine::tr("%1: there is no deck in it").arg(pathText(source.path)));
    else
        complain(
            CommandLine::tr("%1: there is no deck %2").arg(pathText(source.path), deckName(source.name)));
    return nullptr;
}

bool DuelInput::isPlayable(const std::string& path, const NamedDeck& deck) const {
    const auto problems = problemsOf(deck, catalogue());
    const auto error = std::ranges::find(problems, Severity::Error, &DeckProblem::severity);
    if (error == problems.end()) return true;
    //: %1 is a file, %2 the name of a deck in quotes, %3 a sentence
    complain(CommandLine::tr("%1: deck %2 cannot be played: %3")
                 .arg(pathText(path), deckName(deck.name), deckText(error->message, catalogue())));
    return false;
}

std::vector<std::string> DuelInput::files() const {
    std::vector<std::string> paths;
    for (const auto& [path, reading] : files_)
        paths.push_back(path);
    return paths;
}

std::vector<std::string> DuelInput::changedFiles() const {
    std::vector<std::string> changed;
    for (const auto& [path, reading] : files_) {
        if (path == standardStream) continue;
        const auto now = decks_.read(path);
        if (!now || now->library != reading.library) changed.push_back(path);
    }
    return changed;
}

ComputerPlayer playerOf(const Arguments& arguments, std::string_view option) {
    ComputerPlayer player;
    player.level = playerLevelOf(arguments, option);
    player.nodes = int(arguments.number("--nodes", 0));
    player.openDecks = arguments.has("--open-decks");
    return player;
}

} // namespace stonemason::token_battle
