// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_actions.h"

#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/icons.h"
#include "editor/text/error_text.h"

namespace stonemason {

namespace {

constexpr QSize pictureSize{1200, 1200};

} // namespace

GameActions::GameActions(const QString& prefix, Tempo tempo, Picture picture, Dialogs& dialogs,
                         QObject* parent)
    : BoundPlayActions(prefix, parent)
    , picture_(std::move(picture))
    , dialogs_(dialogs)
    , tempos_(new QActionGroup(this)) {
    QAction* goOn = add(QStringLiteral("go-on"), QStringLiteral("play"), {}, {}, Qt::Key_Space);
    goOn->setShortcutContext(Qt::WidgetShortcut); // only on the board: on a button Space presses it
    connect(goOn, &QAction::triggered, this, &GameActions::goOnOrPause);
    describeGoOn();
    QAction* resign = add(QStringLiteral("resign"), QStringLiteral("resign"), tr("Re&sign…"),
                          tr("Give up this game"), Qt::CTRL | Qt::SHIFT | Qt::Key_G);
    connect(resign, &QAction::triggered, this, &GameActions::resign);
    QAction* takeBack =
        add(QStringLiteral("take-back"), QStringLiteral("undo"), tr("Take Ba&ck"),
            tr("Take your last move back; in a game over the network the other player is asked first"),
            Qt::CTRL | Qt::Key_Backspace);
    connect(takeBack, &QAction::triggered, this, [this] { turns().takeBack(); });
    QAction* rematch =
        add(QStringLiteral("rematch"), QStringLiteral("rematch"), tr("Re&match"),
            tr("The same players once more; the other side moves first"), Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    connect(rematch, &QAction::triggered, this, &GameActions::rematchRequested);
    QAction* review =
        add(QStringLiteral("review"), QStringLiteral("search"), tr("Re&view"),
            tr("Mark the moves that lost most, in the list of all moves"), Qt::CTRL | Qt::ALT | Qt::Key_V);
    connect(review, &QAction::triggered, this, &GameActions::reviewRequested);
    QAction* save = add(QStringLiteral("save-picture"), QStringLiteral("picture"), tr("Save Pict&ure…"),
                        tr("Save the board as a PNG file"), Qt::CTRL | Qt::Key_E);
    connect(save, &QAction::triggered, this, &GameActions::savePicture);
    QAction* menu = add(QStringLiteral("tempo"), QStringLiteral("tempo"), tr("Tem&po"),
                        tr("How fast moves are shown and computers answer"));
    tempoMenu_ = std::make_unique<QMenu>();
    menu->setMenu(tempoMenu_.get());
    for (const Tempo choice : tempos)
        addTempo(choice);
    setTempo(tempo);
}

GameActions::~GameActions() = default;

void GameActions::addTempo(Tempo tempo) {
    QString text;
    switch (tempo) {
    case Tempo::Off: text = tr("&Off: at once"); break;
    case Tempo::Quick: text = tr("&Quick"); break;
    case Tempo::Normal: text = tr("&Normal"); break;
    case Tempo::Slow: text = tr("&Slow"); break;
    }
    QAction* choice = add(QStringLiteral("tempo-") + tempoId(tempo), QStringLiteral("tempo"), text,
                          tr("How fast moves are shown and computers answer"));
    choice->setCheckable(true);
    tempos_->addAction(choice);
    tempoMenu_->addAction(choice);
    connect(choice, &QAction::triggered, this, [this, tempo] { emit tempoChosen(tempo); });
}

void GameActions::setTempo(Tempo tempo) {
    tempos_->actions().at(int(tempo))->setChecked(true);
}

void GameActions::bound() {
    if (served_ != view()) {
        served_ = view();
        served_->boardWidget()->addAction(action(QStringLiteral("go-on")));
    }
    binding().on(&turns(), &TurnManager::changed, [this] { update(); });
    binding().on(document(), &PlayDocument::gameChanged, [this] { update(); });
    binding().on(&document()->undoStack(), &QUndoStack::canUndoChanged, [this] { update(); });
}

/// Updates the text of the action, which both continues and pauses, to its present effect.
void GameActions::describeGoOn() {
    const bool runs = isBound() && turns().isThinking();
    QAction* goOn = action(QStringLiteral("go-on"));
    const QString text = runs ? tr("Pa&use") : tr("&Go On");
    if (text == goOn->text()) return;
    const QString tip = runs ? tr("Pause the computer") : tr("Let the computer move");
    goOn->setText(text);
    goOn->setIcon(icon(runs ? QStringLiteral("pause") : QStringLiteral("play")));
    setTip(*goOn, tip);
    goOn->setStatusTip(tip);
}

void GameActions::goOnOrPause() {
    if (turns().isThinking()) return turns().setGoing(false);
    document()->show(document()->moveCount());
    turns().setGoing(true);
}

void GameActions::refresh() {
    describeGoOn();
    allow(QStringLiteral("go-on"), !document()->isLive() && (turns().isThinking() || turns().isResting()),
          tr("It is no computer player's turn."));
    allow(QStringLiteral("resign"), turns().canResign(), tr("Nobody here can resign this game now."));
    const QString noTakeBack = turns().whyNoTakeBack();
    allow(QStringLiteral("take-back"), noTakeBack.isEmpty(), noTakeBack);
    allow(QStringLiteral("review"), document()->isOver() && document()->moveCount() > 0,
          document()->isOver() ? tr("No move has been made.") : tr("The game is not over yet."));
}

void GameActions::resign() {
    const bool live = document()->isLive();
    const QString question = live ? tr("Resign this game? The other player wins, and this cannot be undone.")
                                  : tr("Resign this game? Undo takes it back.");
    if (!dialogs_.confirm(tr("Resign the Game"), question, tr("&Resign"))) return;
    // A peer may have left while the dialog was open: the question was then about another game.
    if (live == document()->isLive()) turns().resign();
}

void GameActions::savePicture() {
    const QString path = dialogs_.saveFile(
        tr("Save Picture"), fileNameFor(document()->title(), QStringLiteral("game")) + QStringLiteral(".png"),
        {tr("Pictures (*.png)")}, QStringLiteral("png"));
    if (path.isEmpty()) return;
    const QByteArray bytes = pngBytes(picture_(*document(), pictureSize));
    const Status written = writeFile(nativePath(path), bytes.toStdString());
    //: %1 is a file
    emit message(written ? tr("The board was saved as %1.").arg(shownPath(path))
                         : errorText(shownPath(path), written.error()));
}

} // namespace stonemason
