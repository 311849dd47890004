// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problem_model.h"

#include "editor/grid/problems/report_text.h"
#include "editor/text/argument_text.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace stonemason {

namespace {

constexpr std::size_t mostButtons = 2; // more would clutter the card

} // namespace

ProblemModel::ProblemModel(const QString& showTip, QObject* parent)
    : QAbstractListModel(parent), showTip_(showTip) {
}

void ProblemModel::setListing(int foldedFrom, bool isPlaced) {
    foldedFrom_ = foldedFrom;
    isPlaced_ = isPlaced;
}

void ProblemModel::setReport(std::shared_ptr<const ProblemReport> report) {
    if (report && report_ ? report->equals(*report_) : report == report_) return;
    beginResetModel();
    const std::shared_ptr<const ProblemReport> before = std::exchange(report_, std::move(report));
    rows_.clear();
    kinds_.clear();
    if (report_)
        for (Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
            listSeverity(severity);
    firstNew_ = before && report_ ? rowNotIn(*before) : -1;
    endResetModel();
}

/// A problem is new only if its check finds more problems than before, because the stroke may have changed
/// the cells of an old one.
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
    if (foldedFrom_ > 0) return listKinds(severity);
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

/// Problems with equal keys look the same to the user: the same sentence, about the same player.
std::string ProblemModel::keyOf(int problem) const {
    return std::string(report_->kind(problem)) + '\n' + char('0' + int(report_->severity(problem))) + '\n' +
           report_->headline(problem).toStdString();
}

void ProblemModel::listKinds(Severity severity) {
    std::vector<Kind> kinds; // in the order of their first problems
    std::map<std::string, std::size_t> places;
    std::map<std::string_view, std::size_t> lastOfCheck;
    for (int i = 0; i < report_->size(); ++i) {
        if (report_->severity(i) != severity) continue;
        const std::string key = keyOf(i);
        const auto [place, isNew] = places.try_emplace(key, kinds.size());
        if (isNew) kinds.push_back({key, {}, 0});
        kinds[place->second].problems.push_back(i);
        lastOfCheck[report_->check(i)] = place->second;
    }
    for (const UnlistedProblems& more : report_->unlisted())
        if (const auto like = lastOfCheck.find(more.check);
            more.severity == severity && like != lastOfCheck.end())
            kinds[like->second].unlisted += more.count;
    for (Kind& kind : kinds) {
        const std::vector<Row> members = membersOf(severity, kind);
        const bool isFolded = kind.count() >= foldedFrom_;
        if (isFolded) rows_.push_back({RowKind::Fold, severity, -1, kind.count(), int(kinds_.size())});
        if (!isFolded || unfolded_.contains(kind.key))
            rows_.insert(rows_.end(), members.begin(), members.end());
        if (isFolded) kinds_.push_back(std::move(kind));
    }
}

std::vector<ProblemModel::Row> ProblemModel::membersOf(Severity severity, const Kind& kind) const {
    std::vector<Row> members;
    const std::size_t shown = std::min(kind.problems.size(), std::size_t(shownPerCheck));
    for (std::size_t i = 0; i < shown; ++i)
        members.push_back({RowKind::Problem, severity, kind.problems[i], 0, -1});
    if (const int more = kind.count() - int(shown); more > 0)
        members.push_back({RowKind::More, severity, -1, more, -1});
    return members;
}

ProblemRef ProblemModel::firstOf(const QModelIndex& fold) const {
    if (!fold.isValid() || rowOf(fold).fold < 0) return {};
    return {report_, kinds_[std::size_t(rowOf(fold).fold)].problems.front()};
}

/// Cached, because cards are painted often and a kind may have a thousand problems.
const ProblemModel::FoldWords& ProblemModel::wordsOf(const Kind& kind) const {
    if (!kind.words) {
        const int fixable = fixableOf(kind);
        kind.words = {placesOf(kind), fixable, fixable > 0 ? fixAllText(kind, fixable) : QString()};
    }
    return *kind.words;
}

int ProblemModel::fixableIn(const QModelIndex& fold) const {
    return firstOf(fold) ? wordsOf(kinds_[std::size_t(rowOf(fold).fold)]).fixable : 0;
}

int ProblemModel::fixableOf(const Kind& kind) const {
    const auto isFixed = [this](int problem) {
        return report_->severity(problem) != Severity::Note && report_->fixCount(problem) > 0;
    };
    const auto fixed = std::ranges::count_if(kind.problems, isFixed);
    return int(fixed) + (isFixed(kind.problems.back()) ? kind.unlisted : 0);
}

bool ProblemModel::isUnfolded(const QModelIndex& fold) const {
    return firstOf(fold) && unfolded_.contains(kinds_[std::size_t(rowOf(fold).fold)].key);
}

void ProblemModel::setUnfolded(const QModelIndex& fold, bool unfolded) {
    if (!firstOf(fold) || isUnfolded(fold) == unfolded) return;
    const Kind& kind = kinds_[std::size_t(rowOf(fold).fold)];
    const std::vector<Row> members = membersOf(severity(fold), kind);
    const int first = fold.row() + 1;
    const int last = fold.row() + int(members.size());
    firstNew_ = -1;
    if (unfolded) {
        beginInsertRows({}, first, last);
        rows_.insert(rows_.begin() + first, members.begin(), members.end());
        unfolded_.insert(kind.key);
        endInsertRows();
    } else {
        beginRemoveRows({}, first, last);
        rows_.erase(rows_.begin() + first, rows_.begin() + last + 1);
        unfolded_.erase(kind.key);
        endRemoveRows();
    }
    emit dataChanged(index(first - 1), index(first - 1)); // its button text has changed
}

QModelIndex ProblemModel::foldOf(const ProblemRef& problem) const {
    if (!problem || !report_) return {};
    const int number = report_->find(problem);
    for (int row = 0; row < int(rows_.size()); ++row) {
        if (rows_[std::size_t(row)].fold < 0) continue;
        const Kind& kind = kinds_[std::size_t(rows_[std::size_t(row)].fold)];
        if (std::ranges::find(kind.problems, number) != kind.problems.end()) return index(row);
    }
    return {};
}

std::vector<Cell> ProblemModel::cellsOfKind(const ProblemRef& problem) const {
    const QModelIndex fold = foldOf(problem);
    if (!fold.isValid()) return problem ? problem.report->cells(problem.number) : std::vector<Cell>();
    std::set<Cell> cells;
    for (const int number : kinds_[std::size_t(rowOf(fold).fold)].problems)
        cells.insert(report_->cells(number).begin(), report_->cells(number).end());
    return {cells.begin(), cells.end()};
}

QString ProblemModel::fixAllText(const Kind& kind, int fixable) const {
    QString common;
    for (const int problem : kind.problems) {
        if (report_->fixCount(problem) == 0) continue;
        const QString text = report_->fixText(problem, 0);
        if (!common.isEmpty() && text != common) return tr("Fix These (%1)").arg(fixable);
        common = text;
    }
    //: A button that fixes several problems: %1 is a fix, "Delete the treasure"; %2 of how many
    return tr("%1 (%2)").arg(common, QString::number(fixable));
}

QString ProblemModel::placesOf(const Kind& kind) const {
    std::vector<Cell> cells;
    for (const int problem : kind.problems)
        if (!report_->cells(problem).empty()) cells.push_back(report_->cells(problem).front());
    return cells.empty() ? QString() : cellsText(cells);
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
    case RowKind::Fold:
        //: Several problems of one kind: %1 is what is wrong, %2 how many there are
        return tr("%1 (%2)").arg(report_->headline(firstOf(index).number), QString::number(row.count));
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
    if (firstOf(index)) return wordsOf(kinds_[std::size_t(rowOf(index).fold)]).places;
    if (!problem(index)) return {};
    const int number = rowOf(index).problem;
    return isPlaced_ ? report_->placedSentence(number) : report_->sentence(number);
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
    if (firstOf(index)) {
        std::vector<QString> texts{isUnfolded(index) ? tr("Fold") : tr("Show Each")};
        const QString& fixAll = wordsOf(kinds_[std::size_t(rowOf(index).fold)]).fixAll;
        if (!fixAll.isEmpty()) texts.push_back(fixAll);
        return texts;
    }
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
    if (firstOf(index) && button == 0)
        return isUnfolded(index) ? QStringLiteral("up") : QStringLiteral("down");
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
        if (firstOf(index))
            return QStringLiteral("%1: %2. %3")
                .arg(severityName(severity(index)), headline(index), sentence(index));
        return problem(index) ? QStringLiteral("%1: %2. %3")
                                    .arg(severityName(severity(index)), headline(index),
                                         report_->placedSentence(rowOf(index).problem))
                              : headline(index);
    default: return {};
    }
}

Qt::ItemFlags ProblemModel::flags(const QModelIndex& index) const {
    return problem(index) || firstOf(index)
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
               : Qt::NoItemFlags;
}

} // namespace stonemason
