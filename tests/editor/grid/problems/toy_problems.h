// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/problems/problem_list.h"
#include "editor/grid/problems/problem_model.h"
#include "editor/grid/problems/problems_panel.h"
#include "editor/grid/problems/report_text.h"

#include <QTest>

#include <utility>

namespace stonemason::test {

struct ToyFix {
    int id = 0;
    bool operator==(const ToyFix&) const = default;
};

using ToyProblem = BasicProblem<ToyFix>;
using ToyFindings = BasicReport<ToyFix>;

/// "cracks 1 2", "Fill 7": what it says is made of ids and numbers.
class ToyReport : public ReportOf<ToyFix> {
public:
    using ReportOf::ReportOf;

    QString headline(int number) const override {
        const Message& message = problem(number).message;
        return QLatin1String(message.id.data(), qsizetype(message.id.size()));
    }
    QString sentence(int number) const override { return headline(number) + u'!'; }
    QString placedSentence(int number) const override {
        return sentence(number) + QStringLiteral(" Where: %1 cells").arg(cells(number).size());
    }
    QString fixText(int number, int fix) const override {
        ++fixTextsAsked;
        return QStringLiteral("Fix %1").arg(problem(number).fixes[std::size_t(fix)].id);
    }
    QString toolText(int number) const override {
        return check(number) == "tool" ? QStringLiteral("Tool") : QString();
    }

    static inline int fixTextsAsked = 0; ///< of all reports
};

/// A document of 6 x 6 cells that is what its problems are.
class ToySource : public ProblemSource {
public:
    ToySource(GridState& state, const ToyFindings& findings) : findings(findings), state_(state) {}

    std::shared_ptr<const ProblemReport> report() const override {
        return std::make_shared<ToyReport>(findings);
    }
    bool isCurrent() const override { return current; }
    QString title() const override { return QStringLiteral("Toy"); }
    GridState& state() const override { return state_; }
    void prepareToShow(const ProblemRef&) override { reported += QStringLiteral("prepare"); }
    void endGesture() override {
        reported += QStringLiteral("end");
        if (stroke.empty()) return;
        findings.problems = std::exchange(stroke, {});
        emit reportChanged();
    }
    void fix(const ProblemRef& problem, int fix) override {
        reported += problem.report->fixText(problem.number, fix);
        std::erase(findings.problems, ToyReport::of(problem));
        emit reportChanged();
    }
    void openTool(const ProblemRef& problem) override {
        reported += problem.report->headline(problem.number);
    }
    bool canFixAll() const override { return fixesAll; }
    std::function<AllFixed(std::stop_token)> fixAll() const override {
        return [this](const std::stop_token&) {
            return AllFixed{2, 1, [this] {
                                const_cast<ToySource*>(this)->reported += QStringLiteral("all");
                                return takesFixes;
                            }};
        };
    }

    std::function<AllFixed(std::stop_token)> fixAllLike(const ProblemRef& problem) const override {
        const QString all = QStringLiteral("all ") + problem.report->headline(problem.number);
        return [this, all](const std::stop_token&) {
            return AllFixed{2, 0, [this, all] {
                                const_cast<ToySource*>(this)->reported += all;
                                return true;
                            }};
        };
    }

    ToyFindings findings;
    std::vector<ToyProblem> stroke; ///< what the problems are without the stroke under way; empty: none is
    bool current = true;
    bool fixesAll = true;
    bool takesFixes = true; ///< else it refuses them
    QStringList reported;

private:
    GridState& state_;
};

inline ToyProblem found(std::string_view what, Severity severity, std::vector<Cell> cells = {},
                        std::vector<ToyFix> fixes = {}) {
    return {what, severity, {what, {}}, std::move(cells), std::move(fixes)};
}

/// How the problems of a toy are listed: as of ProblemWords.
struct ToyListing {
    int foldedFrom = 0;
    bool isPlaced = false;
    QString readyWithWarnings{};
};

/// A panel in its dock that shows the problems of a toy.
struct Panel {
    explicit Panel(std::vector<ToyProblem> problems, ToyListing how = {}) : listing(std::move(how)) {
        auto made = std::make_unique<ToySource>(state, ToyFindings{std::move(problems)});
        source = made.get();
        panel.setSource(std::move(made));
        dock.resize(320, 500);
        dock.show();
        if (!QTest::qWaitForWindowExposed(&dock)) qFatal("not exposed");
    }

    QModelIndex row(const char* headline) const {
        const ProblemModel& model = *panel.model();
        for (int i = 0; i < model.rowCount(); ++i)
            if (model.problem(model.index(i)) && model.headline(model.index(i)) == QLatin1String(headline))
                return model.index(i);
        return {};
    }
    QStringList headlines() const {
        QStringList texts;
        for (int i = 0; i < panel.model()->rowCount(); ++i)
            texts += panel.model()->headline(panel.model()->index(i));
        return texts;
    }
    void click(const char* headline, int button) {
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                          panel.list()->fixRect(row(headline), button).center());
    }
    void press(const char* headline, Qt::Key key) {
        panel.list()->setCurrentIndex(row(headline));
        QTest::keyClick(panel.list(), key);
    }

    ToyListing listing;
    GridState state{{6, 6}};
    WorkspaceDock dock{QStringLiteral("toy"), QStringLiteral("Toy"), Qt::RightDockWidgetArea};
    ProblemsPanel& panel = *new ProblemsPanel(dock, {.show = QStringLiteral("Show"),
                                                     .showTip = QStringLiteral("tip"),
                                                     .checking = QStringLiteral("checking"),
                                                     .changed = QStringLiteral("changed"),
                                                     .readyTitle = QStringLiteral("Ready"),
                                                     .ready = QStringLiteral("fine"),
                                                     .readyWithNotes = QStringLiteral("fine but"),
                                                     .foldedFrom = listing.foldedFrom,
                                                     .isPlaced = listing.isPlaced,
                                                     .readyWithWarnings = listing.readyWithWarnings});
    ToySource* source = nullptr;
};

} // namespace stonemason::test
