// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/play_workspace.h"

#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/icons.h"
#include "editor/play/game_actions.h"
#include "editor/play/game_over_panel.h"
#include "editor/play/move_list_dock.h"
#include "editor/play/step_actions.h"

namespace stonemason {

PlayWorkspace::PlayWorkspace(const QString& prefix, const SettingKey<QString>& tempo, Settings& settings,
                             Dialogs& dialogs, QObject* parent)
    : Workspace(parent)
    , settings_(settings)
    , dialogs_(dialogs)
    , prefix_(prefix)
    , tempoKey_(tempo)
    , played_(tempoFromId(settings.value(tempo))) {
}

void PlayWorkspace::createEditor() {
    save_ = new QAction(icon(QStringLiteral("save")), tr("Save…"), this);
    steps_ = new StepActions(prefix_, this);
    game_ = new GameActions(
        prefix_, played_,
        [this](const PlayDocument& document, QSize size) { return thumbnail(document, size); }, dialogs_,
        this);
    for (ActionSet* set : std::initializer_list<ActionSet*>{steps_, game_})
        connect(set, &ActionSet::message, this, &Workspace::message);
    connect(steps_, &StepActions::branchRequested, this, [this] { branch(); });
    connect(game_, &GameActions::tempoChosen, this, &PlayWorkspace::chooseTempo);
    connect(game_, &GameActions::rematchRequested, this, [this] { rematch(); });
    connect(game_, &GameActions::reviewRequested, this, [this] {
        showDock(moves_);
        review();
    });
    setTip(*save_, tr("Keep this game in a file"));
    connect(save_, &QAction::triggered, this, &Workspace::saveRequested);
}

void PlayWorkspace::setMoveList(MoveListDock* dock) {
    moves_ = dock;
}

void PlayWorkspace::setTempo(Tempo tempo) {
    played_ = tempo;
    settings_.setValue(tempoKey_, tempoId(tempo));
    followTempo();
}

/// Sets the tempo of the current game.
void PlayWorkspace::chooseTempo(Tempo tempo) {
    if (!view_ || !view_->playDocument().isWatched()) return setTempo(tempo);
    watched_ = tempo;
    followTempo();
}

void PlayWorkspace::followTempo() {
    if (!game_) return;
    const Tempo tempo = view_ ? tempoOf(view_->playDocument()) : played_;
    game_->setTempo(tempo);
    if (view_) view_->setTempo(tempo);
}

QWidget* PlayWorkspace::createView(Document& document, QWidget* parent) {
    ensureEditor();
    PlayView* view = makeView(static_cast<PlayDocument&>(document), parent);
    QList<QAction*> next{game_->action(QStringLiteral("rematch")), game_->action(QStringLiteral("review")),
                         save_};
    next.removeIf([](const QAction* action) { return !action->isVisible(); });
    view->gameOverPanel()->setActions(next);
    return view;
}

void PlayWorkspace::setCurrent(Document* document, QWidget* view) {
    ensureEditor();
    auto* current = qobject_cast<PlayDocument*>(document);
    view_ = current ? qobject_cast<PlayView*>(view) : nullptr;
    followTempo();
    for (QDockWidget* dock : docks_.alive())
        if (auto* bound = dynamic_cast<PlayDock*>(dock)) bound->bind(current, view_);
    steps_->bind(current, view_);
    game_->bind(current, view_);
    bindOwn(current, view_);
}

QList<QDockWidget*> PlayWorkspace::docks() {
    ensureEditor();
    return docks_.alive();
}

WorkspaceActions PlayWorkspace::placesOf(const QList<QAction*>& moving) {
    const auto separator = [this] {
        auto* line = new QAction(this);
        line->setSeparator(true);
        return line;
    };
    const auto game = [this](const char* name) { return game_->action(QString::fromLatin1(name)); };
    WorkspaceActions places;
    places.view = {game("tempo")};
    places.menu = moving + QList{separator(), game("go-on"), separator()} + steps_->all() +
                  QList{separator(), game("take-back"), game("resign"), game("rematch"), game("review")};
    for (const char* worded : {"go-on", "rematch", "tempo"})
        game(worded)->setProperty("showText", true);
    places.toolBar = {steps_->action(QStringLiteral("branch")),
                      game("go-on"),
                      game("tempo"),
                      game("take-back"),
                      game("resign"),
                      game("rematch")};
    places.exports = {game("save-picture")};
    return places;
}

} // namespace stonemason
