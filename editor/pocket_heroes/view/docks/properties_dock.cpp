// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/properties_dock.h"

#include "core/pocket_heroes/edit/properties.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/docks/construction_list.h"
#include "editor/pocket_heroes/view/docks/property.h"
#include "editor/pocket_heroes/view/docks/property_form.h"
#include "editor/pocket_heroes/view/docks/row_forms.h"
#include "editor/text/names.h"

#include <QLabel>
#include <QScrollArea>

#include <utility>

namespace stonemason::pocket_heroes {

void fillIn(WorldDocument& document, const std::vector<Thing>& things, const Property& property,
            const QVariant& value, int typing) {
    bool canBe = true;
    const WorldEdit edit = changing(document.committedWorld(), [&](World& after) {
        for (const Thing thing : things)
            canBe = canBe && property.set(after, thing, value);
    });
    if (canBe)
        //: An undo step; %1 is a property: "Owner"
        document.edit(PropertiesDock::tr("Change: %1").arg(property.label), edit, typing);
}

PropertiesDock::PropertiesDock(const Catalogue& catalogue)
    : WorldDock(QStringLiteral("world-properties"), tr("Properties"), Qt::RightDockWidgetArea)
    , catalogue_(catalogue)
    , heading_(headingLabel({}))
    , place_(new QLabel)
    , form_(new PropertyForm(thingProperties(catalogue)))
    , constructions_(new ConstructionList(catalogue))
    , rewards_(new RewardList(catalogue)) {
    heading_->setWordWrap(true);
    place_->setWordWrap(true);
    for (RowForm& form : heroForms(catalogue))
        heroLists_.push_back(new RowList(std::move(form)));
    QWidgetList widgets{heading_, place_, rewards_, form_};
    widgets.append({heroLists_.begin(), heroLists_.end()});
    widgets += constructions_;
    QScrollArea* pane = propertyPane(widgets, tr("Properties"));
    setWidget(pane);
    forwardFocusTo(*this, *pane);
    connect(form_, &PropertyForm::filledIn, this,
            [this](const Property& property, const QVariant& value, int typing) {
                if (binding()) fillIn(*document(), selected(), property, value, typing);
            });
    connect(form_, &PropertyForm::refused, this, &PropertiesDock::message);
    connect(constructions_, &ConstructionList::chosen, this, &PropertiesDock::construct);
    connectList(*rewards_);
    for (RowList* list : heroLists_)
        connectList(*list);
    bound();
}

void PropertiesDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        binding().on(&document()->view(), &WorldViewState::thingsSelected, [this] { showSelected(); });
        binding().on(document(), &WorldDocument::edited, [this] { showSelected(); });
    }
    showSelected();
}

const std::vector<Thing>& PropertiesDock::selected() const {
    static const std::vector<Thing> none;
    return binding() ? document()->view().selectedThings() : none;
}

void PropertiesDock::construct(int kind, int state) {
    if (!binding()) return;
    const auto wanted = state < 0 ? std::nullopt : std::optional(std::uint8_t(state));
    document()->edit(tr("Change: %1").arg(localText(catalogue_.constructions[std::size_t(kind)].name)),
                     constructing(document()->committedWorld(), selected(), std::uint8_t(kind), wanted));
}

/// What is changed in one of its rows is one undo step, for all that is selected.
void PropertiesDock::connectList(RowList& list) {
    connect(&list, &RowList::changed, this, [this, &list](const RowTable& rows) {
        if (!binding()) return;
        document()->edit(tr("Change: %1").arg(list.form().label),
                         changing(document()->committedWorld(), [&](World& after) {
                             for (const Thing thing : selected())
                                 list.form().set(after, thing, rows);
                         }));
    });
}

void PropertiesDock::showSelected() {
    const std::vector<Thing>& things = selected();
    if (things.empty()) {
        heading_->setText(tr("Nothing selected"));
        place_->setText(tr("Select objects on the map to fill in what they are."));
        form_->show({}, {});
        constructions_->show({}, {});
        rewards_->show({}, {});
        for (RowList* list : heroLists_)
            list->show({}, {});
        return;
    }
    const World& world = document()->committedWorld();
    form_->show(world, things);
    constructions_->show(world, things);
    rewards_->show(world, things);
    for (RowList* list : heroLists_)
        list->show(world, things);
    if (things.size() == 1) {
        const Record record = recordOf(world, things.front());
        heading_->setText(recordText(catalogue_, record));
        const auto cell = cellOf(record);
        place_->setText(cell ? placeText(*cell) : QString());
    } else {
        heading_->setText(tr("%n selected object(s)", nullptr, int(things.size())));
        place_->setText(form_->isEmpty() ? tr("They have nothing in common that can be filled in.")
                                         : tr("What you fill in holds for all of them."));
    }
    if (things.size() == 1 && form_->isEmpty())
        place_->setText(tr("%1; there is nothing to fill in.").arg(place_->text()));
}

} // namespace stonemason::pocket_heroes
