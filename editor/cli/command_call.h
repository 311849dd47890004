// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/arguments.h"

#include <any>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <typeindex>

namespace stonemason {

struct CommandGames; // game_cli.h

/// Functions that draw for the command line, which has Qt Core alone: each is found by its type.
class Drawers {
public:
    Drawers() = default;
    explicit Drawers(std::vector<std::any> functions) : functions_(std::move(functions)) {}

    /// The function of that type; nullptr when nothing can be drawn.
    template <typename Draw>
    Draw find() const {
        for (const std::any& function : functions_)
            if (const Draw* draw = std::any_cast<Draw>(&function)) return *draw;
        return nullptr;
    }

private:
    std::vector<std::any> functions_;
};

/// One call of a verb: its arguments, the games of the program and what draws, and the data of games that the
/// call has needed so far.
class CommandCall {
public:
    /// All of it outlives the call.
    CommandCall(const Arguments& arguments, const CommandGames& games, Drawers drawers = {})
        : arguments_(arguments), games_(games), drawers_(std::move(drawers)) {}

    const Arguments& arguments() const { return arguments_; }
    const CommandGames& games() const { return games_; }
    const Drawers& drawers() const { return drawers_; }

    /// What Input::load() returns, with the arguments if it takes them, loaded once in a call. nullptr when
    /// it could not be loaded, which has been reported on standard error the first time.
    template <typename Input>
    const Input* load() {
        const auto [slot, isNew] = loaded_.try_emplace(typeid(Input));
        if (isNew) slot->second = std::make_shared<const std::optional<Input>>(loadOnce<Input>());
        const auto& input = *std::static_pointer_cast<const std::optional<Input>>(slot->second);
        return input ? &*input : nullptr;
    }

private:
    template <typename Input>
    std::optional<Input> loadOnce() const {
        if constexpr (requires { Input::load(arguments_); })
            return Input::load(arguments_);
        else
            return Input::load();
    }

    const Arguments& arguments_;
    const CommandGames& games_;
    Drawers drawers_;
    std::map<std::type_index, std::shared_ptr<const void>> loaded_;
};

/// The most operands of a verb that takes any number of files.
inline constexpr std::size_t anyNumber = std::numeric_limits<std::size_t>::max();

/// What a verb's FILE may hold, of verbs for maps of any game and for files of any kind.
inline constexpr char mapInFile[] = QT_TRANSLATE_NOOP(
    "CommandLine", "FILE may hold a map in any of the forms Stonemason reads, or be - for standard input.");
inline constexpr char anythingInFile[] =
    QT_TRANSLATE_NOOP("CommandLine", "FILE may hold a map, decks, a board or a world in any of the forms "
                                     "Stonemason reads, or be - for standard input.");

/// One thing the command line can do. A name of two words, "deck list", makes it one of a family: the first
/// word alone lists them. Its texts are to be translated in the context of CommandLine.
struct Verb {
    std::string_view name;
    std::span<const std::string_view> synopsis; ///< ways to call it, without program and verb
    const char* summary;                        ///< one line
    const char* description;                    ///< what else a caller should know
    std::span<const Option> options;
    std::size_t fewestOperands;
    std::size_t mostOperands;
    const char* file = nullptr; ///< what FILE may hold; nullptr: it takes none
    /// Whether it has the options on files that games have, GameCli::fileOptions.
    bool hasFileOptions = false;
    /// Returns the exit status. The number of operands is right, and no option is unknown.
    int (*run)(CommandCall& call);
    /// Whether it makes a picture of what it is given, for which run() needs drawers. nullptr: it never does.
    bool (*draws)(const Arguments& arguments) = nullptr;
};

} // namespace stonemason
