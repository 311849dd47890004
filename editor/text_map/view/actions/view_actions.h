// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/switch_actions.h"
#include "editor/text_map/view/canvas/text_map_binding.h"

namespace stonemason::text_map {

/// What is drawn of a text map.
class ViewActions : public SwitchActions<TextMapEditorTraits> {
    Q_OBJECT

public:
    explicit ViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }
};

} // namespace stonemason::text_map
