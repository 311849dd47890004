// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/labels.h"

#include <QCoreApplication>
#include <QObject>

#include <initializer_list>

class QWidget;

namespace stonemason {

/// The wheel changes no field but the one that has the keys: over any other it scrolls what the field lies
/// in. Fields are spin boxes and those of dates, boxes of choices, sliders and dials, and tabs in what can be
/// scrolled. Nor does the wheel take the keys anywhere. To be installed on the application.
class FieldWheel : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Keys that Qt has every field take, and that belong to commands here. Undo and Redo step through what is
/// typed into a field until it is entered; after that, and in a field where nothing was typed, they belong to
/// the document. Emacs' keys (Ctrl+E, K and U), which fields take on X11, always go to commands first. To be
/// installed on the application.
class FieldKeys : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

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
