// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/verbs/help.h"

#include "editor/cli/console.h"
#include "editor/verbs/verbs.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

constexpr qsizetype textWidth = 78;

constexpr Option commonOptionTable[] = {
    {.name = "--help", .letter = 'h', .help = QT_TRANSLATE_NOOP("CommandLine", "Print this help")},
    {.name = "--version", .letter = 'v', .help = QT_TRANSLATE_NOOP("CommandLine", "Print the version")},
};

/// Breaks a text into lines, each after the first indented.
QString wrapped(const QString& text, qsizetype indent) {
    QString result;
    qsizetype column = indent;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        if (column > indent && column + 1 + word.size() > textWidth) {
            result += QLatin1Char('\n') + QString(indent, QLatin1Char(' '));
            column = indent;
        } else if (column > indent) {
            result += QLatin1Char(' ');
            ++column;
        }
        result += word;
        column += word.size();
    }
    return result;
}

QString call(const Option& option) {
    QString text = option.letter ? QStringLiteral("-%1, ").arg(QLatin1Char(option.letter)) : QString();
    text += shown(option.name);
    if (!option.value.empty()) text += QLatin1Char(' ') + shown(option.value);
    return text;
}

/// Lines of a term and what it means, the meanings set in one column.
QString listed(const std::vector<std::pair<QString, QString>>& entries) {
    qsizetype longest = 0;
    for (const auto& [term, meaning] : entries)
        longest = std::max(longest, term.size());
    QString text;
    for (const auto& [term, meaning] : entries)
        text += QStringLiteral("  ") + term.leftJustified(longest + 2) + wrapped(meaning, longest + 4) +
                QLatin1Char('\n');
    return text;
}

QString optionList(std::span<const Option> own) {
    std::vector<std::pair<QString, QString>> entries;
    for (const std::span<const Option> options : {own, commonOptions()})
        for (const Option& option : options)
            entries.emplace_back(call(option), CommandLine::tr(option.help));
    return CommandLine::tr("Options:") + QLatin1Char('\n') + listed(entries);
}

/// A line for each verb: its name and summary.
QString verbList(std::span<const Verb* const> verbs) {
    std::vector<std::pair<QString, QString>> entries;
    for (const Verb* verb : verbs)
        entries.emplace_back(shown(verb->name), CommandLine::tr(verb->summary));
    return CommandLine::tr("Verbs:") + QLatin1Char('\n') + listed(entries);
}

QString exitStatuses() {
    return CommandLine::tr("Exit status:") + QLatin1Char('\n') +
           listed(
               {{QStringLiteral("0"), CommandLine::tr("all is well")},
                {QStringLiteral("1"), CommandLine::tr("there are errors")},
                {QStringLiteral("2"),
                 CommandLine::tr(
                     "a file could not be used, a deck was left out, the call was wrong, or there was not "
                     "enough memory; standard error names the file, the line or field, and the cause")},
                {QStringLiteral("3"),
                 CommandLine::tr("a tournament or a march was stopped before its end (Ctrl+C): what was done "
                                 "so far is printed or written, and --resume continues a tournament")}});
}

} // namespace

std::span<const Option> commonOptions() {
    return commonOptionTable;
}

QString programHelp() {
    QString text =
        CommandLine::tr("Usage:") + QStringLiteral(" stonemason [FILE...]\n") +
        QStringLiteral("       stonemason VERB [OPTION...] [FILE...]\n\n") +
        wrapped(CommandLine::tr(
                    "Stonemason edits maps, decks, boards and worlds of small turn-based games. Without a "
                    "verb it opens "
                    "its window, with the files given; with a verb it does one job and needs no display."),
                0) +
        QStringLiteral("\n\n");
    text += verbList(allVerbs()) + QLatin1Char('\n') + optionList({}) + QLatin1Char('\n') + exitStatuses() +
            QLatin1Char('\n') +
            wrapped(CommandLine::tr("\"stonemason VERB --help\" says more about a verb."), 0) +
            QLatin1Char('\n');
    return text;
}

QString verbHelp(const Verb& verb) {
    QString text;
    for (const std::string_view way : verb.synopsis) {
        const QString usage = CommandLine::tr("Usage:");
        text += (text.isEmpty() ? usage : QString(usage.size(), QLatin1Char(' '))) +
                QStringLiteral(" stonemason %1 %2\n").arg(shown(verb.name), shown(way));
    }
    text += QLatin1Char('\n') + CommandLine::tr(verb.summary) + QStringLiteral(".\n\n");
    text += wrapped(CommandLine::tr(verb.description), 0) + QStringLiteral("\n\n");
    if (verb.file) text += wrapped(CommandLine::tr(verb.file), 0) + QStringLiteral("\n\n");
    return text + optionList(optionsOf(verb)) + QLatin1Char('\n') + exitStatuses();
}

QString familyHelp(std::string_view word, std::span<const Verb* const> family) {
    QString text;
    for (const Verb* verb : family)
        for (const std::string_view way : verb->synopsis) {
            const QString usage = CommandLine::tr("Usage:");
            text += (text.isEmpty() ? usage : QString(usage.size(), QLatin1Char(' '))) +
                    QStringLiteral(" stonemason %1 %2\n").arg(shown(verb->name), shown(way));
        }
    text += QLatin1Char('\n') + verbList(family) + QLatin1Char('\n') + optionList({}) + QLatin1Char('\n');
    return text +
           wrapped(CommandLine::tr("\"stonemason %1 VERB --help\" says more about a verb.").arg(shown(word)),
                   0) +
           QLatin1Char('\n');
}

QString versionLine() {
    return QStringLiteral("stonemason " STONEMASON_VERSION "\n");
}

} // namespace stonemason
