// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/message.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason {

/// The types shared by all checks of values made of cells. Each game instantiates them as Problem, Problems,
/// Report and Check with its own Repair type, because repairs differ from game to game.

/// A repair that a problem offers: its label and a description of the change. The description takes a few
/// bytes whatever it changes: the game's editOf() turns it into an edit of the value once it is chosen.
/// @tparam Repair what can be done in a game: a variant of small structs, which name things by index and cell
template <typename Repair>
struct BasicFix {
    Message label; ///< "fix/delete" ...
    Repair repair;

    bool operator==(const BasicFix&) const = default;
};

/// One thing that is wrong with a document, with the cells to look at.
template <typename Fix>
struct BasicProblem {
    // Constructors: g++ 12 fails on aggregates of templates that have defaults for some members.
    BasicProblem() = default;
    BasicProblem(std::string_view checkId, Severity howBad, Message what, std::vector<Cell> where = {},
                 std::vector<Fix> repairs = {}, std::optional<int> inLayer = {})
        : check(checkId)
        , severity(howBad)
        , message(std::move(what))
        , cells(std::move(where))
        , fixes(std::move(repairs))
        , layer(inLayer) {}

    std::string_view check; ///< the id of the check that found it: "joins"
    Severity severity = Severity::Note;
    Message message; ///< "joins/river-clash" and its arguments; the sentence is made in editor/text
    std::vector<Cell> cells;
    std::vector<Fix> fixes;   ///< the one to recommend first
    std::optional<int> layer; ///< the layer to look at, when it is about one
    bool isMirrored = false;  ///< the mirror image has the same problem, which is not listed again

    bool operator==(const BasicProblem&) const = default;
};

/// Problems with the same message as others of a report, which are counted but not listed.
struct UnlistedProblems {
    std::string_view check;
    std::string_view message; ///< the id
    Severity severity = Severity::Note;
    int count = 0;

    bool operator==(const UnlistedProblems&) const = default;
};

/// What the checks of a value found. Its memory is bounded: for each message and severity, the first
/// maximumListedProblems problems are listed and the others only counted.
template <typename Fix>
struct BasicReport {
    std::vector<BasicProblem<Fix>> problems{}; ///< in the order of the table of checks
    std::vector<UnlistedProblems> unlisted{};

    /// Of all there are, listed or not.
    int count(Severity severity) const {
        int count = int(std::ranges::count(problems, severity, &BasicProblem<Fix>::severity));
        for (const UnlistedProblems& more : unlisted)
            if (more.severity == severity) count += more.count;
        return count;
    }
    bool hasErrors() const { return count(Severity::Error) > 0; }
    /// How many problems are only counted.
    int unlistedCount() const {
        return std::accumulate(unlisted.begin(), unlisted.end(), 0,
                               [](int sum, const UnlistedProblems& more) { return sum + more.count; });
    }
    bool operator==(const BasicReport&) const = default;
};

/// Collects what checks find: into a report, or for a visitor that is called with every problem.
template <typename Fix>
class BasicProblems {
public:
    using Problem = BasicProblem<Fix>;

    /// For a report.
    BasicProblems() = default;
    /// Calls visit(problem) with each problem, however many there are, and keeps none.
    explicit BasicProblems(std::function<void(const Problem&)> visit) : visit_(std::move(visit)) {}
    /// For a report that lists so many of a kind and counts the others: with 0 no fix is looked for.
    explicit BasicProblems(int mostListed) : mostListed_(mostListed) {}

    /// Whether every problem is required with its fixes; a report leaves out some fixes that take long to
    /// find.
    bool wantsAll() const { return bool(visit_); }

    /// As in a list: the last problem can be modified through back() until the next one is added.
    void push_back(Problem problem) {
        finishLast();
        last_ = std::move(problem);
    }
    Problem& back() { return *last_; }

