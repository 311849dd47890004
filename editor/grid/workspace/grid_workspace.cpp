// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/workspace/grid_workspace.h"

#include "editor/app/settings/action_keys.h"
#include "editor/app/settings/author.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/grid/workspace/grid_status.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace stonemason {

GridWorkspace::GridWorkspace(GridWorkspaceWords words, QObject* parent)
    : Workspace(parent), words_(std::move(words)) {
}

GridWorkspace::~GridWorkspace() = default;

QAction* GridWorkspace::addNew(const NewDocumentEntry& entry, const std::function<void()>& begin) {
    auto* action = new QAction(icon(entry.icon), entry.text, this);
    action->setObjectName(entry.id);
    action->setShortcut(entry.keys);
    setTip(*action, entry.tip);
    connect(action, &QAction::triggered, this, begin);
    newDocument_ += action;
    return action;
}

void GridWorkspace::insertDock(WorkspaceDock& dock, const DockPlace& place) {
    dock.setObjectName(nameOf(dock.objectName()));
    dock.setProperty("share", place.share);
    dock.setProperty("closed", place.closed);
    if (place.behind) dock.setProperty("tabWith", place.behind->objectName());
    if (place.hasHistory) dock.setProperty("tabs", QStringList{QStringLiteral("historyDock")});
    if (!place.help.isEmpty()) setHelpPage(dock, place.help);
    connect(&dock, &WorkspaceDock::message, this, &Workspace::message);
    docks_.add(&dock);
}

ProblemsDock* GridWorkspace::addProblems(const QString& id, const ProblemWords& words,
                                         const DockPlace& place) {
    return problems_ = addDock(new ProblemsDock(id, words), place);
}

void GridWorkspace::makePanels() {
    for (const MakePanel& make : std::as_const(makePanels_)) {
        GroundDock* panel = make();
        panel->setObjectName(nameOf(panel->objectName()));
        panel->setProperty("tabWith", panelsBehind_);
        connect(panel, &GroundDock::message, this, &Workspace::message);
        panels_.add(panel);
    }
}

void GridWorkspace::setStatus(GridStatus& status) {
    status_ = &status;
    connect(&status, &GridStatus::problemsClicked, this, [this] { showDock(problems_); });
}

QList<QDockWidget*> GridWorkspace::docks() {
    ensureEditor();
    return docks_.alive<QDockWidget>() + panels_.alive<QDockWidget>();
}

QList<FixedKeys> GridWorkspace::fixedKeys() const {
    return {{{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, words_.moveFrame},
            {{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}, tr("Use the tool at the frame")},
            {{Qt::Key_Escape}, tr("Cancel the current stroke, the pasted piece or the selection")}};
}

QList<QWidget*> GridWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

QStringList GridWorkspace::samples() const {
    const QFileInfo place(words_.samples);
    const QDir folder = place.dir();
    QStringList paths;
    for (const QString& name : folder.entryList({place.fileName()}, QDir::Files, QDir::Name))
        paths += folder.filePath(name);
    return paths;
}

void GridWorkspace::rememberIn(Settings& settings) {
    settings_ = &settings;
    stamps_.rememberIn(settings, id());
    sketches_.rememberIn(settings);
    if (author_) rememberAuthor(*author_, settings);
}

void GridWorkspace::setAuthorField(QLineEdit& field) {
    author_ = &field;
    if (settings_) rememberAuthor(field, *settings_);
}

std::string GridWorkspace::bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace stonemason
