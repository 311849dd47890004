// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"

#include <QAbstractListModel>

#include <vector>

namespace stonemason {

/// A report as rows: the problems grouped by severity under headings, errors first. Of one check no more than
/// `shownPerCheck` problems are listed, with a row that counts the rest: nobody reads three thousand clashes.
class ProblemModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum class RowKind { Heading, Problem, More };
    static constexpr int shownPerCheck = 40;

    explicit ProblemModel(const GameProfile& game, QObject* parent = nullptr);

    /// Rows are rebuilt only when the report differs from the one shown.
    void setReport(const Report& report);
    const Report& report() const { return report_; }

    RowKind kind(const QModelIndex& index) const;
    Severity severity(const QModelIndex& index) const;
    /// The problem of a row, or nullptr for headings and "more" rows.
    const Problem* problem(const QModelIndex& index) const;
    /// The row of the problem with the same message and cells, or invalid.
    QModelIndex indexOf(const Problem& problem) const;

    QString headline(const QModelIndex& index) const;
    QString sentence(const QModelIndex& index) const;
    std::vector<QString> fixTexts(const QModelIndex& index) const;
    /// What the card's buttons say: each fix, of more than two the first, and one button for all others; then
    /// a tool that helps.
    std::vector<QString> buttonTexts(const QModelIndex& index) const;
    /// Whether that button (counted from 0) stands for several fixes.
    bool isMoreButton(const QModelIndex& index, int button) const;
    /// Whether it opens a tool: no fix can know what a person wants there.
    bool isToolButton(const QModelIndex& index, int button) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        RowKind kind = RowKind::Problem;
        Severity severity = Severity::Note;
        int problem = -1; ///< index into the report
        int count = 0;    ///< problems of a heading, or those a "more" row stands for
    };
    void list();
    void listSeverity(Severity severity);

    const GameProfile& game_;
    Report report_;
    std::vector<Row> rows_;
};

} // namespace stonemason