    /// For problems that there may be many of: make() is only called for one that is listed.
    /// @param message the id of its message
    template <typename Make>
    void add(std::string_view check, Severity severity, std::string_view message, Make make) {
        finishLast();
        Kind& kind = kindOf(check, severity, message);
        if (visit_ || kind.listed < mostListed_)
            last_ = make();
        else
            ++kind.unlisted;
    }

    /// The report; nothing is left here afterwards.
    BasicReport<Fix> takeReport() {
        finishLast();
        for (const Kind& kind : kinds_)
            if (kind.unlisted > 0)
                report_.unlisted.push_back({kind.check, kind.message, kind.severity, kind.unlisted});
        kinds_.clear();
        return std::exchange(report_, {});
    }

    /// Ends the last problem, which can no longer be added to.
    void finishLast() {
        if (!last_) return;
        if (visit_) {
            visit_(*last_);
        } else {
            Kind& kind = kindOf(last_->check, last_->severity, last_->message.id);
            if (kind.listed < mostListed_) {
                ++kind.listed;
                report_.problems.push_back(std::move(*last_));
            } else {
                ++kind.unlisted;
            }
        }
        last_.reset();
    }

private:
    struct Kind {
        std::string_view check;
        std::string_view message;
        Severity severity;
        int listed = 0;
        int unlisted = 0;
    };

    /// A linear search suffices: there are few kinds, and the last one is usually requested again.
    Kind& kindOf(std::string_view check, Severity severity, std::string_view message) {
        const auto isKind = [&](const Kind& kind) {
            return kind.severity == severity && kind.message == message && kind.check == check;
        };
        if (current_ < kinds_.size() && isKind(kinds_[current_])) return kinds_[current_];
        const auto found = std::ranges::find_if(kinds_, isKind);
        current_ = std::size_t(found - kinds_.begin());
        if (found == kinds_.end()) kinds_.push_back({check, message, severity});
        return kinds_[current_];
    }

    std::function<void(const Problem&)> visit_;
    int mostListed_ = maximumListedProblems;
    std::optional<Problem> last_;
    BasicReport<Fix> report_;
    std::vector<Kind> kinds_;
    std::size_t current_ = 0;
};

/// One check: a pure function of what is checked.
template <typename Fix, typename... Checked>
struct BasicCheck {
    std::string_view id;
    void (*run)(const Checked&... checked, BasicProblems<Fix>& problems);
    std::span<const std::string_view> messages; ///< every message id it may use
    std::span<const std::string_view> fixes{};  ///< every label id of the fixes it may offer
};

/// Runs the checks of the table in its order. A stop request is honoured between two checks; what is found is
/// then incomplete.
template <typename Fix, typename... Checked>
void runTable(std::span<const BasicCheck<Fix, Checked...>> table, const std::stop_token& stop,
              BasicProblems<Fix>& problems, const Checked&... checked) {
    for (const auto& check : table) {
        if (stop.stop_requested()) break;
        check.run(checked..., problems);
        problems.finishLast();
    }
}

/// What one check finds.
template <typename Fix, typename... Checked>
BasicReport<Fix> reportOf(const BasicCheck<Fix, Checked...>& check, const Checked&... checked) {
    BasicProblems<Fix> problems;
    check.run(checked..., problems);
    return problems.takeReport();
}

/// How many problems one check finds, which takes less time than a report: it describes none and looks for no
/// fix.
template <typename Fix, typename... Checked>
int problemCount(const BasicCheck<Fix, Checked...>& check, Severity severity, const Checked&... checked) {
    BasicProblems<Fix> problems(0);
    check.run(checked..., problems);
    return problems.takeReport().count(severity);
}

/// What the checks of the table find.
template <typename Fix, typename... Checked>
BasicReport<Fix> reportOf(std::span<const BasicCheck<Fix, Checked...>> table, const std::stop_token& stop,
                          const Checked&... checked) {
    BasicProblems<Fix> problems;
    runTable(table, stop, problems, checked...);
    return problems.takeReport();
}

} // namespace stonemason
