// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/filter_bar.h"

#include "editor/app/widgets/flow_layout.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/text/names.h"
#include "editor/token_battle/deck/view/collection/filter_chips.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace stonemason::token_battle {

FilterBar::FilterBar(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent)
    , catalogue_(catalogue)
    , search_(new QLineEdit(this))
    , order_(new QComboBox(this))
    , chips_(abilityCount, nullptr)
    , notInDeck_(new Chip(this)) {
    makeSearch();
    makeChips();
    makeMenus();
    layOut();
}

void FilterBar::makeSearch() {
    search_->setPlaceholderText(tr("Search: push, corners, 2…"));
    search_->setToolTip(tr("Searches names and texts; 1 to 9 finds a value, #12 a card number"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    search_->setAccessibleName(tr("Search the collection"));
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) {
        CardFilter filter = filter_;
        filter.words = words.toStdString();
        change(std::move(filter));
    });
    connect(search_, &QLineEdit::returnPressed, this, &FilterBar::searchDone);
    order_->setAccessibleName(tr("Order of the collection"));
    order_->setToolTip(tr("In which order the cards are shown"));
    order_->addItems({tr("By number"), tr("By name"), tr("By value"), tr("By ability"), tr("By version")});
    order_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    order_->setMinimumContentsLength(5);
    order_->view()->setAccessibleName(order_->accessibleName());
    order_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    showChoiceInToolTip(*order_);
    connect(order_, &QComboBox::currentIndexChanged, this, &FilterBar::orderChanged);
}

void FilterBar::makeChips() {
    for (std::size_t i = 0; i < abilityCount; ++i) {
        const auto ability = Ability(i);
        if (std::ranges::none_of(catalogue_.cards, [=](const Card& c) { return c.ability == ability; }))
            continue;
        const TermInfo& info = catalogue_.infoOf(ability);
        const QString name = ability == Ability::None ? tr("No ability") : localText(info.name);
        chips_[i] = new AbilityChip(ability, name, localText(info.text), this);
        connect(chips_[i], &AbilityChip::toggled, this, [this, ability](bool on) {
            CardFilter filter = filter_;
            if (on)
                filter.abilities.insert(ability);
            else
                filter.abilities.erase(ability);
            change(std::move(filter));
        });
    }
}

template <typename Trait>
FacetMenu* FilterBar::makeMenu(const QString& name, const QString& tip, std::set<Trait> CardFilter::*trait,
                               const std::vector<std::pair<Trait, QString>>& choices) {
    auto* menu = new FacetMenu(name, tip, this);
    std::vector<Trait> traits;
    for (const auto& [value, text] : choices) {
        menu->addChoice(text);
        traits.push_back(value);
    }
    connect(menu, &FacetMenu::chosen, this, [this, trait, traits](int index, bool on) {
        CardFilter filter = filter_;
        if (on)
            (filter.*trait).insert(traits[std::size_t(index)]);
        else
            (filter.*trait).erase(traits[std::size_t(index)]);
        change(std::move(filter));
    });
    showMenus_.push_back([this, menu, trait, traits] {
        for (std::size_t i = 0; i < traits.size(); ++i)
            menu->setChosen(int(i), (filter_.*trait).contains(traits[i]));
    });
    return menu;
}

void FilterBar::makeMenus() {
    std::set<int> values;
    std::set<TokenKind> kinds;
    for (const Card& card : catalogue_.cards) {
        values.insert(card.value);
        kinds.insert(card.kind);
    }
    std::vector<std::pair<TokenKind, QString>> kindChoices;
    kindChoices.reserve(kinds.size());
    for (TokenKind kind : kinds)
        kindChoices.emplace_back(kind, localText(catalogue_.infoOf(kind).name));
    std::vector<std::pair<int, QString>> valueChoices;
    valueChoices.reserve(values.size());
    for (int value : values)
        valueChoices.emplace_back(value, QString::number(value));
    std::vector<std::pair<int, QString>> areaChoices;
    for (std::size_t i = 0; i < catalogue_.areas.size(); ++i)
        areaChoices.emplace_back(int(i), localText(catalogue_.areas[i].name));
    areaChoices.emplace_back(-1, tr("No area"));
    std::vector<std::pair<GameVersion, QString>> versionChoices;
    for (const GameVersion& version : catalogue_.versions())
        versionChoices.emplace_back(version, QString::fromStdString(versionText(version)));
    kinds_ = makeMenu(tr("Kind"), tr("Only cards with this kind of token"), &CardFilter::kinds, kindChoices);
    values_ = makeMenu(tr("Value"), tr("Only cards of a value"), &CardFilter::values, valueChoices);
    areas_ = makeMenu(tr("Area"), tr("Only cards that reach an area"), &CardFilter::areaShapes, areaChoices);
    versions_ = makeMenu(tr("Version"), tr("Only cards that came with a version of the game"),
                         &CardFilter::versions, versionChoices);
    notInDeck_->setText(tr("Not in deck"));
    notInDeck_->setToolTip(tr("Only cards that are not in this deck"));
    connect(notInDeck_, &Chip::toggled, this, [this](bool on) {
        CardFilter filter = filter_;
        filter.notInDeck = on;
        change(std::move(filter));
    });
}

void FilterBar::layOut() {
    auto* top = new QHBoxLayout;
    top->setSpacing(gap);
    top->addWidget(search_, 2);
    top->addWidget(order_, 1);
    auto* chips = new FlowLayout(nullptr, 0);
    for (AbilityChip* chip : chips_)
        if (chip) chips->addWidget(chip);
    auto* menus = new FlowLayout(nullptr, gap / 2);
    for (QWidget* menu : std::initializer_list<QWidget*>{kinds_, values_, areas_, versions_, notInDeck_})
        menus->addWidget(menu);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap - 2);
    layout->addLayout(top);
    layout->addLayout(chips);
    layout->addLayout(menus);
    setTabOrder(versions_, notInDeck_);
}

void FilterBar::setFilter(CardFilter filter) {
    change(std::move(filter));
}

CardOrder FilterBar::order() const {
    return CardOrder(order_->currentIndex());
}

void FilterBar::setOrder(CardOrder order) {
    order_->setCurrentIndex(int(order));
}

void FilterBar::change(CardFilter filter) {
    if (filter == filter_) return;
    filter_ = std::move(filter);
    showFilter();
    emit filterChanged();
}

void FilterBar::showFilter() {
    const QString words = QString::fromStdString(filter_.words);
    if (search_->text() != words) search_->setText(words);
    for (AbilityChip* chip : chips_) {
        if (!chip) continue;
        const bool on = filter_.abilities.contains(chip->ability());
        const QSignalBlocker quiet(chip);
        chip->setChecked(on);
        chip->setFaded(!on && !filter_.abilities.empty());
        chip->update();
    }
    for (const auto& show : showMenus_)
        show();
    const QSignalBlocker quiet(notInDeck_);
    notInDeck_->setChecked(filter_.notInDeck);
    notInDeck_->update();
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down) {
            emit searchDone();
            return true;
        }
        if (key == Qt::Key_Escape) {
            emit cancelled();
            if (search_->text().isEmpty())
                emit searchLeft();
            else
                search_->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace stonemason::token_battle
