// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"

#include <QString>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason {

/// How many problems there are of each severity, listed or not.
struct ProblemCounts {
    ProblemCounts() = default;
    template <typename Fix>
    explicit ProblemCounts(const BasicReport<Fix>& report) {
        for (const auto& problem : report.problems)
            ++of[std::size_t(problem.severity)];
        for (const UnlistedProblems& more : report.unlisted)
            of[std::size_t(more.severity)] += more.count;
    }

    int operator[](Severity severity) const { return of[std::size_t(severity)]; }

    std::array<int, 3> of{}; ///< by the number of the severity
};

class ProblemReport;

/// One problem of a report, which is kept as long as this is.
struct ProblemRef {
    std::shared_ptr<const ProblemReport> report; ///< nullptr: none
    int number = -1;                             ///< counted from 0

    explicit operator bool() const { return report != nullptr; }
};

/// The result of the checks of a document, with texts of its game, for display in panels, clipboards and
/// pages. Immutable. Problems are counted from 0, in the order of the checks; texts are created on demand. A
/// game derives from ReportOf and provides the texts.
class ProblemReport {
public:
    virtual ~ProblemReport() = default;

    virtual ProblemCounts counts() const = 0;
    virtual int size() const = 0;
    /// The problems similar to others that are only counted: they have no number.
    virtual const std::vector<UnlistedProblems>& unlisted() const = 0;
    virtual Severity severity(int problem) const = 0;
    /// The id of the check that found it.
    virtual std::string_view check(int problem) const = 0;
    /// The message without its particulars: equal for problems of one kind.
    virtual std::string_view kind(int problem) const = 0;
    /// Where to look; may be empty.
    virtual const std::vector<Cell>& cells(int problem) const = 0;
    virtual int fixCount(int problem) const = 0;
    /// Whether its first fix is among those that are taken when all are taken at once; of notes none is.
    virtual bool isFixedWithAll(int problem) const {
        return severity(problem) != Severity::Note && fixCount(problem) > 0;
    }

    /// How many problems are fixed when all are, those that are only counted among them: they are as the last
    /// of their kind that is listed.
    virtual int fixedWithAll() const = 0;

    /// Whether messages, cells and fixes are equal.
    virtual bool equals(const ProblemReport& other) const = 0;
    /// Finds the problem with the same message and cells as one from another report of the document;
    /// returns -1 if there is none.
    virtual int find(const ProblemRef& wanted) const = 0;
    /// Whether one of its problems is that one, fixes and all.
    virtual bool contains(const ProblemRef& wanted) const = 0;

    /// In a few words: "Your king can be trapped on turn one".
    virtual QString headline(int problem) const = 0;
    /// The problem, its consequences, and what to do.
    virtual QString sentence(int problem) const = 0;
    /// The same with its places, for users without a view of the board.
    virtual QString placedSentence(int problem) const = 0;
    /// The text of a fix's button; fixes are counted from 0, the recommended one first.
    virtual QString fixText(int problem, int fix) const = 0;
    /// The text of a tool's button, where no fix can determine the user's intention; empty: there is none.
    virtual QString toolText(int) const { return {}; }
    /// The name of that button's icon.
    virtual QString toolIcon(int) const { return {}; }
};

/// All of it but the texts, for reports whose fixes are of that type.
template <typename Fix>
class ReportOf : public ProblemReport {
public:
    explicit ReportOf(BasicReport<Fix> report) : report_(std::move(report)) {}

    /// The problem that a source of the game's own is handed back (see ProblemSource): it gets no others.
    static const BasicProblem<Fix>& of(const ProblemRef& ref) {
        return static_cast<const ReportOf&>(*ref.report).problem(ref.number);
    }
    const BasicProblem<Fix>& problem(int number) const { return report_.problems[std::size_t(number)]; }

    ProblemCounts counts() const override { return ProblemCounts(report_); }
    int size() const override { return int(report_.problems.size()); }
    const std::vector<UnlistedProblems>& unlisted() const override { return report_.unlisted; }
    Severity severity(int number) const override { return problem(number).severity; }
    std::string_view check(int number) const override { return problem(number).check; }
    std::string_view kind(int number) const override { return problem(number).message.id; }
    const std::vector<Cell>& cells(int number) const override { return problem(number).cells; }
    int fixCount(int number) const override { return int(problem(number).fixes.size()); }

    int fixedWithAll() const override {
        int fixed = 0;
        for (int number = 0; number < size(); ++number)
            fixed += isFixedWithAll(number) ? 1 : 0;
        for (const UnlistedProblems& more : report_.unlisted)
            if (const int last = lastLike(more); last >= 0 && isFixedWithAll(last)) fixed += more.count;
        return fixed;
    }

    bool equals(const ProblemReport& other) const override {
        return report_ == static_cast<const ReportOf&>(other).report_;
    }
    int find(const ProblemRef& wanted) const override {
        const auto& problems = report_.problems;
        const auto found = std::ranges::find_if(problems, [&sought = of(wanted)](const auto& problem) {
            return problem.message == sought.message && problem.cells == sought.cells;
        });
        return found == problems.end() ? -1 : int(found - problems.begin());
    }
    bool contains(const ProblemRef& wanted) const override {
        return std::ranges::find(report_.problems, of(wanted)) != report_.problems.end();
    }

private:
    /// The last problem with the same message.
    int lastLike(const UnlistedProblems& more) const {
        const auto last =
            std::find_if(report_.problems.rbegin(), report_.problems.rend(), [&](const auto& one) {
                return one.message.id == more.message && one.severity == more.severity;
            });
        return int(report_.problems.rend() - last) - 1;
    }

    BasicReport<Fix> report_;
};

/// The game's text of a fix, where a member of the same name hides that function.
template <typename Fix, typename Game>
QString fixTextIn(const Fix& fix, const Game& game) {
    return fixText(fix, game);
}

/// In the words of a game, which are those functions of its namespace: problemHeadline(), problemSentence()
/// and, with the places, problemReport() take a problem and the game; fixText() takes a fix and the game.
/// @tparam Game what they need to know of it: its profile
template <typename Fix, typename Game>
class ReportIn : public ReportOf<Fix> {
public:
    /// The game must outlive it.
    ReportIn(BasicReport<Fix> report, const Game& game) : ReportOf<Fix>(std::move(report)), game_(game) {}

    QString headline(int number) const override { return problemHeadline(this->problem(number), game_); }
    QString sentence(int number) const override { return problemSentence(this->problem(number), game_); }
    QString placedSentence(int number) const override { return problemReport(this->problem(number), game_); }
    QString fixText(int number, int fix) const override {
        return fixTextIn(this->problem(number).fixes[std::size_t(fix)], game_);
    }

protected:
    const Game& game() const { return game_; }

private:
    const Game& game_;
};

} // namespace stonemason
