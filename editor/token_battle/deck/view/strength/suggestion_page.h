// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/strength/strength_session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace stonemason::token_battle {

class FigureTable;

/// "Suggest a change": begins a search, lists what came of it, applies one.
class SuggestionPage : public QWidget {
    Q_OBJECT

public:
    explicit SuggestionPage(const Catalogue& catalogue, QWidget* parent = nullptr);

    /// Shows how the session stands; nullptr for none.
    void show(const StrengthSession* session);

    FigureTable* table() const { return table_; }
    QTreeView* list() const { return list_; }
    QPushButton* searchButton() const { return search_; }
    QPushButton* applyButton() const { return apply_; }
    QLabel* words() const { return words_; }

signals:
    void searchRequested();
    /// A number for MeasurementSettings::searchGames.
    void gamesChosen(std::int64_t games);
    /// An index of the search's suggestions.
    void applyRequested(int suggestion);

private:
    void showCurrent();
    void applyCurrent();

    const Catalogue& catalogue_;
    QComboBox* games_;
    QPushButton* search_;
    QLabel* words_;
    FigureTable* table_;
    QTreeView* list_;
    QLabel* line_;
    QPushButton* apply_;
    bool canApply_ = false;
};

} // namespace stonemason::token_battle
