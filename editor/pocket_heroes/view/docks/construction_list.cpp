// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/construction_list.h"

#include "core/pocket_heroes/edit/properties.h"
#include "editor/app/widgets/look.h"
#include "editor/text/names.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int unlisted = -1;
constexpr int different = -2;
constexpr int rowsInSight = 9;
constexpr int rowSpacing = 2; ///< pixels around each row
constexpr int stateRole = Qt::UserRole;
constexpr int offeredRole = Qt::UserRole + 1;

/// What all the castles have of the building.
int stateIn(const World& world, const std::vector<Thing>& castles, int kind) {
    std::optional<int> common;
    for (const Thing castle : castles) {
        const auto own =
            constructionState(world.castles[std::size_t(castle.index)].constructions, std::uint8_t(kind));
        const int state = own ? int(*own) : unlisted;
        if (common && *common != state) return different;
        common = state;
    }
    return common.value_or(unlisted);
}

} // namespace

ConstructionList::ConstructionList(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent)
    , catalogue_(catalogue)
    , opener_(new QToolButton)
    , filter_(new QLineEdit)
    , list_(new QListWidget) {
    opener_->setText(tr("Buildings one by one"));
    opener_->setToolTip(tr("Each building that a castle can have, with how far it is"));
    opener_->setCheckable(true);
    opener_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    opener_->setAutoRaise(true);
    filter_->setPlaceholderText(tr("Find buildings"));
    filter_->setAccessibleName(tr("Find buildings"));
    filter_->setClearButtonEnabled(true);
    list_->setAccessibleName(tr("Buildings of the castle"));
    list_->setToolTip(tr("A click on the box, or Space, goes from not listed over not built to built."));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    list_->setSpacing(rowSpacing);
    list_->setFixedHeight(rowsInSight * (list_->fontMetrics().lineSpacing() + 2 * rowSpacing));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addWidget(opener_);
    layout->addWidget(filter_);
    layout->addWidget(list_);
    const auto unfold = [this](bool on) {
        opener_->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        filter_->setVisible(on);
        list_->setVisible(on);
    };
    unfold(false);
    connect(opener_, &QToolButton::toggled, this, unfold);
    connect(filter_, &QLineEdit::textChanged, this, &ConstructionList::narrow);
    connect(filter_, &QLineEdit::returnPressed, list_, qOverload<>(&QWidget::setFocus));
    // The view itself toggles the box, by pointer or by Space; the new state is reported here.
    connect(list_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) { cycle(*item); });
    show({}, {});
}

void ConstructionList::show(const World& world, const std::vector<Thing>& things) {
    const bool areCastles = !things.empty() && std::ranges::all_of(things, [&world](Thing thing) {
        return thing.kind == ThingKind::Castle && has(world, thing);
    });
    const bool isUsed =
        areCastles && !catalogue_.constructions.empty() && !catalogue_.constructionStates.empty();
    setHidden(!isUsed);
    if (!isUsed) return;
    fill();
    for (int kind = 0; kind < list_->count(); ++kind) {
        const int state = stateIn(world, things, kind);
        // What a castle has although the game would not let it can be taken out of
        // it.
        const bool fits =
            state != unlisted || std::ranges::all_of(things, [&](Thing castle) {
                return catalogue_.canHave(world.castles[std::size_t(castle.index)], std::uint8_t(kind));
            });
        {
            const QSignalBlocker quiet(list_);
            list_->item(kind)->setData(offeredRole, fits);
        }
        showState(*list_->item(kind), localText(catalogue_.constructions[std::size_t(kind)].name), state);
    }
    narrow();
}

/// With the first castle: at the start nobody waits for them.
void ConstructionList::fill() {
    const QSignalBlocker quiet(list_);
    while (list_->count() < int(catalogue_.constructions.size())) {
        auto* item = new QListWidgetItem(list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    }
}

void ConstructionList::showState(QListWidgetItem& item, const QString& name, int state) {
    const std::vector<NumberedInfo>& states = catalogue_.constructionStates;
    const QSignalBlocker quiet(list_);
    item.setData(stateRole, state);
    const int last = int(states.size()) - 1;
    item.setCheckState(state == different ? Qt::PartiallyChecked
                       : state == last    ? Qt::Checked
                                          : Qt::Unchecked);
    if (state == unlisted) return item.setText(name);
    const QString words = state == different ? tr("different")
                          : state <= last    ? localText(states[std::size_t(state)].name)
                                             : QString::number(state);
    //: %1 is a building of a castle, "Tavern"; %2 is how far it is: "built"
    item.setText(tr("%1: %2").arg(name, words));
}

void ConstructionList::narrow() {
    const QStringList wanted = filter_->text().split(u' ', Qt::SkipEmptyParts);
    int first = -1;
    for (int kind = list_->count() - 1; kind >= 0; --kind) {
        const QString name = localText(catalogue_.constructions[std::size_t(kind)].name);
        const bool fits = list_->item(kind)->data(offeredRole).toBool() &&
                          std::ranges::all_of(wanted, [&name](const QString& word) {
                              return name.contains(word, Qt::CaseInsensitive);
                          });
        list_->item(kind)->setHidden(!fits);
        if (fits) first = kind;
    }
    const QListWidgetItem* current = list_->currentItem();
    if (!current || current->isHidden()) list_->setCurrentRow(first); // keys change only what is seen
}

void ConstructionList::cycle(const QListWidgetItem& item) {
    const int last = int(catalogue_.constructionStates.size()) - 1;
    const int state = item.data(stateRole).toInt();
    const int next = state == different ? last : state < last ? state + 1 : unlisted;
    emit chosen(list_->row(&item), next);
}

} // namespace stonemason::pocket_heroes
