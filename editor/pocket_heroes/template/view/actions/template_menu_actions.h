// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/graph_edit.h"
#include "editor/pocket_heroes/template/view/canvas/template_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::pocket_heroes {

/// The Template menu but for its problems: zones, links, where they are drawn, properties, export.
class TemplateMenuActions : public BoundTemplateActions {
    Q_OBJECT

public:
    explicit TemplateMenuActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }
    QList<QAction*> toolBar() const;
    QAction* exportAction() const { return action(QStringLiteral("export")); }

signals:
    void propertiesRequested();
    void previewRequested();
    void worldRequested();
    void gameFileRequested();
    void otherSeedRequested();
    void comparisonRequested();
    void fairSeedRequested();

protected:
    void bound() override;
    void refresh() override;

private:
    void addKinds();
    void addAlignments();
    void addViews();
    void addSeeds();
    void insertZone();
    void showExport();
    QString whyNoWorld() const;

    std::unique_ptr<QMenu> kinds_;
    std::unique_ptr<QMenu> alignments_;
    QList<QAction*> alignActions_;
    QList<QAction*> menu_;
};

} // namespace stonemason::pocket_heroes
