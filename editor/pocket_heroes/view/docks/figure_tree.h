// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTreeWidget>

#include <functional>

namespace stonemason::pocket_heroes {

/// Figures in words as a tree of two columns, names and values. Names wrap between words, so that none is cut
/// however narrow the tree is.
class FigureTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit FigureTree(QWidget* parent = nullptr);

    /// Replaces the lines with those that `fill` adds. Items keep the folded state that the user gave them,
    /// even if they were absent in between, and the scroll position is kept.
    void refill(const std::function<void()>& fill);

    /// The room that the name of the line has.
    int nameWidth(const QModelIndex& index) const;

private:
    void rememberFold(const QTreeWidgetItem& item);
    void fold(QTreeWidgetItem& item);

    QHash<QString, bool> unfolded_; ///< by the names above and of an item that a person folded or unfolded
};

/// A bold line across both columns, whose lines are shown.
QTreeWidgetItem* addHeading(QTreeWidget& tree, const QString& text);
void addLine(QTreeWidgetItem* group, const QString& name, const QString& figure);
/// A line that has lines of its own, which are shown.
QTreeWidgetItem* addGroup(QTreeWidgetItem* above, const QString& name, const QString& figure = {});

} // namespace stonemason::pocket_heroes
