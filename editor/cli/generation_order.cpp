// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/generation_order.h"

#include "core/base/limits.h"
#include "core/format/system_path.h"
#include "editor/cli/console.h"
#include "editor/cli/interrupt.h"
#include "editor/cli/output.h"

#include <QStringList>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <utility>

namespace stonemason {

namespace {

constexpr std::string_view generateName = "generate";

std::optional<int> numberIn(std::string_view text) {
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

/// "water=10..20" or "water=15".
std::optional<std::pair<std::string, WishRange>> wishIn(std::string_view word) {
    const auto equals = word.find('=');
    if (equals == std::string_view::npos || equals == 0) return std::nullopt;
    std::string_view range = word.substr(equals + 1);
    constexpr std::string_view dots = "..";
    const auto gap = range.find(dots);
    const auto least = numberIn(range.substr(0, gap));
    const auto most = gap == std::string_view::npos ? least : numberIn(range.substr(gap + dots.size()));
    if (!least || !most) return std::nullopt;
    return std::pair{std::string(word.substr(0, equals)), WishRange{*least, *most}};
}

Json argumentsJson(const Message& message) {
    Json arguments = Json::array();
    for (const Argument& argument : message.arguments)
        if (const auto* const number = std::get_if<int>(&argument))
            arguments.push_back(*number);
        else if (const auto* const word = std::get_if<std::string>(&argument))
            arguments.push_back(*word);
        else if (const auto* const cells = std::get_if<std::vector<Cell>>(&argument)) {
            Json list = Json::array();
            for (const Cell cell : *cells)
                list.push_back({cell.row, cell.column});
            arguments.push_back(std::move(list));
        }
    return arguments;
}

/// Says why nothing was made. Returns the exit status.
int refuseOrder(const Arguments& arguments, const Order& order, const Error& error) {
    const QString sentence = errorText(error, order.vocabulary);
    complain(sentence);
    if (error.message.id.ends_with("/stopped")) return exitUnfinished;
    if (arguments.has("--json"))
        printJson(Json{{"refused",
                        {{"id", std::string(error.message.id)},
                         {"arguments", argumentsJson(error.message)},
                         {"sentence", sentence.toStdString()}}}}
                      .dump(2) +
                  '\n');
    return error.message.id.ends_with("/limits") ? exitUnusable : exitProblems;
}

int printGenerated(const Arguments& arguments, const Order& order, Json generated, int status) {
    if (!arguments.has("--json") || status == exitUnusable) return status;
    const Json all{{std::string(order.form.list), std::move(generated)}};
    return printJson(all.dump(2) + '\n') ? status : exitUnusable;
}

int makeOne(const Arguments& arguments, const Order& order) {
    const std::string output = outputNamed(*arguments.value("--output"));
    if (!canTakeResult(output, order.inputs)) return exitUnusable;
    const Interrupt interrupt;
    const Result<GeneratedDocument> generated = order.make(0, interrupt.token());
    if (!generated) return refuseOrder(arguments, order, generated.error());
    const int status = generated->write(output);
    return printGenerated(arguments, order, Json::array({generated->about(output)}), status);
}

std::string fileOf(const Order& order, const std::string& folder, std::uint64_t index) {
    constexpr std::size_t digits = 4;
    const std::string number = std::to_string(index);
    return folder + '/' + std::string(number.size() < digits ? digits - number.size() : 0, '0') + number +
           std::string(order.form.suffix);
}

/// Whether the files may be written: none is there that nobody asked to overwrite, none is read.
bool canWriteAll(const Arguments& arguments, const Order& order, const std::string& folder,
                 std::uint64_t count) {
    for (std::uint64_t index = 1; index <= count; ++index) {
        const std::string file = fileOf(order, folder, index);
        std::error_code failure;
        if (!std::filesystem::exists(std::filesystem::symlink_status(systemPath(file), failure))) continue;
        if (std::ranges::any_of(order.inputs, [&](const auto& input) { return isSameFile(input, file); }))
            return canTakeResult(file, order.inputs);
        if (!arguments.has("--overwrite")) return refuseToOverwrite(file);
    }
    return makeOutputFolder(folder) && canTakeResult(fileOf(order, folder, 1), order.inputs);
}

int makeMany(const Arguments& arguments, const Order& order) {
    const std::string folder = *arguments.value("--out-dir");
    const std::uint64_t count = arguments.number("--count", 1);
    if (const auto error = order.whyNot()) return refuseOrder(arguments, order, *error);
    if (!canWriteAll(arguments, order, folder, count)) return exitUnusable;
    const Interrupt interrupt;
    Json all = Json::array();
    for (std::uint64_t index = 1; index <= count; ++index) {
        const Result<GeneratedDocument> generated = order.make(index - 1, interrupt.token());
        if (!generated) return refuseOrder(arguments, order, generated.error());
        const std::string file = fileOf(order, folder, index);
        if (const int status = generated->write(file); status != exitFine) return status;
        if (arguments.has("--json")) all.push_back(generated->about(file));
    }
    return printGenerated(arguments, order, std::move(all), exitFine);
}

} // namespace

QString missingText(std::string_view option) {
    //: %1 is an option with its value: --seed S
    return CommandLine::tr("%1 is missing").arg(shown(option));
}

QString excludedText(std::string_view one, std::string_view other) {
    //: %1 and %2 are options: --steps
    return CommandLine::tr("%1 does not go with %2").arg(shown(one), shown(other));
}

QString whyOrderWrong(const Arguments& arguments, const OrderForm& form) {
    if (arguments.has("--again"))
        for (const std::string_view option : {"--symmetry", "--seed", "--wish", "--count"})
            if (arguments.has(option)) return excludedText(option, "--again");
    const std::uint64_t seed = arguments.number("--seed", 1);
    const std::uint64_t count = arguments.number("--count", 1);
    if (seed > maximumSeed)
        //: %1 is an option, %2 the greatest number it takes
        return CommandLine::tr("%1 takes numbers up to %2")
            .arg(QStringLiteral("--seed"), QString::number(maximumSeed));
    if (count - 1 > maximumSeed - seed)
        return CommandLine::tr("there are not so many seeds from %1 on; ask for fewer with %2")
            .arg(QStringLiteral("--seed"), QStringLiteral("--count"));
    if (arguments.has("--count")) {
        if (arguments.has("--output")) return excludedText("--output", "--count");
        return arguments.has("--out-dir") ? QString() : missingText("--out-dir DIR");
    }
    if (arguments.has("--out-dir"))
        //: %1 and %2 are options: --jobs
        return CommandLine::tr("%1 goes only with %2")
            .arg(QStringLiteral("--out-dir"), QStringLiteral("--count"));
    const auto output = arguments.value("--output");
    if (!output) return missingText("-o OUT");
    if (arguments.has("--json") && outputNamed(*output) == standardStream)
        return CommandLine::tr("--json needs the name of a file for -o, not standard output (-)");
    const std::string name = outputNamed(*output);
    return form.hasForm(name) ? QString() : form.whyNoForm(name);
}

bool readWishes(const Arguments& arguments, std::span<const std::string_view> known, const char* example,
                Wishes& wishes) {
    for (const std::string& word : arguments.values("--wish")) {
        const auto wish = wishIn(word);
        if (!wish) {
            //: %1 is such a name and range, %2 what was given
            usageError(generateName, CommandLine::tr("--wish needs a name and a range such as %1, not \"%2\"")
                                         .arg(QLatin1String(example), shown(word)));
            return false;
        }
        if (wish->second.least > wish->second.most) {
            //: %1 is what was given: water=20..10
            usageError(generateName,
                       CommandLine::tr("--wish needs the smaller number first, not \"%1\"").arg(shown(word)));
            return false;
        }
        if (std::ranges::count(known, wish->first) == 0) {
            QStringList ids;
            for (const std::string_view each : known)
                ids << shown(each);
            usageError(generateName, CommandLine::tr("--wish cannot be \"%1\"; choose one of %2")
                                         .arg(shown(wish->first), ids.join(QStringLiteral(", "))));
            return false;
        }
        if (!wishes.insert(*wish).second) {
            //: %1 is what is wished for twice: water
            usageError(generateName, CommandLine::tr("--wish is given twice for %1").arg(shown(wish->first)));
            return false;
        }
    }
    return true;
}

QString wishesAsOptions(const Wishes& wishes) {
    QString options;
    for (const auto& [id, range] : wishes)
        options += QStringLiteral(" --wish %1=%2..%3").arg(shown(id)).arg(range.least).arg(range.most);
    return options;
}

int runOrder(const Arguments& arguments, const Order& order) {
    return arguments.has("--count") ? makeMany(arguments, order) : makeOne(arguments, order);
}

} // namespace stonemason
