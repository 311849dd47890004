// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/guide_search.h"

#include <QLabel>
#include <QListWidget>
#include <QStyledItemDelegate>

#include <vector>

namespace stonemason {

class GuidePages;

/// What a search of all pages found, as a list to step through.
class GuideFinder : public QWidget {
    Q_OBJECT

public:
    /// The pages must outlive it.
    explicit GuideFinder(const GuidePages& pages, QWidget* parent = nullptr);

    /// Searches for the words of the text; none is gone to.
    void search(const QString& text);
    const QStringList& words() const { return words_; }
    const std::vector<GuideHit>& hits() const { return hits_; }
    /// Goes to the next (1) or the one before (-1), around the ends.
    void step(int by);
    QListWidget& list() { return *list_; }

signals:
    void chosen(const stonemason::GuideHit& hit);
    /// Return was pressed on it, or it was clicked twice: to read it.
    void entered();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();

    const GuidePages& pages_;
    QLabel* summary_;
    QListWidget* list_;
    QStringList words_;
    std::vector<GuideHit> hits_;
};

/// Draws what a search found: where it stands in bold, below it the sentence with the words marked.
class HitDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The data of an item under which the parts of its GuideHit and the words are.
    enum Role { WhereRole = Qt::UserRole + 1, SentenceRole, WordsRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace stonemason
