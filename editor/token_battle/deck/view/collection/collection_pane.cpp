// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/collection_pane.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_model.h"
#include "editor/token_battle/deck/view/collection/filter_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>

namespace stonemason::token_battle {

namespace {

constexpr int leastListHeight = 54; // pixels

} // namespace

CollectionPane::CollectionPane(DeckGestures& gestures, CardPixmaps& pixmaps, QWidget* parent)
    : QWidget(parent)
    , model_(new CollectionModel(gestures, this))
    , proxy_(new CollectionProxy(*model_, this))
    , filters_(new FilterBar(gestures.document().catalogue(), this))
    , list_(new CollectionList(*proxy_, gestures, pixmaps, this))
    , stack_(new QStackedWidget(this))
    , count_(new QLabel(this))
    , clear_(new QToolButton(this))
    , size_(new QSlider(Qt::Horizontal, this)) {
    list_->setMinimumHeight(leastListHeight);
    stack_->addWidget(list_);
    stack_->addWidget(makeNothing());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap / 2, gap / 2);
    layout->setSpacing(gap - 2);
    layout->addWidget(filters_);
    layout->addWidget(stack_, 1);
    layout->addWidget(makeFooter());

    connect(filters_, &FilterBar::filterChanged, this, [this] { proxy_->setFilter(filters_->filter()); });
    connect(filters_, &FilterBar::orderChanged, this, [this] { proxy_->setOrder(filters_->order()); });
    connect(filters_, &FilterBar::searchDone, this, [this] {
        if (!isEmpty()) list_->setFocus(Qt::ShortcutFocusReason);
    });
    connect(list_, &CollectionList::searchTyped, this, [this](const QString& text) {
        filters_->searchField()->setFocus();
        filters_->searchField()->setText(text);
    });
    for (auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(proxy_, signal, this, &CollectionPane::showCount);
    connect(proxy_, &CollectionProxy::filterSet, this, &CollectionPane::showCount);
    showCount();
}

QWidget* CollectionPane::makeFooter() {
    auto* footer = new QWidget(this);
    clear_->setText(tr("Clear filters"));
    clear_->setIcon(icon(QStringLiteral("close")));
    clear_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    clear_->setToolTip(tr("Show every card again"));
    clear_->setFocusPolicy(Qt::TabFocus);
    clear_->setAutoRaise(true);
    connect(clear_, &QToolButton::clicked, this, &CollectionPane::clearFilters);
    size_->setRange(CollectionList::smallestCard, CollectionList::largestCard);
    size_->setValue(list_->cardWidth());
    size_->setFixedWidth(110);
    size_->setAccessibleName(tr("Size of the cards"));
    size_->setToolTip(tr("Size of the cards in the collection (or Ctrl and the mouse wheel)"));
    connect(size_, &QSlider::valueChanged, list_, &CollectionList::setCardWidth);
    connect(list_, &CollectionList::cardWidthChanged, size_, [this] { size_->setValue(list_->cardWidth()); });
    auto* layout = new QHBoxLayout(footer);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addWidget(count_);
    layout->addWidget(clear_);
    layout->addStretch(1);
    layout->addWidget(size_);
    return footer;
}

QWidget* CollectionPane::makeNothing() {
    auto* page = new QWidget(this);
    auto* text = new QLabel(tr("No card matches."), page);
    text->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    auto* button = new QPushButton(tr("Clear the filters"), page);
    button->setToolTip(clear_->toolTip());
    connect(button, &QPushButton::clicked, this, &CollectionPane::clearFilters);
    auto* layout = new QVBoxLayout(page);
    layout->addStretch(2);
    layout->addWidget(text);
    layout->addWidget(button, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    return page;
}

bool CollectionPane::isEmpty() const {
    return proxy_->rowCount() == 0;
}

void CollectionPane::clearFilters() {
    filters_->setFilter({});
    list_->setFocus(Qt::ShortcutFocusReason);
}

void CollectionPane::showCount() {
    const int all = model_->rowCount();
    const int shown = proxy_->rowCount();
    const bool open = isOpen(filters_->filter());
    if (open)
        count_->setText(tr("%n cards", nullptr, all));
    else
        //: %1 and %2 are numbers of cards
        count_->setText(tr("%1 of %2").arg(shown).arg(all));
    clear_->setVisible(!open);
    stack_->setCurrentIndex(shown > 0 ? 0 : 1);
}

} // namespace stonemason::token_battle
