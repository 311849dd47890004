// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/field_events.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/plain_labels.h"

#include <QCoreApplication>

#include <initializer_list>

namespace stonemason {

/// What every event of the application passes.
struct EventFilters {
    explicit EventFilters(QCoreApplication& application) {
        for (QObject* filter : std::initializer_list<QObject*>{
                 &plainLabels, &buttonBoxOrder, &fieldWheel, &fieldKeys, &menuKeys, &parkedTabs, &reasonTips})
            application.installEventFilter(filter);
    }

    PlainLabels plainLabels;
    ButtonBoxOrder buttonBoxOrder;
    FieldWheel fieldWheel;
    FieldKeys fieldKeys;
    MenuKeys menuKeys;
    ParkedTabs parkedTabs;
    ReasonTips reasonTips;
};

} // namespace stonemason
