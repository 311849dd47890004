// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/card_filter.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLineEdit;

namespace stonemason::token_battle {

class AbilityChip;
class Chip;
class FacetMenu;

/// What narrows the collection: a field for words, the abilities as signs, the other traits as menus, and
/// the order.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(const Catalogue& catalogue, QWidget* parent = nullptr);

    const CardFilter& filter() const { return filter_; }
    /// Shows this filter and emits its change.
    void setFilter(CardFilter filter);
    CardOrder order() const;
    void setOrder(CardOrder order);

    QLineEdit* searchField() const { return search_; }
    AbilityChip* chip(Ability ability) const { return chips_[std::size_t(ability)]; }
    FacetMenu* kinds() const { return kinds_; }
    FacetMenu* values() const { return values_; }
    FacetMenu* areas() const { return areas_; }
    FacetMenu* versions() const { return versions_; }
    Chip* notInDeck() const { return notInDeck_; }
    QComboBox* orderField() const { return order_; }

signals:
    void filterChanged();
    void orderChanged();
    /// Return or Down in the search field: on to what was found.
    void searchDone();
    /// Escape in the empty search field: back to the stacks.
    void searchLeft();
    /// Esc in the search field, whatever it does there.
    void cancelled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeSearch();
    void makeChips();
    void makeMenus();
    void layOut();
    template <typename Trait>
    FacetMenu* makeMenu(const QString& name, const QString& tip, std::set<Trait> CardFilter::*trait,
                        const std::vector<std::pair<Trait, QString>>& choices);
    void change(CardFilter filter);
    void showFilter();

    const Catalogue& catalogue_;
    CardFilter filter_;
    QLineEdit* search_;
    QComboBox* order_;
    std::vector<AbilityChip*> chips_; ///< by Ability; nullptr for one that no card has
    FacetMenu* kinds_ = nullptr;
    FacetMenu* values_ = nullptr;
    FacetMenu* areas_ = nullptr;
    FacetMenu* versions_ = nullptr;
    Chip* notInDeck_;
    std::vector<std::function<void()>> showMenus_; ///< bring each menu up to the filter
};

} // namespace stonemason::token_battle
