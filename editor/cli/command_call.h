// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/arguments.h"

#include <any>
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

} // namespace stonemason
