// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"
#include "editor/ambush/view/canvas/pattern_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::ambush {

class PatternRenderer;

/// The Pattern menu but for its problems: turning and flipping, size, properties, export.
class PatternMenuActions : public BoundPatternActions {
    Q_OBJECT

public:
    explicit PatternMenuActions(PatternRenderer& renderer, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }
    QAction* exportAction() const { return export_; }

signals:
    void propertiesRequested();
    void previewRequested();

protected:
    void bound() override {}

private:
    void addTurns();
    void addOthers();
    void addTurn(const QString& picture, const QString& text, const QString& tip, Transform transform);

    PatternRenderer& renderer_;
    std::unique_ptr<QMenu> turnMenu_;
    QAction* export_ = nullptr;
    QList<QAction*> menu_;
};

} // namespace stonemason::ambush
