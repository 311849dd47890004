// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/figure_table.h"

#include "editor/app/widgets/labels.h"
#include "editor/token_battle/deck/view/strength/figure_delegate.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

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

namespace {

constexpr int leastTableHeight = 150;
constexpr int leastColumn = 36;
constexpr int heatWidth = 28;
constexpr int heatHeight = 24;
constexpr int mostNameWidth = 120;
constexpr int leastHeatWidth = 26; ///< room for "100"
constexpr int headerPad = 5;

/// From the form with the most detail to the one that needs the least width.
constexpr std::array forms{FigureForm{}, FigureForm{.bars = false},
                           FigureForm{.bars = false, .ranges = false},
                           FigureForm{.bars = false, .ranges = false, .oneLine = false}};
constexpr int fewestColumns = 2; ///< a name and its number

class FigureList : public QTreeView {
public:
    explicit FigureList(FigureTable& table) : delegate_(new FigureDelegate(this)) {
        setModel(&table);
        setItemDelegate(delegate_);
        connect(&table, &QAbstractItemModel::modelReset, this, [this] { shareRoom(); });
        connect(&table, &QAbstractItemModel::dataChanged, this, [this] { shareRoom(); });
    }

    void shareRoom() {
        const int columns = header()->count();
        if (columns == 0) return;
        for (int column = 0; column < columns; ++column)
            setColumnHidden(column, false); // those that are hidden have no width to ask for
        delegate_->setForm(forms.back());
        std::vector<int> widths = wantedWidths();
        while (sum(widths) > viewport()->width() && int(widths.size()) > fewestColumns)
            widths.pop_back();
        const std::size_t shown = widths.size();
        for (const FigureForm& form : forms) {
            delegate_->setForm(form);
            widths = wantedWidths();
            widths.resize(shown);
            if (sum(widths) <= viewport()->width()) break;
        }
        show(widths);
        scheduleDelayedItemsLayout(); // rows may be of another height
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QTreeView::resizeEvent(event);
        shareRoom();
    }

private:
    static int sum(const std::vector<int>& widths) {
        return std::accumulate(widths.begin(), widths.end(), 0);
    }

    std::vector<int> wantedWidths() const {
        std::vector<int> widths;
        for (int column = 0; column < header()->count(); ++column)
            widths.push_back(std::max(sizeHintForColumn(column), header()->sectionSizeHint(column)));
        return widths;
    }

    void show(const std::vector<int>& widths) {
        for (int column = 0; column < header()->count(); ++column)
            setColumnHidden(column, column >= int(widths.size()));
        for (int column = 1; column < int(widths.size()); ++column)
            header()->resizeSection(column, widths[std::size_t(column)]);
        const int others = sum(widths) - widths.front();
        header()->resizeSection(0, std::max(leastColumn, viewport()->width() - others));
    }

    FigureDelegate* delegate_;
};

/// Before it scrolls, columns become narrower, then row names are replaced by their numbers.
class HeatMap : public QTableView {
public:
    explicit HeatMap(FigureTable& table) {
        setModel(&table);
        connect(&table, &QAbstractItemModel::modelReset, this, [this] { shareRoom(); });
        connect(&table, &QAbstractItemModel::dataChanged, this, [this] { shareRoom(); });
    }

    void shareRoom() {
        setColumnHidden(0, true); // the names, which stand before the rows
        const int columns = horizontalHeader()->count() - 1;
        if (columns < 1) return;
        const int names = std::min(verticalHeader()->sizeHint().width(), mostNameWidth);
        const int room = width() - 2 * frameWidth() - scrollBarWidth();
        const int wanted = std::clamp((room - names) / columns, leastHeatWidth, heatWidth);
        for (int column = 1; column <= columns; ++column)
            setColumnWidth(column, wanted);
        verticalHeader()->setFixedWidth(std::clamp(room - columns * wanted, numberWidth(), names));
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QTableView::resizeEvent(event);
        shareRoom();
    }

private:
    int scrollBarWidth() const { return verticalScrollBar()->isVisible() ? verticalScrollBar()->width() : 0; }
    int numberWidth() const { return fontMetrics().horizontalAdvance(QStringLiteral("99…")) + 2 * headerPad; }
};

} // namespace

QTreeView* figureList(FigureTable& table, const QString& name) {
    auto* list = new FigureList(table);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setAllColumnsShowFocus(false);
    list->setAccessibleName(name);
    list->setMinimumHeight(leastTableHeight);
    list->setTabKeyNavigation(false);
    QHeaderView* heads = list->header();
    heads->setStretchLastSection(false);
    heads->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    heads->setSectionsMovable(false);
    heads->setSectionResizeMode(QHeaderView::Fixed);
    heads->setMinimumSectionSize(leastColumn);
    return list;
}

QTableView* heatMap(FigureTable& table, const QString& name) {
    auto* map = new HeatMap(table);
    map->setItemDelegate(new FigureDelegate(map));
    map->setFrameShape(QFrame::NoFrame);
    map->setShowGrid(false);
    map->setAccessibleName(name);
    map->setMinimumHeight(leastTableHeight);
    map->setTabKeyNavigation(false);
    map->setSelectionMode(QAbstractItemView::SingleSelection);
    map->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    map->horizontalHeader()->setMinimumSectionSize(heatHeight);
    map->horizontalHeader()->setDefaultSectionSize(heatWidth);
    map->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    map->horizontalHeader()->setHighlightSections(false);
    map->verticalHeader()->setDefaultSectionSize(heatHeight);
    map->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    map->verticalHeader()->setHighlightSections(false);
    map->verticalHeader()->setTextElideMode(Qt::ElideRight);
    map->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    map->shareRoom();
    return map;
}

} // namespace stonemason::token_battle
