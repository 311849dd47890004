// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/figure_table.h"

#include "editor/app/widgets/labels.h"

#include <utility>

namespace stonemason::token_battle {

namespace {

QString csvField(QString text) {
    const bool isPlain = !text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') &&
                         !text.contains(u'\r') && text.trimmed() == text;
    return isPlain ? text : u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString csvLine(const QStringList& fields) {
    QStringList line;
    for (const QString& field : fields)
        line += csvField(field);
    return line.join(u',') + QStringLiteral("\r\n");
}

} // namespace

void FigureTable::setContents(FigureContents contents) {
    if (contents == contents_) return;
    const bool keepsForm =
        contents.rows.size() == contents_.rows.size() && contents.columns == contents_.columns;
    if (!keepsForm) {
        beginResetModel();
        contents_ = std::move(contents);
        endResetModel();
        return;
    }
    contents_ = std::move(contents);
    if (!contents_.rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int FigureTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(contents_.rows.size());
}

int FigureTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(contents_.columns.size());
}

QVariant FigureTable::data(const QModelIndex& index, int role) const {
    const FigureCell& figure = cell(index);
    switch (role) {
    case Qt::DisplayRole: return figure.text;
    case Qt::ToolTipRole: return plainToolTip(figure.words.isEmpty() ? figure.text : figure.words);
    case Qt::AccessibleTextRole: return figure.words.isEmpty() ? figure.text : figure.words;
    case Qt::TextAlignmentRole:
        return int((column(index.column()).isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant FigureTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) {
        const QString& name = contents_.rows[std::size_t(section)].front().text;
        if (role == Qt::ToolTipRole) return plainToolTip(name);
        return role == Qt::DisplayRole ? name : QVariant();
    }
    const FigureColumn& head = column(section);
    switch (role) {
    case Qt::DisplayRole: return head.title;
    case Qt::ToolTipRole: return plainToolTip(head.tip.isEmpty() ? head.title : head.tip);
    case Qt::TextAlignmentRole: // of others as the view has it
        return head.isNumber ? int(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default: return {};
    }
}

QString textOf(const FigureContents& contents) {
    QString text;
    QStringList line;
    for (const FigureColumn& column : contents.columns)
        line += column.title;
    text += line.join(u'\t') + u'\n';
    for (const auto& row : contents.rows) {
        line.clear();
        for (const FigureCell& cell : row)
            line += cell.text;
        text += line.join(u'\t') + u'\n';
    }
    return text;
}

QString csvOf(const FigureContents& contents) {
    QStringList line;
    for (const FigureColumn& column : contents.columns)
        line += column.fields.isEmpty() ? QStringList{column.title} : column.fields;
    QString text = csvLine(line);
    for (const auto& row : contents.rows) {
        line.clear();
        for (const FigureCell& cell : row)
            line += cell.fields.isEmpty() ? QStringList{cell.text} : cell.fields;
        text += csvLine(line);
    }
    return text;
}

} // namespace stonemason::token_battle
