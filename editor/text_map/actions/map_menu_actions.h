// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/text_map_binding.h"

namespace stonemason::text_map {

class TextMapRenderer;

/// The menu of text maps: figures and export.
class MapMenuActions : public BoundTextMapActions {
    Q_OBJECT

public:
    explicit MapMenuActions(TextMapRenderer& renderer, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }
    QAction* exportAction() const { return export_; }

signals:
    void statisticsRequested();

protected:
    void bound() override {}

private:
    void showExport();

    TextMapRenderer& renderer_;
    QAction* export_;
};

} // namespace stonemason::text_map
