// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/template_workspace.h"

#include "core/pocket_heroes/format/template_text.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/grid/problems/problem_actions.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/model/template_words.h"
#include "editor/pocket_heroes/template/origin_template.h"
#include "editor/pocket_heroes/template/view/actions/template_actions.h"
#include "editor/pocket_heroes/template/view/actions/template_menu_actions.h"
#include "editor/pocket_heroes/template/view/canvas/graph_picture.h"
#include "editor/pocket_heroes/template/view/dialogs/new_template_dialog.h"
#include "editor/pocket_heroes/template/view/docks/template_properties_dock.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "editor/text/names.h"

#include <QApplication>
#include <QDir>
#include <QFile>

#include <utility>

namespace stonemason::pocket_heroes {

TemplateStatus::TemplateStatus(QObject* parent) : GridStatus(QStringLiteral("template."), parent) {
    cellLabel()->setAccessibleName(tr("Zone or link"));
}

void TemplateStatus::bind(TemplateDocument* document) {
    context_ = std::make_unique<QObject>();
    if (!document) return setSubject({});
    connect(document, &TemplateDocument::edited, context_.get(), [this] { updateCell(); });
    connect(document, &TemplateDocument::reportChanged, context_.get(), [this] { updateProblems(); });
    setSubject({.state = &document->view(),
                .view = nullptr,
                .cellText =
                    [document](Cell cell) {
                        return partText(document->worldTemplate(), document->catalogue(), cell);
                    },
                .problems = [document] { return ProblemCounts(document->report()); }});
}

namespace {

/// Those of a resource; empty when there is none.
std::string bytesOfResource(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

ProblemWords problemWords() {
    return {.show = TemplateWorkspace::tr("&Show in the Graph"),
            .showTip = TemplateWorkspace::tr("Show in the graph (Enter)"),
            .checking = TemplateWorkspace::tr("The template is still being checked…"),
            .changed = TemplateWorkspace::tr("The template has changed. Wait for the new check."),
            .readyTitle = TemplateWorkspace::tr("Ready to generate"),
            .ready = TemplateWorkspace::tr("Nothing is wrong with this template."),
            .readyWithNotes =
                TemplateWorkspace::tr("Nothing is wrong; the notes below are only worth knowing.")};
}

} // namespace

TemplateWorkspace::TemplateWorkspace(OnDemand<Catalogue> catalogue, QObject* parent)
    : Workspace(parent)
    , catalogue_(std::move(catalogue))
    , newTemplate_(new QAction(icon(QStringLiteral("template")), tr("New Template…"), this)) {
    newTemplate_->setObjectName(QStringLiteral("template.new"));
    newTemplate_->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_Z);
    setTip(*newTemplate_, tr("Draw a graph of zones that worlds of Pocket Heroes are made from"));
    connect(newTemplate_, &QAction::triggered, this, &TemplateWorkspace::showNewDialog);
}

void TemplateWorkspace::createEditor() {
    actions_ = new TemplateActions(this);
    status_ = new TemplateStatus(this);
    makeDocks();
    connectParts();
    setCurrent(nullptr, nullptr);
}

TemplateWorkspace::~TemplateWorkspace() = default;

void TemplateWorkspace::makeDocks() {
    preview_ = new TemplatePreviewDock(*catalogue_);
    properties_ = new TemplatePropertiesDock(*catalogue_);
    auto* config = new TemplateConfigDock(*catalogue_);
    problems_ = new ProblemsDock(QStringLiteral("template-problems"), problemWords());
    for (WorkspaceDock* dock :
         std::initializer_list<WorkspaceDock*>{preview_, properties_, config, problems_}) {
        setHelpPage(*dock, QStringLiteral("templates.md"));
        docks_.add(dock);
    }
    for (WorkspaceDock* dock : std::initializer_list<WorkspaceDock*>{config, problems_})
        dock->setProperty("tabWith", properties_->objectName());
    properties_->setProperty("tabs", QStringList{QStringLiteral("historyDock")});
}

void TemplateWorkspace::connectParts() {
    connect(actions_, &TemplateActions::message, this, &Workspace::message);
    for (const WorkspaceDock* dock : docks_.alive())
        connect(dock, &WorkspaceDock::message, this, &Workspace::message);
    actions_->problems().setPanel(*problems_, problems_->panel());
    connect(status_, &TemplateStatus::problemsClicked, this, [this] { showDock(problems_); });
    connect(preview_, &TemplatePreviewDock::worldWanted, this, &TemplateWorkspace::worldGenerated);
    connect(preview_, &TemplatePreviewDock::gameFileWanted, this, &TemplateWorkspace::gameFileWanted);
    connect(&actions_->menu(), &TemplateMenuActions::previewRequested, this, [this] { showDock(preview_); });
    const auto lead = [this](auto requested, void (TemplatePreviewDock::*follow)()) {
        connect(&actions_->menu(), requested, this, [this, follow] {
            showDock(preview_);
            (preview_->*follow)();
        });
    };
    lead(&TemplateMenuActions::worldRequested, &TemplatePreviewDock::openWorld);
    lead(&TemplateMenuActions::gameFileRequested, &TemplatePreviewDock::saveForGame);
    lead(&TemplateMenuActions::otherSeedRequested, &TemplatePreviewDock::drawSeed);
    lead(&TemplateMenuActions::comparisonRequested, &TemplatePreviewDock::compareSeeds);
    lead(&TemplateMenuActions::fairSeedRequested, &TemplatePreviewDock::findFairSeed);
    connect(&actions_->menu(), &TemplateMenuActions::propertiesRequested, this,
            [this] { showDock(properties_); });
}

QString TemplateWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("%1 templates (*.ztemplate *.json *.txt)").arg(localText(catalogue_->name));
}

