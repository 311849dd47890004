// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/arguments.h"

#include "editor/cli/console.h"
#include "editor/cli/output.h"

#include <QStringList>

#include <algorithm>
#include <charconv>

namespace stonemason {

namespace {

constexpr std::string_view outputOption = "--output";

std::optional<std::uint64_t> wholeNumber(std::string_view word) {
    std::uint64_t number = 0;
    const char* const end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

} // namespace

const Arguments::Given* Arguments::find(std::string_view option) const {
    const auto it = std::find_if(given_.begin(), given_.end(),
                                 [option](const Given& given) { return given.name == option; });
    return it == given_.end() ? nullptr : &*it;
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const Given* given = find(option);
    return given ? std::optional(given->value) : std::nullopt;
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    std::vector<std::string> values;
    for (const Given& given : given_)
        if (given.name == option) values.push_back(given.value);
    return values;
}

std::uint64_t Arguments::number(std::string_view option, std::uint64_t without) const {
    const Given* given = find(option);
    return given ? wholeNumber(given->value).value_or(without) : without;
}

class ArgumentParser {
public:
    ArgumentParser(std::span<char* const> given, std::span<const Option> options)
        : words_(given), options_(options) {}

    std::variant<Arguments, QString> parse() {
        while (next_ < words_.size() && problem_.isEmpty()) {
            const std::string_view word = words_[next_++];
            if (optionsEnded_ || word == "-" || !word.starts_with('-'))
                arguments_.operands_.emplace_back(word);
            else if (word == "--")
                optionsEnded_ = true;
            else if (word.starts_with("--"))
                takeLong(word);
            else
                takeLetters(word.substr(1));
        }
        if (!problem_.isEmpty()) return problem_;
        return std::move(arguments_);
    }

private:
    void takeLong(std::string_view word) {
        const auto equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        const auto it = std::find_if(options_.begin(), options_.end(),
                                     [name](const Option& option) { return option.name == name; });
        if (it == options_.end()) {
            problem_ = CommandLine::tr("there is no option %1").arg(shown(name));
        } else if (equals == word.npos) {
            take(*it, shown(name), std::nullopt);
        } else if (it->value.empty()) {
            problem_ = CommandLine::tr("%1 takes no value").arg(shown(name));
        } else {
            take(*it, shown(name), word.substr(equals + 1));
        }
    }

    void takeLetters(std::string_view letters) {
        while (!letters.empty() && problem_.isEmpty()) {
            const char letter = letters.front();
            letters.remove_prefix(1);
            const auto it = std::find_if(options_.begin(), options_.end(),
                                         [letter](const Option& option) { return option.letter == letter; });
            const QString name = QLatin1Char('-') + shown(std::string_view(&letter, 1));
            if (it == options_.end()) {
                problem_ = CommandLine::tr("there is no option %1").arg(name);
            } else if (it->value.empty() || letters.empty()) {
                take(*it, name, std::nullopt);
            } else {
                take(*it, name, std::exchange(letters, {}));
            }
        }
    }

    void take(const Option& option, const QString& written, std::optional<std::string_view> value) {
        if (option.value.empty()) {
            arguments_.given_.push_back({option.name, {}});
            return;
        }
        if (!value && next_ < words_.size()) value = words_[next_++];
        if (!value) {
            problem_ = CommandLine::tr("%1 needs a value: %2").arg(written, wanted(option));
        } else if (!option.choices.empty() &&
                   std::find(option.choices.begin(), option.choices.end(), *value) == option.choices.end()) {
            problem_ = CommandLine::tr("%1 cannot be \"%2\"; choose one of %3")
                           .arg(written, shown(*value), wanted(option));
        } else if (option.range && !within(*option.range, *value)) {
            problem_ = CommandLine::tr("%1 cannot be \"%2\"; it must be a whole number from %3 to %4")
                           .arg(written, shown(*value), QString::number(qulonglong(option.range->least)),
                                QString::number(qulonglong(option.range->most)));
        } else if (!option.isRepeatable && arguments_.has(option.name)) {
            problem_ = CommandLine::tr("%1 is given twice").arg(written);
        } else {
            arguments_.given_.push_back(
                {option.name, option.name == outputOption ? outputNamed(*value) : std::string(*value)});
        }
    }

    static bool within(const NumberRange& range, std::string_view word) {
        const std::optional<std::uint64_t> number = wholeNumber(word);
        return number && *number >= range.least && *number <= range.most;
    }

    static QString wanted(const Option& option) {
        QStringList choices;
        for (const std::string_view choice : option.choices)
            choices << shown(choice);
        return choices.isEmpty() ? shown(option.value) : choices.join(QStringLiteral(", "));
    }

    std::span<char* const> words_;
    std::span<const Option> options_;
    std::size_t next_ = 0;
    bool optionsEnded_ = false;
    Arguments arguments_;
    QString problem_;
};

std::variant<Arguments, QString> parseArguments(std::span<char* const> given,
                                                std::span<const Option> options) {
    return ArgumentParser(given, options).parse();
}

} // namespace stonemason
