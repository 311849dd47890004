// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSlider;
class QStackedWidget;
class QToolButton;

namespace stonemason::token_battle {

class CardPixmaps;
class CollectionList;
class CollectionModel;
class CollectionProxy;
class DeckGestures;
class FilterBar;

/// The collection with all that narrows it, how many cards that leaves, and how large they are shown.
class CollectionPane : public QWidget {
    Q_OBJECT

public:
    CollectionPane(DeckGestures& gestures, CardPixmaps& pixmaps, QWidget* parent = nullptr);

    FilterBar* filters() const { return filters_; }
    CollectionList* list() const { return list_; }
    CollectionProxy* proxy() const { return proxy_; }
    QLabel* countLabel() const { return count_; }
    QToolButton* clearButton() const { return clear_; }
    QSlider* sizeSlider() const { return size_; }
    /// Whether no card passes the filter.
    bool isEmpty() const;

    void clearFilters();

private:
    QWidget* makeFooter();
    QWidget* makeNothing();
    void showCount();

    CollectionModel* model_;
    CollectionProxy* proxy_;
    FilterBar* filters_;
    CollectionList* list_;
    QStackedWidget* stack_;
    QLabel* count_;
    QToolButton* clear_;
    QSlider* size_;
};

} // namespace stonemason::token_battle