QStringList TemplateWorkspace::saveFilters() const {
    return {tr("Stonemason template (*.ztemplate)"), tr("Generator's template (*.json)"), tr("Text (*.txt)")};
}

bool TemplateWorkspace::recognises(std::string_view bytes) const {
    return templateFormatOf(bytes).has_value();
}

int TemplateWorkspace::likeness(std::string_view text) const {
    return templateTextLikeness(text);
}

ContentReader TemplateWorkspace::contentReader() const {
    return [known = catalogue_](const std::string& bytes, ContentSource) -> Result<MakeDocument> {
        auto read = readTemplate(bytes);
        if (!read) return read.error();
        return MakeDocument([worldTemplate = std::move(read).value(), bytes, &catalogue = *known]() mutable {
            auto document = std::make_unique<TemplateDocument>(std::move(worldTemplate), catalogue);
            document->setFileBytes(bytes);
            return document;
        });
    };
}

QImage TemplateWorkspace::thumbnail(const Document& document, QSize size) const {
    const auto& shown = static_cast<const TemplateDocument&>(document);
    return graphImage(shown.worldTemplate(), shown.places(), size, QGuiApplication::palette());
}

QWidget* TemplateWorkspace::createView(Document& document, QWidget* parent) {
    ensureEditor();
    auto& opened = static_cast<TemplateDocument&>(document);
    std::erase(shown_, nullptr);
    shown_.emplace_back(&opened);
    auto* canvas = new GraphCanvas(opened, parent);
    canvas->addActions(actions_->contextMenu());
    canvas->setContextMenuPolicy(Qt::DefaultContextMenu);
    setHelpPage(*canvas, QStringLiteral("templates.md"));
    connect(&opened, &TemplateDocument::refused, canvas,
            [this](const QString& sentence) { emit message(sentence); });
    connect(canvas, &GraphCanvas::propertiesRequested, this, [this] { showDock(properties_); });
    return canvas;
}

void TemplateWorkspace::setCurrent(Document* document, QWidget* view) {
    ensureEditor();
    if (current_ != document && current_) current_->endGesture();
    current_ = qobject_cast<TemplateDocument*>(document);
    auto* canvas = current_ ? qobject_cast<GraphCanvas*>(view) : nullptr;
    for (WorkspaceDock* dock : docks_.alive())
        if (auto* bound = dynamic_cast<TemplateDock*>(dock)) bound->bind(current_, canvas);
    if (problems_)
        problems_->panel().setSource(current_ ? std::make_unique<TemplateProblems>(*current_) : nullptr);
    actions_->bind(current_, canvas);
    status_->bind(current_);
}

QList<QDockWidget*> TemplateWorkspace::docks() {
    ensureEditor();
    return docks_.alive<QDockWidget>();
}

WorkspaceActions TemplateWorkspace::actions() {
    ensureEditor();
    return actions_->places();
}

QList<FixedKeys> TemplateWorkspace::fixedKeys() const {
    return {
        {{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, tr("Go to the next zone or link")},
        {{Qt::CTRL | Qt::Key_Left, Qt::CTRL | Qt::Key_Right, Qt::CTRL | Qt::Key_Up, Qt::CTRL | Qt::Key_Down},
         tr("Move the selected zones")},
        {{Qt::Key_Space}, tr("Add to the selection, or take away")},
        {{Qt::Key_Return, Qt::Key_Enter}, tr("Select and show the properties")},
        {{Qt::Key_Escape}, tr("Cancel the gesture or clear the selection")}};
}

QList<QWidget*> TemplateWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

QStringList TemplateWorkspace::samples() const {
    QStringList paths;
    const QDir templates(QStringLiteral(":/templates"));
    for (const QString& name : templates.entryList({QStringLiteral("*.ztemplate")}, QDir::Files, QDir::Name))
        paths += templates.filePath(name);
    return paths;
}

QList<TourStep> TemplateWorkspace::tourSteps() const {
    return {
        {newTemplate_->objectName(), tr("Worlds from a drawing"),
         tr("New Template, in the File menu, begins a graph of zones for Pocket Heroes: double-click to add "
            "a zone, drag from rim to rim to link two. Its preview shows the world that becomes of it.")}};
}

void TemplateWorkspace::create(Template worldTemplate, bool isMadeToOrder) {
    auto* document = new TemplateDocument(std::move(worldTemplate), *catalogue_);
    document->markNeverSaved(isMadeToOrder);
    emit created(document);
}

void TemplateWorkspace::makeAgain(const WorldOrigin& origin, Dialogs& dialogs) {
    std::vector<Template> known = sampleTemplates();
    for (const QPointer<TemplateDocument>& document : shown_)
        if (document) known.push_back(document->worldTemplate());
    auto worldTemplate = templateOf(origin, known, dialogs);
    if (!worldTemplate) return;
    ensureEditor();
    worldTemplate->config.symmetry = origin.symmetry;
    create(*std::move(worldTemplate));
    if (!preview_) return;
    showDock(preview_);
    preview_->showSeed(int(origin.seed), origin.size);
}

std::vector<Template> TemplateWorkspace::sampleTemplates() const {
    std::vector<Template> templates;
    for (const QString& path : samples())
        if (auto read = readTemplate(bytesOfResource(path))) templates.push_back(std::move(read).value());
    return templates;
}

void TemplateWorkspace::showNewDialog() {
    NewTemplateDialog dialog(sampleTemplates(), *catalogue_, QApplication::activeWindow());
    if (dialog.exec() == QDialog::Accepted) create(dialog.worldTemplate(), dialog.isMadeToOrder());
}

} // namespace stonemason::pocket_heroes
