// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problem_report.h"

#include <QAbstractListModel>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace stonemason {

/// A report as rows: the problems grouped by severity under headings, errors first. At most `shownPerCheck`
/// problems of a check are listed, with a row that counts the rest: nobody reads three thousand clashes. If
/// kinds are folded, problems with the same text share one row, below which they are listed when it is
/// unfolded.
class ProblemModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum class RowKind { Heading, Fold, Problem, More };
    static constexpr int shownPerCheck = 40;

    /// @param showTip the tool tip of a problem
    explicit ProblemModel(const QString& showTip, QObject* parent = nullptr);

    /// @param foldedFrom,isPlaced as of ProblemWords; to be set before there is a report
    void setListing(int foldedFrom, bool isPlaced);

    /// Rows are rebuilt only when the report differs from the one shown; nullptr is none. All that one model
    /// is given are of one game.
    void setReport(std::shared_ptr<const ProblemReport> report);

    RowKind kind(const QModelIndex& index) const;
    Severity severity(const QModelIndex& index) const;
    /// The problem of a row; none for headings, "more" rows and folds.
    ProblemRef problem(const QModelIndex& index) const;
    /// The first problem of a fold; none for other rows.
    ProblemRef firstOf(const QModelIndex& fold) const;
    /// The number of problems of a fold that applying the first fix of each solves; 0 for notes.
    int fixableIn(const QModelIndex& fold) const;
    bool isUnfolded(const QModelIndex& fold) const;
    /// Shows or hides the problems of a fold below it.
    void setUnfolded(const QModelIndex& fold, bool unfolded);
    /// The fold of the same kind as the problem's; invalid when there is none.
    QModelIndex foldOf(const ProblemRef& problem) const;
    /// The cells of all problems of the kind of this one, each once; where that is not folded, its own.
    std::vector<Cell> cellsOfKind(const ProblemRef& problem) const;
    /// The row of the equal problem (same text, same cells), or invalid.
    QModelIndex indexOf(const ProblemRef& wanted) const;
    /// The first row whose problem came with the last report; invalid if that only repeats problems of the
    /// report before it in other words or for other cells.
    QModelIndex firstNew() const;

    QString headline(const QModelIndex& index) const;
    QString sentence(const QModelIndex& index) const;
    std::vector<QString> fixTexts(const QModelIndex& index) const;
    /// The texts of the card's buttons: each fix, or for more than two the first and one button for all
    /// others; then a tool that helps.
    std::vector<QString> buttonTexts(const QModelIndex& index) const;
    /// Whether that button (counted from 0) stands for several fixes.
    bool isMoreButton(const QModelIndex& index, int button) const;
    /// Whether it opens a tool: no fix can determine the user's intention there.
    bool isToolButton(const QModelIndex& index, int button) const;
    /// The name of the icon of that button.
    QString buttonIcon(const QModelIndex& index, int button) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        RowKind kind = RowKind::Problem;
        Severity severity = Severity::Note;
        int problem = -1; ///< its number in the report
        int count = 0;    ///< problems of a heading or a fold, or those a "more" row stands for
        int fold = -1;    ///< the number of a fold's kind
    };
    /// The text on the card of a fold, which requires iterating over all its problems.
    struct FoldWords {
        QString places;
        int fixable = 0; ///< see fixableIn()
        QString fixAll;  ///< empty where nothing is fixed
    };
    /// Problems with the same text.
    struct Kind {
        std::string key; ///< the same in every report
        std::vector<int> problems;
        int unlisted = 0;
        mutable std::optional<FoldWords> words{}; ///< once they were asked for

        int count() const { return int(problems.size()) + unlisted; }
    };
    const Row& rowOf(const QModelIndex& index) const { return rows_[std::size_t(index.row())]; }
    QString toolText(const QModelIndex& index) const;
    void listSeverity(Severity severity);
    void listKinds(Severity severity);
    std::vector<Row> membersOf(Severity severity, const Kind& kind) const;
    std::string keyOf(int problem) const;
    const FoldWords& wordsOf(const Kind& kind) const;
    QString placesOf(const Kind& kind) const;
    int fixableOf(const Kind& kind) const;
    /// The text of a button that fixes that many problems of a kind.
    QString fixAllText(const Kind& kind, int fixable) const;
    int rowNotIn(const ProblemReport& before) const;

    QString showTip_;
    std::shared_ptr<const ProblemReport> report_;
    std::vector<Row> rows_;
    std::vector<Kind> kinds_;        ///< those that are folded
    std::set<std::string> unfolded_; ///< their keys
    int foldedFrom_ = 0;
    bool isPlaced_ = false;
    int firstNew_ = -1;
};

} // namespace stonemason
