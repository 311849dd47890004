// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problem_model.h"

#include "editor/grid/problems/report_text.h"

#include <map>
#include <utility>

namespace stonemason {

namespace {

constexpr std::size_t mostButtons = 2; // more crowd the card and the eye

} // namespace

ProblemModel::ProblemModel(const QString& showTip, QObject* parent)
    : QAbstractListModel(parent), showTip_(showTip) {
}

void ProblemModel::setReport(std::shared_ptr<const ProblemReport> report) {
    if (report && report_ ? report->equals(*report_) : report == report_) return;
    beginResetModel();
    const std::shared_ptr<const ProblemReport> before = std::exchange(report_, std::move(report));
    rows_.clear();
    if (report_)
        for (Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
            listSeverity(severity);
    firstNew_ = before && report_ ? rowNotIn(*before) : -1;
    endResetModel();
}

/// A check that finds more than before has found something new: what it found before may have changed its
/// cells with the stroke.
int ProblemModel::rowNotIn(const ProblemReport& before) const {
    std::map<std::string_view, int> more;
    for (int i = 0; i < report_->size(); ++i)
        ++more[report_->check(i)];
    for (int i = 0; i < before.size(); ++i)
        --more[before.check(i)];
    for (const UnlistedProblems& kind : report_->unlisted())
        more[kind.check] += kind.count;
    for (const UnlistedProblems& kind : before.unlisted())
        more[kind.check] -= kind.count;
    const auto isNew = [&](const Row& row) {
        return row.problem >= 0 && more[report_->check(row.problem)] > 0 &&
               before.find({report_, row.problem}) < 0;
    };
    const auto row = std::ranges::find_if(rows_, isNew);
    return row == rows_.end() ? -1 : int(row - rows_.begin());
}

void ProblemModel::listSeverity(Severity severity) {
    const int total = report_->counts()[severity];
    if (total == 0) return;
    rows_.push_back({RowKind::Heading, severity, -1, total});
    std::map<std::string_view, int> listed; // those not listed are counted too
    std::map<std::string_view, std::size_t> more;
    const auto countMore = [&](std::string_view check, int count) {
        const auto [row, isNew] = more.try_emplace(check, rows_.size());
        if (isNew) rows_.push_back({RowKind::More, severity, -1, 0});
        rows_[row->second].count += count;
    };
    for (int i = 0; i < report_->size(); ++i) {
        if (report_->severity(i) != severity) continue;
        const std::string_view check = report_->check(i);
        const int count = ++listed[check];
        if (count <= shownPerCheck) {
            rows_.push_back({RowKind::Problem, severity, i, 0});
            continue;
        }
        countMore(check, 1);
    }
    for (const UnlistedProblems& kind : report_->unlisted())
        if (kind.severity == severity) countMore(kind.check, kind.count);
}

ProblemModel::RowKind ProblemModel::kind(const QModelIndex& index) const {
    return rowOf(index).kind;
}

Severity ProblemModel::severity(const QModelIndex& index) const {
    return rowOf(index).severity;
}

ProblemRef ProblemModel::problem(const QModelIndex& index) const {
    if (!index.isValid() || rowOf(index).problem < 0) return {};
    return {report_, rowOf(index).problem};
}

QModelIndex ProblemModel::indexOf(const ProblemRef& wanted) const {
    const int number = report_ ? report_->find(wanted) : -1;
    if (number < 0) return {};
    const auto row = std::ranges::find(rows_, number, &Row::problem);
    return row == rows_.end() ? QModelIndex() : index(int(row - rows_.begin()));
}

QModelIndex ProblemModel::firstNew() const {
    return firstNew_ < 0 ? QModelIndex() : index(firstNew_);
}

QString ProblemModel::headline(const QModelIndex& index) const {
    const Row& row = rowOf(index);
    switch (row.kind) {
    case RowKind::Problem: return report_->headline(row.problem);
    case RowKind::More: return tr("and %n more like this", nullptr, row.count);
    case RowKind::Heading: break;
    }
    switch (row.severity) {
    case Severity::Error: return tr("Must be fixed (%1)").arg(row.count);
    case Severity::Warning: return tr("Should be fixed (%1)").arg(row.count);
    case Severity::Note: break;
    }
    return tr("Good to know (%1)").arg(row.count);
}

QString ProblemModel::sentence(const QModelIndex& index) const {
    return problem(index) ? report_->sentence(rowOf(index).problem) : QString();
}

std::vector<QString> ProblemModel::fixTexts(const QModelIndex& index) const {
    std::vector<QString> texts;
    if (const ProblemRef shown = problem(index))
        for (int fix = 0; fix < report_->fixCount(shown.number); ++fix)
            texts.push_back(report_->fixText(shown.number, fix));
    return texts;
}

QString ProblemModel::toolText(const QModelIndex& index) const {
    return problem(index) ? report_->toolText(rowOf(index).problem) : QString();
}

std::vector<QString> ProblemModel::buttonTexts(const QModelIndex& index) const {
    std::vector<QString> texts = fixTexts(index);
    if (texts.size() > mostButtons) {
        texts.resize(mostButtons);
        texts.back() = tr("Other ways…");
    }
    if (const QString tool = toolText(index); !tool.isEmpty()) texts.push_back(tool);
    return texts;
}

bool ProblemModel::isToolButton(const QModelIndex& index, int button) const {
    return !toolText(index).isEmpty() && button + 1 == int(buttonTexts(index).size());
}

QString ProblemModel::buttonIcon(const QModelIndex& index, int button) const {
    return isToolButton(index, button) ? report_->toolIcon(rowOf(index).problem) : QStringLiteral("fix");
}

bool ProblemModel::isMoreButton(const QModelIndex& index, int button) const {
    return fixTexts(index).size() > mostButtons && button + 1 == int(mostButtons);
}

int ProblemModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(rows_.size());
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole: return headline(index);
    case Qt::ToolTipRole: return problem(index) ? showTip_ : QVariant();
    case Qt::AccessibleTextRole:
        return problem(index) ? QStringLiteral("%1: %2. %3")
                                    .arg(severityName(severity(index)), headline(index),
                                         report_->placedSentence(rowOf(index).problem))
                              : headline(index);
    default: return {};
    }
}

Qt::ItemFlags ProblemModel::flags(const QModelIndex& index) const {
    return problem(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                          : Qt::NoItemFlags;
}

} // namespace stonemason
