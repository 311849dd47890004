// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text_map/view/canvas/text_map_binding.h"

#include <memory>

class QActionGroup;
class QMenu;

namespace stonemason {
class SymmetryAction;
}

namespace stonemason::text_map {

class TextMapRenderer;

/// The menu of text maps: symmetry, size, what the bytes are taken for, figures and export.
class MapMenuActions : public BoundTextMapActions {
    Q_OBJECT

public:
    explicit MapMenuActions(TextMapRenderer& renderer, QObject* parent = nullptr);
    ~MapMenuActions() override;

    const QList<QAction*>& menu() const { return menu_; }
    QAction* exportAction() const { return export_; }
    /// For the tool bar: shows how strokes are mirrored, and opens the choice.
    SymmetryAction* symmetryAction() const { return state_; }

signals:
    void statisticsRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addSymmetry();
    void addSize();
    void addCharsets();
    void showExport();

    TextMapRenderer& renderer_;
    QList<QAction*> menu_;
    QActionGroup* mirrorings_;
    std::unique_ptr<QMenu> symmetryMenu_;
    QActionGroup* charsets_;
    std::unique_ptr<QMenu> charsetMenu_;
    SymmetryAction* state_;
    QAction* export_;
};

} // namespace stonemason::text_map
