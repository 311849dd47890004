// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace stonemason {

/// The whole numbers that an option takes.
struct NumberRange {
    std::uint64_t least = 0;
    std::uint64_t most = 0;
};

/// An option of a verb: a flag, or with `value` one that takes a value (`--to FORMAT`, `--to=FORMAT`).
struct Option {
    std::string_view name;                       ///< "--to"
    char letter = 0;                             ///< 'o' for "-o", 0 for none
    std::string_view value{};                    ///< its placeholder in the help, empty for a flag
    std::span<const std::string_view> choices{}; ///< the only values allowed; empty: any
    std::optional<NumberRange> range{};          ///< it takes a whole number within; nothing: any text
    bool isRepeatable = false;                   ///< it may be given more than once
    const char* help = nullptr;                  ///< to be translated in the context of CommandLine
};

/// What a verb was given.
class Arguments {
public:
    bool has(std::string_view option) const { return find(option) != nullptr; }
    std::optional<std::string> value(std::string_view option) const;
    /// All that a repeatable option was given, in order.
    std::vector<std::string> values(std::string_view option) const;
    /// The number given to an option with a range, or `without` if it is absent.
    std::uint64_t number(std::string_view option, std::uint64_t without) const;
    /// The non-option arguments, in order: the files.
    const std::vector<std::string>& operands() const { return operands_; }

private:
    struct Given {
        std::string_view name;
        std::string value;
    };
    const Given* find(std::string_view option) const;

    std::vector<Given> given_;
    std::vector<std::string> operands_;

    friend class ArgumentParser;
};

/// Takes options anywhere among the operands; `--` ends them, `-` is an operand. `-oOUT`, `-o OUT`,
/// `--output=OUT` and `--output OUT` mean the same.
/// Returns the arguments, or a sentence that says what is wrong with them: an option not in the list, a value
/// missing, not allowed, out of its range or not wanted, an option with a value given twice.
std::variant<Arguments, QString> parseArguments(std::span<char* const> given,
                                                std::span<const Option> options);

} // namespace stonemason
