// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/check_decks.h"

#include "core/deck/deck_problems.h"
#include "editor/cli/console.h"
#include "editor/cli/severity_text.h"
#include "editor/text/argument_text.h"
#include "editor/text/deck_text.h"

#include <algorithm>

namespace stonemason {

namespace {

/// A problem of a file: of one of its decks, or of all together when that has no name.
struct FileProblem {
    DeckProblem problem;
    std::optional<std::string> deck{};
    QString sentence;
};

/// What is wrong with each deck, then what was left out, then what holds for the file.
class FileProblems {
public:
    FileProblems(const DeckReading& reading, const Catalogue& catalogue) : catalogue_(catalogue) {
        for (const NamedDeck& deck : reading.library.decks())
            for (DeckProblem& problem : problemsOf(deck.deck, catalogue))
                // That numbers are our reading is said once, below.
                if (problem.check != "assumed") add(std::move(problem), deck.name);
        for (const LeftOutDeck& deck : reading.leftOut)
            all_.push_back({{"left-out", Severity::Error, deck.reason.message},
                            deck.name,
                            deckText(deck.reason, catalogue)});
        const DeckFormat format = reading.format;
        const bool ofTheGame =
            format == DeckFormat::Sets || format == DeckFormat::OldSets || format == DeckFormat::UserFile;
        for (const Message& note : writingNotes(reading.library, catalogue, DeckFormat::Sets)) {
            if (note.id == "write/assumed-ids") add({"assumed", Severity::Note, note}, std::nullopt);
            if (note.id == "write/more-than-game" && ofTheGame)
                add({"deck-count", Severity::Note, note}, std::nullopt);
        }
    }

    const std::vector<FileProblem>& all() const { return all_; }
    int count(Severity severity) const {
        return int(
            std::ranges::count(all_, severity, [](const FileProblem& p) { return p.problem.severity; }));
    }

private:
    void add(DeckProblem problem, std::optional<std::string> deck) {
        const QString sentence = deckText(problem.message, catalogue_);
        all_.push_back({std::move(problem), std::move(deck), sentence});
    }

    const Catalogue& catalogue_;
    std::vector<FileProblem> all_;
};

Json numberFrom1(int index) {
    return index < 0 ? Json() : Json(index + 1);
}

Json jsonOf(const std::string& path, const Catalogue& catalogue, const FileProblems& found) {
    Json problems = Json::array();
    for (const FileProblem& p : found.all())
        problems.push_back({{"check", p.problem.check},
                            {"severity", severityId(p.problem.severity)},
                            {"deck", p.deck ? Json(*p.deck) : Json()},
                            {"stack", numberFrom1(p.problem.stack)},
                            {"slot", numberFrom1(p.problem.slot)},
                            {"message", p.sentence.toStdString()}});
    return {{"path", path},
            {"game", catalogue.id},
            {"problems", std::move(problems)},
            {"errors", found.count(Severity::Error)},
            {"warnings", found.count(Severity::Warning)},
            {"notes", found.count(Severity::Note)}};
}

QString placeOf(const FileProblem& p) {
    if (!p.deck) return CommandLine::tr("all decks");
    const QString deck = quoted(QString::fromStdString(*p.deck));
    //: %1 is the name of a deck in quotes
    if (p.problem.stack < 0) return CommandLine::tr("deck %1").arg(deck);
    if (p.problem.slot < 0)
        //: %1 is the name of a deck in quotes, %2 a number
        return CommandLine::tr("deck %1, stack %2").arg(deck, QString::number(p.problem.stack + 1));
    //: %1 is the name of a deck in quotes, %2 and %3 are numbers; slot 1 is the top
    return CommandLine::tr("deck %1, stack %2, slot %3")
        .arg(deck, QString::number(p.problem.stack + 1), QString::number(p.problem.slot + 1));
}

/// The block of one file in the report for people, the worst problems first.
QString textOf(const std::string& path, const FileProblems& found) {
    QString text = pathText(path) + QLatin1Char('\n');
    std::vector<const FileProblem*> problems;
    for (const FileProblem& p : found.all())
        problems.push_back(&p);
    std::ranges::stable_sort(problems, std::ranges::greater(),
                             [](const FileProblem* p) { return p->problem.severity; });
    for (const FileProblem* p : problems)
        text +=
            QStringLiteral("  %1: %2 [%3]\n    %4\n")
                .arg(severityWord(p->problem.severity), placeOf(*p), shown(p->problem.check), p->sentence);
    const bool ready = found.count(Severity::Error) == 0;
    const QString verdict = ready ? CommandLine::tr("Ready to play") : CommandLine::tr("Not ready to play");
    return text + QStringLiteral("  ") +
           CommandLine::tr("%1 (errors: %2, warnings: %3, notes: %4)")
               .arg(verdict, QString::number(found.count(Severity::Error)),
                    QString::number(found.count(Severity::Warning)),
                    QString::number(found.count(Severity::Note))) +
           QLatin1Char('\n');
}

} // namespace

FileReport describeDecks(const std::string& path, const DeckReading& reading, const Catalogue& catalogue) {
    const FileProblems found(reading, catalogue);
    const int leftOut = sayWhatIsLeftOut(path, reading, catalogue);
    const int problems = found.count(Severity::Error) > 0 ? exitProblems : exitFine;
    return {jsonOf(path, catalogue, found), textOf(path, found), std::max(leftOut, problems)};
}

} // namespace stonemason
