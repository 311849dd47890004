// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/origin.h"
#include "core/pocket_heroes/rules/zones.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/app/files/workspace.h"
#include "editor/app/tasks/on_demand.h"
#include "editor/app/widgets/binding.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/workspace/grid_status.h"
#include "editor/pocket_heroes/template/view/canvas/template_binding.h"

#include <QPointer>

#include <vector>

namespace stonemason {
class Dialogs;
}

namespace stonemason::pocket_heroes {

class TemplateActions;
class TemplateDocument;
class TemplatePreviewDock;
class TemplatePropertiesDock;

/// The template workspace's part of the status bar: the zone or the link under the pointer, or with the
/// cursor, and the count of problems.
class TemplateStatus : public GridStatus {
    Q_OBJECT

public:
    explicit TemplateStatus(QObject* parent = nullptr);

    void bind(TemplateDocument* document);

private:
    std::unique_ptr<QObject> context_; ///< of what is connected to the document
};

/// The workspace of the main window for editing the templates from which worlds of Pocket Heroes are
/// generated.
class TemplateWorkspace : public Workspace {
    Q_OBJECT

public:
    /// The catalogue is loaded when the first template is read or begun. One that is there already must
    /// outlive the workspace and its documents.
    explicit TemplateWorkspace(OnDemand<Catalogue> catalogue, QObject* parent = nullptr);
    ~TemplateWorkspace() override;

    QString id() const override { return QStringLiteral("template"); }
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("ztemplate"); }

    bool recognises(std::string_view bytes) const override;
    int likeness(std::string_view text) const override;
    ContentReader contentReader() const override;
    QImage thumbnail(const Document& document, QSize size) const override;
    QList<QAction*> newDocumentActions() override { return {newTemplate_}; }

    QWidget* createView(Document& document, QWidget* parent) override;
    void setCurrent(Document* document, QWidget* view) override;

    QList<QDockWidget*> docks() override;
    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<QWidget*> statusWidgets() override;
    QStringList samples() const override;
    QList<TourStep> tourSteps() const override;

    /// Makes a document of a template as the New Template dialog does, and emits created(). One that is made
    /// to order is not closed without a question.
    void create(Template worldTemplate, bool isMadeToOrder = false);
    /// Makes a document of the template that a world of that origin was made from, with that world in its
    /// preview. One that is neither open nor a sample is read from a file that the person is asked for.
    void makeAgain(const WorldOrigin& origin, Dialogs& dialogs);
    /// The templates to start from.
    std::vector<Template> sampleTemplates() const;

signals:
    /// The user requested a generated world, with these zones, as a document.
    void worldGenerated(const stonemason::pocket_heroes::World& world,
                        const stonemason::pocket_heroes::ZoneMap& zones);
    /// The user requested a generated world as a file for the game.
    void gameFileWanted(const stonemason::pocket_heroes::World& world);

protected:
    void createEditor() override;

private:
    void makeDocks();
    void connectParts();
    void showNewDialog();

    OnDemand<Catalogue> catalogue_;
    TemplateActions* actions_ = nullptr;
    TemplateStatus* status_ = nullptr;
    QPointer<TemplatePropertiesDock> properties_;
    QPointer<ProblemsDock> problems_;
    QPointer<TemplatePreviewDock> preview_;
    GivenWidgets<WorkspaceDock> docks_;
    QAction* newTemplate_;
    std::vector<QPointer<TemplateDocument>> shown_; ///< all documents shown so far; null for closed ones
    QPointer<TemplateDocument> current_;
};

} // namespace stonemason::pocket_heroes
