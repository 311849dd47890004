// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/verbs/command_line.h"

#include "core/format/file_system.h"
#include "editor/cli/console.h"
#include "editor/cli/streams.h"
#include "editor/verbs/help.h"
#include "editor/verbs/program.h"
#include "editor/verbs/recognition.h"
#include "editor/verbs/verbs.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace stonemason {

namespace {

using Call = std::variant<int, VerbCall, WindowCall>;

/// Qt's own options, which it takes out of the arguments itself; they may be written with one dash or two.
struct WindowOption {
    std::string_view name;
    bool takesValue;
};
constexpr WindowOption windowOptions[] = {
    {"platform", true}, {"platformpluginpath", true}, {"platformtheme", true}, {"display", true},
    {"geometry", true}, {"qwindowgeometry", true},    {"style", true},         {"stylesheet", true},
    {"session", true},  {"reverse", false},
};

/// The option that forces how files of a window are read.
constexpr std::string_view windowAsOption = "--as=text-map";

/// The words that stand before a verb's options, or a window's.
bool isHelp(std::string_view word) {
    return word == "--help" || word == "-h";
}

bool isVersion(std::string_view word) {
    return word == "--version" || word == "-v";
}

bool exists(const char* path) {
    FileStatus status;
    return FileSystem().stat(path, status) == 0;
}

const Verb* findVerb(std::string_view name) {
    const auto verbs = allVerbs();
    const auto it =
        std::find_if(verbs.begin(), verbs.end(), [name](const Verb* verb) { return verb->name == name; });
    return it == verbs.end() ? nullptr : *it;
}

/// The verbs whose names begin with that word and another behind it: "deck list" for "deck".
std::vector<const Verb*> familyOf(std::string_view word) {
    std::vector<const Verb*> family;
    for (const Verb* verb : allVerbs())
        if (verb->name.size() > word.size() && verb->name[word.size()] == ' ' && verb->name.starts_with(word))
            family.push_back(verb);
    return family;
}

int printed(const QString& text) {
    return print(text) ? exitFine : exitUnusable;
}

bool readsStandardInputTwice(const Verb& verb, const Arguments& arguments) {
    const auto& operands = arguments.operands();
    return verb.mostOperands == anyNumber && std::count(operands.begin(), operands.end(), "-") > 1;
}

Call readVerb(const Verb& verb, std::span<char* const> given) {
    std::vector<Option> options = optionsOf(verb);
    options.insert(options.end(), commonOptions().begin(), commonOptions().end());
    auto parsed = parseArguments(given, options);
    if (const auto* problem = std::get_if<QString>(&parsed)) return usageError(verb.name, *problem);

    Arguments& arguments = std::get<Arguments>(parsed);
    if (arguments.has("--help")) return printed(verbHelp(verb));
    if (arguments.has("--version")) return printed(versionLine());
    if (arguments.operands().size() < verb.fewestOperands)
        return usageError(verb.name, CommandLine::tr("a file is missing"));
    if (arguments.operands().size() > verb.mostOperands)
        return usageError(verb.name, CommandLine::tr("\"%1\" is one file too many")
                                         .arg(shown(arguments.operands()[verb.mostOperands])));
    if (readsStandardInputTwice(verb, arguments))
        return usageError(verb.name, CommandLine::tr("standard input (-) can be read only once"));
    return VerbCall{&verb, std::move(arguments)};
}

/// A call whose first word begins the names of several verbs.
Call readFamily(std::string_view word, std::span<const Verb* const> family, std::span<char* const> rest) {
    QStringList names;
    for (const Verb* verb : family)
        names << shown(verb->name.substr(word.size() + 1));
    const QString choices = names.join(QStringLiteral(", "));
    if (rest.empty())
        //: %1 is a list of words such as "list, share"
        return usageError(word, CommandLine::tr("a verb is missing: one of %1").arg(choices));
    const std::string_view next = rest.front();
    if (isHelp(next)) return printed(familyHelp(word, family));
    if (isVersion(next)) return printed(versionLine());
    const std::string name = std::string(word) + ' ' + std::string(next);
    if (const Verb* verb = findVerb(name)) return readVerb(*verb, rest.subspan(1));
    //: %2 is a list of words such as "list, share"
    return usageError(word,
                      CommandLine::tr("there is no verb \"%1\"; choose one of %2").arg(shown(next), choices));
}

const WindowOption* findWindowOption(std::string_view word) {
    word.remove_prefix(word.starts_with("--") ? 2 : 1);
    const std::string_view name = word.substr(0, word.find('='));
    const auto it = std::find_if(std::begin(windowOptions), std::end(windowOptions),
                                 [name](const WindowOption& option) { return option.name == name; });
    return it == std::end(windowOptions) ? nullptr : it;
}

/// Looks through a call without a verb. Returns the exit status when no window is to open.
std::optional<int> answerWindowCall(std::span<char* const> words) {
    bool optionsEnded = false;
    bool firstPath = true;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (optionsEnded || !word.starts_with('-')) {
            if (firstPath && !exists(words[i]))
                return usageError({},
                                  CommandLine::tr("\"%1\" is neither a verb nor a file").arg(shown(word)));
            firstPath = false;
        } else if (word == "--") {
            optionsEnded = true;
        } else if (isHelp(word)) {
            return printed(programHelp());
        } else if (isVersion(word)) {
            return printed(versionLine());
        } else if (const WindowOption* option = findWindowOption(word)) {
            if (option->takesValue && word.find('=') == word.npos) ++i;
        } else if (word == windowAsOption || word == windowAsOption.substr(0, windowAsOption.find('='))) {
            if (word.find('=') == word.npos &&
                (++i == words.size() || std::string_view(words[i]) != "text-map"))
                return usageError(
                    {}, CommandLine::tr("--as needs text-map, the only kind the window takes there"));
        } else if (word == "-") {
            return usageError({}, CommandLine::tr("standard input (-) needs a verb before it"));
        } else {
            return usageError({}, CommandLine::tr("there is no option %1").arg(shown(word)));
        }
    }
    return std::nullopt;
}

