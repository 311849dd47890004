// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/step_actions.h"

#include "editor/play/step_bar.h"

namespace stonemason {

StepActions::StepActions(const QString& prefix, QObject* parent) : BoundPlayActions(prefix, parent) {
    first_ = addStep(QStringLiteral("first"), QStringLiteral("first"), tr("&First Position"),
                     tr("Look at the start of the game"), Qt::CTRL | Qt::Key_Home, [] { return 0; });
    previous_ = addStep(QStringLiteral("previous"), QStringLiteral("previous"), tr("P&revious Move"),
                        tr("Look at the position one move before"), Qt::Key_PageUp,
                        [this] { return document()->shown() - 1; });
    next_ = addStep(QStringLiteral("next"), QStringLiteral("next"), tr("&Next Move"),
                    tr("Look at the position one move later"), Qt::Key_PageDown,
                    [this] { return document()->shown() + 1; });
    last_ = addStep(QStringLiteral("last"), QStringLiteral("last"), tr("L&ast Position"),
                    tr("Back to the current position"), Qt::CTRL | Qt::Key_End,
                    [this] { return document()->moveCount(); });
    playBack_ =
        add(QStringLiteral("play-back"), QStringLiteral("play"), tr("Pla&y the Game Back"),
            tr("Show one move after the other, from the position you look at"), Qt::SHIFT | Qt::Key_PageDown);
    playBack_->setCheckable(true);
    connect(playBack_, &QAction::triggered, this, &StepActions::playOrPause);
    connect(&playback_, &Playback::changed, this, [this] { update(); });
    QAction* branch =
        add(QStringLiteral("branch"), QStringLiteral("branch"), tr("&Branch Off in a New Tab"),
            tr("Open the game up to here in a new tab, to try something else"), Qt::CTRL | Qt::Key_B);
    connect(branch, &QAction::triggered, this, [this] {
        if (document()->isLive())
            emit message(tr("A network game can be branched off only when it is over."));
        else
            emit branchRequested();
    });
}

QAction* StepActions::addStep(const QString& id, const QString& picture, const QString& text,
                              const QString& tip, const QKeySequence& keys,
                              const std::function<int()>& target) {
    QAction* step = add(id, picture, text, tip, keys);
    step->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(step, &QAction::triggered, this, [this, target] { document()->show(target()); });
    return step;
}

void StepActions::playOrPause(bool play) {
    play ? playback_.start(*view()) : playback_.stop();
}

void StepActions::bound() {
    playback_.stop(); // of another game
    if (served_ != view()) {
        served_ = view();
        served_->addActions(back() + forward());
        served_->steps()->setActions(back(), forward());
    }
    binding().on(document(), &PlayDocument::gameChanged, [this] { update(); });
    binding().on(document(), &PlayDocument::shownChanged, [this] { update(); });
}

void StepActions::refresh() {
    for (const QAction* action : back())
        allow(action, document()->shown() > 0, tr("This is the beginning of the game."));
    for (const QAction* action : forward())
        allow(action, !document()->isAtEnd(), tr("No later move has been made."));
    allow(playBack_, document()->moveCount() > 0, tr("No move has been made yet."));
    playBack_->setChecked(playback_.isRunning());
}

} // namespace stonemason
