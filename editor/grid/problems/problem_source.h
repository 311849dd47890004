// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problem_report.h"
#include "editor/grid/view/grid_job.h"

#include <QStringList>

namespace stonemason {

class GridState;

/// The result of applying all recommended fixes.
struct AllFixed {
    int solved = 0; ///< number of problems that will be solved
    int left = 0;   ///< number of problems that have no fix, or require a choice by the user
    /// Makes the changes one undo step. False: the document refused them and has shown the reason. Empty:
    /// there are none.
    std::function<bool()> take;
};

/// The document whose problems a ProblemsPanel shows. A game makes one of each document that is bound; the
/// document outlives it.
class ProblemSource : public QObject {
    Q_OBJECT

public:
    /// The report on the document as shown, including strokes in progress; never nullptr.
    virtual std::shared_ptr<const ProblemReport> report() const = 0;
    /// False while the report lags behind a large document.
    virtual bool isCurrent() const = 0;
    /// The document's name, for texts that stand alone.
    virtual QString title() const = 0;
    /// What a document without errors and warnings still lacks for submission, a sentence each.
    virtual QStringList reminders() const { return {}; }
    /// The view state in which the cells of a problem are ringed.
    virtual GridState& state() const = 0;

    /// Called before the cells of the problem are ringed: shows the layer that it concerns.
    virtual void prepareToShow(const ProblemRef&) {}
    /// Cancels unfinished gestures and changes on the document. Fixes do not include them.
    virtual void endGesture() = 0;
    /// Applies that fix of a problem of the current report as one undo step.
    virtual void fix(const ProblemRef& problem, int fix) = 0;
    /// Opens the tool of the problem (see ProblemReport::toolText()).
    virtual void openTool(const ProblemRef&) {}
    /// Whether the game can apply all recommended fixes; if not, there is no button for it.
    virtual bool canFixAll() const { return false; }
    /// The function that applies them, with copies of all its data: it may run on another thread.
    virtual std::function<AllFixed(std::stop_token)> fixAll() const { return {}; }
    /// The same for the problems of the same kind alone.
    virtual std::function<AllFixed(std::stop_token)> fixAllLike(const ProblemRef&) const { return {}; }
    /// Whether that is slow even for small documents.
    virtual bool fixesAside() const { return false; }

signals:
    void reportChanged();
    void remindersChanged();
    /// The report is outdated until reportChanged().
    void outdated();
};

/// The texts of a ProblemsPanel in the words of a game.
struct ProblemWords {
    QString show;           ///< entry of the context menu: "&Show on the Map"
    QString showTip;        ///< "Show on the map (Enter)"
    QString checking;       ///< "The map is still being checked…"
    QString changed;        ///< why a fix is not made now: "The map has changed. Wait for the new check."
    QString readyTitle;     ///< when nothing must or should be fixed: "Ready to submit"
    QString ready;          ///< what to do then, when there is nothing else to say, and
    QString readyWithNotes; ///< when notes stand below
    int foldedFrom = 0;     ///< so many problems of one kind or more are one card that unfolds; 0: none are
    bool isPlaced = false;  ///< cards say row and column: on large boards nobody finds a place by its ring
    QString readyWithWarnings{}; ///< what to do when only errors stand in the way, and warnings are there;
                                 ///< empty: warnings do, too
    QString fixAllTip{};         ///< where not every recommended fix is taken with all: which are
};

} // namespace stonemason
