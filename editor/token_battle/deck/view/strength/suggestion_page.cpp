// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/suggestion_page.h"

#include "editor/app/widgets/flow_layout.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/deck/view/strength/figure_table.h"
#include "editor/token_battle/deck/view/strength/strength_tables.h"
#include "editor/token_battle/deck/view/strength/strength_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <iterator>

namespace stonemason::token_battle {

SuggestionPage::SuggestionPage(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent)
    , catalogue_(catalogue)
    , games_(new QComboBox)
    , search_(new QPushButton(icon(QStringLiteral("suggest")), tr("Suggest a Change")))
    , words_(new QLabel)
    , table_(new FigureTable(this))
    , list_(figureList(*table_, tr("Suggested changes")))
    , line_(new QLabel)
    , apply_(new QPushButton(icon(QStringLiteral("ok")), tr("Apply"))) {
    for (const std::int64_t games : searchGamesOffered)
        //: How many games a search takes; %1 is a number
        games_->addItem(tr("%1 games").arg(QLocale().toString(qlonglong(games))));
    games_->setToolTip(tr("Games to play: more games find smaller gains"));
    games_->setAccessibleName(tr("Games of the search"));
    search_->setToolTip(
        tr("Try every card swap and change of order, and list what clearly makes the deck stronger"));
    apply_->setToolTip(tr("Make the selected change; Undo takes it back (Enter)"));
    words_->setWordWrap(true);
    words_->setAccessibleName(tr("What the search found"));
    line_->setWordWrap(true);
    line_->setAccessibleName(tr("The chosen change"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, gap / 2, 0, 0);
    grid->setSpacing(gap / 2);
    grid->setColumnStretch(0, 1);
    auto* asking = new FlowLayout(nullptr, gap / 2);
    asking->addWidget(games_);
    asking->addWidget(search_);
    grid->addLayout(asking, 0, 0, 1, 2);
    grid->addWidget(words_, 1, 0, 1, 2);
    grid->addWidget(list_, 2, 0, 1, 2);
    grid->addWidget(line_, 3, 0, 1, 2);
    grid->addWidget(apply_, 4, 1, Qt::AlignRight);
    grid->setRowStretch(2, 1);
    connect(search_, &QPushButton::clicked, this, &SuggestionPage::searchRequested);
    connect(games_, &QComboBox::activated, this,
            [this](int choice) { emit gamesChosen(searchGamesOffered[std::size_t(choice)]); });
    connect(apply_, &QPushButton::clicked, this, &SuggestionPage::applyCurrent);
    connect(list_, &QTreeView::activated, this, &SuggestionPage::applyCurrent);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &SuggestionPage::showCurrent);
    show(nullptr);
}

void SuggestionPage::show(const StrengthSession* session) {
    const bool running = session && session->activity() != StrengthSession::Activity::None;
    const bool searching = session && session->activity() == StrengthSession::Activity::Searching;
    const QString fault = session ? session->searchFault() : QString();
    const ChangeSearch* search = session && session->changeSearch() ? &*session->changeSearch() : nullptr;
    search_->setEnabled(session && !running && fault.isEmpty());
    games_->setEnabled(session && !running);
    if (session) {
        const auto* const offered = std::ranges::find(searchGamesOffered, session->settings().searchGames);
        games_->setCurrentIndex(int(offered - std::begin(searchGamesOffered)));
    }
    const ResultStaleness staleness = search ? session->searchStaleness() : ResultStaleness::Current;
    canApply_ = search && search->result &&
                (staleness == ResultStaleness::Current || staleness == ResultStaleness::FieldChanged);
    if (searching)
        words_->setText(tr("Searching. The list appears when the search is finished."));
    else if (search)
        words_->setText((searchRemark(*search, staleness) + u' ' + searchText(*search)).trimmed());
    else
        words_->setText(fault.isEmpty() ? tr("Tries every card swap and every change of order. Lists only "
                                             "what clearly makes the deck stronger.")
                                        : fault);
    table_->setContents(search ? suggestionsTable(*search, catalogue_) : FigureContents{});
    const bool isEmpty = table_->rowCount() == 0;
    list_->setVisible(!isEmpty);
    line_->setVisible(!isEmpty);
    apply_->setVisible(!isEmpty);
    if (!isEmpty && !list_->currentIndex().isValid()) list_->setCurrentIndex(table_->index(0, 0));
    showCurrent();
}

void SuggestionPage::showCurrent() {
    const QModelIndex current = list_->currentIndex();
    apply_->setEnabled(canApply_ && current.isValid());
    line_->setText(current.isValid() ? table_->cell(current).words : QString());
}

void SuggestionPage::applyCurrent() {
    if (apply_->isEnabled()) emit applyRequested(list_->currentIndex().row());
}

} // namespace stonemason::token_battle
