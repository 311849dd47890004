// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_lobby.h"

#include "editor/lan/lan_game.h"

#include <QDir>
#include <QStandardPaths>

namespace stonemason {

LanLobby::LanLobby(MakeDocument makeDocument, Settings& settings, QObject* parent)
    : QObject(parent)
    , makeDocument_(std::move(makeDocument))
    , settings_(settings)
    , folder_(QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
                  .filePath(QStringLiteral("games"))) {
}

LanLobby::~LanLobby() {
    delete dialog_;
}

void LanLobby::ask(const MakeSetup& setup, QWidget* parent) {
    if (!dialog_) {
        dialog_ = new LanDialog({setup(), settings_}, parent);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog_, &LanDialog::connected, this, [this] {
            std::unique_ptr<LanConnection> link = dialog_->takeLink();
            dialog_->close();
            begin(std::move(link));
        });
    }
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

void LanLobby::begin(std::unique_ptr<LanConnection> link) {
    auto document = makeDocument_(std::move(link), folder_);
    if (!document) return;
    LanGame* game = LanGame::of(*document);
    connect(game, &LanGame::rematchBegun, this, [this, game] { begin(game->takeLink()); });
    connect(game, &LanGame::kept, this, &LanLobby::kept);
    connect(game, &LanGame::keptAtClose, this, &LanLobby::message);
    emit created(document.release());
}

QWidget* LanLobby::seat(const PlayDocument& document, TurnManager& turns, QWidget* view) {
    LanGame* game = LanGame::of(document);
    if (!game) return nullptr;
    auto* bar = new MessageBar(view);
    const auto show = [game, bar] { bar->post(game->notice()); };
    connect(game, &LanGame::changed, bar, show);
    show();
    game->seat(turns);
    return bar;
}

bool LanLobby::askForRematch(const PlayDocument& document) {
    LanGame* game = LanGame::of(document);
    if (!game) return false;
    if (const QString reason = game->whyNoRematch(); !reason.isEmpty())
        emit message(reason);
    else
        game->askForRematch();
    return true;
}

} // namespace stonemason