/// Whether there is anything a window could open on. A platform named outright may need no display.
bool canOpenWindow(std::span<char* const> words) {
    const auto choosesPlatform = [](std::string_view word) {
        return word.starts_with("-platform") || word.starts_with("--platform") ||
               word.starts_with("-display");
    };
    return hasDisplay() || std::any_of(words.begin(), words.end(), choosesPlatform);
}

} // namespace

int VerbCall::run(Drawers drawers) const {
    const CommandGames games{allGameClis(), fileRecognition()}; // lives as long as the call
    CommandCall call(arguments, games, std::move(drawers));
    return verb->run(call);
}

std::variant<int, VerbCall, WindowCall> readCommandLine(int argc, char** argv) {
    prepareStreams();
    // The same words and numbers everywhere: scripts read them.
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const auto words = std::span<char* const>(argv, std::size_t(std::max(argc, 0))).subspan(argc > 0 ? 1 : 0);
    if (!words.empty()) {
        const std::string_view first = words.front();
        const bool isOneWord = first.find(' ') == std::string_view::npos;
        if (const Verb* verb = findVerb(first); verb && isOneWord) return readVerb(*verb, words.subspan(1));
        if (const auto family = familyOf(first); !first.empty() && !family.empty())
            return readFamily(first, family, words.subspan(1));
    }
    if (const std::optional<int> answered = answerWindowCall(words)) return *answered;
    if (!canOpenWindow(words)) {
        complain(CommandLine::tr("there is no display to open a window on; \"stonemason --help\" lists what "
                                 "works without one"));
        return exitUnusable;
    }
    return WindowCall{};
}

} // namespace stonemason
