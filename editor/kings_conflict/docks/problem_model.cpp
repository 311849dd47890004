// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/docks/problem_model.h"

#include "editor/kings_conflict/report_text.h"
#include "editor/text/problem_text.h"

#include <algorithm>
#include <map>

namespace stonemason {

namespace {

constexpr std::size_t mostButtons = 2; // more crowd the card and the eye

bool isForSuggestions(const Problem& problem) {
    return problem.check == "hint-flat" && problem.layer;
}

} // namespace

ProblemModel::ProblemModel(const GameProfile& game, QObject* parent)
    : QAbstractListModel(parent), game_(game) {
}

void ProblemModel::setReport(const Report& report) {
    if (report == report_) return;
    report_ = report;
    beginResetModel();
    rows_.clear();
    for (Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
        listSeverity(severity);
    endResetModel();
}

void ProblemModel::listSeverity(Severity severity) {
    const int total = report_.count(severity);
    if (total == 0) return;
    rows_.push_back({RowKind::Heading, severity, -1, total});
    std::map<std::string_view, int> listed;
    const auto& problems = report_.problems;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (problems[i].severity != severity) continue;
        int& count = ++listed[problems[i].check];
        if (count <= shownPerCheck) {
            rows_.push_back({RowKind::Problem, severity, int(i), 0});
        } else if (count == shownPerCheck + 1) {
            const auto more =
                std::count_if(problems.begin() + std::ptrdiff_t(i), problems.end(), [&](const Problem& p) {
                    return p.severity == severity && p.check == problems[i].check;
                });
            rows_.push_back({RowKind::More, severity, -1, int(more)});
        }
    }
}

ProblemModel::RowKind ProblemModel::kind(const QModelIndex& index) const {
    return rows_[std::size_t(index.row())].kind;
}

Severity ProblemModel::severity(const QModelIndex& index) const {
    return rows_[std::size_t(index.row())].severity;
}

const Problem* ProblemModel::problem(const QModelIndex& index) const {
    if (!index.isValid()) return nullptr;
    const int position = rows_[std::size_t(index.row())].problem;
    return position < 0 ? nullptr : &report_.problems[std::size_t(position)];
}

QModelIndex ProblemModel::indexOf(const Problem& wanted) const {
    for (int row = 0; row < rowCount(); ++row) {
        const Problem* candidate = problem(index(row));
        if (candidate && candidate->message == wanted.message && candidate->cells == wanted.cells)
            return index(row);
    }
    return {};
}

QString ProblemModel::headline(const QModelIndex& index) const {
    const Row& row = rows_[std::size_t(index.row())];
    switch (row.kind) {
    case RowKind::Problem: return problemHeadline(*problem(index), game_);
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
    const Problem* shown = problem(index);
    return shown ? problemSentence(*shown, game_) : QString();
}

std::vector<QString> ProblemModel::fixTexts(const QModelIndex& index) const {
    std::vector<QString> texts;
    if (const Problem* shown = problem(index))
        for (const Fix& fix : shown->fixes)
            texts.push_back(fixText(fix, game_));
    return texts;
}

std::vector<QString> ProblemModel::buttonTexts(const QModelIndex& index) const {
    std::vector<QString> texts = fixTexts(index);
    if (texts.size() > mostButtons) {
        texts.resize(mostButtons);
        texts.back() = tr("Other ways…");
    }
    if (const Problem* shown = problem(index); shown && isForSuggestions(*shown))
        texts.push_back(tr("Suggest hints…"));
    return texts;
}

bool ProblemModel::isToolButton(const QModelIndex& index, int button) const {
    const Problem* shown = problem(index);
    return shown && isForSuggestions(*shown) && button + 1 == int(buttonTexts(index).size());
}

bool ProblemModel::isMoreButton(const QModelIndex& index, int button) const {
    const Problem* shown = problem(index);
    return shown && shown->fixes.size() > mostButtons && button + 1 == int(mostButtons);
}

int ProblemModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(rows_.size());
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole: return headline(index);
    case Qt::ToolTipRole: return problem(index) ? tr("Show on the map (Enter)") : QVariant();
    case Qt::AccessibleTextRole:
        return problem(index) ? QStringLiteral("%1: %2. %3")
                                    .arg(severityName(severity(index)), headline(index),
                                         problemReport(*problem(index), game_))
                              : headline(index);
    default: return {};
    }
}

Qt::ItemFlags ProblemModel::flags(const QModelIndex& index) const {
    return problem(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                          : Qt::NoItemFlags;
}

} // namespace stonemason
