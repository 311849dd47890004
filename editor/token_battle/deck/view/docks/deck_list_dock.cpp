// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_list_dock.h"

#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/deck/view/docks/deck_list.h"
#include "editor/token_battle/deck/view/docks/deck_list_model.h"

#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QToolBar>
#include <QVBoxLayout>

#include <utility>

namespace stonemason::token_battle {

DeckListDock::DeckListDock()
    : DeckDock(QStringLiteral("deckList"), tr("Decks"), Qt::LeftDockWidgetArea)
    , model_(new DeckListModel(this))
    , list_(new DeckList(*model_))
    , search_(new QLineEdit)
    , noMatch_(new QLabel(tr("No deck has a name, a tag or a card like this.")))
    , buttons_(new QToolBar) {
    search_->setPlaceholderText(tr("Search names, tags, cards"));
    search_->setAccessibleName(tr("Search decks"));
    buttons_->setAccessibleName(tr("Decks"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    leaveByEscape(*search_, [this] { list_->setFocus(); });
    noMatch_->setWordWrap(true);
    noMatch_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    noMatch_->setContentsMargins(gap, gap, gap, gap);
    noMatch_->hide();
    buttons_->setIconSize({16, 16});
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, 0, gap, gap / 2);
    layout->setSpacing(gap / 2);
    layout->addWidget(search_);
    layout->addWidget(noMatch_);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons_);
    setWidget(content);
    forwardFocusTo(*this, *list_);

    connect(search_, &QLineEdit::textChanged, this, &DeckListDock::search);
    connect(search_, &QLineEdit::returnPressed, list_, qOverload<>(&QWidget::setFocus));
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &DeckListDock::showCurrent);
    connect(list_, &DeckList::selectionEnded, this, &DeckListDock::selectionChanged);
    connect(list_, &DeckList::message, this, &DeckDock::message);
    connect(model_, &DeckListModel::textDropped, this, &DeckListDock::textDropped);
    connect(model_, &DeckListModel::filesDropped, this, &DeckListDock::filesDropped);
    bound();
}

void DeckListDock::setActions(const QList<QAction*>& menu, const QList<QAction*>& buttons, QAction* remove) {
    list_->setMenu(menu);
    list_->setDeleteAction(remove);
    buttons_->addActions(buttons);
}

void DeckListDock::bound() {
    setEnabled(bool(binding()));
    search_->clear();
    {
        const QScopedValueRollback syncing(syncing_, true);
        model_->setDocument(document());
    }
    if (binding()) {
        binding().on(document(), &DeckDocument::libraryChanged, [this] { syncList(); });
        binding().on(document(), &DeckDocument::shownChanged, [this] {
            showNewDeck();
            syncShown();
        });
        binding().on(document(), &DeckDocument::deckChanged, [this](int deck) { model_->refreshDeck(deck); });
    }
    decks_ = binding() ? document()->library().size() : 0;
    syncList();
    syncShown();
}

/// Clears the search if it would hide a deck that was just added.
void DeckListDock::showNewDeck() {
    const int before = std::exchange(decks_, document()->library().size());
    if (decks_ > before) unhideShown();
}

void DeckListDock::syncList() {
    const QScopedValueRollback syncing(syncing_, true);
    model_->sync();
    const bool many = binding() && document()->library().size() >= manyDecks;
    search_->setVisible(many || model_->isSearching());
    noMatch_->setVisible(model_->isSearching() && model_->rowCount() == 0);
}

void DeckListDock::syncShown() {
    const QScopedValueRollback syncing(syncing_, true);
    if (binding()) list_->showDeck(document()->shown());
    emit selectionChanged();
}

void DeckListDock::showCurrent(const QModelIndex& current) {
    if (!syncing_ && binding() && current.isValid()) document()->show(model_->deckAt(current));
}

void DeckListDock::search(const QString& words) {
    {
        const QScopedValueRollback syncing(syncing_, true);
        model_->setSearch(words);
    }
    syncList();
    syncShown();
}

std::vector<int> DeckListDock::selectedDecks() const {
    std::vector<int> decks = list_->selectedDecks();
    if (decks.empty() && binding() && document()->shown() >= 0) decks.push_back(document()->shown());
    return decks;
}

void DeckListDock::unhideShown() {
    if (binding() && document()->shown() >= 0 && !model_->indexOf(document()->shown()).isValid())
        search_->clear();
}

void DeckListDock::editName() {
    if (!binding() || document()->shown() < 0) return;
    unhideShown();
    list_->setFocus();
    list_->edit(model_->indexOf(document()->shown()));
}

void DeckListDock::startSearch() {
    search_->show();
    search_->setFocus();
    search_->selectAll();
}

} // namespace stonemason::token_battle
