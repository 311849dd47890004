// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/world_properties_dock.h"

#include "core/pocket_heroes/edit/properties.h"
#include "core/pocket_heroes/edit/texts.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/view/docks/properties_dock.h"
#include "editor/pocket_heroes/view/docks/property.h"
#include "editor/pocket_heroes/view/docks/property_form.h"
#include "editor/text/visible_words.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>

namespace stonemason::pocket_heroes {

namespace {

constexpr int eventLines = 4;

QString eventText(const TimeEvent& event, int index) {
    const QString name = visibleWords(QString::fromStdString(event.name));
    //: An event of time; %1 is its name, %2 the day it happens on
    return WorldPropertiesDock::tr("%1, day %2")
        .arg(name.isEmpty() ? WorldPropertiesDock::tr("Event %1").arg(index + 1) : name)
        .arg(event.firstDay);
}

} // namespace

WorldPropertiesDock::WorldPropertiesDock()
    : WorldDock(QStringLiteral("world-settings"), tr("World"), Qt::RightDockWidgetArea)
    , form_(new PropertyForm(worldProperties()))
    , events_(new QListWidget)
    , eventForm_(new PropertyForm(timeEventProperties()))
    , add_(new QPushButton(tr("&Add event")))
    , remove_(new QPushButton(tr("&Remove event"))) {
    events_->setAccessibleName(tr("Timed events"));
    events_->setFixedHeight(events_->fontMetrics().lineSpacing() * eventLines + 2 * gap);
    QScrollArea* pane = propertyPane(
        {form_, headingLabel(tr("Timed events")), events_, add_, remove_, eventForm_}, tr("World"));
    setWidget(pane);
    forwardFocusTo(*this, *pane);
    connect(form_, &PropertyForm::filledIn, this,
            [this](const Property& property, const QVariant& value, int typing) {
                if (binding()) fillIn(*document(), {Thing{}}, property, value, typing);
            });
    connect(eventForm_, &PropertyForm::filledIn, this,
            [this](const Property& property, const QVariant& value, int typing) {
                if (binding()) fillIn(*document(), chosenEvent(), property, value, typing);
            });
    connect(events_, &QListWidget::currentRowChanged, this, &WorldPropertiesDock::showEvent);
    connect(add_, &QPushButton::clicked, this, &WorldPropertiesDock::addEvent);
    connect(remove_, &QPushButton::clicked, this, &WorldPropertiesDock::removeEvent);
    bound();
}

void WorldPropertiesDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) binding().on(document(), &WorldDocument::edited, [this] { showWorld(); });
    showWorld();
}

void WorldPropertiesDock::showWorld() {
    const int row = events_->currentRow();
    {
        const QSignalBlocker quiet(events_);
        events_->clear();
        if (binding()) {
            const auto& events = document()->committedWorld().timeEvents;
            for (int i = 0; i < int(events.size()); ++i)
                events_->addItem(eventText(events[std::size_t(i)], i));
        }
        events_->setCurrentRow(std::min(row < 0 ? 0 : row, events_->count() - 1));
    }
    if (binding())
        form_->show(document()->committedWorld(), {Thing{}});
    else
        form_->show({}, {});
    showEvent();
}

std::vector<Thing> WorldPropertiesDock::chosenEvent() const {
    const int row = events_->currentRow();
    return row < 0 ? std::vector<Thing>() : std::vector<Thing>{{ThingKind::Item, row}};
}

void WorldPropertiesDock::showEvent() {
    remove_->setEnabled(events_->currentRow() >= 0);
    if (binding()) eventForm_->show(document()->committedWorld(), chosenEvent());
}

void WorldPropertiesDock::addEvent() {
    if (!binding()) return;
    const int row = events_->count();
    document()->edit(tr("Add event"), changing(document()->committedWorld(), [](World& after) {
                         TimeEvent event;
                         event.players = allPlayers;
                         event.firstDay = 1;
                         after.timeEvents.push_back(event);
                     }));
    events_->setCurrentRow(row);
}

void WorldPropertiesDock::removeEvent() {
    const int row = events_->currentRow();
    if (!binding() || row < 0) return;
    document()->edit(tr("Remove event"), changing(document()->committedWorld(), [row](World& after) {
                         for (int language = 0; language < languageCount; ++language)
                             setTimeEventWords(after, std::size_t(row), Language(language), {});
                         after.timeEvents.erase(after.timeEvents.begin() + row);
                     }));
}

} // namespace stonemason::pocket_heroes
