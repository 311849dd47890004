// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problem_source.h"
#include "editor/grid/view/cell_set_painting.h"

#include <QWidget>

#include <functional>
#include <stop_token>

class QPushButton;

namespace stonemason {

class DockTitle;
class ProblemList;
class ProblemModel;
class ReadyPanel;
class WorkspaceDock;

/// What is wrong with a document, live: worst first, each with a jump to its cells and the fixes there are.
/// A game's dock has one and hands it a source of each document it is bound to.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    /// Becomes the contents and the title bar of the dock, whose message() it emits.
    ProblemsPanel(WorkspaceDock& dock, const ProblemWords& words);
    ~ProblemsPanel() override;

    /// Shows the problems of another document; nullptr: there is none.
    void setSource(std::unique_ptr<ProblemSource> source);
    bool hasSource() const { return source_ != nullptr; }

    ProblemList* list() const { return list_; }
    ProblemModel* model() const { return model_; }
    ReadyPanel* readyPanel() const { return ready_; }
    QPushButton* fixAllButton() const { return fixAll_; }
    /// Whether the list lags behind the document because a large one is still being checked.
    bool isStale() const;

    /// Shows what the checks found, or that they are still running; they run after every change.
    void updateVerdict();
    /// Applies all recommended fixes as one undo step; large documents stay editable meanwhile, and an edit
    /// cancels it.
    void fixAll();
    /// How many problems are fixed when all fixes are taken at once, where the game can do that.
    int fixable() const;
    bool isFixing() const { return fixing_.isBusy(); }
    /// Puts the whole report on the clipboard as text.
    void copyReport();

signals:
    void message(const QString& sentence);

private:
    void refresh();
    void followMarked();
    void followDocument();
    void showOnGrid(const ProblemRef& problem);
    void showKindOnGrid(const ProblemRef& problem);
    std::vector<Cell> markedCells() const;
    void fix(const ProblemRef& problem, int index);
    void fixKind(const ProblemRef& problem);
    void start(const std::function<AllFixed(std::stop_token)>& work);
    void takeAllFixes(const AllFixed& fixed);
    void showFixAll(bool working);

    const ProblemWords words_;
    ProblemModel* model_;
    ProblemList* list_;
    ReadyPanel* ready_;
    QPushButton* fixAll_;
    DockTitle* title_;
    std::unique_ptr<ProblemSource> source_;
    std::shared_ptr<const ProblemReport> report_; ///< the newest of the source; nullptr without one
    ProblemRef marked_;                           ///< the one whose cells are ringed
    bool isKindMarked_ = false;                   ///< so are those of all others of its kind
    CellRings rings_;
    GridJob<AllFixed> fixing_;
};

} // namespace stonemason
