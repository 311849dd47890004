// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/module.h"

#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "core/token_battle/format/unknown_words.h"
#include "editor/cli/console.h"
#include "editor/cli/export_file.h"
#include "editor/cli/file_report.h"
#include "editor/cli/problem_tally.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/cli/deck_files.h"
#include "editor/token_battle/text/deck_text.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

Json numberFrom1(int index) {
    return index < 0 ? Json() : Json(index + 1);
}

/// @param deck nullopt: all decks together
QString placeText(const std::optional<std::string>& deck, const DeckProblem& problem) {
    if (!deck) return CommandLine::tr("all decks");
    const QString name = quoted(QString::fromStdString(*deck));
    //: %1 is the name of a deck in quotes
    if (problem.stack < 0) return CommandLine::tr("deck %1").arg(name);
    if (problem.slot < 0)
        //: %1 is the name of a deck in quotes, %2 a number
        return CommandLine::tr("deck %1, stack %2").arg(name, QString::number(problem.stack + 1));
    //: %1 is the name of a deck in quotes, %2 and %3 are numbers; slot 1 is the top
    return CommandLine::tr("deck %1, stack %2, slot %3")
        .arg(name, QString::number(problem.stack + 1), QString::number(problem.slot + 1));
}

/// The problems of each deck, then the decks left out, then the problems of the file.
class FileProblems {
public:
    FileProblems(const DeckReading& reading, const Catalogue& catalogue) : catalogue_(catalogue) {
        NearestCards nearest(catalogue);
        for (const NamedDeck& deck : reading.library.decks()) {
            for (const DeckProblem& problem : wordProblemsOf(deck, nearest))
                add(problem, deck.name, Error{problem.message});
            for (const DeckProblem& problem : problemsOf(deck.deck, catalogue))
                // Assumed card numbers are reported once, below.
                if (problem.check != "assumed") add(problem, deck.name, Error{problem.message});
        }
        for (const LeftOutDeck& deck : reading.leftOut)
            add({"left-out", Severity::Error, {}}, deck.name, deck.reason);
        const DeckFormat format = reading.format;
        const bool ofTheGame =
            format == DeckFormat::Sets || format == DeckFormat::OldSets || format == DeckFormat::UserFile;
        for (const Message& note : writingNotes(reading.library, catalogue, DeckFormat::Sets)) {
            if (note.id == "write/assumed-ids")
                add({"assumed", Severity::Note, {}}, std::nullopt, Error{note});
            if (note.id == "write/more-than-game" && ofTheGame)
                add({"deck-count", Severity::Note, {}}, std::nullopt, Error{note});
        }
    }

    const ProblemTally& list() const { return list_; }

private:
    void add(const DeckProblem& problem, const std::optional<std::string>& deck, const Error& error) {
        list_.add(problem.severity, [&] {
            return ListedProblem{problem.check, placeText(deck, problem), deckText(error, catalogue_),
                                 Json{{"deck", deck ? Json(*deck) : Json()},
                                      {"stack", numberFrom1(problem.stack)},
                                      {"slot", numberFrom1(problem.slot)}}};
        });
    }

    const Catalogue& catalogue_;
    ProblemTally list_;
};

Json jsonOf(const std::string& path, const Catalogue& catalogue, const ProblemTally& problems) {
    Json json{{"path", path}, {"game", catalogue.id}};
    problems.addTo(json);
    return json;
}

/// The section of one file in the text report.
QString textOf(const std::string& path, const ProblemTally& problems) {
    const QString verdict =
        problems.hasErrors() ? CommandLine::tr("Not ready to play") : CommandLine::tr("Ready to play");
    return pathText(path) + QLatin1Char('\n') + problems.lines() +
           QStringLiteral("  %1 (%2)\n").arg(verdict, problems.counts());
}

/// The problems of the decks of a file, in the format of the report on a map, with "deck", "stack" and
/// "slot" instead of cells.
FileReport describeDecks(const std::string& path, const DeckReading& reading, const Catalogue& catalogue) {
    const FileProblems found(reading, catalogue);
    const int leftOut = reading.leftOut.empty() ? exitFine : printLeftOut(path, reading, catalogue);
    const int problems = found.list().hasErrors() ? exitProblems : exitFine;
    return {jsonOf(path, catalogue, found.list()), textOf(path, found.list()), std::max(leftOut, problems)};
}

FileReport check(CommandCall& call, const std::string& path, std::string_view bytes) {
    const DeckInput* input = call.load<DeckInput>();
    if (!input) return unloadedFile(path);
    const Result<DeckReading> reading = input->parse(bytes);
    return reading ? describeDecks(path, *reading, input->catalogue())
                   : unusableFile(path, deckText(reading.error(), input->catalogue()));
}

int convert(CommandCall& call, const std::string& from, std::string_view bytes, const std::string& to) {
    const auto form = call.arguments().value("--to");
    return convertDecks(from, bytes, form ? deckFormatFromId(*form) : std::nullopt, to);
}

bool hasName(const std::string& name) {
    return deckFormatForName(name).has_value();
}

/// Only decks have formats for --to, and only decks are written to .sdeck.
bool isAskedFor(const Arguments& arguments, const std::string& to) {
    const auto format = deckFormatForName(to);
    return arguments.has("--to") || (format && format != DeckFormat::Sets);
}

int exportDecks(CommandCall&, const ExportCall& wanted, std::string bytes) {
    if (wanted.strict) {
        const std::optional<DeckInput> input = DeckInput::load();
        if (!input) return exitUnusable;
        const Result<DeckReading> reading = input->parse(bytes);
        if (!reading) return complainAboutDecks(wanted.path, reading.error(), input->catalogue());
        const FileProblems problems(*reading, input->catalogue());
        const int errors = problems.list().count(Severity::Error);
        if (const auto status = exportObstacle(wanted, errors, false)) return *status;
    }
    return convertDecks(wanted.path, bytes, deckFormatFromId(wanted.to), wanted.output.value_or("-"));
}

QString whyNoRecord(std::string_view bytes) {
    if (holdsPosition(bytes))
        return CommandLine::tr("This is a position of a game as text; the window opens it, to play on.");
    return stonemason::whyNoRecord(looksLikeGameRecord(bytes));
}

constexpr FileVerbs deckVerbs{
    .kind = DocumentKind::Decks,
    .check = check,
    .convert = convert,
    .hasName = hasName,
    .isAskedFor = isAskedFor,
    .exportFile = exportDecks,
};
constexpr FileVerbs recordVerbs{.kind = DocumentKind::Game, .whyNot = whyNoRecord};

constexpr const Verb* verbs[]{&deckListVerb, &deckShareVerb, &deckCardsVerb, &deckRandomVerb};
constexpr const FileVerbs* files[]{&deckVerbs, &recordVerbs};

} // namespace

const GameCli gameCli{.verbs = verbs, .files = files, .play = &playVerbs};

} // namespace stonemason::token_battle
