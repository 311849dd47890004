// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace stonemason {

class GuidePages;

/// The guide's table of contents: chapters, their pages, and the headings of each page.
class GuideContents : public QTreeWidget {
    Q_OBJECT

public:
    /// The pages must outlive it.
    explicit GuideContents(const GuidePages& pages, QWidget* parent = nullptr);

    /// Marks where the reader is, without emitting a signal.
    void setPlace(const QString& page, int block);

signals:
    /// A page or a heading was gone to.
    void chosen(const QString& page, int block);
    /// Return was pressed on it, or it was clicked twice: to read it.
    void entered();

protected:
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    QTreeWidgetItem* addPage(QTreeWidgetItem* chapter, const QString& name);

    const GuidePages& pages_;
};

} // namespace stonemason
